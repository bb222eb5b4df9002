import type { CText } from './c-file.ts';
import type { SourceView } from './c-source-view.ts';
import type { CToken } from './c-token.ts';
import type { TextSpan } from './unusable-branches.ts';

/** Words and attributes between `struct` and its brace; more is no definition of a type. */
const mostWords = 12;

/**
 * Statements in braces that are outside of all functions that were read: a macro around it made the parser stumble, and
 * nothing else is known of that code. Definitions of types are none, nor are lists of values.
 * @param functions where the functions that were read start and end
 */
export function unreadBodies(
  tokens: readonly CToken[],
  functions: readonly TextSpan[],
  view: SourceView,
): CText[] {
  const outside = tokensOutside(tokens, functions);
  const unread: CText[] = [];
  for (let index = 0; index < outside.length; index += 1) {
    if (outside[index]?.text !== '{' || isLinkage(outside, index)) continue;
    const end = endOfBraces(outside, index);
    const inside = outside.slice(index, end + 1);
    if (inside.some(({ text }) => text === ';') && !isTypeDefinition(outside, index))
      unread.push(view.textOf(inside));
    index = end;
  }
  return unread;
}

function tokensOutside(tokens: readonly CToken[], spans: readonly TextSpan[]): CToken[] {
  const ordered = [...spans].sort((one, other) => one.start - other.start);
  let next = 0;
  let until = 0;
  return tokens.filter(({ start }) => {
    for (let span = ordered[next]; span !== undefined && span.start <= start; span = ordered[next]) {
      until = Math.max(until, span.end);
      next += 1;
    }
    return start >= until;
  });
}

/** The index of the brace that closes, else of the last token. */
function endOfBraces(tokens: readonly CToken[], start: number): number {
  let depth = 0;
  for (let index = start; index < tokens.length; index += 1) {
    const text = tokens[index]?.text;
    if (text === '{') depth += 1;
    if (text === '}') depth -= 1;
    if (depth === 0) return index;
  }
  return tokens.length - 1;
}

/** `extern "C" {` */
function isLinkage(tokens: readonly CToken[], brace: number): boolean {
  return tokens[brace - 1]?.kind === 'string' && tokens[brace - 2]?.text === 'extern';
}

/** `struct name {`, with attributes and macros between. */
function isTypeDefinition(tokens: readonly CToken[], brace: number): boolean {
  let depth = 0;
  for (let index = brace - 1; index >= Math.max(0, brace - mostWords); index -= 1) {
    const { text = '', kind } = tokens[index] ?? {};
    if (text === ')') depth += 1;
    else if (text === '(') depth -= 1;
    else if (depth === 0 && kind !== 'word') return false;
    else if (depth === 0 && /^(?:struct|union|enum)$/.test(text)) return true;
  }
  return false;
}
