import { type CToken, lexC } from './c-token.ts';

const allocators = new Set(['malloc', 'calloc', 'realloc', 'free']);

/** Starts the names of functions that do the same as the library's, and have a body. */
export const wrapperPrefix = 'esbmc_action_lib_';

/** For a file with wrapped names, in front of everything. */
export const wrapperDeclarations =
  `void *${wrapperPrefix}malloc(__SIZE_TYPE__); void *${wrapperPrefix}calloc(__SIZE_TYPE__, __SIZE_TYPE__); ` +
  `void *${wrapperPrefix}realloc(void *, __SIZE_TYPE__); void ${wrapperPrefix}free(void *);`;

/**
 * The text with the library's allocators replaced by functions of ours where they are values, as in a table of hooks:
 * ESBMC does not call its own through a pointer (esbmc.md, section 9). Lines stay where they are.
 */
export function wrapAllocators(text: string): string {
  if (!/\b(?:malloc|calloc|realloc|free)\s*(?![\s(])/.test(text)) return text;
  const tokens = lexC(text);
  const own = declaredNames(tokens);
  let result = '';
  let from = 0;
  tokens.forEach((token, at) => {
    if (!allocators.has(token.text) || token.kind !== 'word' || own.has(token.text)) return;
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isAlone = after?.directive !== token.directive;
    // `#define my_free free`
    const isMacroBody =
      token.directive !== null &&
      isAlone &&
      tokens[at - 2]?.text === 'define' &&
      before?.directive === token.directive;
    const isValue =
      /^(?:=|==|!=|,|\(|\{|\?|:|&|return)$/.test(before?.text ?? '') &&
      /^(?:,|\)|\}|;|:|==|!=|\?)$/.test(after?.text ?? '');
    if (!isMacroBody && !(isValue && token.directive === null)) return;
    result += `${text.slice(from, token.start)}${wrapperPrefix}${token.text}`;
    from = token.end;
  });
  return result + text.slice(from);
}

/** Variables and parameters that are called like an allocator: then the name is theirs in the whole file. */
function declaredNames(tokens: readonly CToken[]): ReadonlySet<string> {
  const names = new Set<string>();
  tokens.forEach(({ text, kind, directive }, at) => {
    if (kind !== 'word' || !allocators.has(text) || directive !== null) return;
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    const isTyped = (before?.kind === 'word' && before.text !== 'return') || before?.text === '*';
    if (isTyped && /^[=;,[)]$/.test(after?.text ?? '') && !isMember(tokens, at)) names.add(text);
  });
  return names;
}

/** `void (*free)(void *);` in a structure, in contrast to a parameter. */
function isMember(tokens: readonly CToken[], at: number): boolean {
  if (tokens[at + 1]?.text !== ')' || tokens[at + 2]?.text !== '(') return false;
  let open = 0;
  for (let index = at + 2; index < tokens.length; index += 1) {
    const text = tokens[index]?.text;
    if (text === '(') open += 1;
    if (text === ')') open -= 1;
    if (open === 0) return tokens[index + 1]?.text === ';';
  }
  return false;
}
