import type { CToken } from './c-token.ts';

/** A preprocessing directive, wherever it stands: inactive branches count too. */
export interface CDirective {
  /** For example `include` or `ifdef`; empty for the null directive, `line` for a line marker (`# 1 "x.c"`). */
  readonly name: string;
  readonly line: number;
  /** What follows the name. */
  readonly tokens: readonly CToken[];
  /** Offsets in the source, from the `#` to the end of the last token. */
  readonly start: number;
  readonly end: number;
}

/** The directives of a file, in order. */
export function directivesOf(tokens: readonly CToken[]): CDirective[] {
  const groups = new Map<number, CToken[]>();
  for (const token of tokens) {
    if (token.directive === null) continue;
    const group = groups.get(token.directive);
    if (group) group.push(token);
    else groups.set(token.directive, [token]);
  }
  return [...groups.values()].flatMap(toDirective);
}

function toDirective(group: readonly CToken[]): CDirective[] {
  const [hash, name, ...rest] = group;
  const last = group.at(-1);
  if (hash === undefined || last === undefined) return [];
  const place = { line: hash.line, start: hash.start, end: last.end };
  if (name?.kind === 'number') return [{ ...place, name: 'line', tokens: [name, ...rest] }];
  if (name !== undefined && name.kind !== 'word') return [{ ...place, name: '', tokens: [name, ...rest] }];
  return [{ ...place, name: name?.text ?? '', tokens: rest }];
}
