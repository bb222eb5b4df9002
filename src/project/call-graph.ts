import type { CFile } from './c-file.ts';

/**
 * Which functions of a file may run when another one does. A function whose name is mentioned may be called through a
 * pointer, so a mention is as good as a call; in a table of functions, and in a macro, too.
 */
export interface CallGraph {
  /** Functions that may run when `entry` does, itself included. */
  reachableFrom(entry: string): ReadonlySet<string>;
  /** Functions that may lead to this one, the nearest first, itself left out. */
  callersOf(name: string): readonly string[];
  /** The same, but what leads to a function with `isEnd` is left out. */
  nearestCallersOf(name: string, isEnd: (caller: string) => boolean): readonly string[];
}

export function callGraph({ functions, declarations }: Pick<CFile, 'functions' | 'declarations'>): CallGraph {
  const definitions = functions.filter(({ isDefinition }) => isDefinition);
  const defined = new Set(definitions.map(({ name }) => name));
  const uses = new Map<string, string[]>();
  const users = new Map<string, string[]>();
  const connect = (user: string, names: readonly string[]) => {
    for (const name of names) {
      add(uses, user, name);
      add(users, name, user);
    }
  };
  for (const { name, mentions } of definitions) connect(name, mentions);
  for (const { kind, names, mentions } of declarations) {
    if (kind !== 'type') for (const name of names) connect(name, mentions);
  }
  const definedAmong = (names: Iterable<string>) => [...names].filter((name) => defined.has(name));
  return {
    reachableFrom: (entry) => new Set(definedAmong(reached(entry, uses))),
    callersOf: (name) => definedAmong(reached(name, users)).filter((one) => one !== name),
    nearestCallersOf: (name, isEnd) =>
      definedAmong(reached(name, users, (one) => one !== name && isEnd(one))).filter((one) => one !== name),
  };
}

function add(edges: Map<string, string[]>, from: string, to: string): void {
  const known = edges.get(from);
  if (known) known.push(to);
  else edges.set(from, [to]);
}

/** In the order of their distance. */
function reached(
  start: string,
  edges: ReadonlyMap<string, readonly string[]>,
  isEnd: (name: string) => boolean = () => false,
): ReadonlySet<string> {
  const seen = new Set([start]);
  for (const name of seen) {
    if (isEnd(name)) continue;
    for (const next of edges.get(name) ?? []) seen.add(next);
  }
  return seen;
}
