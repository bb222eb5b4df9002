import { codeSpan } from './code-span.ts';
import { permalink, type SourceLinks } from './permalink.ts';
import { shownFile } from './shown-file.ts';

/** `file:line` as code, linked to the analysed commit where there is one. */
export function placeMarkdown(place: { file: string; line: number }, links: SourceLinks | null): string {
  return linked(codeSpan(`${shownFile(place.file)}:${place.line}`), permalink(links, place));
}

/** "line 5", linked to the analysed commit where there is one. */
export function lineMarkdown(place: { file: string; line: number }, links: SourceLinks | null): string {
  return linked(`line ${place.line}`, permalink(links, place));
}

function linked(text: string, url: string | null): string {
  return url === null ? text : `[${text}](${url})`;
}
