import type { Counterexample, TraceStep } from '../../domain/counterexample.ts';
import type { CFunction } from '../../project/c-file.ts';

const scan = /\bf?scanf\s*\(/;
const character = /\b(?:getchar|f?getc)\s*\(/;

/**
 * What a program reads from standard input in a counterexample, as far as its trace tells: numbers that `scanf` stored
 * and characters that were read one by one. Null when it shows none.
 */
export function standardInput(
  { steps }: Counterexample,
  linesOf: (file: string) => readonly string[] | null,
): string | null {
  const pieces = steps.map((step) => pieceOf(step, linesOf) ?? '');
  return pieces.every((piece) => piece === '') ? null : pieces.join('');
}

function pieceOf(
  { location: { file, line }, assignment: { value } }: TraceStep,
  linesOf: (file: string) => readonly string[] | null,
): string | null {
  const text = linesOf(file)?.[line - 1] ?? '';
  const number = /^[+-]?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/.test(value) ? Number(value) : Number.NaN;
  if (Number.isNaN(number)) return null;
  const isCharacter = character.test(text) || (scan.test(text) && text.includes('%c'));
  if (isCharacter) return number < 0 ? null : String.fromCharCode(number & 0xff);
  return scan.test(text) ? `${value}\n` : null;
}

const readers =
  /^(?:v?f?scanf|f?getc|getchar|f?gets|getline|getdelim|fread|read|recv|recvfrom|getenv|s?rand|random|time|clock|gettimeofday|fopen|open)$/;

/** Whether what happens may depend on more than arguments and what the verifier's own functions return. */
export function readsFromOutside(functions: readonly CFunction[]): boolean {
  return functions.some(({ calls }) => calls.some(({ name }) => readers.test(name)));
}
