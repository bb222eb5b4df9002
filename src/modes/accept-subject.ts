import type { Config } from '../config/config.ts';
import type { Finding } from '../domain/finding.ts';
import type { FileChange, SourceTree } from '../project/repository.ts';
import { hunksOf } from '../repair/hunks-of.ts';
import type { Patch } from '../repair/patch.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { buildScene } from './build-scene.ts';
import type { LentHeaders } from './lend-headers.ts';
import { loadChange } from './load-change.ts';
import { loadSource, surveyor } from './load-source.ts';
import { neighbours } from './neighbours.ts';
import type { AskedSource, Subject } from './subject.ts';

/** Where a finding was found. */
export interface RepairPlace {
  /** The tree that the finding is in. */
  readonly tree: SourceTree;
  /** Absolute root of the user's own checkout, where a build may have run; the tree itself for a working tree. */
  readonly checkout: string;
  /** Headers that no commit has, which are in the tree by now. */
  readonly lent: Pick<LentHeaders, 'files'>;
}

/** Where the unit of a finding starts: the outermost call of its trace is in there. */
export function unitOf({ counterexample, entry }: Finding): {
  readonly file: string;
  readonly entry: string;
} {
  const { calls, property } = counterexample;
  const outermost = calls.at(-1) ?? property.location;
  return { file: outermost.file, entry };
}

/** A patch as a pull request against the tree, which asks about the unit of the finding in any case. */
export async function patchedSubject(
  patched: SourceTree,
  patch: Patch,
  finding: Finding,
  place: RepairPlace,
  config: Config,
  deps: AnalysisDeps,
): Promise<Subject> {
  const lent = { files: place.lent.files, lend: async () => {} };
  const trees = { head: patched, base: place.tree, checkout: checkoutFor(patched, place), lent };
  const subject = await loadChange(patch.edits.map(changeOf), trees, config, deps);
  const { file, entry } = unitOf(finding);
  const known = subject.sources.find(({ path }) => path === file);
  const source = known ?? (await loadUnit(patched, file, place, config, deps));
  if (source === null) return subject;
  const asked = [...new Set([...source.asked, entry])];
  const others = subject.sources.filter(({ path }) => path !== file);
  const callers = source.callers.filter((name) => !asked.includes(name));
  return { ...subject, sources: [...others, { ...source, asked, callers }] };
}

/** The tree as it is, which asks about some functions of a file. */
export async function currentSubject(
  file: string,
  asked: readonly string[],
  place: RepairPlace,
  config: Config,
  deps: AnalysisDeps,
): Promise<Subject> {
  const { tree } = place;
  const scene = await buildScene(sceneOf(tree, place), config, deps.reader);
  const survey = surveyor(scene, deps);
  const source = await loadSource(tree, file, deps);
  const sources =
    source === null
      ? []
      : [{ ...source, ...(await survey(source)), change: null, base: null, asked, callers: [] }];
  const around = neighbours(scene, survey, deps);
  return { changes: [], neighbours: around, head: tree, base: null, sources, unreadable: [], skipped: [] };
}

async function loadUnit(
  patched: SourceTree,
  file: string,
  place: RepairPlace,
  config: Config,
  deps: AnalysisDeps,
): Promise<AskedSource | null> {
  const source = await loadSource(patched, file, deps);
  if (source === null) return null;
  const scene = await buildScene(sceneOf(patched, place), config, deps.reader);
  const base = await loadSource(place.tree, file, deps);
  return { ...source, ...(await surveyor(scene, deps)(source)), change: null, base, asked: [], callers: [] };
}

function sceneOf(tree: SourceTree, place: RepairPlace) {
  return {
    root: tree.root,
    checkout: checkoutFor(tree, place),
    lent: { files: place.lent.files, lend: async () => {} },
  };
}

/** Where the compile commands of a working tree are read, a copy of it has them too. */
function checkoutFor(tree: SourceTree, { checkout, tree: { root } }: RepairPlace): string {
  return checkout === root ? tree.root : checkout;
}

function changeOf({ file, before, after }: Patch['edits'][number]): FileChange {
  return {
    path: file,
    basePath: file,
    status: 'modified',
    entry: 'regular',
    binary: false,
    hunks: hunksOf(before, after),
  };
}
