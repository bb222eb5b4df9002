import type { CFile, CFunction } from '../project/c-file.ts';
import { callGraph } from '../project/call-graph.ts';
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
      const known = files.find(({ file }) => defines(file, name)) ?? null;
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
  const declared = [source.file, ...source.headers.map(({ file }) => file)].flatMap(
    ({ functions }) => functions,
  );
  const bodiless = [...undefinedNames].flatMap(
    (name) => declared.find((one) => !one.isDefinition && !one.isStatic && one.name === name) ?? [],
  );
  return { files, bodiless };
}

/** What is mentioned by the functions that may run, and defined neither in the file nor in its headers. */
function openNames(
  { file, headers }: Source & Surroundings,
  entries: ReadonlySet<string>,
): readonly string[] {
  const whole = merged([file, ...headers.map((header) => header.file)]);
  const calls = callGraph(whole);
  const reached = new Set([...entries].flatMap((entry) => [...calls.reachableFrom(entry)]));
  const running = whole.functions.filter(({ isDefinition, name }) => isDefinition && reached.has(name));
  const own = new Set(whole.functions.flatMap(({ isDefinition, name }) => (isDefinition ? [name] : [])));
  const others = running.flatMap(({ mentions }) => mentions).filter((name) => !own.has(name));
  return [...new Set(others)];
}

function merged(files: readonly CFile[]): Pick<CFile, 'functions' | 'declarations'> {
  return {
    functions: files.flatMap(({ functions }) => functions),
    declarations: files.flatMap(({ declarations }) => declarations),
  };
}

function defines({ functions }: CFile, name: string): boolean {
  return functions.some((one) => one.isDefinition && !one.isStatic && one.name === name);
}
