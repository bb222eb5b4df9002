import type { CFile } from './c-file.ts';

/**
 * The functions of the file that may run when `entry` does, itself included. A function whose name is mentioned may be
 * called through a pointer, so a mention is as good as a call; in a table of functions, and in a macro, too.
 */
export function reachableFrom(entry: string, { functions, declarations }: CFile): ReadonlySet<string> {
  const defined = functions.filter(({ isDefinition }) => isDefinition);
  const mentions = new Map<string, readonly string[]>();
  const add = (name: string, more: readonly string[]) =>
    mentions.set(name, [...(mentions.get(name) ?? []), ...more]);
  for (const one of defined) add(one.name, one.mentions);
  for (const { kind, names, mentions: used } of declarations)
    if (kind !== 'type') for (const name of names) add(name, used);
  const reached = new Set<string>();
  const waiting = [entry];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    if (reached.has(name)) continue;
    reached.add(name);
    waiting.push(...(mentions.get(name) ?? []));
  }
  return new Set(defined.map(({ name }) => name).filter((name) => reached.has(name)));
}

/** Names of the functions of the file that mention the function, itself left out. */
export function callersOf(name: string, { functions }: CFile): readonly string[] {
  return functions
    .filter((one) => one.isDefinition && one.name !== name && one.mentions.includes(name))
    .map((one) => one.name);
}
