import { codeSpan } from './code-span.ts';
import { permalink, type SourceLinks } from './permalink.ts';

/** File names may be 4 kB long; the end says most. */
const fileLength = 120;

/** `file:line` as code, linked to the analysed commit where there is one. */
export function placeMarkdown(place: { file: string; line: number }, links: SourceLinks | null): string {
  return linked(codeSpan(`${shortFile(place.file)}:${place.line}`, fileLength + 20), permalink(links, place));
}

/** "line 5", linked to the analysed commit where there is one. */
export function lineMarkdown(place: { file: string; line: number }, links: SourceLinks | null): string {
  return linked(`line ${place.line}`, permalink(links, place));
}

export function shortFile(file: string): string {
  return file.length <= fileLength ? file : `…${file.slice(-fileLength + 1)}`;
}

function linked(text: string, url: string | null): string {
  return url === null ? text : `[${text}](${url})`;
}
