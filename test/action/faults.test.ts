import { expect, test } from 'vitest';
import { conversationOf } from '../support/github/conversation.ts';
import { secondaryRateLimit } from '../support/github/http/faults.ts';
import { pullRequest, type Scenario } from './scenario.ts';

const program = (limit: number) => `int nondet_int(void);
static int table[4];
int main(void)
{
  int i = nondet_int();
  if (i < 0 || i > ${limit})
    return 1;
  return table[i];
}
`;
const settings = { '.github/esbmc.yml': 'checks: [memory]\n' };
const buggy = () => pullRequest({ 'a.c': program(3), ...settings }, { 'a.c': program(4) });

const reviews = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews';
const fileComments = '/repos/{owner}/{repo}/pulls/{pull_number}/comments';
const comments = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const pull = '/repos/{owner}/{repo}/pulls/{pull_number}';
const refusal = { status: 403, body: { message: 'Resource not accessible by integration' } } as const;

/** Where the finding is told on the pull request. */
function toldOn({ repository, number }: Scenario): readonly string[] {
  return conversationOf(repository, number).entries.flatMap((entry) =>
    entry.kind === 'review'
      ? entry.threads.map(({ place }) => place)
      : [entry.body.includes('It goes wrong here') ? 'summary with steps' : 'summary'],
  );
}
const annotations = (log: string) => log.split('\n').filter((line) => line.startsWith('::error '));
const writesOf = ({ github }: Scenario) =>
  github.requests.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/v3/')).length;

test('a refused review goes to the summary, a refused summary to the job, and nothing is lost', async () => {
  await using scenario = await buggy();
  const { faults } = scenario.github;

  faults.push({ method: 'POST', route: reviews, ...refusal, times: 2 });
  faults.push({ method: 'POST', route: comments, ...refusal });
  const both = await scenario.run();
  expect(both.outputs).toMatchObject({ conclusion: 'failure', introduced: '1', decision: 'reviewed' });
  expect(toldOn(scenario)).toEqual([]);
  expect(annotations(both.log)).toHaveLength(1);
  expect(both.summary).toContain('It goes wrong here');
  expect(both.summary).toContain("token can't write to the pull request");

  const review = await scenario.run();
  expect(toldOn(scenario)).toEqual(['summary with steps']);
  expect(review.summary).toContain('It goes wrong here');
  expect(faults.pending).toEqual([]);

  faults.push({ method: 'PATCH', ...refusal });
  const summary = await scenario.run();
  expect(summary.outputs.conclusion).toBe('failure');
  expect(toldOn(scenario)).toEqual(['summary with steps', 'a.c:8']);
  expect(summary.summary).toContain('It goes wrong here');
});

test('a lost answer, applied or not, leaves one review and one summary', async () => {
  await using scenario = await buggy();
  const { faults } = scenario.github;
  faults.push({ method: 'POST', route: reviews, status: 502, applyFirst: true });
  faults.push({ method: 'POST', route: comments, status: 502, applyFirst: true });
  await scenario.run();
  expect(toldOn(scenario)).toEqual(['a.c:8', 'summary']);

  await using other = await buggy();
  other.github.faults.push({ method: 'POST', route: reviews, status: 502 });
  other.github.faults.push({ method: 'POST', route: comments, drop: true });
  await other.run();
  expect(toldOn(other)).toEqual(['a.c:8', 'summary']);
});

test('a rate limit of an hour is not waited for: the job has everything, and says to run again', async () => {
  await using scenario = await buggy();
  const limit = { method: 'POST', ...secondaryRateLimit({ retryAfter: 3600 }), times: 99 };
  scenario.github.faults.push({ ...limit, route: reviews }, { ...limit, route: comments });
  const started = Date.now();
  const run = await scenario.run();
  expect(Date.now() - started).toBeLessThan(60_000);
  expect(run.outputs).toMatchObject({ conclusion: 'failure', 'reason-code': 'findings' });
  expect(run.summary).toContain('It goes wrong here');
  expect(run.summary).toContain('Running the job again posts them');
  expect(annotations(run.log)).toHaveLength(1);
  scenario.github.faults.clear();
  await scenario.run();
  expect(toldOn(scenario)).toEqual(['a.c:8', 'summary']);
});

test('two runs at the same time leave one thread and one summary', async () => {
  await using scenario = await buggy();
  await Promise.all([scenario.run(), scenario.run()]);
  expect([...toldOn(scenario)].sort()).toEqual(['a.c:8', 'summary']);
});

test('without a diff, and without the list of comments, the finding is in the summary', async () => {
  await using scenario = await buggy();
  const { faults } = scenario.github;
  faults.push({ route: `${pull}/files`, status: 422 });
  const noDiff = await scenario.run();
  expect(toldOn(scenario)).toEqual(['summary with steps']);
  expect(annotations(noDiff.log)).toHaveLength(1);
  faults.push({ method: 'GET', route: fileComments, status: 404 });
  await scenario.run();
  expect(toldOn(scenario)).toEqual(['summary with steps']);
});

test('drafts, and what becomes one meanwhile, get no inline comments, closed ones nothing, locked ones what a bot may write', async () => {
  await using scenario = await buggy();
  const { repository, number, github } = scenario;
  repository.pull(number).isDraft = true;
  const draft = await scenario.run();
  expect(draft.outputs.conclusion).toBe('failure');
  expect(toldOn(scenario)).toEqual(['summary with steps']);

  // Ready while the analysis runs: what counts is what it is when the review is posted.
  github.afterReads(pull, 1, () => repository.markReady(number));
  await scenario.run();
  expect(toldOn(scenario)).toEqual(['summary', 'a.c:8']);

  // Made a draft while the analysis runs.
  await using converted = await buggy();
  converted.github.afterReads(pull, 1, () => {
    converted.repository.pull(converted.number).isDraft = true;
  });
  await converted.run();
  expect(toldOn(converted)).toEqual(['summary with steps']);

  const before = writesOf(scenario);
  github.afterReads(pull, 1, () => repository.closePullRequest(number));
  const closed = await scenario.run();
  expect(closed.outputs.conclusion).toBe('failure');
  expect(annotations(closed.log)).toHaveLength(1);
  expect(writesOf(scenario)).toBe(before);

  await using locked = await buggy();
  locked.repository.lock(locked.number);
  await locked.run();
  expect(toldOn(locked)).toEqual(['a.c:8', 'summary']);
});

test('a push while the analysis runs: the older commit is told in its own job only', async () => {
  await using scenario = await buggy();
  scenario.github.afterReads(pull, 1, () => scenario.push({ 'a.c': program(5) }));
  const run = await scenario.run();
  expect(run.outputs.conclusion).toBe('failure');
  expect(run.summary).toContain('It goes wrong here');
  expect(writesOf(scenario)).toBe(0);
});

test('forks and deleted ones: a token that may only read leaves everything to the job', async () => {
  await using scenario = await buggy();
  const { github, repository } = scenario;
  const reading = { contents: 'read', pull_requests: 'read', metadata: 'read' } as const;
  const token = github.createToken({ kind: 'actions', repositories: [repository], permissions: reading });
  const fork = await repository.fork('eve');
  await fork.commit({ branch: 'patch', from: 'main', files: { 'a.c': program(4) }, message: 'patch' });
  const { issue } = await repository.openPullRequest({
    title: 'From a fork',
    head: 'patch',
    base: 'main',
    headRepo: fork,
  });
  const options = async () => ({
    token,
    payload: await repository.pullRequestEvent(issue.number, 'synchronize'),
    ref: `refs/pull/${issue.number}/merge`,
  });
  const fromFork = await scenario.run(await options());
  expect(fromFork.outputs).toMatchObject({ conclusion: 'failure', introduced: '1', decision: 'reviewed' });
  expect(fromFork.summary).toContain('It goes wrong here');
  expect(annotations(fromFork.log)).toHaveLength(1);
  expect(conversationOf(repository, issue.number).entries).toEqual([]);

  fork.delete();
  const deleted = await scenario.run({ ...(await options()), fetchDepth: 1 });
  expect(deleted.outputs).toMatchObject({ conclusion: 'failure', introduced: '1' });
});

test('a check run of our own, where the repository asks for it and the token may write it', async () => {
  const asking = { '.github/esbmc.yml': 'checks: [memory]\ncheck-run: true\n' };
  await using scenario = await pullRequest({ 'a.c': program(3), ...asking }, { 'a.c': program(4) });
  const { github, repository, number } = scenario;
  const refused = await scenario.run();
  expect(refused.log).toContain('checks: write');
  expect(refused.summary).toContain(
    '> GitHub did not take all of the check run, which needs `checks: write`',
  );
  expect(toldOn(scenario)).toEqual(['a.c:8', 'summary']);

  const permissions = { contents: 'read', checks: 'write', metadata: 'read' } as const;
  const token = github.createToken({ kind: 'actions', repositories: [repository], permissions });
  const run = await scenario.run({ token });
  const [check] = conversationOf(repository, number).checks;
  expect(check).toMatchObject({ name: 'ESBMC', conclusion: 'failure', title: '1 bug introduced' });
  expect(check?.annotations.map(({ place }) => place)).toEqual(['a.c:8']);
  expect(annotations(run.log)).toEqual([]);
});
