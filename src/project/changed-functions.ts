import type { CDeclaration, CFile, CText } from './c-file.ts';
import { spreadNames } from './spread-names.ts';

/**
 * Names of the functions of head that a change is about: those that are new or whose tokens differ, and those that use
 * a global, type or macro that is new, gone or different, directly or through other declarations. Layout, comments and
 * order change nothing.
 * @param base null for a file that is new: all its functions are
 * @param headerNames what the file's headers declare in another way than before
 */
export function changedFunctions(
  base: CFile | null,
  head: CFile,
  headerNames: Iterable<string> = [],
): readonly string[] {
  const definitions = head.functions.filter(({ isDefinition }) => isDefinition);
  if (base === null || !sameTexts(pragmasOf(base), pragmasOf(head))) return namesOf(definitions);
  const before = new Set(base.functions.map(textReader(base)));
  const text = textReader(head);
  const names = spreadNames([...headerNames, ...differingNames(base, head)], [head]);
  const changed = definitions.filter(
    (one) => !before.has(text(one)) || one.mentions.some((mention) => names.has(mention)),
  );
  return namesOf(changed);
}

/** What two versions of a file declare differently, or only one of them does; functions are left out. */
export function differingNames(base: CFile | null, head: CFile | null): readonly string[] {
  return unique([...declaredOnlyIn(base, head), ...declaredOnlyIn(head, base)]);
}

function declaredOnlyIn(one: CFile | null, other: CFile | null): readonly string[] {
  if (one === null) return [];
  const known = other === null ? new Set() : new Set(other.declarations.map(textReader(other)));
  const text = textReader(one);
  return one.declarations
    .filter((declaration) => !known.has(text(declaration)))
    .flatMap(({ names }) => names);
}

/** A piece under other conditions of the preprocessor is another one; `#ifndef M` around `#define M` is no condition. */
function textReader({ declarations }: CFile): (piece: CText) => string {
  const macros = declarations.filter(({ kind }) => kind === 'macro').flatMap(({ names }) => names);
  const guards = new Set(macros.map((name) => `#ifndef ${name}`));
  return ({ tokens, conditions }) =>
    JSON.stringify([tokens, conditions.filter((condition) => !guards.has(condition))]);
}

function pragmasOf({ declarations }: CFile): readonly CDeclaration[] {
  return declarations.filter(({ kind }) => kind === 'pragma');
}

function sameTexts(one: readonly CText[], other: readonly CText[]): boolean {
  return one.length === other.length && one.every(({ tokens }, index) => tokens === other[index]?.tokens);
}

function namesOf(functions: readonly { readonly name: string }[]): readonly string[] {
  return unique(functions.map(({ name }) => name));
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
