import { quoted } from './message.ts';
import { cut, plainText } from './plain-text.ts';

/** Longer values are arrays and structures, of which the beginning is enough. */
const valueLength = 60;

/** What is longer has no end that anybody is told, and may have been made to take long. */
const longestRead = 4000;

/** Numbers that say more by their name; each is equal to the macro whatever the type of the variable. */
const namedNumbers: Readonly<Record<string, string>> = {
  '-2147483648': 'INT_MIN',
  '2147483647': 'INT_MAX',
  '4294967295': 'UINT_MAX',
  '-9223372036854775808': 'INT64_MIN',
  '9223372036854775807': 'INT64_MAX',
  '18446744073709551615': 'UINT64_MAX',
};

/** Whole values that ESBMC prints in words of its own (all measured), in words of everybody. */
const wholes: readonly (readonly [RegExp, string])[] = [
  [/^NULL$/, 'NULL'],
  [/^&dynamic_\d+_(?:array\[0\]|value)$/, 'a heap block'],
  [/^(?:INVALID-?\d*|invalid-object)$/, 'an invalid pointer'],
  [/^[+-]?nan$/i, 'NaN'],
  [/^\+?inf(?:inity)?$/i, 'infinity'],
  [/^-inf(?:inity)?$/i, '-infinity'],
  [/^nondet_symbol\(.*\)$/, 'any value'],
  [/^(?:nil|\{ \.pointer_object=nil, \.pointer_offset=nil \})$/, 'not set'],
];

/** The same inside a larger value, where only code fits. */
const inners: readonly (readonly [RegExp, string])[] = [
  [/\{ \.pointer_object=nil, \.pointer_offset=nil \}|\bnil\b/g, '?'],
  [/\bnondet_symbol\([^)]*\)/g, '?'],
  [/\bINVALID-?\d+\b|\binvalid-object\b/g, 'invalid'],
  [/&dynamic_\d+_(?:array\[0\]|value)/g, 'heap'],
  [/\.anon_pad#\d+=[^,}]*, ?/g, ''],
  [/\+ -/g, '- '],
];

/** A value that ESBMC printed, as part of a message: a number or words, or code in backticks. */
export function readableValue(value: string): string {
  const text = simplified(value);
  for (const [pattern, words] of wholes) if (pattern.test(text)) return words;
  const name = namedNumbers[text];
  if (name !== undefined) return `${text} (${name})`;
  if (/^[+-]?[\w.]+(?:e[+-]?\d+)?$/i.test(text)) return cut(text, valueLength);
  return quoted(
    inners.reduce((shorter, [pattern, short]) => shorter.replace(pattern, short), text),
    valueLength,
  );
}

/** `(char *)((unsigned long)(&x))` -> `&x`. */
function withoutCasts(text: string): string {
  const cast = /^\(\s*(?:[\w\s]+|struct [^()]+?)\**\s*\)\s*(?=[\w(&])(.+)$/.exec(text);
  const uncast = cast?.[1] ?? text;
  const isWrapped = /^\((?:[^()]|\([^()]*\))*\)$/.test(uncast);
  const bare = isWrapped ? uncast.slice(1, -1) : uncast;
  return bare === text ? bare : withoutCasts(bare);
}

/** Without the bits after a number and without the casts in front of a pointer. */
export function simplified(value: string): string {
  const text = plainText(value, longestRead)
    .trim()
    .replace(/ \([01 ]+\)$/, '');
  const bare = withoutCasts(text);
  return bare === '0' && /^\(\s*[^()]*\*+\s*\)/.test(text) ? 'NULL' : bare;
}
