import { commandScenario, program, wendy } from '../../action/command-scenario.ts';
import { startCacheService } from '../../support/actions-cache/cache-service.ts';
import { startModelEndpoint } from '../../support/model-endpoint.ts';
import type { ActionRun } from '../../support/run-action.ts';
import type { FaultScene } from './fault-scene.ts';
import { ourWords, pageOf, tells } from './our-words.ts';
import { runInProcess } from './run-in-process.ts';

const settings = { '.github/esbmc.yml': 'checks: [memory]\ncommands: true\ncheck-run: true\n' };

interface Verifying {
  /** What is typed; null for the gate. */
  readonly typed: string | null;
  readonly inputs?: Readonly<Record<string, string>>;
  /** Why a run is not as it must be, beside that it is never better than the truth and heard of. */
  readonly wrong?: (run: ActionRun, left: readonly string[]) => string | null;
}

/** A mode that verifies: verdicts come from the cache that a run before has filled, each cell has a pull request of its own. */
async function verifyingScene({ typed, inputs = {}, wrong = () => null }: Verifying): Promise<FaultScene> {
  const endpoint = await startModelEndpoint({ key: 'k', models: ['m'], reply: () => '`i` is 4.' });
  const cache = await startCacheService();
  const rights = { contents: 'write', pull_requests: 'write', checks: 'write' } as const;
  const scenario = await commandScenario(
    { 'a.c': program(3), ...settings },
    { 'a.c': program(4), 'b.txt': '0' },
    rights,
  );
  const { repository, github, commandToken: token } = scenario;
  const common = { github, repository, token, env: cache.env };
  const onPull = async (number: number) => ({
    event: 'pull_request',
    payload: await repository.pullRequestEvent(number, 'synchronize'),
    ref: `refs/pull/${number}/merge`,
  });
  // In the folder of the cells: a cache is found by the path of what is in it.
  await runInProcess({ ...common, ...(await onPull(scenario.number)) });
  const given = { 'model-url': endpoint.url, 'model-api-key': 'k', ...inputs };
  let count = 0;
  return {
    github,
    open: async () => {
      count += 1;
      const branch = `cell-${count}`;
      const files = { 'a.c': program(4), 'b.txt': String(count) };
      const sha = await repository.commit({ branch, from: 'main', files, message: branch });
      const { number } = (await repository.openPullRequest({ title: branch, head: branch, base: 'main' }))
        .issue;
      const comment = typed === null ? null : repository.addIssueComment(number, wendy, typed);
      return {
        options: async () => ({
          ...common,
          inputs: given,
          ...(comment === null
            ? await onPull(number)
            : {
                event: 'issue_comment',
                payload: repository.issueCommentEvent(comment, 'created'),
                ref: 'refs/heads/main',
              }),
        }),
        left: async () => [
          ...ourWords(repository, number),
          ...((await repository.resolve(branch)) === sha ? [] : ['commit']),
        ],
        shown: async () =>
          `${pageOf(repository, number)} ${(await repository.resolve(branch)) === sha ? '' : 'commit'}`,
      };
    },
    wrong: (run, left) => {
      if (run.outputs.conclusion === 'success' && !left.includes('commit')) return 'a success';
      const isHeard = left.length > 0 || run.summary !== '' || run.exitCode !== 0;
      return isHeard ? wrong(run, left) : 'nobody hears anything';
    },
    [Symbol.asyncDispose]: async () => {
      await scenario[Symbol.asyncDispose]();
      await cache[Symbol.asyncDispose]();
      await endpoint[Symbol.asyncDispose]();
    },
  };
}

function wrongGate(run: ActionRun, left: readonly string[]): string | null {
  if (run.exitCode === 0) return 'green';
  // Nothing was verified then.
  if (run.outputs.decision === 'failed') return null;
  if (run.outputs.conclusion !== 'failure') return `it concludes ${run.outputs.conclusion}`;
  if (run.report?.includes('"introduced"') !== true) return 'the finding is not on the disk';
  const isTold = left.includes('finding') || left.includes('summary') || tells(run, 'table[i]');
  return isTold ? null : 'the finding is told nowhere';
}

function wrongFix(run: ActionRun, left: readonly string[]): string | null {
  const { decision = '' } = run.outputs;
  if (decision === 'fix-pushed' && !left.includes('commit')) return 'pushed, and there is no commit';
  const isUntold = left.includes('commit') && !['fix-pushed', 'refused', 'failed'].includes(decision);
  return isUntold ? `there is a commit, and the run says ${decision}` : null;
}

export const verifyingScenes: Readonly<Record<string, () => Promise<FaultScene>>> = {
  gate: () => verifyingScene({ typed: null, wrong: wrongGate }),
  verify: () =>
    verifyingScene({
      typed: '/esbmc-verify',
      wrong: (run) =>
        run.outputs.decision !== 'verified' || run.outputs.conclusion === 'failure'
          ? null
          : `verified as ${run.outputs.conclusion}`,
    }),
  explain: () => verifyingScene({ typed: '/esbmc-explain', inputs: { model: 'm' } }),
  ask: () => verifyingScene({ typed: '/esbmc-ask Why?', inputs: { model: 'm' } }),
  start: () => verifyingScene({ typed: '/esbmc-fix', inputs: { stage: 'start' } }),
  fix: () => verifyingScene({ typed: '/esbmc-fix', inputs: { push: 'true' }, wrong: wrongFix }),
};
