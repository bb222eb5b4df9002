import type { CFile, CFunction } from './c-file.ts';

/**
 * Names of the functions of head that a change is about: those that are new or whose tokens differ, and those that use
 * a global, type or macro of the file that is new, gone or different, directly or through other declarations. Layout,
 * comments and order change nothing.
 * @param base null for a file that is new: all its functions are
 */
export function changedFunctions(base: CFile | null, head: CFile): readonly string[] {
  const definitions = head.functions.filter(({ isDefinition }) => isDefinition);
  if (base === null) return unique(definitions.map(({ name }) => name));
  const before = new Set(base.functions.map(identity));
  const names = affectedNames(base, head);
  const changed = definitions.filter(
    (one) => !before.has(identity(one)) || one.mentions.some((mention) => names.has(mention)),
  );
  return unique(changed.map(({ name }) => name));
}

/** Names whose declarations differ between the two, and names that are declared with the help of such. */
export function affectedNames(base: CFile, head: CFile): ReadonlySet<string> {
  const affected = new Set([...differingNames(base, head), ...differingNames(head, base)]);
  for (let before = -1; before !== affected.size; ) {
    before = affected.size;
    for (const { names, mentions } of head.declarations) {
      if (mentions.some((mention) => affected.has(mention))) for (const name of names) affected.add(name);
    }
  }
  return affected;
}

function differingNames(one: CFile, other: CFile): readonly string[] {
  const known = new Set(other.declarations.map(({ kind, tokens }) => `${kind} ${tokens}`));
  return one.declarations
    .filter(({ kind, tokens }) => !known.has(`${kind} ${tokens}`))
    .flatMap(({ names }) => names);
}

/** A function under other conditions of the preprocessor is another one. */
function identity({ name, tokens, conditions }: CFunction): string {
  return JSON.stringify([name, tokens, conditions]);
}

function unique(names: readonly string[]): readonly string[] {
  return [...new Set(names)];
}
