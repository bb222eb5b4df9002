import type { CFunction } from '../c-file.ts';
import type { CToken } from '../c-token.ts';
import { programTokens } from './declaration-reader.ts';

/** A condition that a comment above a function asks its callers for. */
export type RequiresClause =
  | { readonly ok: true; readonly condition: string; readonly line: number }
  | { readonly ok: false; readonly reason: string; readonly line: number };

/**
 * The conditions of the `esbmc: requires(...)` comments directly above a function, or in the comment above it. Each is
 * an expression of C without calls, casts and assignments over the function's parameters and the known names:
 * anything else is refused, as its text would become code.
 * @param text of the file that the function is in
 * @param knownNames globals, macros and enumerators that a condition may use
 */
export function requiresOf(
  text: string,
  one: CFunction,
  knownNames: ReadonlySet<string>,
): readonly RequiresClause[] {
  return requiresIn(linesWithRequires(text), one, knownNames);
}

/** The lines of a text in which there may be clauses; null, as for most files, where there are none. */
export function linesWithRequires(text: string): readonly string[] | null {
  return /\besbmc:\s*requires/.test(text) ? text.split(/\r?\n/) : null;
}

/** The same for a text that was taken apart before, for all of its functions. */
export function requiresIn(
  lines: readonly string[] | null,
  one: CFunction,
  knownNames: ReadonlySet<string>,
): readonly RequiresClause[] {
  if (lines === null) return [];
  let first = one.lines.start - 1;
  while (first > 0 && isComment(lines, first - 1)) first -= 1;
  const known = new Set([...knownNames, ...one.parameters.flatMap(({ name }) => name ?? [])]);
  return lines.slice(first, one.lines.start - 1).flatMap((line, offset) => {
    const start = /\besbmc:\s*requires\s*\(/.exec(line);
    if (start === null) return [];
    const condition = upToClosing(line.slice(start.index + start[0].length));
    const at = first + offset + 1;
    if (condition === null)
      return [{ ok: false, reason: 'the parenthesis of `requires` is not closed on its line', line: at }];
    const reason = refusal(condition, known);
    return [reason === null ? { ok: true, condition, line: at } : { ok: false, reason, line: at }];
  });
}

/** A line that is only comment, so that what it says is about what follows. */
function isComment(lines: readonly string[], index: number): boolean {
  const line = (lines[index] ?? '').trim();
  return /^(?:\/\/|\/\*|\*)/.test(line) || /^[^"']*\*\/$/.test(line);
}

function upToClosing(text: string): string | null {
  let open = 1;
  for (let at = 0; at < text.length; at += 1) {
    if (text[at] === '(') open += 1;
    if (text[at] === ')') open -= 1;
    if (open === 0) return text.slice(0, at).trim();
  }
  return null;
}

/** Why a text is no condition; null when it is one. */
function refusal(condition: string, known: ReadonlySet<string>): string | null {
  if (/["#\\]|\/[/*]|\?\?/.test(condition))
    return 'a condition has no strings, comments and directives in it';
  const tokens = programTokens(condition);
  const reader = { tokens, at: 0, known, depth: 0 };
  const problem = expression(reader);
  if (problem !== null) return problem;
  const rest = tokens[reader.at];
  return rest === undefined ? null : `\`${rest.text}\` is not expected there`;
}

interface Reader {
  readonly tokens: readonly CToken[];
  at: number;
  readonly known: ReadonlySet<string>;
  depth: number;
}

const binary = new Set('+ - * / % < > <= >= == != && || & | ^ << >>'.split(' '));
const unary = new Set('! - + ~ *'.split(' '));
const deepest = 50;

/** Operands and binary operators in turn: their priorities do not matter here. */
function expression(reader: Reader): string | null {
  for (;;) {
    const problem = operand(reader);
    if (problem !== null) return problem;
    if (!binary.has(textOf(reader))) return null;
    reader.at += 1;
  }
}

function operand(reader: Reader): string | null {
  while (unary.has(textOf(reader))) reader.at += 1;
  const token = reader.tokens[reader.at];
  if (token === undefined) return 'the condition ends where an operand is expected';
  reader.at += 1;
  if (token.text === '(') return group(reader, ')') ?? suffixes(reader);
  if (token.kind === 'number' || token.kind === 'character') return null;
  if (token.kind !== 'word') return `\`${token.text}\` is not expected there`;
  if (!reader.known.has(token.text) && token.text !== 'NULL')
    return `\`${token.text}\` is no parameter and no global`;
  return suffixes(reader);
}

function suffixes(reader: Reader): string | null {
  for (;;) {
    const text = textOf(reader);
    if (text === '[') {
      reader.at += 1;
      const problem = group(reader, ']');
      if (problem !== null) return problem;
    } else if (text === '.' || text === '->') {
      if (reader.tokens[reader.at + 1]?.kind !== 'word') return 'a member has a name';
      reader.at += 2;
    } else if (text === '(') return 'a condition calls nothing';
    else return null;
  }
}

function group(reader: Reader, closing: string): string | null {
  reader.depth += 1;
  if (reader.depth > deepest) return 'the condition is nested too deeply';
  const problem = expression(reader);
  reader.depth -= 1;
  if (problem !== null) return problem;
  if (textOf(reader) !== closing) return `\`${closing}\` is missing`;
  reader.at += 1;
  return null;
}

function textOf({ tokens, at }: Reader): string {
  return tokens[at]?.text ?? '';
}
