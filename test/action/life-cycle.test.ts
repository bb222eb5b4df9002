import { expect, test } from 'vitest';
import { type ConversationThread, conversationOf } from '../support/github/conversation.ts';
import { graphqlProblems } from '../support/github/graphql/check-answer.ts';
import { answerProblems } from '../support/github/openapi/check-answer.ts';
import { parseReport } from '../support/json-report.ts';
import { pullRequest, type Scenario } from './scenario.ts';

/** Two functions that read a table at an index that they let through. */
const program = (first: number, second: number, above = '') => `int nondet_int(void);
static int small[4];
static int large[8];
${above}static int read_small(int i)
{
  if (i < 0 || i > ${first})
    return 0;
  return small[i];
}
static int read_large(int i)
{
  if (i < 0 || i > ${second})
    return 0;
  return large[i];
}
int main(void)
{
  int i = nondet_int();
  return read_small(i) + read_large(i);
}
`;

const threadsOf = ({ repository, number }: Scenario): readonly ConversationThread[] =>
  conversationOf(repository, number).entries.flatMap((entry) =>
    entry.kind === 'review' ? entry.threads : [],
  );
const shownOf = (scenario: Scenario) =>
  threadsOf(scenario).map(
    ({ place, isOutdated, isResolved, comments }) =>
      `${place}${isOutdated ? ' outdated' : ''}${isResolved ? ' resolved' : ''} ${comments.length}`,
  );
const summariesOf = ({ repository, number }: Scenario) =>
  conversationOf(repository, number).entries.filter(({ kind }) => kind === 'comment');

/** What resolving takes beside commenting. */
const mayResolve = { contents: 'write', pull_requests: 'write', metadata: 'read' } as const;
const resolvingToken = ({ github, repository }: Scenario) =>
  github.createToken({ kind: 'actions', repositories: [repository], permissions: mayResolve });

test('pushes move lines, mend one bug and then the other: no comment twice, the right thread resolved', async () => {
  await using scenario = await pullRequest({ 'a.c': program(3, 7) }, { 'a.c': program(4, 8) });
  const token = resolvingToken(scenario);
  await scenario.run({ token });
  expect(shownOf(scenario)).toEqual(['a.c:8 1', 'a.c:14 1']);
  const { repository, number } = scenario;
  const [, large] = repository.pull(number).threads.flatMap(({ comments }) => comments);
  if (large === undefined) throw new Error('no comment on the large table');
  repository.replyTo(large, 'ada', 'I look into it.');

  // Lines above shift both; the comments stand where they stood and tell the new commit.
  const shifted = await scenario.push({ 'a.c': program(4, 8, '/* one */\n/* two */\n') });
  await scenario.run({ token });
  expect(shownOf(scenario)).toEqual(['a.c:10 1', 'a.c:16 2']);
  expect(threadsOf(scenario).map(({ comments }) => comments[0]?.body.includes(shifted))).toEqual([
    true,
    true,
  ]);

  const mended = await scenario.push({ 'a.c': program(3, 8, '/* one */\n/* two */\n') });
  const run = await scenario.run({ token });
  expect(run.outputs).toMatchObject({ conclusion: 'failure', findings: '1' });
  const [small, other] = threadsOf(scenario);
  expect(small).toMatchObject({ isResolved: true, resolvedBy: 'github-actions[bot]' });
  expect(small?.comments.map(({ body }) => body.split('\n').at(-1))).toEqual([
    expect.anything(),
    expect.stringContaining(`**No longer found** at \`${mended.slice(0, 12)}\``),
  ]);
  expect(other).toMatchObject({ isResolved: false });
  expect(other?.comments).toHaveLength(2);

  await scenario.push({ 'a.c': program(3, 7, '/* one */\n') });
  expect((await scenario.run({ token })).outputs).toMatchObject({ conclusion: 'success' });
  expect(threadsOf(scenario).map(({ isResolved, comments }) => [isResolved, comments.length])).toEqual([
    [true, 2],
    [true, 3],
  ]);
  await scenario.run({ token });
  expect(threadsOf(scenario).map(({ comments }) => comments.length)).toEqual([2, 3]);
  expect(summariesOf(scenario)).toHaveLength(1);
  expect(summariesOf(scenario)[0]?.body).toContain('Nothing to check');

  // All of this was answered as GitHub's own descriptions of its APIs say.
  const { requests } = scenario.github;
  expect(requests.some(({ operation }) => operation === 'resolveReviewThread')).toBe(true);
  expect(requests.flatMap(answerProblems)).toEqual([]);
  expect(requests.flatMap((request) => graphqlProblems(request))).toEqual([]);
});

test('forced pushes: amended commits repeat no comment, and resolve what they mend', async () => {
  await using scenario = await pullRequest({ 'a.c': program(3, 7) }, { 'a.c': program(4, 8) });
  const token = resolvingToken(scenario);
  await scenario.run({ token });
  const amend = (text: string) =>
    scenario.repository.commit({
      branch: 'topic',
      from: 'main',
      files: { 'a.c': text },
      message: 'amended',
      force: true,
    });
  const openOf = () =>
    threadsOf(scenario).flatMap(({ path, isResolved, isOutdated, comments }) =>
      isResolved || isOutdated ? [] : `${path} ${comments.length}`,
    );

  await amend(program(4, 8, '/* one */\n'));
  expect((await scenario.run({ token })).outputs).toMatchObject({ conclusion: 'failure', findings: '2' });
  expect(openOf()).toEqual(['a.c 1', 'a.c 1']);
  const told = threadsOf(scenario).length;
  await scenario.run({ token });
  expect(threadsOf(scenario)).toHaveLength(told);

  await amend(program(4, 7));
  expect((await scenario.run({ token })).outputs).toMatchObject({ conclusion: 'failure', findings: '1' });
  expect(openOf()).toHaveLength(1);
  expect(summariesOf(scenario)).toHaveLength(1);
});

/**
 * Writes past `table` in its loop's last round, if that is one too many: far beyond the bounds that are searched. All in
 * `main`: a function of its own would be tried alone where `main` gives no answer.
 */
const filling = (rounds: number, extra = '') => `int nondet_int(void);
static int table[300];
int main(void)
{
${extra}  for (int i = 0; i < ${rounds}; i++)
    table[i] = i;
  return table[0];
}
`;

test('a unit that stops at another bug, or gives no answer, resolves nothing; a rebase repeats nothing', async () => {
  await using scenario = await pullRequest(
    { 'a.c': filling(300), '.github/esbmc.yml': 'checks: [memory]\n' },
    { 'a.c': filling(301) },
  );
  const token = resolvingToken(scenario);
  await scenario.run({ token });
  expect(shownOf(scenario)).toEqual(['a.c:6 1']);
  const before = threadsOf(scenario);

  // The new bug is found at once; what comes behind it asks for the factors of a product of two primes below 2^31,
  // which no solver finds in the time it has.
  const product = 2_147_483_629n * 2_147_483_587n;
  const hiding =
    '  int *p = 0;\n  if (nondet_int())\n    return *p;\n' +
    '  unsigned long long a = (unsigned)nondet_int(), b = (unsigned)nondet_int();\n' +
    `  if (a < 2 || b < 2 || a * b != ${product}ULL)\n    return 0;\n`;
  await scenario.push({ 'a.c': filling(301, hiding) });
  const stopped = await scenario.run({ token, inputs: { timeout: '12' } });
  expect(parseReport(stopped.report ?? '').findings.map(({ kind }) => kind)).toEqual(['null-dereference']);
  expect(threadsOf(scenario)[0]).toMatchObject({ id: before[0]?.id, isResolved: false });
  expect(threadsOf(scenario)[0]?.comments).toHaveLength(1);

  await scenario.push({ 'a.c': filling(300).replace('return table[0];', 'return table[0] +;') });
  expect((await scenario.run({ token })).outputs).toMatchObject({ conclusion: 'neutral' });
  expect(threadsOf(scenario).map(({ isResolved }) => isResolved)).toEqual([false, false]);

  // Rebased on a base that has moved: the branch is rewritten.
  const { repository } = scenario;
  await repository.commit({ branch: 'main', files: { 'b.c': 'int other;\n' }, message: 'meanwhile' });
  await repository.commit({
    branch: 'topic',
    from: 'main',
    files: { 'a.c': filling(301) },
    message: 'rebased',
    force: true,
  });
  const rebased = await scenario.run({ token });
  expect(rebased.outputs).toMatchObject({ conclusion: 'failure', introduced: '1' });
  const told = threadsOf(scenario).filter(({ path, isResolved }) => path === 'a.c' && !isResolved);
  expect(told.filter(({ isOutdated }) => !isOutdated)).toHaveLength(1);
});
