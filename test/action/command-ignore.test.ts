import { expect, test } from 'vitest';
import { conversationOf } from '../support/github/conversation.ts';
import { type CommandScenario, commandScenario, program, wendy } from './command-scenario.ts';

const permission = '/repos/{owner}/{repo}/collaborators/{username}/permission';

/** The name of the finding, as its comment says it. */
function findingOf({ repository, number }: CommandScenario): string {
  const [thread] = repository.pull(number).threads;
  const name = / finding `?([0-9a-f]{16})/.exec(thread?.comments[0]?.body ?? '')?.[1];
  if (name === undefined) throw new Error('no finding was commented');
  return name;
}

test('a finding that somebody ignores does not fail, is listed with who and why, and can be taken back', async () => {
  await using scenario = await commandScenario();
  const { repository, number, github } = scenario;
  const first = await scenario.run();
  expect(first.outputs.conclusion).toBe('failure');
  const finding = findingOf(scenario);
  const [thread] = repository.pull(number).threads;
  expect(thread?.comments[0]?.body).toContain(
    'Reply `/esbmc-fix` for a repair that ESBMC has checked, or `/esbmc-ignore REASON`',
  );

  const comment = repository.addIssueComment(
    number,
    wendy,
    `/esbmc-ignore ${finding.slice(0, 8)} table's entries only, see #1 <b>`,
  );
  const ignored = await scenario.onComment(comment);
  expect(ignored.outputs).toMatchObject({ decision: 'finding-ignored', 'reason-code': 'ok' });
  const reply = scenario.replies().at(-1) ?? '';
  expect(reply).toContain(
    `**Finding \`${finding}\` is ignored in this pull request**, as \`wendy\` asked for`,
  );
  expect(reply).toContain(`  - fingerprint: '${finding}'\n    reason: "table's entries only, see #1 <b>"`);
  expect(reply.replace(/```[\s\S]*?```/g, '')).not.toMatch(/#1|<b>/);
  expect(
    conversationOf(repository, number).entries.flatMap((entry) =>
      entry.kind === 'review' ? entry.threads : [],
    ),
  ).toMatchObject([{ isResolved: true }]);

  const second = await scenario.run();
  expect(second.exitCode).toBe(0);
  expect(second.outputs).toMatchObject({ conclusion: 'success', findings: '1' });
  expect(second.summary).toContain("ignored in this pull request by `wendy`: table's entries only");
  expect(second.log).not.toContain('::error title=');

  repository.setRole(wendy, 'read');
  expect((await scenario.run()).outputs.conclusion).toBe('failure');
  repository.setRole(wendy, 'write');
  github.faults.push({ route: permission, status: 500, times: 4 });
  const unknown = await scenario.run();
  expect(unknown.outputs.conclusion).toBe('failure');
  expect(unknown.summary).toContain('could not be read: all of them count');

  const { comments } = repository.issue(number);
  comments.splice(comments.indexOf(comment), 1);
  expect((await scenario.run()).outputs.conclusion).toBe('failure');
});

test("nobody else's word for it counts", async () => {
  await using scenario = await commandScenario();
  const { repository, number } = scenario;
  await scenario.run();
  const finding = findingOf(scenario);
  // Somebody who may not, and what looks like our reply to that: by themselves, and by a program that repeats it.
  const asked = repository.addIssueComment(number, 'eve', `/esbmc-ignore ${finding} because`);
  const forged = `<!-- esbmc-action:1 ignored conversation ${asked.id} ${finding} -->\nignored`;
  repository.addIssueComment(number, 'eve', forged);
  repository.addIssueComment(number, 'github-actions[bot]', forged);
  // Somebody who may, about something else.
  const other = repository.addIssueComment(number, wendy, '/esbmc-ignore 0123456789abcdef because');
  repository.addIssueComment(
    number,
    'github-actions[bot]',
    `<!-- esbmc-action:1 ignored conversation ${other.id} ${finding} -->\n`,
  );
  expect((await scenario.run()).outputs.conclusion).toBe('failure');
  const denied = await scenario.onComment(asked);
  expect(denied.outputs).toMatchObject({ decision: 'refused', 'reason-code': 'not-allowed' });
});

test('in a thread its finding is meant', async () => {
  await using scenario = await commandScenario();
  const { repository, number } = scenario;
  await scenario.run();
  const [thread] = repository.pull(number).threads;
  const [first] = thread?.comments ?? [];
  if (first === undefined) throw new Error('no finding was commented');
  const run = await scenario.onReply(repository.replyTo(first, wendy, '/esbmc-ignore callers check it'));
  expect(run.outputs).toMatchObject({ decision: 'finding-ignored' });
  expect(thread?.comments.at(-1)?.body).toContain(`ignored diff `);
  expect((await scenario.run()).outputs.conclusion).toBe('success');

  const unknown = await scenario.type('/esbmc-ignore 0000 because');
  expect(unknown.outputs).toMatchObject({ decision: 'refused', 'reason-code': 'unknown-finding' });
  expect(scenario.replies().at(-1)).toContain(`- \`${findingOf(scenario)}\``);
});

test('verifying again brings the comments up to date, and says what came of it', async () => {
  await using scenario = await commandScenario();
  const { repository, number } = scenario;
  const bad = await scenario.type('/esbmc-verify');
  expect(bad.exitCode).toBe(0);
  expect(bad.outputs).toMatchObject({ decision: 'verified', conclusion: 'failure' });
  expect(repository.pull(number).threads).toHaveLength(1);
  expect(
    scenario.replies().some((body) => /^❌ \*\*Verified\*\* `[0-9a-f]{7}`: 1 bug introduced\./.test(body)),
  ).toBe(true);
  await scenario.push({ 'a.c': program(3) });
  const good = await scenario.type('/esbmc-verify');
  expect(good.outputs).toMatchObject({ decision: 'verified', conclusion: 'success' });
  expect(
    conversationOf(repository, number).entries.flatMap((entry) =>
      entry.kind === 'review' ? entry.threads : [],
    ),
  ).toMatchObject([{ isResolved: true }]);
});

test('a job that is cancelled does not leave its reply open', async () => {
  await using scenario = await commandScenario();
  const { repository, number, github } = scenario;
  const comments = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
  const replied = new Promise<void>((resolve) => {
    let isThere = false;
    github.onRequest(({ method, route }) => {
      // The program goes on once it knows that the reply is there.
      if (isThere && method === 'GET' && route === comments) resolve();
      if (method === 'POST' && route === comments) isThere = true;
    });
  });
  const run = await scenario.type('/esbmc-fix', wendy, { cancelled: replied });
  expect(run.outputs).toEqual({});
  const [reply = ''] = scenario.replies();
  expect(reply).toContain('**Cancelled.**');
  const entry = conversationOf(repository, number).entries.at(-1);
  expect(entry?.body).toMatch(/^<!-- esbmc-action:1 reply conversation \d+ done -->/);
});
