import type { CFile } from './c-file.ts';

/**
 * The names, and all those that get another meaning with them: of declarations that use one of them, of functions
 * defined in the headers that do, and of functions whose result is of such a type.
 * @param files a source and the headers that it includes, or some of them
 */
export function spreadNames(seed: Iterable<string>, files: readonly CFile[]): ReadonlySet<string> {
  const users = usersIn(files);
  const spread = new Set<string>();
  const waiting = [...seed];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (spread.has(name)) continue;
    spread.add(name);
    waiting.push(...(users.get(name) ?? []));
  }
  return spread;
}

/** For a name: the names of what uses it. */
function usersIn(files: readonly CFile[]): ReadonlyMap<string, readonly string[]> {
  const users = new Map<string, string[]>();
  const add = (mention: string, names: readonly string[]) => {
    const known = users.get(mention);
    if (known) known.push(...names);
    else users.set(mention, [...names]);
  };
  for (const { declarations, functions } of files) {
    for (const { mentions, names } of declarations) for (const mention of mentions) add(mention, names);
    for (const { returnType, name } of functions) {
      for (const word of returnType.match(/[A-Za-z_]\w*/g) ?? []) add(word, [name]);
    }
  }
  return users;
}
