import type { PagePlace, Words } from '../page-data.ts';
import { type Child, el } from './element.ts';
import { hashOf } from './route.ts';

/** A message, with its code as code. */
export function showWords(words: Words): readonly Child[] {
  return words.map((part) => (typeof part === 'string' ? part : el('code', {}, part[0])));
}

/** A place as a link into the page's own view of the file. */
export function placeLink(place: PagePlace): HTMLElement {
  const link = el(
    'a',
    { href: hashOf({ view: 'file', file: place.file, line: place.line }), class: 'place' },
    `${place.file}:${place.line}`,
  );
  return place.function === null ? link : el('span', {}, link, ' in ', el('code', {}, place.function));
}

export function secondsText(seconds: number): string {
  return `${seconds < 10 ? seconds.toFixed(1) : Math.round(seconds)} s`;
}

export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count} ${count === 1 ? noun : plural}`;
}
