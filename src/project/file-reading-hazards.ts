import type { CDirective } from './c-directive.ts';
import { stringValue } from './c-string.ts';
import { spellingOf } from './c-text.ts';
import type { CToken } from './c-token.ts';

interface Hazard {
  readonly line: number;
  readonly reason: string;
}

export interface AssemblyFacts {
  readonly isUsed: boolean;
  /** A literal that holds an assembler directive which reads a file or builds directives; harmless without assembly. */
  readonly directive: Hazard | null;
}

/** Ways to make a compiler read a file that no resolving of headers covers; null when there are none. */
export function hazardIn(tokens: readonly CToken[], directives: readonly CDirective[]): Hazard | null {
  const pragma = directives.find(
    ({ name, tokens: words }) => name === 'pragma' && readsFile(spellingOf(words)),
  );
  if (pragma !== undefined)
    return { line: pragma.line, reason: 'has a pragma that makes a compiler read files' };
  for (const [index, token] of tokens.entries()) {
    const reason = reasonAgainst(token, index, tokens);
    if (reason !== null) return { line: token.line, reason };
  }
  return null;
}

/** Inline assembly, and literals that an assembler could be given. */
export function assemblyIn(tokens: readonly CToken[]): AssemblyFacts {
  const literal = tokens.find(
    (token, index) => startsLiterals(token, index, tokens) && isAssemblerDirective(joined(index, tokens)),
  );
  return {
    isUsed: tokens.some(({ text }) => assemblyWords.has(text)),
    directive: literal
      ? { line: literal.line, reason: 'gives the assembler a directive that can read files' }
      : null,
  };
}

const assemblyWords = new Set(['asm', '__asm', '__asm__']);
const assemblyQualifiers = new Set(['volatile', '__volatile__', '__volatile', 'inline', 'goto', 'const']);

function readsFile(pragma: string): boolean {
  return /^(GCC pch_preprocess|include_alias|clang module)\b/.test(pragma);
}

function isAssemblerDirective(text: string): boolean {
  return /\.\s*(include|macro|irpc?|altmacro)\b/i.test(text);
}

function reasonAgainst(token: CToken, index: number, tokens: readonly CToken[]): string | null {
  const { kind, text } = token;
  if (kind === 'punctuator') {
    const next = tokens[index + 1];
    // Clang takes some of them for blanks, so that a directive may hide behind one.
    const isEscape = text === '\\' && next?.start === token.end && /^[uUN]/.test(next.text);
    return isEscape ? 'has a universal character name outside of a literal' : null;
  }
  if (kind === 'string') {
    if (!startsLiterals(token, index, tokens)) return null;
    const value = joined(index, tokens);
    if (/incbin/i.test(value)) return 'gives the assembler a directive that reads a file (`.incbin`)';
    return /\bGCC\s+(dependency|pch_preprocess)\b/.test(value) ? 'builds a pragma that reads a file' : null;
  }
  if (kind !== 'word') return null;
  if (/^incbin$/i.test(text)) return 'gives the assembler a directive that reads a file (`.incbin`)';
  if (assemblyWords.has(text) && isComputedAssembly(index, tokens))
    return 'has inline assembly that is built by macros';
  if (text === 'GCC' && /^(dependency|pch_preprocess)$/.test(tokens[index + 1]?.text ?? '')) {
    return tokens[index - 1]?.text === 'pragma' ? null : 'builds a pragma that reads a file';
  }
  return null;
}

/** The assembler's text must be literals alone, which have been looked at. */
function isComputedAssembly(index: number, tokens: readonly CToken[]): boolean {
  let at = index + 1;
  while (assemblyQualifiers.has(tokens[at]?.text ?? '')) at += 1;
  if (tokens[at]?.text !== '(') return false;
  do at += 1;
  while (tokens[at]?.kind === 'string');
  const after = tokens[at]?.text ?? '';
  return after !== ':' && after !== '::' && after !== ')';
}

function startsLiterals(token: CToken, index: number, tokens: readonly CToken[]): boolean {
  return token.kind === 'string' && tokens[index - 1]?.kind !== 'string';
}

function joined(index: number, tokens: readonly CToken[]): string {
  let end = index;
  while (tokens[end]?.kind === 'string') end += 1;
  return stringValue(tokens.slice(index, end));
}
