import type { CFile, CFunction } from '../project/c-file.ts';
import { type CallGraph, callGraph } from '../project/call-graph.ts';
import { functionNames } from '../project/function-names.ts';
import { isNondeterministic } from '../project/nondeterministic.ts';
import type { Neighbour, Neighbours, Source, Surroundings } from './subject.ts';

/** What a unit needs beside its own file. */
export interface Links {
  /** Files that define functions which the unit may call, directly or through others. */
  readonly files: readonly Neighbour[];
  /** Declarations, in the unit's own file and headers, of functions that no file defines. */
  readonly bodiless: readonly CFunction[];
}

/** Each file is parsed in every run; what is left out counts as having no body, and is told. */
const mostFiles = 8;
const mostCharacters = 600_000;

/** Looks up what may run from some functions of a file on, file by file, the nearest definitions first. */
export async function linkDefinitions(
  source: Source & Surroundings,
  entries: readonly string[],
  neighbours: Neighbours,
): Promise<Links> {
  const files: Neighbour[] = [];
  const undefinedNames = new Set<string>();
  const wanted = new Map<string, Set<string>>([[source.path, new Set(entries)]]);
  let left = mostCharacters;
  // The files are walked through while they are found; a file that is asked for more names is walked through again.
  const queue: (Source & Surroundings)[] = [source];
  for (let one = queue.shift(); one !== undefined; one = queue.shift()) {
    for (const name of openNames(one, wanted.get(one.path) ?? new Set())) {
      // Whoever defines it, one value of it is not any value: a reproducer that is kept, a stand-in of a test.
      if (isNondeterministic(name)) continue;
      const known = files.find(({ file }) => functionNames(file).public.has(name)) ?? null;
      const found = known ?? (await neighbours.definerOf(name, one.path));
      if (found === null || found.path === source.path) {
        if (found === null) undefinedNames.add(name);
        continue;
      }
      if (known === null) {
        if (files.length === mostFiles || found.text.length > left) {
          undefinedNames.add(name);
          continue;
        }
        files.push(found);
        left -= found.text.length;
      }
      const names = wanted.get(found.path) ?? new Set();
      if (names.has(name)) continue;
      wanted.set(found.path, names.add(name));
      queue.push(found);
    }
  }
  const { prototypes } = wholeOf(source);
  const bodiless = [...undefinedNames].flatMap((name) => prototypes.get(name) ?? []);
  return { files, bodiless };
}

/** What is mentioned by the functions that may run, and defined neither in the file nor in its headers. */
function openNames(source: Source & Surroundings, entries: ReadonlySet<string>): readonly string[] {
  const { calls, definitions } = wholeOf(source);
  const reached = new Set([...entries].flatMap((entry) => [...calls.reachableFrom(entry)]));
  const running = [...reached].flatMap((name) => definitions.get(name) ?? []);
  // In the order of the text: the first ones found are linked first.
  running.sort((one, other) => one.position - other.position);
  const others = running.flatMap(({ mentions }) => mentions).filter((name) => !definitions.has(name));
  return [...new Set(others)];
}

/** A file together with its headers. */
interface Whole {
  readonly calls: CallGraph;
  readonly definitions: ReadonlyMap<string, readonly Definition[]>;
  /** The first declaration without a body of each name. */
  readonly prototypes: ReadonlyMap<string, CFunction>;
}

interface Definition extends Pick<CFunction, 'mentions'> {
  readonly position: number;
}

/** A file is asked about once for each of its units. */
const wholes = new WeakMap<Source, Whole>();

function wholeOf(source: Source & Surroundings): Whole {
  const known = wholes.get(source);
  if (known !== undefined) return known;
  const whole = merged([source.file, ...source.headers.map(({ file }) => file)]);
  const definitions = new Map<string, Definition[]>();
  const prototypes = new Map<string, CFunction>();
  for (const [position, one] of whole.functions.entries()) {
    const { isDefinition, isStatic, name, mentions } = one;
    if (isDefinition) {
      const known = definitions.get(name);
      if (known === undefined) definitions.set(name, [{ mentions, position }]);
      else known.push({ mentions, position });
    } else if (!isStatic && !prototypes.has(name)) prototypes.set(name, one);
  }
  const read = { calls: callGraph(whole), definitions, prototypes };
  wholes.set(source, read);
  return read;
}

function merged(files: readonly CFile[]): Pick<CFile, 'functions' | 'declarations'> {
  return {
    functions: files.flatMap(({ functions }) => functions),
    declarations: files.flatMap(({ declarations }) => declarations),
  };
}
