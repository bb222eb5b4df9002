import { plainText } from '../review/plain-text.ts';
import { shownFile } from '../review/shown-file.ts';

/** The name of a file in the page: in every place the same, so that a place leads to its source. */
export function pageFile(file: string): string {
  return plainText(shownFile(file));
}
