import { expect, test } from 'vitest';
import { conversationOf } from '../support/github/conversation.ts';
import { type CommandScenario, commandScenario, wendy } from './command-scenario.ts';

const permission = '/repos/{owner}/{repo}/collaborators/{username}/permission';
const reactions = '/repos/{owner}/{repo}/issues/comments/{comment_id}/reactions';

const writesOf = ({ github }: CommandScenario) =>
  github.requests.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/v3/'));

test('who may push is answered in one reply, and whoever may not is told so', async () => {
  await using scenario = await commandScenario();
  const { repository, number, github } = scenario;
  const help = await scenario.type('/esbmc-help');
  expect(help.outputs).toMatchObject({ decision: 'helped', 'reason-code': 'ok', conclusion: 'neutral' });
  expect(help.exitCode).toBe(0);
  expect(help.summary).toContain('/esbmc-fix FINDING');
  const [typed, reply] = conversationOf(repository, number).entries;
  expect(typed).toMatchObject({ reactions: { eyes: 1, '+1': 1 } });
  expect(reply).toMatchObject({ author: 'github-actions[bot]' });
  expect(reply?.body).toMatch(/^<!-- esbmc-action:1 reply conversation \d+ done -->\n💬 \*\*Commands\*\*/);

  const before = scenario.replies().length;
  for (const by of ['eve', 'ted']) {
    repository.setRole('ted', 'triage');
    const denied = await scenario.type('/esbmc-fix', by);
    expect(denied.outputs).toMatchObject({
      decision: 'refused',
      'reason-code': 'not-allowed',
      fixed: 'false',
    });
    expect(denied.exitCode).toBe(0);
  }
  expect(scenario.replies().slice(before)).toEqual(
    Array(2).fill(expect.stringContaining('Only those who may push')),
  );
  const { entries } = conversationOf(repository, number);
  expect(entries.find(({ author }) => author === 'eve')).toMatchObject({ reactions: { '-1': 1 } });

  // As for an account that is gone, or for a token that may not see who works here.
  github.faults.push({ route: permission, status: 404 });
  const nobody = await scenario.type('/esbmc-verify');
  expect(nobody.outputs).toMatchObject({ decision: 'refused', 'reason-code': 'not-allowed' });
  expect(scenario.replies().at(-1)).toMatch(/GitHub says that you may not\. .* once more when you may/);

  github.faults.push({ route: permission, status: 403 });
  const unknown = await scenario.type('/esbmc-verify');
  expect(unknown.outputs).toMatchObject({ decision: 'refused', 'reason-code': 'permission-unknown' });
  expect(scenario.replies().at(-1)).toContain('GitHub did not say whether you may push');
  expect(github.requests.some(({ route }) => route === 'git')).toBe(true);
  expect(github.faults.pending).toEqual([]);
});

test('what is no command, edited, or by a bot, is left alone', async () => {
  await using scenario = await commandScenario();
  const { repository, number } = scenario;
  for (const body of ['> /esbmc-fix', 'Try\n/esbmc-fix', ' /esbmc-fix', '`/esbmc-fix`', 'LGTM']) {
    const run = await scenario.type(body);
    expect(run.outputs).toMatchObject({ decision: 'ignored-event', 'reason-code': 'no-command' });
  }
  const comment = repository.addIssueComment(number, wendy, '/esbmc-help');
  const edited = await scenario.onComment(comment, {}, 'edited');
  expect(edited.outputs).toMatchObject({ decision: 'ignored-event', 'reason-code': 'unsupported-action' });
  for (const bot of ['github-actions[bot]', 'dependabot[bot]']) {
    const run = await scenario.type('/esbmc-help', bot);
    expect(run.outputs).toMatchObject({ decision: 'ignored-event', 'reason-code': 'bot' });
  }
  const onIssue = repository.openIssue({ title: 'Not a pull request' });
  const run = await scenario.onComment(repository.addIssueComment(onIssue.number, wendy, '/esbmc-help'));
  expect(run.outputs).toMatchObject({ 'reason-code': 'no-pull-request' });
  expect(writesOf(scenario)).toEqual([]);
});

test('a malformed command gets a confused look and the list of commands, and configures nothing', async () => {
  await using scenario = await commandScenario();
  const run = await scenario.type('/esbmc-fix --model evil --model-url https://evil.example @octocat');
  expect(run.outputs).toMatchObject({ decision: 'refused', 'reason-code': 'malformed-command' });
  const [typed] = conversationOf(scenario.repository, scenario.number).entries;
  expect(typed).toMatchObject({ reactions: { confused: 1 } });
  const [reply = ''] = scenario.replies();
  expect(reply).toContain('`/esbmc-ignore FINDING REASON`');
  expect(reply).not.toMatch(/evil|octocat/);
});

test('a job that runs again answers in the same reply, and refused reactions change nothing', async () => {
  await using scenario = await commandScenario();
  const { repository, number, github } = scenario;
  const comment = repository.addIssueComment(number, wendy, '/esbmc-help');
  await scenario.onComment(comment);
  github.faults.push({ method: 'POST', route: reactions, status: 403, times: 2 });
  const again = await scenario.onComment(comment);
  expect(again.outputs.decision).toBe('helped');
  expect(scenario.replies()).toHaveLength(1);
  expect(github.faults.pending).toEqual([]);
});

test('without the right to comment the answer is in the summary of the run', async () => {
  await using scenario = await commandScenario(undefined, undefined, { contents: 'read' });
  const run = await scenario.type('/esbmc-help');
  expect(run.exitCode).toBe(0);
  expect(run.summary).toContain('/esbmc-fix FINDING');
  expect(run.log).toContain('it is in the summary of this run');
  expect(scenario.replies()).toEqual([]);
});

test("on the diff of a fork's pull request the run can only read, and says where to type", async () => {
  await using scenario = await commandScenario();
  const { repository, github } = scenario;
  const fork = await repository.fork('eve');
  await fork.commit({ branch: 'evil', from: 'main', files: { 'e.c': 'int e;\n' }, message: 'e' });
  const { issue } = await repository.openPullRequest({
    title: 'E',
    head: 'evil',
    base: 'main',
    headRepo: fork,
  });
  const comment = await repository.addReviewComment(
    issue.number,
    wendy,
    { path: 'e.c', line: 1 },
    '/esbmc-fix',
  );
  const token = github.createToken({
    kind: 'actions',
    repositories: [repository],
    permissions: { contents: 'read' },
  });
  const run = await scenario.onReply(comment, { token });
  expect(run.outputs).toMatchObject({ decision: 'refused', 'reason-code': 'read-only-token' });
  expect(run.summary).toContain('Type the command in the conversation instead');
  expect(writesOf(scenario)).toEqual([]);
});
