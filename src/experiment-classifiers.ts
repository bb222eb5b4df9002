import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { tool } from './assemble.ts';
import { buildConfig } from './config/build-config.ts';
import type { ConfigInput } from './config/config.ts';
import type { Classified, Classifier } from './experiment/dataset/classifier.ts';
import type { AnalysisDeps } from './modes/analysis-deps.ts';
import { checkPaths } from './modes/local.ts';
import { emptyBuildContext } from './project/build-context.ts';

/** ESBMC under the paper's flags. */
export function paperClassifier(deps: AnalysisDeps, timeout: number): Classifier {
  const { verifier, scratch, memoryMiB } = deps;
  return {
    flags: 'paper',
    version: verifier.version,
    timeout,
    classify: async ({ file, text, includeDirs }) => {
      const path = await scratch.write(file, text);
      const outcome = await verifier.verify({
        sources: [path],
        root: dirname(path),
        entry: 'main',
        build: { ...emptyBuildContext, includeDirs },
        checks: 'memory',
        strategy: { name: 'paper' },
        allocationMayFail: true,
        argvMaxArgs: 1,
        timeoutSeconds: timeout,
        memoryMiB,
      });
      const { seconds, status } = outcome;
      const [counterexample] = outcome.counterexamples;
      if (status === 'failed' && counterexample !== undefined)
        return { verdict: 'unsafe', counterexample, seconds };
      if (status === 'passed') return { verdict: 'safe', seconds };
      const isTimeout = status === 'undecided' && outcome.cause === 'time';
      const reason = 'message' in outcome ? outcome.message : 'its counterexample could not be read';
      return { verdict: 'unknown', reason, isTimeout, seconds };
    },
  };
}

/** What `check` says, of memory safety alone. */
export function ownClassifier(deps: AnalysisDeps, timeout: number, settings: ConfigInput): Classifier {
  const config = buildConfig([settings, { checks: ['memory'], timeout, timeBudget: 2 * timeout }]);
  return {
    flags: 'ours',
    version: deps.verifier.version,
    timeout,
    classify: ({ file, text, includeDirs }) =>
      inFolder({ [file]: text }, async (root) => {
        const started = deps.clock();
        const tree = { root, commit: null };
        const withIncludes = { ...config, includeDirs: [...config.includeDirs, ...includeDirs] };
        const { findings, units } = await checkPaths(tree, [file], withIncludes, tool, deps);
        const seconds = (deps.clock() - started) / 1000;
        return { ...verdictOf(findings[0]?.counterexample, units), seconds };
      }),
  };
}

type Verdict = Classified extends infer One ? (One extends Classified ? Omit<One, 'seconds'> : never) : never;

function verdictOf(
  counterexample: Extract<Classified, { verdict: 'unsafe' }>['counterexample'] | undefined,
  units: Awaited<ReturnType<typeof checkPaths>>['units'],
): Verdict {
  if (counterexample !== undefined) return { verdict: 'unsafe', counterexample };
  const open = units.find(({ verdict }) => verdict !== 'proved');
  if (open === undefined && units.length > 0) return { verdict: 'safe' };
  const reason = open?.reason ?? `it is ${open?.verdict ?? 'not checked'}`;
  return { verdict: 'unknown', reason, isTimeout: /within \d+ s|time/.test(reason) };
}

/** A folder with some files, which is removed afterwards. */
export async function inFolder<Result>(
  files: Readonly<Record<string, string>>,
  use: (root: string) => Promise<Result>,
): Promise<Result> {
  const root = await mkdtemp(join(tmpdir(), 'esbmc-experiment-'));
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(root, name), text);
    return await use(root);
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
