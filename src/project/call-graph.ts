import type { CFile } from './c-file.ts';

/**
 * The functions of the file that may run when `entry` does, itself included. A function whose name is mentioned may be
 * called through a pointer, so a mention is as good as a call.
 */
export function reachableFrom(entry: string, { functions }: CFile): ReadonlySet<string> {
  const definitions = new Map(
    functions.filter(({ isDefinition }) => isDefinition).map((one) => [one.name, one]),
  );
  const reached = new Set<string>();
  const waiting = [entry];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const definition = definitions.get(name);
    if (definition === undefined || reached.has(name)) continue;
    reached.add(name);
    waiting.push(...definition.mentions);
  }
  return reached;
}

/** Names of the functions of the file that mention the function, itself left out. */
export function callersOf(name: string, { functions }: CFile): readonly string[] {
  return functions
    .filter((one) => one.isDefinition && one.name !== name && one.mentions.includes(name))
    .map((one) => one.name);
}
