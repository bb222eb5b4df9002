import { dirname } from 'node:path';
import type { Config } from './config/config.ts';
import type { Classifier } from './experiment/dataset/classifier.ts';
import type { Bench, Confirmation, OpenBench, Verification } from './experiment/trials/bench.ts';
import { inFolder } from './experiment-classifiers.ts';
import { findingOf } from './experiment-finding.ts';
import type { AnalysisDeps } from './modes/analysis-deps.ts';
import { noLentHeaders } from './modes/lend-headers.ts';
import { acceptorInTree, type RepairTools, taskFor } from './modes/repair-in-tree.ts';
import { emptyBuildContext } from './project/build-context.ts';
import type { Accepted } from './repair/acceptance.ts';
import type { Acceptor } from './repair/acceptor.ts';
import type { Candidate } from './repair/candidate.ts';

/** Programs set up for repairs: what the dataset's own flags find in them, and the product's own acceptance. */
export function benchOpener(
  config: Config,
  deps: AnalysisDeps,
  tools: Pick<RepairTools, 'workspaceOf' | 'compiler' | 'toolchain' | 'tests' | 'barred'>,
  classifier: Classifier,
): OpenBench {
  return ({ file, text, includeDirs }, use) =>
    inFolder({ [file]: text }, async (root) => {
      const tree = { root, commit: null };
      const own = { ...config, includeDirs: [...config.includeDirs, ...includeDirs] };
      const found = await classifier.classify({ file, text, includeDirs });
      if (found.verdict !== 'unsafe') return use(null);
      const finding = findingOf(found.counterexample, file, text, deps.parser.parse(text));
      const place = { tree, checkout: root, lent: noLentHeaders };
      const task = await taskFor(finding, place, own, deps);
      const acceptor = await acceptorInTree({ finding, place }, own, deps, tools);
      const bench: Bench = {
        task,
        verify: (candidate) => verify(candidate, { file, includeDirs }, classifier, tools.compiler, deps),
        confirm: (candidate) => confirm(candidate, acceptor),
      };
      return use(bench);
    });
}

async function verify(
  candidate: Candidate,
  { file, includeDirs }: { readonly file: string; readonly includeDirs: readonly string[] },
  classifier: Classifier,
  compiler: RepairTools['compiler'],
  { scratch, parser }: AnalysisDeps,
): Promise<Verification> {
  const text = candidate.patch.edits[0]?.after ?? '';
  const path = await scratch.write(file, text);
  const build = { ...emptyBuildContext, includeDirs };
  const said = (await compiler?.check(path, dirname(path), build)) ?? [];
  if (said.some(({ severity }) => severity === 'error'))
    return { compiles: false, isVerified: false, reason: 'does-not-compile', finding: null };
  const found = await classifier.classify({ file, text, includeDirs });
  if (found.verdict === 'safe') return { compiles: true, isVerified: true, reason: null, finding: null };
  if (found.verdict === 'unknown')
    return { compiles: true, isVerified: false, reason: 'undecided', finding: null };
  const { counterexample } = found;
  const finding = findingOf(counterexample, file, text, parser.parse(text));
  return { compiles: true, isVerified: false, reason: 'still-fails', finding };
}

/** How far the acceptance goes with a patch; see docs/experiments.md for the oracles. */
async function confirm(candidate: Candidate, acceptor: Acceptor): Promise<Confirmation> {
  const verified = await acceptor.verify(candidate);
  if (verified.verdict === 'rejected' && verified.reason !== 'behaviour-changed')
    return { oracle: 'a', acceptance: verified.reason };
  // What behaves differently may still be replayed: that is an oracle of its own.
  const passed: Accepted = { verdict: 'accepted', bound: null, behaviour: 'not-compared', evidence: [] };
  const executed = await acceptor.execute(candidate, verified.verdict === 'accepted' ? verified : passed);
  if (executed.verdict === 'rejected')
    return { oracle: executed.reason === 'crashes' ? 'b' : 'c', acceptance: executed.reason };
  if (verified.verdict === 'rejected') return { oracle: 'c', acceptance: verified.reason };
  return { oracle: 'd', acceptance: executed.behaviour === 'kept' ? 'accepted' : 'accepted-not-compared' };
}
