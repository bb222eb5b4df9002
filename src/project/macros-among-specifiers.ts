import { attributeKeywords, isCKeyword, tagKeywords, typeKeywords } from './c-keywords.ts';
import type { CToken } from './c-token.ts';

/**
 * The tokens of declarations outside of functions that can only be macros, such as `EXPORT` in `EXPORT int f(void)`
 * and `PRINTF(1, 2)` in `static void PRINTF(1, 2) f(char *s, ...)`. C has one word for a type and one for the name;
 * what is left over expands to an attribute, a storage class or nothing.
 */
export function macrosAmongSpecifiers(tokens: readonly CToken[]): CToken[] {
  const macros: CToken[] = [];
  let words: CToken[] = [];
  let calls: CToken[] = [];
  let at = 0;
  for (let token = tokens[at]; token !== undefined; token = tokens[at]) {
    const next = tokens[at + 1];
    const groupEnd = isOpening(next) ? endOfGroup(tokens, at + 1) : at + 1;
    if (token.kind === 'word' && attributeKeywords.has(token.text)) {
      at = groupEnd;
    } else if (token.kind === 'word' && isCallAmongSpecifiers(token, next, tokens[groupEnd])) {
      calls.push(...tokens.slice(at, groupEnd));
      at = groupEnd;
    } else if (token.kind === 'word') {
      words.push(token);
      at += 1;
    } else if (token.text === '*') {
      at += 1;
    } else {
      macros.push(...leftOver(words));
      if (token.text === '(' && hasType(words)) macros.push(...calls);
      words = [];
      calls = [];
      at = isOpening(token) ? endOfGroup(tokens, at) : at + 1;
    }
  }
  return macros;
}

function isOpening(token: CToken | undefined): boolean {
  return token?.text === '{' || token?.text === '(' || token?.text === '[';
}

function isClosing(token: CToken | undefined): boolean {
  return token?.text === '}' || token?.text === ')' || token?.text === ']';
}

/** The index after the bracket that closes the one at `open`. */
function endOfGroup(tokens: readonly CToken[], open: number): number {
  let depth = 0;
  for (let at = open; at < tokens.length; at += 1) {
    if (isOpening(tokens[at])) depth += 1;
    if (isClosing(tokens[at])) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return tokens.length;
}

function isCallAmongSpecifiers(word: CToken, next: CToken | undefined, after: CToken | undefined): boolean {
  return next?.text === '(' && after?.kind === 'word' && looksLikeMacro(word.text);
}

/** Words before a declarator: all but keywords, a type or tag, and the name, which comes last. */
function leftOver(words: readonly CToken[]): CToken[] {
  const specifiers = specifiersOf(words);
  const tags = tagsOf(words);
  const names = specifiers.filter((word) => !isCKeyword(word.text) && !tags.has(word));
  if (hasType(words)) return names;
  const type = names.findLast((word) => !looksLikeMacro(word.text)) ?? names[0];
  return names.filter((word) => word !== type);
}

function hasType(words: readonly CToken[]): boolean {
  return tagsOf(words).size > 0 || specifiersOf(words).some((word) => typeKeywords.has(word.text));
}

function tagsOf(words: readonly CToken[]): Set<CToken> {
  return new Set(words.filter((_, index) => tagKeywords.has(words[index - 1]?.text ?? '')));
}

function specifiersOf(words: readonly CToken[]): readonly CToken[] {
  return isCKeyword(words.at(-1)?.text ?? '') ? words : words.slice(0, -1);
}

function looksLikeMacro(word: string): boolean {
  return /^_*[A-Z][A-Z0-9_]+$|^__[a-z]\w*$/.test(word);
}
