import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pullRequest, type Scenario } from '../action/scenario.ts';
import { startCacheService } from '../support/actions-cache/cache-service.ts';
import { conversationOf } from '../support/github/conversation.ts';
import { type JsonReport, parseReport } from '../support/json-report.ts';
import type { ActionOptions, ActionRun } from '../support/run-action.ts';
import { type Canaries, canaryHeader, makeCanaries, sweep } from './canaries.ts';

type Files = Parameters<typeof pullRequest>[0];

/** What became of a hostile pull request. */
export interface HostileRun extends AsyncDisposable {
  readonly scenario: Scenario;
  readonly run: ActionRun;
  readonly report: JsonReport;
  /** Bodies that were posted on the pull request. */
  readonly bodies: readonly string[];
  /** Where secrets were found. */
  readonly leaks: readonly string[];
  /** Folder with the file that holds a secret, absolute. */
  readonly outside: string;
}

const settings = { '.github/esbmc.yml': 'checks: [memory]\n' };

/**
 * Runs the gate on a pull request from the built bundle, with secrets in its environment and in files around the
 * checkout, and looks for them in all that comes out.
 * @param head made for the folder that holds the secret file
 */
export async function runHostile(
  base: Files,
  head: (outside: string, canaries: Canaries) => Files,
  over: Partial<ActionOptions> = {},
): Promise<HostileRun> {
  const outside = await mkdtemp(join(tmpdir(), 'test-hostile-'));
  const canaries = makeCanaries();
  await writeFile(join(outside, canaryHeader), canaries.header);
  const scenario = await pullRequest({ ...settings, ...base }, head(outside, canaries));
  await using cache = await startCacheService();
  const folder = join(outside, 'runner');
  const run = await scenario.run({
    inputs: { 'sarif-file': 'esbmc.sarif', 'comment-limit': '30' },
    folder,
    kept: /^esbmc\.sarif$/,
    // A step before ours left a secret where `../` leads to.
    built: () => ({ [`../${canaryHeader}`]: canaries.header }),
    ...over,
    env: { ...canaries.env, ...cache.env, ...over.env },
  });
  if (run.report === null) throw new Error(`the run left no report:\n${run.log}`);
  const { github, repository, number } = scenario;
  const bodies = conversationOf(repository, number).entries.flatMap((entry) =>
    entry.kind === 'comment'
      ? [entry.body]
      : [entry.body, ...entry.threads.flatMap(({ comments }) => comments.map(({ body }) => body))],
  );
  return {
    scenario,
    run,
    report: parseReport(run.report),
    bodies,
    leaks: await sweep(canaries, { run, github, folder }),
    outside,
    [Symbol.asyncDispose]: async () => {
      await scenario[Symbol.asyncDispose]();
      await rm(outside, { recursive: true, force: true });
    },
  };
}

/** Lines of a log that the runner would carry out, other than those that the program means. */
export function smuggledCommands(log: string): readonly string[] {
  const ours = /^::(?:add-mask|debug|error|warning|notice)(?: [^:]*)?::/;
  return log.split('\n').filter((line) => {
    if (line.includes('##[')) return true;
    return line.trimStart().startsWith('::') && (!ours.test(line) || /^::[^:]*pwned[^:]*::/.test(line));
  });
}
