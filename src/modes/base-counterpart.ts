import { join } from 'node:path';
import { buildInTree } from '../project/build-context.ts';
import type { SourceTree } from '../project/repository.ts';
import type { BaseCounterpart, FileThen } from '../verification/compare-with-base.ts';
import type { UnitSetup } from '../verification/unit-request.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { loadSource } from './load-source.ts';
import { type PreparedUnit, promisesOf, setUpIn, type UnitPlace } from './prepare-unit.ts';
import type { Source, Subject } from './subject.ts';
import { filesOf } from './unit-files.ts';

export interface CounterpartRequest {
  readonly setup: UnitSetup;
  /** Paths, in head, of files that something is violated in; what they were is told. */
  readonly files: readonly string[];
}

/** The same unit under the same harness in the base's tree, as far as there is one. */
export async function baseCounterpart(
  { source, links }: PreparedUnit,
  { setup, files: places }: CounterpartRequest,
  tree: SourceTree,
  { changes }: Subject,
  deps: AnalysisDeps,
): Promise<BaseCounterpart> {
  const known = new Map(filesOf({ source, links }).map((one) => [one.path, one]));
  const files = new Map<string, FileThen>();
  for (const path of new Set(places)) {
    const head = known.get(path);
    if (head !== undefined) files.set(path, await fileThen(head, tree, changes, deps));
  }
  const { base } = source;
  if (base === null) return { files, setup: null, isNew: source.change?.status === 'added' };
  if (!definedIn(base).has(setup.unit.entry)) return { files, setup: null, isNew: base.file.isComplete };
  const there: UnitPlace['links'][number][] = [];
  for (const { path } of links) {
    const then = await loadSource(tree, basePathOf(path, changes), deps);
    if (then !== null) there.push({ source: then, file: join(tree.root, then.path) });
  }
  const place = {
    unit: setup.unit,
    file: join(tree.root, base.path),
    links: there,
    build: buildInTree(setup.build, setup.root, tree.root),
    unwind: setup.unwind ?? null,
    // Nothing is proved about the base: it is only held against head.
    takenForGranted: [],
  };
  // What a function asks for only now was asked of nobody then.
  const then = [{ ...base, headers: source.headers }, ...there.map((link) => link.source)];
  const promises = then.flatMap(promisesOf);
  return { files, isNew: false, setup: await setUpIn(tree.root, place, setup.harness, base, promises, deps) };
}

async function fileThen(
  head: Source,
  tree: SourceTree,
  changes: Subject['changes'],
  deps: AnalysisDeps,
): Promise<FileThen> {
  const base = await loadSource(tree, basePathOf(head.path, changes), deps);
  return {
    functions: base === null ? new Set() : definedIn(base),
    hunks: changes.find(({ path }) => path === head.path)?.hunks ?? [],
    baseLines: base?.text.split(/\r?\n/) ?? [],
    headLines: head.text.split(/\r?\n/),
  };
}

function basePathOf(path: string, changes: Subject['changes']): string {
  return changes.find((change) => change.path === path)?.basePath ?? path;
}

function definedIn({ file }: Source): ReadonlySet<string> {
  return new Set(file.functions.filter(({ isDefinition }) => isDefinition).map(({ name }) => name));
}
