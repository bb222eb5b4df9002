import { type CDialect, dialectsOf, readAs } from '../../project/c-dialect.ts';
import type { CFile, CFunction } from '../../project/c-file.ts';
import { type CToken, lexC } from '../../project/c-token.ts';
import { digestOf } from './digest.ts';

/** A part of a source, in the order of the text. */
export interface SourcePiece {
  /** The function whose body it is; null for all that counts whatever runs. */
  readonly owner: string | null;
  /** Equal for pieces that differ in layout and comments only. */
  readonly tokens: string;
  /** Equal for pieces that are the same, on the same lines. */
  readonly places: string;
}

export interface SourcePieces {
  readonly pieces: readonly SourcePiece[];
  /** What it means depends on where it stands (`__LINE__`) or on its blanks (`#x`): then lines count as well. */
  readonly dependsOnLayout: boolean;
  /** Macros that make names out of parts: what they lead to can't be told from the names in the text. */
  readonly pasting: ReadonlySet<string>;
  /** Words of what is neither a function nor a declaration to the parser: they may lead anywhere. */
  readonly loose: readonly string[];
}

/** Words by which a function runs, or is another one, without being named where it is called. */
const hiddenUses = new Set(
  (
    'alias asm cleanup constructor destructor ifunc weakref __alias__ __asm __asm__ __cleanup__ __constructor__ ' +
    '__destructor__ __ifunc__ __weakref__ _Pragma __pragma'
  ).split(' '),
);

const placeWords = new Set(['__LINE__', '__COUNTER__']);

/** A source with the digest of its bytes. */
export interface ReadSource {
  readonly text: string;
  readonly file: CFile;
  readonly bytes: string;
}

/**
 * Cuts a source into the bodies of its functions and what is around them. A body is set apart only where it is certain
 * which tokens it has; all else, what the parser does not understand too, counts whatever runs.
 */
export function sourcePieces({ text, file, bytes }: ReadSource): SourcePieces {
  const tokens = tokensOf(text);
  if (!file.isComplete || tokens === null) return asAWhole(bytes);
  const lines = text.split('\n');
  const words = new Set(tokens.filter(({ kind }) => kind === 'word').map((token) => token.text));
  const isHidden = [...hiddenUses].some((word) => words.has(word));
  const pieces: SourcePiece[] = [];
  let next = 0;
  for (const { owner, first, last } of isHidden ? [] : bodiesOf(tokens, file)) {
    const inside = tokens.slice(first, last);
    pieces.push(pieceOf(null, tokens.slice(next, first), lines), pieceOf(owner, inside, lines));
    // A directive holds beyond the function that it stands in.
    const directives = inside.filter(({ directive }) => directive !== null);
    if (directives.length > 0) pieces.push(pieceOf(null, directives, lines));
    next = last;
  }
  pieces.push(pieceOf(null, tokens.slice(next), lines));
  const { pasting, quoting } = macroOperators(tokens);
  const dependsOnLayout = quoting || [...placeWords].some((word) => words.has(word));
  return { pieces, dependsOnLayout, pasting, loose: looseWords(tokens, file) };
}

/** Null for what is no text, which reads the same whatever it was, and where dialects read other tokens. */
function tokensOf(text: string): readonly CToken[] | null {
  if (/[\0\ufffd]/.test(text)) return null;
  const tokens = lexC(text);
  const isRead = (dialect: CDialect) => areSame(lexC(readAs(text, dialect), dialect), tokens);
  const dialects = dialectsOf(text);
  return dialects.length === 1 || dialects.every(isRead) ? tokens : null;
}

function areSame(some: readonly CToken[], others: readonly CToken[]): boolean {
  return some.length === others.length && some.every(({ text }, at) => text === others[at]?.text);
}

function asAWhole(bytes: string): SourcePieces {
  const piece = { owner: null, tokens: bytes, places: bytes };
  return { pieces: [piece], dependsOnLayout: true, pasting: new Set(), loose: [] };
}

function pieceOf(owner: string | null, tokens: readonly CToken[], lines: readonly string[]): SourcePiece {
  const first = tokens[0]?.line ?? 1;
  const last = tokens.at(-1)?.line ?? 0;
  return {
    owner,
    tokens: digestOf(tokens.map(spelling)),
    places: digestOf([first, lines.slice(first - 1, last)]),
  };
}

/** In a directive, blanks and line ends have a meaning: `#define F (x)` has no parameters. */
function spelling({ kind, text, directive, end }: CToken, at: number, all: readonly CToken[]): unknown {
  if (directive === null) return [kind, text];
  const isFirst = all[at - 1]?.directive !== directive;
  return [kind, text, isFirst ? 'first' : 'further', all[at + 1]?.start === end];
}

interface Body {
  readonly owner: string;
  /** Of the tokens behind the opening brace; the end is that of the closing one. */
  readonly first: number;
  readonly last: number;
}

function bodiesOf(tokens: readonly CToken[], { functions }: CFile): readonly Body[] {
  const definitions = functions.filter(({ isDefinition }) => isDefinition);
  const bodies: Body[] = [];
  let from = 0;
  for (const [index, one] of definitions.entries()) {
    const isAlone =
      endOf(definitions[index - 1]) < one.lines.start &&
      one.lines.end < (definitions[index + 1]?.lines.start ?? Number.POSITIVE_INFINITY);
    while ((tokens[from]?.line ?? Number.POSITIVE_INFINITY) < one.lines.start) from += 1;
    if (one.definer !== null || !isAlone) continue;
    const body = bodyOf(tokens, from, one);
    if (body !== null) bodies.push(body);
  }
  return bodies;
}

function endOf(before: CFunction | undefined): number {
  return before?.lines.end ?? 0;
}

/** Null where the braces do not say which tokens they hold, as around conditionals. */
function bodyOf(tokens: readonly CToken[], from: number, { name, body }: CFunction): Body | null {
  if (body === null) return null;
  let depth = 0;
  let first: number | null = null;
  for (let at = from; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined || token.line > body.end) return null;
    if (token.line < body.start || token.directive !== null) continue;
    if (token.text === '{') {
      first ??= at + 1;
      depth += 1;
    } else if (token.text === '}') {
      depth -= 1;
      if (depth > 0 || first === null) continue;
      return isLastBrace(tokens, at, body.end) ? { owner: name, first, last: at } : null;
    }
  }
  return null;
}

function isLastBrace(tokens: readonly CToken[], at: number, line: number): boolean {
  for (let next = at + 1; next < tokens.length; next++) {
    const token = tokens[next];
    if (token === undefined || token.line > line) break;
    if (token.directive === null && token.text === '}') return false;
  }
  return tokens[at]?.line === line;
}

function macroOperators(tokens: readonly CToken[]) {
  const macros = new Map<number, string>();
  const pasting = new Set<string>();
  let quoting = false;
  for (const [index, { directive, text }] of tokens.entries()) {
    if (directive === null) continue;
    const before = tokens[index - 1];
    const macro = macros.get(directive);
    if (macro === undefined) {
      if (before?.text === 'define' && before.directive === directive) macros.set(directive, text);
      continue;
    }
    if (text === '##' || text === '%:%:') pasting.add(macro);
    quoting ||= text === '#' || text === '%:';
  }
  return { pasting, quoting };
}

function looseWords(tokens: readonly CToken[], { functions, declarations }: CFile): readonly string[] {
  const understood = new Set<number>();
  for (const { lines } of [...functions, ...declarations])
    for (let line = lines.start; line <= lines.end; line++) understood.add(line);
  const loose = tokens.filter(({ kind, line, directive }) => {
    return kind === 'word' && directive === null && !understood.has(line);
  });
  return [...new Set(loose.map(({ text }) => text))];
}
