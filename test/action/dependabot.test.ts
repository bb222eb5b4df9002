import { expect, test } from 'vitest';
import { conversationOf } from '../support/github/conversation.ts';
import { twoWorkflows } from './two-workflows.ts';

/** A header that an update brings along, and a program that it makes read past the end. */
const files = (limit: number) => ({
  'vendor/limits.h': `#define LIMIT ${limit}\n`,
  'a.c': `#include "vendor/limits.h"
int nondet_int(void);
static int table[4];
int main(void)
{
  int i = nondet_int();
  if (i < 0 || i > LIMIT)
    return 1;
  return table[i];
}
`,
  '.github/esbmc.yml': 'checks: [memory]\n',
});
const bot = 'dependabot[bot]';
const branch = 'dependabot/submodules/vendor-2.0.0';
/** Its runs get none of the repository's secrets: an input that is one is empty. */
const startedByBot = { env: { GITHUB_ACTOR: bot, GITHUB_TRIGGERING_ACTOR: bot } };

test('a pull request by Dependabot: its own run tells all in the job, the one that reports posts it', async () => {
  await using scene = await twoWorkflows(files(3));
  const { github, repository } = scene;
  const pull = await scene.open({ 'vendor/limits.h': '#define LIMIT 4\n' }, repository, {
    branch,
    author: bot,
  });
  const payload = (await repository.pullRequestEvent(pull.number, 'opened')) as {
    sender: { login: string; type: string };
    pull_request: { user: { login: string }; head: { ref: string; repo: { fork: boolean } } };
  };
  expect(payload).toMatchObject({
    sender: { login: bot, type: 'Bot' },
    pull_request: { user: { login: bot }, head: { ref: branch, repo: { fork: false } } },
  });

  // With one job only: nothing is posted, and nothing is lost or taken for an error of the run.
  const alone = await scene.analyse(pull, { ...startedByBot, inputs: { 'model-api-key': '' } });
  expect(alone).toMatchObject({
    exitCode: 1,
    outputs: { conclusion: 'failure', introduced: '1', decision: 'reviewed' },
  });
  expect(alone.summary).toContain('It goes wrong here');
  expect(alone.summary).toContain(
    "token can't write to the pull request, as on those from forks and by Dependabot",
  );
  expect(alone.log.split('\n').filter((line) => line.startsWith('::error '))).toHaveLength(1);
  expect(conversationOf(repository, pull.number).entries).toEqual([]);

  const refused = github.requests.filter(
    ({ method, route }) => method === 'POST' && route?.startsWith('/repos'),
  );
  expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 403));

  const analysis = await scene.analyse(pull, { ...startedByBot, inputs: { 'dry-run': 'true' } });
  expect(analysis.outputs).toMatchObject({ conclusion: 'failure', introduced: '1' });
  const report = await scene.report(pull, analysis.transfer);
  expect(report).toMatchObject({ exitCode: 0, outputs: { decision: 'reviewed', 'reason-code': 'ok' } });
  const { entries } = conversationOf(repository, pull.number);
  // The line that goes wrong is in no file of the pull request.
  expect(entries.map(({ kind }) => kind)).toEqual(['comment']);
  expect(entries[0]?.body).toContain('a.c');
});
