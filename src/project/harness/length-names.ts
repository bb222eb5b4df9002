import type { Sibling } from './sibling.ts';

const lengthWord =
  /^(?:n|nn|len|length|size|siz|sz|count|cnt|num|cap|capacity|max|maxlen|maxsize|limit|total|nbytes|bytes|nelems?|nmemb|nitems|bufsize|bufsz|buflen|bufferlen|buffersize|amount|elements|l|left|remaining|remain|avail|available|rest)$/;
const suffixes = new Set(
  'len length size siz sz count cnt n num bytes cap capacity max maxlen limit used alloc'.split(' '),
);
const prefixes = new Set('n num len length size count cap max numof no nr'.split(' '));
const endsAsLength =
  /(?:_|[a-z0-9])(?:len|length|size|sz|count|cnt|num|bytes|cap|capacity|max|limit|left|remaining|avail)$/i;

const startsAsLength = /^(?:len|size|num|count|cap)(?:[A-Z_]|$)/;

/** A name that says that a number counts something. */
export function isLengthName(name: string): boolean {
  return lengthWord.test(plain(name)) || endsAsLength.test(name) || startsAsLength.test(name);
}

/** A name of a number of elements or a position among them, beside what it is about. */
export function isCountName(name: string): boolean {
  return isLengthName(name) || isIndexName(name) || /used|fill|top|tail|head|pos|end|cur/i.test(name);
}

/** A name of a position in something. */
export function isIndexName(name: string): boolean {
  return /^(?:i|j|k|idx|index|pos|position|offset|off|at|row|col|column|x|y|slot|which)$/.test(plain(name));
}

/** How strongly the names and positions say that a number is the length of a pointer. */
export function nameScore(pointer: Sibling, number: Sibling, pointers: readonly Sibling[]): number {
  const name = number.place.name;
  if (isNamedAfter(pointer.place.name, name)) return 5;
  // `srclen` is not the length of `dst`.
  if (pointers.some((other) => other !== pointer && isNamedAfter(other.place.name, name))) return 0;
  if (!lengthWord.test(plain(name))) return isLengthName(name) ? 1 : 0;
  const distance = number.position - pointer.position;
  const isFirstPointer = !pointers.some(({ position }) => position < number.position);
  if (distance === 1 || (distance === -1 && isFirstPointer)) return 3;
  const isNextPointer = !pointers.some(
    ({ position }) => position > pointer.position && position < number.position,
  );
  return distance > 0 && isNextPointer ? 3 : 2;
}

function isNamedAfter(pointer: string, number: string): boolean {
  const stem = plain(pointer);
  const text = plain(number);
  // `argv` and `argc`.
  if (stem.length > 1 && stem.endsWith('v') && text === `${stem.slice(0, -1)}c`) return true;
  return stems(stem).some(
    (one) =>
      one.length > 0 &&
      ((text.startsWith(one) && suffixes.has(text.slice(one.length))) ||
        (text.endsWith(one) && prefixes.has(text.slice(0, -one.length)))),
  );
}

/** `items` is counted by `item_count`, `buffer` by `buf_len`, `p_data` by `data_len`. */
function stems(name: string): readonly string[] {
  const shortest = 3;
  const all = [name, name.replace(/s$/, ''), name.replace(/^p/, '')];
  if (name.startsWith('buffer')) all.push('buf');
  // `entry_buf` and `entry_size` are about the same entry.
  all.push(name.replace(/(?:buf|buffer|data|ptr|arr|array|elems|vec)$/, ''));
  return all.filter((one) => one === name || one.length >= shortest);
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll('_', '');
}
