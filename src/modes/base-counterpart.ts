import { join } from 'node:path';
import { buildInTree } from '../project/build-context.ts';
import type { SourceTree } from '../project/repository.ts';
import type { BaseCounterpart } from '../verification/compare-with-base.ts';
import type { UnitSetup } from '../verification/unit-request.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { type CallerPromise, setUpIn, withPromises } from './prepare-unit.ts';
import type { AskedSource } from './subject.ts';

/** The same unit under the same harness in the base's tree, as far as there is one. */
export async function baseCounterpart(
  { base, change, text, build }: AskedSource,
  { unit, harness, root }: UnitSetup,
  promises: readonly CallerPromise[],
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
  if (base === null || !facts.functions.has(unit.entry)) return { ...facts, setup: null };
  const file = join(tree.root, base.path);
  const included = await withPromises(file, base, promises, deps);
  const place = { unit, file, included, build: buildInTree(build, root, tree.root) };
  return { ...facts, setup: await setUpIn(tree.root, place, harness, base, deps) };
}
