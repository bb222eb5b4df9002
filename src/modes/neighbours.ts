import { join } from 'node:path';
import { functionNames } from '../project/function-names.ts';
import { kindOf } from '../project/select-sources.ts';
import { byNearness } from '../project/tree-index.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import type { BuildScene } from './build-scene.ts';
import { loadSource, type Surveyor } from './load-source.ts';
import type { Neighbour, Neighbours, Source } from './subject.ts';

/** Names that more files share are nobody's in particular (`init`, `main`). */
const mostCandidates = 12;
/** A tree with more text is not read as a whole. */
const mostBytes = 128 * 1024 * 1024;

/** The tree is read when the first question is asked; files are parsed one by one, each once. */
export function neighbours(
  { root, tree }: BuildScene,
  survey: Surveyor,
  deps: Pick<AnalysisDeps, 'reader' | 'parser'>,
): Neighbours {
  let index: Promise<CallIndex> | null = null;
  const filesNaming = async (name: string, from: string) => {
    index ??= indexCalls(root, tree.files, deps);
    const files = (await index).get(name) ?? [];
    return byNearness(
      from,
      files.filter((file) => file !== from),
    );
  };
  const loaded = new Map<string, Promise<Neighbour | null>>();
  const load = (path: string) => {
    const known = loaded.get(path) ?? loadNeighbour(root, path, survey, deps);
    loaded.set(path, known);
    return known;
  };
  return {
    definerOf: async (name, from) => {
      for (const path of (await filesNaming(name, from)).slice(0, mostCandidates)) {
        const one = await load(path);
        if (one !== null && !one.file.hasMain && defines(one, name)) return one;
      }
      return null;
    },
    callersOf: async (name, from) => {
      const files = (await filesNaming(name, from)).slice(0, mostCandidates);
      const all = await Promise.all(files.map(load));
      return all.filter((one) => one !== null).filter((one) => calls(one, name));
    },
  };
}

type CallIndex = ReadonlyMap<string, readonly string[]>;

/** By each name that stands before a parenthesis somewhere: the files. */
async function indexCalls(
  root: string,
  files: readonly string[],
  { reader }: Pick<AnalysisDeps, 'reader'>,
): Promise<CallIndex> {
  const index = new Map<string, string[]>();
  let bytes = 0;
  for (const file of files.filter((one) => kindOf(one) === 'source')) {
    const text = await reader.read(join(root, file));
    bytes += text?.length ?? 0;
    if (bytes > mostBytes) break;
    const names = new Set([...(text ?? '').matchAll(/\b([A-Za-z_]\w*)\s*\(/g)].map(([, name]) => name));
    for (const name of names) {
      if (name === undefined) continue;
      const known = index.get(name);
      if (known === undefined) index.set(name, [file]);
      else known.push(file);
    }
  }
  return index;
}

async function loadNeighbour(
  root: string,
  path: string,
  survey: Surveyor,
  deps: Pick<AnalysisDeps, 'reader' | 'parser'>,
): Promise<Neighbour | null> {
  const source = await loadSource({ root, commit: null }, path, deps);
  if (source === null) return null;
  const surroundings = await survey(source);
  return surroundings.refused === null ? { ...source, ...surroundings } : null;
}

function defines({ file }: Source, name: string): boolean {
  return functionNames(file).public.has(name);
}

function calls({ file }: Source, name: string): boolean {
  const { defined, called } = functionNames(file);
  return !defined.has(name) && called.has(name);
}
