import type { CFunction } from '../../project/c-file.ts';
import type { InputFunction } from './input-functions.ts';

/** Reads standard input byte by byte; negative at its end. */
export const byteFunction: InputFunction = {
  name: 'esbmc_action_any_byte',
  header: 'int esbmc_action_any_byte(void)',
  isDeclared: true,
};

const readers = /^(?:fgets|fread|read|f?getc|getchar)$/;
const others = /^(?:v?f?scanf|gets|getline|getdelim|ungetc|recv|recvfrom)$/;

/** Whether all that a unit reads from standard input goes through functions that are recorded byte by byte. */
export function readsBytes(functions: readonly CFunction[]): boolean {
  const calls = functions.filter(({ isDefinition }) => isDefinition).flatMap((one) => one.calls);
  const defined = new Set(functions.filter(({ isDefinition }) => isDefinition).map(({ name }) => name));
  const reads = (names: RegExp) => calls.some(({ name }) => names.test(name) && !defined.has(name));
  return reads(readers) && !reads(others);
}

/** Of one call; a longer one is not looked for. */
const mostBytes = 32;

/** Before the unit's text: its calls go to functions of the recording. */
export const bytePrelude: readonly string[] = [
  '#include <stdio.h>',
  '#include <unistd.h>',
  '#undef getchar',
  '#undef getc',
  '#define fgets(to, size, from) esbmc_action_fgets(to, size)',
  '#define fread(to, size, count, from) esbmc_action_fread(to, size, count)',
  '#define read(from, to, size) esbmc_action_read(to, size)',
  '#define fgetc(from) esbmc_action_byte()',
  '#define getc(from) esbmc_action_byte()',
  '#define getchar() esbmc_action_byte()',
  'extern void __ESBMC_assume(_Bool);',
  `extern ${byteFunction.header};`,
  'static int esbmc_action_byte(void)',
  '{',
  '  static int ended;',
  '  if (ended) return -1;',
  `  int byte = ${byteFunction.name}();`,
  '  __ESBMC_assume(byte >= -1 && byte <= 255);',
  '  if (byte < 0) ended = 1;',
  '  return byte;',
  '}',
  // Straight statements, as a loop would have to be unwound.
  'static long esbmc_action_fill(char *to, long size, int end)',
  '{',
  '  long at = 0;',
  '  int byte = 0;',
  ...Array.from(
    { length: mostBytes },
    () =>
      '  if (at < size && byte >= 0 && byte != end && (byte = esbmc_action_byte()) >= 0) to[at++] = byte;',
  ),
  '  __ESBMC_assume(at >= size || byte < 0 || byte == end);',
  '  return at;',
  '}',
  'static char *esbmc_action_fgets(char *to, int size)',
  '{',
  "  long at = esbmc_action_fill(to, size - 1, '\\n');",
  '  if (at == 0) return 0;',
  '  to[at] = 0;',
  '  return to;',
  '}',
  'static long esbmc_action_read(void *to, long size) { return esbmc_action_fill(to, size, -2); }',
  'static unsigned long esbmc_action_fread(void *to, unsigned long size, unsigned long count)',
  '{',
  '  return size == 0 ? 0 : esbmc_action_fill(to, size * count, -2) / size;',
  '}',
];

/** What was read, a byte a character, from the values that `byteFunction` returned. */
export function bytesRead(values: readonly (string | null)[]): string {
  const numbers = values.map((value) => Number(value ?? '0'));
  const end = numbers.findIndex((one) => one < 0);
  return String.fromCharCode(...numbers.slice(0, end === -1 ? undefined : end).map((one) => one & 0xff));
}
