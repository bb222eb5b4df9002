import { relative } from 'node:path';
import type { CFunction } from '../project/c-file.ts';
import type { SourceTree } from '../project/repository.ts';
import type { BaseCounterpart } from '../verification/compare-with-base.ts';
import type { UnitSetup } from '../verification/unit-request.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { setUpIn } from './prepare-unit.ts';
import type { AskedSource } from './subject.ts';

/** The same unit in the base's tree, as far as there is one. */
export async function baseCounterpart(
  { base, change, text }: AskedSource,
  setup: UnitSetup,
  harnessed: CFunction | null,
  tree: SourceTree,
  deps: AnalysisDeps,
): Promise<BaseCounterpart> {
  const functions =
    base?.file.functions.filter(({ isDefinition }) => isDefinition).map(({ name }) => name) ?? [];
  const facts = {
    functions: new Set(functions),
    hunks: change?.hunks ?? [],
    baseLines: base?.text.split(/\r?\n/) ?? [],
    headLines: text.split(/\r?\n/),
  };
  const entry = harnessed?.name ?? setup.unit.entry;
  if (base === null || !facts.functions.has(entry)) return { ...facts, setup: null };
  const build = {
    ...setup.build,
    includeDirs: setup.build.includeDirs.map((folder) => inTree(folder, setup.root, tree.root)),
  };
  const common = { build, argvMaxArgs: setup.argvMaxArgs };
  return { ...facts, setup: await setUpIn(tree.root, setup.unit, base.path, harnessed, common, deps) };
}

/** The same folder in another tree; one outside of the tree stays what it is. */
function inTree(folder: string, from: string, to: string): string {
  const path = relative(from, folder);
  return path.startsWith('..') ? folder : `${to}/${path}`;
}
