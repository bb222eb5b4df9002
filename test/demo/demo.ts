import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conversationOf } from '../support/github/conversation.ts';
import { conversationHtml } from '../support/github/conversation-html.ts';
import { conversationText } from '../support/github/conversation-text.ts';
import { startLocalGitHub } from '../support/github/local-github.ts';
import { runAction } from '../support/run-action.ts';
import { repositoryRoot } from '../support/run-bundle.ts';

/** The main job from start to end: a pull request that brings in a bug, the Action, and what its author reads. */
async function demo(): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const path = 'examples/histogram/histogram.c';
  const good = await readFile(join(repositoryRoot, path), 'utf8');
  const bad = good.replace('percent > 99', 'percent > 100');

  await using github = await startLocalGitHub();
  say(`A local GitHub listens on ${github.url}`);
  const repository = await github.createRepository({ owner: 'ada', name: 'histogram' });
  await repository.commit({ branch: 'main', files: { 'histogram.c': good }, message: 'Count percentages' });
  await repository.commit({
    branch: 'hundred',
    from: 'main',
    files: { 'histogram.c': bad },
    message: 'Accept 100 % as well',
  });
  const pull = await repository.openPullRequest({
    title: 'Accept 100 % as well',
    head: 'hundred',
    base: 'main',
  });
  const { number } = pull.issue;
  const token = github.createToken({
    kind: 'actions',
    repositories: [repository],
    permissions: { contents: 'read', pull_requests: 'write', metadata: 'read' },
  });
  say(`ada opens pull request #${number}: Accept 100 % as well`);
  say('The Action runs on it. The first time, ESBMC is fetched and probed.\n');

  const run = await runAction({
    github,
    repository,
    event: 'pull_request',
    payload: await repository.pullRequestEvent(number, 'opened'),
    token,
    ref: `refs/pull/${number}/merge`,
  });
  const conversation = conversationOf(repository, number);
  if (conversation.entries.length === 0) throw new Error(`the Action said nothing:\n${run.log}`);
  say(conversationText(conversation));
  const page = join(await mkdtemp(join(tmpdir(), 'esbmc-action-demo-')), 'pull-request.html');
  await writeFile(page, conversationHtml(conversation));
  say(`The check is ${run.exitCode === 0 ? 'green' : 'red'} (conclusion: ${run.outputs.conclusion}).`);
  say(`The same as a page: ${page}`);
}

await demo();
