import { expect, test } from 'vitest';
import { program } from '../action/command-scenario.ts';
import { pullRequest } from '../action/scenario.ts';
import { conversationOf } from '../support/github/conversation.ts';

const settings = { '.github/esbmc.yml': 'checks: [memory]\n' };
const reviews = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews';

test('killed while it posts, without a place for temporary files, at a time long ago and one long after: never green, and mended by the next run', async () => {
  await using scenario = await pullRequest({ 'a.c': program(3), ...settings }, { 'a.c': program(4) });
  const { github, repository, number } = scenario;
  const nowhere = await scenario.run({ env: { RUNNER_TEMP: '/dev/null/none', TMPDIR: '/dev/null/none' } });
  expect(nowhere).toMatchObject({ exitCode: 1, outputs: { decision: 'failed', 'reason-code': 'disk' } });
  expect(nowhere.log).toMatch(/\/dev\/null\/none.*can't be used.*run the job again/);

  let kill = () => {};
  const cancelled = new Promise<void>((resolve) => {
    kill = resolve;
  });
  github.afterReads(reviews, 0, async () => {
    kill();
    await new Promise((wake) => setTimeout(wake, 300));
  });
  const killed = await scenario.run({ cancelled });
  expect(killed.exitCode).not.toBe(0);
  expect(killed.outputs.conclusion).toBeUndefined();

  // A clock that is set back by ten years while it runs, and then forward by as much.
  const jumps = `const now = Date.now; const start = now(); const ran = () => now() - start;
    Date.now = () => now() + (ran() > 3000 ? 3.2e11 : ran() > 1500 ? -3.2e11 : 0);`;
  const again = await scenario.run({
    env: { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(jumps)}` },
  });
  expect(again).toMatchObject({ exitCode: 1, outputs: { conclusion: 'failure', introduced: '1' } });
  const kinds = conversationOf(repository, number).entries.map(({ kind }) => kind);
  expect(kinds.toSorted()).toEqual(['comment', 'review']);
}, 120_000);
