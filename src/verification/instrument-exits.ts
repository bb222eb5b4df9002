import type { CFunction } from '../project/c-file.ts';

/** What a canary's comment starts with; the function's name follows. */
export const canaryLabel = 'esbmc-action:exit:';

/**
 * Puts an assertion that can't hold at each exit of the functions, without moving a line: it fails exactly when the
 * exit is reached. A function that shares the line of its closing brace with another one is left alone.
 */
export function instrumentExits(text: string, functions: readonly CFunction[]): string {
  const lines = text.split('\n');
  for (const { name, returns, body } of functions) {
    if (body === null || functions.some((other) => other.name !== name && other.body?.end === body.end))
      continue;
    const canary = `__ESBMC_assert(0,"${canaryLabel}${name}")`;
    // From the end to the start, so that positions on the same line stay right.
    insertBefore(lines, body.end, '}', `${canary};`);
    for (const { line, column } of returns.toReversed()) {
      const old = lines[line - 1] ?? '';
      const afterKeyword = column - 1 + 'return'.length;
      const rest = old.slice(afterKeyword);
      const separator = rest.trimStart().startsWith(';') ? '' : ',';
      lines[line - 1] = `${old.slice(0, afterKeyword)} ${canary}${separator}${rest}`;
    }
  }
  return lines.join('\n');
}

function insertBefore(lines: string[], line: number, last: string, insert: string): void {
  const old = lines[line - 1] ?? '';
  const at = old.lastIndexOf(last);
  if (at >= 0) lines[line - 1] = old.slice(0, at) + insert + old.slice(at);
}
