import { mkdtemp, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { conversationOf } from '../support/github/conversation.ts';
import { conversationHtml } from '../support/github/conversation-html.ts';
import { conversationText } from '../support/github/conversation-text.ts';
import { startLocalGitHub } from '../support/github/local-github.ts';
import { type ActionRun, runAction } from '../support/run-action.ts';
import { repositoryRoot } from '../support/run-bundle.ts';

/** The main job from start to end: a pull request that brings in a bug, the review, the fix on command, a green check. */
async function demo(): Promise<void> {
  const say = (line: string) => process.stdout.write(`${line}\n`);
  const path = 'examples/histogram/histogram.c';
  const good = await readFile(join(repositoryRoot, path), 'utf8');
  const bad = good.replace('percent > 99', 'percent > 100');

  await using github = await startLocalGitHub();
  say(`A local GitHub listens on ${github.url}`);
  const repository = await github.createRepository({ owner: 'ada', name: 'histogram' });
  await repository.commit({
    branch: 'main',
    files: { 'histogram.c': good, '.github/esbmc.yml': 'commands: true\n' },
    message: 'Count percentages',
  });
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
    // An App's: the workflow's own pushes start no workflows.
    kind: 'app',
    login: 'esbmc',
    repositories: [repository],
    permissions: { contents: 'write', pull_requests: 'write', metadata: 'read' },
  });
  say(`ada opens pull request #${number}: Accept 100 % as well`);
  say('The Action runs on it. The first time, ESBMC is fetched and probed.\n');

  const gate = async (action: string) =>
    runAction({
      github,
      repository,
      event: 'pull_request',
      payload: await repository.pullRequestEvent(number, action),
      token,
      ref: `refs/pull/${number}/merge`,
    });
  const first = await gate('opened');
  const before = conversationOf(repository, number);
  if (before.entries.length === 0) throw new Error(`the Action said nothing:\n${first.log}`);
  say(conversationText(before));
  say(`The check is ${colour(first)}.\n`);

  say('ada answers the comment on the line: /esbmc-fix\n');
  const told = repository.pull(number).threads[0]?.comments[0];
  if (told === undefined) throw new Error('there is no comment on a line');
  const fix = await runAction({
    github,
    repository,
    event: 'pull_request_review_comment',
    payload: repository.reviewCommentEvent(repository.replyTo(told, 'ada', '/esbmc-fix'), 'created'),
    token,
    ref: 'refs/heads/main',
  });
  if (fix.outputs.decision !== 'fix-pushed') throw new Error(`nothing was pushed:\n${fix.log}`);
  const second = await gate('synchronize');
  const conversation = conversationOf(repository, number);
  for (const { author, body } of told.thread.comments.slice(1)) say(`-- ${author.login}\n${body}\n`);
  say(`The fix is commit ${fix.outputs['commit-sha']}, and the check is ${colour(second)}.`);

  const page = join(await mkdtemp(join(tmpdir(), 'esbmc-action-demo-')), 'pull-request.html');
  await writeFile(page, conversationHtml(conversation));
  say(`The whole conversation as a page: ${page}`);
  if (first.exitCode === 0 || second.exitCode !== 0) throw new Error('this is not what the demo should show');
}

function colour({ exitCode, outputs }: ActionRun): string {
  return `${exitCode === 0 ? 'green' : 'red'} (conclusion: ${outputs.conclusion})`;
}

await demo();
