import { type CDialect, structureDialect } from './c-dialect.ts';
import { spliceLines } from './splice-lines.ts';

type CTokenKind = 'word' | 'number' | 'string' | 'character' | 'punctuator' | 'header';

/** A preprocessing token; comments, blanks and line ends are none. */
export interface CToken {
  readonly kind: CTokenKind;
  /** The spelling, with continued lines joined. */
  readonly text: string;
  /** Offsets in the source, in code units. */
  readonly start: number;
  readonly end: number;
  /** The 1-based line on which it starts. */
  readonly line: number;
  /** 1-based, in code units. */
  readonly column: number;
  /** Which directive of the file it belongs to, counted from 0; null for a token of the program. */
  readonly directive: number | null;
}

const punctuators = new Set(
  '%:%: ... <<= >>= ++ -- -> << >> <= >= == != && || += -= *= /= %= &= |= ^= ## <: :> <% %> %:'.split(' '),
);
const includeNames = new Set(['include', 'include_next', 'import', 'embed']);
const conditionNames = new Set(['if', 'elif']);
const headerTests = /^__has_(?:include(?:_next)?|embed)(?:__)?$/;
const stringPrefixes = new Set(['L', 'u', 'U', 'u8']);
const rawPrefixes = new Set(['R', 'LR', 'uR', 'UR', 'u8R']);

/**
 * The tokens of a C source, in every branch of its conditionals and in code that does not compile: what cannot be
 * a token becomes a punctuator of one character, and an unclosed literal ends with its line.
 */
export function lexC(source: string, dialect: CDialect = structureDialect): CToken[] {
  const { text, originalOffset } = spliceLines(source);
  const tokens: CToken[] = [];
  let at = text.startsWith('\ufeff') ? 1 : 0;
  let line = 1;
  let lineStart = 0;
  let lineEnd = nextLineEnd(source, 0);
  let atLineStart = true;
  let directives = 0;
  let directive: { index: number; name: string | null } | null = null;
  let headerNext = false;
  // A line may be as long as the source: what is searched for in it is searched for once.
  const endOfLine = nextIn(text, '\n');
  const closingAngle = nextIn(text, '>');

  const push = (kind: CTokenKind, end: number) => {
    const start = originalOffset(at);
    while (start > lineEnd) {
      line += 1;
      lineStart = lineEnd + 1;
      lineEnd = nextLineEnd(source, lineStart);
    }
    tokens.push({
      kind,
      text: text.slice(at, end),
      start,
      end: originalOffset(end - 1) + 1,
      line,
      column: start - lineStart + 1,
      directive: directive?.index ?? null,
    });
    at = end;
    atLineStart = false;
  };

  while (at < text.length) {
    const char = text.charCodeAt(at);
    if (char === 10) {
      at += 1;
      atLineStart = true;
      directive = null;
      headerNext = false;
    } else if (isBlank(char)) {
      at += 1;
    } else if (char === 47 && text.charCodeAt(at + 1) === 42) {
      const close = text.indexOf('*/', at + 2);
      at = close < 0 ? text.length : close + 2;
    } else if (dialect.lineComments && char === 47 && text.charCodeAt(at + 1) === 47) {
      at = endOfLine(at);
    } else if (headerNext && (char === 34 || (char === 60 && closingAngle(at) < endOfLine(at)))) {
      headerNext = false;
      push('header', char === 60 ? closingAngle(at) + 1 : headerEnd(text, at, endOfLine(at)));
    } else if (isWordStart(char)) {
      const end = wordEnd(text, at);
      const word = text.slice(at, end);
      const literal = literalEnd(text, end, word, dialect);
      headerNext = false;
      if (literal > end) push(text[end] === '"' ? 'string' : 'character', literal);
      else {
        push('word', end);
        if (directive !== null && directive.name === null) {
          directive.name = word;
          headerNext = includeNames.has(word);
        }
      }
    } else if (isDigit(char) || (char === 46 && isDigit(text.charCodeAt(at + 1)))) {
      headerNext = false;
      push('number', numberEnd(text, at, dialect));
    } else if (char === 34 || char === 39) {
      push(char === 34 ? 'string' : 'character', quotedEnd(text, at));
    } else {
      const end = at + punctuatorLength(text, at);
      const isHash = text.slice(at, end) === '#' || text.slice(at, end) === '%:';
      if (isHash && atLineStart) {
        directive = { index: directives, name: null };
        directives += 1;
      }
      const previous = tokens.at(-1);
      headerNext =
        char === 40 &&
        conditionNames.has(directive?.name ?? '') &&
        previous !== undefined &&
        headerTests.test(previous.text);
      push('punctuator', end);
    }
  }
  return tokens;
}

/** Where a character stands next, for places that only go on; the length of the text where it stands nowhere. */
function nextIn(text: string, character: string): (from: number) => number {
  let next = -1;
  return (from) => {
    if (next < from) next = text.indexOf(character, from);
    if (next < 0) next = text.length;
    return next;
  };
}

function nextLineEnd(text: string, from: number): number {
  const end = text.indexOf('\n', from);
  return end < 0 ? text.length : end;
}

// Compilers read a NUL as a blank, and a carriage return too (see CDialect for one that stands alone). Clang also
// takes Unicode's blanks for blanks and drops other characters that can't be in a name.
function isBlank(char: number): boolean {
  return char === 32 || (char >= 9 && char <= 13) || char === 0 || (char >= 128 && !isNameCharacter(char));
}

function isNameCharacter(char: number): boolean {
  const isHalfOfPair = char >= 0xd800 && char < 0xe000;
  return isHalfOfPair || /\p{ID_Continue}/u.test(String.fromCharCode(char));
}

function isDigit(char: number): boolean {
  return char >= 48 && char <= 57;
}

function isWordStart(char: number): boolean {
  if (char >= 128) return isNameCharacter(char);
  return (char >= 97 && char <= 122) || (char >= 65 && char <= 90) || char === 95 || char === 36;
}

function wordEnd(text: string, from: number): number {
  let end = from + 1;
  while (end < text.length && (isWordStart(text.charCodeAt(end)) || isDigit(text.charCodeAt(end)))) end += 1;
  return end;
}

/** Where the literal ends that a word is the prefix of; `at` when it is no prefix. */
function literalEnd(text: string, at: number, prefix: string, dialect: CDialect): number {
  const quote = text[at];
  if (quote !== '"' && quote !== "'") return at;
  if (dialect.rawStrings && quote === '"' && rawPrefixes.has(prefix)) return rawStringEnd(text, at);
  return stringPrefixes.has(prefix) ? quotedEnd(text, at) : at;
}

const longestRawDelimiter = 16;

function rawStringEnd(text: string, at: number): number {
  const head = text.slice(at + 1, at + longestRawDelimiter + 2);
  const open = head.indexOf('(');
  if (open < 0) return nextLineEnd(text, at);
  const closing = `)${head.slice(0, open)}"`;
  const close = text.indexOf(closing, at + open + 2);
  return close < 0 ? text.length : close + closing.length;
}

function quotedEnd(text: string, at: number): number {
  const quote = text.charCodeAt(at);
  let end = at + 1;
  while (end < text.length) {
    const char = text.charCodeAt(end);
    if (char === 10) return end;
    end += char === 92 && text.charCodeAt(end + 1) !== 10 ? 2 : 1;
    if (char === quote) return end;
  }
  return text.length;
}

/** In a header name a backslash is no escape, and comments do not start. */
function headerEnd(text: string, at: number, lineEnd: number): number {
  let end = at + 1;
  while (end < lineEnd && text.charCodeAt(end) !== 34) end += 1;
  return Math.min(end + 1, lineEnd);
}

function numberEnd(text: string, at: number, dialect: CDialect): number {
  let end = at + 1;
  while (end < text.length) {
    const char = text.charCodeAt(end);
    const isExponentSign = (char === 43 || char === 45) && /[eEpP]/.test(text[end - 1] ?? '');
    const isSeparator = dialect.digitSeparators && char === 39 && /\w/.test(text[end + 1] ?? '');
    if (!isExponentSign && !isSeparator && char !== 46 && !isDigit(char) && !isWordStart(char)) break;
    end += 1;
  }
  return end;
}

function punctuatorLength(text: string, at: number): number {
  for (let length = 4; length > 1; length -= 1) {
    if (punctuators.has(text.slice(at, at + length))) return length;
  }
  return 1;
}
