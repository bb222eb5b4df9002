import type { CDirective } from './c-directive.ts';
import type { CDeclaration, CFunction, CInclude } from './c-file.ts';
import type { SourceView } from './c-source-view.ts';
import { spellingOf } from './c-text.ts';

export function includesOf(directives: readonly CDirective[]): CInclude[] {
  return directives
    .filter(({ name }) => name === 'include' || name === 'include_next' || name === 'import')
    .map(({ line, tokens }) => {
      const header = tokens[0];
      if (header?.kind !== 'header') return { text: spellingOf(tokens), form: 'computed', line };
      return { text: header.text.slice(1, -1), form: header.text.startsWith('<') ? 'angle' : 'quote', line };
    });
}

/** Definitions and removals of macros; each is a declaration of the macro's name. */
export function macrosOf(directives: readonly CDirective[], view: SourceView): CDeclaration[] {
  return directives
    .filter(({ name, tokens }) => (name === 'define' || name === 'undef') && tokens[0]?.kind === 'word')
    .map(({ name, tokens }) => {
      const text = view.textOf(tokens);
      return {
        ...text,
        kind: 'macro',
        names: tokens.slice(0, 1).map((token) => token.text),
        tokens: `#${name} ${macroSpelling(tokens)}`,
        mentions: text.mentions.slice(1),
        aliasOf: null,
      };
    });
}

/** Pragmas outside of functions that may change what the code after them means. */
export function filePragmasOf(
  directives: readonly CDirective[],
  functions: readonly CFunction[],
  view: SourceView,
): CDeclaration[] {
  let next = 0;
  const isInFunction = ({ line }: CDirective) => {
    while ((functions[next]?.lines.end ?? line) < line) next += 1;
    return (functions[next]?.lines.start ?? line + 1) <= line;
  };
  return directives
    .filter(({ name, tokens }) => name === 'pragma' && !hasNoMeaning(spellingOf(tokens)))
    .filter((pragma) => !isInFunction(pragma))
    .map(({ tokens }) => ({ ...view.textOf(tokens), kind: 'pragma', names: [], aliasOf: null }));
}

/** `F (x)` defines an object that starts with a parenthesis, `F(x)` a function. */
function macroSpelling(tokens: CDirective['tokens']): string {
  const [name, next] = tokens;
  const isFunction = next?.text === '(' && next.start === name?.end;
  return isFunction ? `${name?.text}${spellingOf(tokens.slice(1))}` : spellingOf(tokens);
}

function hasNoMeaning(pragma: string): boolean {
  return /^(once|region|endregion|mark|message|warning|(GCC|clang) (diagnostic|warning|error|system_header|poison))\b/.test(
    pragma,
  );
}
