import { expect, it } from 'vitest';
import { conversationOf } from '../support/github/conversation.ts';
import { startLocalGitHub } from '../support/github/local-github.ts';
import { runAction } from '../support/run-action.ts';

const freed = (again: string) => `#include <stdlib.h>
int main(void) {
  int *p = malloc(sizeof *p);
  if (p == NULL)
    return 1;
  *p = 1;
  free(p);
${again}  return 0;
}
`;

const settings = { '.github/esbmc.yml': 'checks: [memory]\n' };

it('proposes each accepted repair once, in a pull request, and shows it on the page', async () => {
  await using github = await startLocalGitHub();
  const repository = await github.createRepository({ owner: 'ada', name: 'project' });
  await repository.commit({
    branch: 'main',
    files: { ...settings, 'a.c': freed('  free(p);\n') },
    message: 'start',
  });
  const night = async (fix: string) => {
    const token = github.createToken({
      kind: 'actions',
      repositories: [repository],
      permissions: { contents: 'write', pull_requests: 'write', issues: 'write', metadata: 'read' },
    });
    const run = await runAction({
      ...{ github, repository, event: 'schedule', payload: { schedule: '0 3 * * *' }, token },
      ref: 'refs/heads/main',
      inputs: { fix },
      kept: /\.html$/,
      env: { GITHUB_REF: 'refs/heads/main' },
    });
    github.assertNoUnknownRequests();
    return run;
  };
  const pulls = () => [...repository.state.pulls.values()];

  repository.state.actionsMayOpenPulls = true;
  const run = await night('suggest');
  expect(run.exitCode, 'red for the bug, whatever became of its fix').toBe(1);
  expect(run.summary, run.log).toContain('#2 proposes a fix of a.c');
  expect(pulls()).toMatchObject([{ baseRef: 'main', issue: { number: 2, state: 'open' } }]);
  const [pull] = pulls();
  const { body } = conversationOf(repository, 2);
  expect(body).toContain('One of the bugs in #1.');
  expect(body).toContain('Closed without merging, it is not opened again.');
  expect(body).toContain("workflow's own token");
  const fixed = await repository.readFile(pull?.headRef ?? '', 'a.c');
  expect(fixed.toString()).toBe(freed(''));
  const html = run.files['esbmc-report.html'] ?? '';
  expect(html).toContain('diff --git a/a.c b/a.c');

  repository.closePullRequest(2);
  await night('suggest');
  expect(pulls(), 'nor after it was closed').toHaveLength(1);
}, 240_000);
