import { expect, test } from 'vitest';
import { type ConversationThread, conversationOf } from '../support/github/conversation.ts';
import type { Files } from '../support/github/git/write-commit.ts';
import type { Fault } from '../support/github/http/faults.ts';
import { pullRequest, type Scenario } from './scenario.ts';

/** Up to three reads past the end, each of a table of its own. */
const program = (first: number, second: number, third: number, before = '') => `${before}int nondet_int(void);
static int a[4], b[8], c[16];
int main(void)
{
  int i = nondet_int(), which = nondet_int();
  if (i < 0)
    return 1;
  if (which == 1 && i <= ${first})
    return a[i];
  if (which == 2 && i <= ${second})
    return b[i];
  if (which == 3 && i <= ${third})
    return c[i];
  return 0;
}
`;
const settings: Files = { '.github/esbmc.yml': 'checks: [memory]\ncheck-run: true\n' };
const permissions = { contents: 'write', pull_requests: 'write', checks: 'write', metadata: 'read' } as const;

/** A pull request with two findings told; then a push that moves one, mends the other and brings a third. */
async function pushed(): Promise<Scenario & { readonly token: string }> {
  const scenario = await pullRequest({ 'a.c': program(3, 7, 15), ...settings }, { 'a.c': program(4, 8, 15) });
  const { github, repository } = scenario;
  const token = github.createToken({ kind: 'actions', repositories: [repository], permissions });
  await scenario.run({ token });
  await scenario.push({ 'a.c': program(4, 7, 16, '/* one */\n') });
  return { ...scenario, token };
}

const threadsOf = ({ repository, number }: Scenario): readonly ConversationThread[] =>
  conversationOf(repository, number).entries.flatMap((entry) =>
    entry.kind === 'review' ? entry.threads : [],
  );
const isOver = ({ isResolved, comments }: ConversationThread) =>
  isResolved || comments[0]?.minimized !== null || comments.length > 1;

/** What a reader of the pull request finds. */
function shownOn(scenario: Scenario) {
  const { entries, checks } = conversationOf(scenario.repository, scenario.number);
  const summaries = entries.filter(({ kind }) => kind === 'comment');
  return {
    open: threadsOf(scenario).flatMap((thread) => (isOver(thread) ? [] : [thread.place])),
    over: threadsOf(scenario).flatMap((thread) => (isOver(thread) ? [thread.place] : [])),
    summaries: summaries.map(({ body }) => body.split('\n').find((line) => line.startsWith('###'))),
    checks: checks.map(({ conclusion }) => conclusion),
  };
}
const all = {
  open: ['a.c:10', 'a.c:14'],
  over: ['a.c:12'],
  summaries: ['### ❌ ESBMC: 2 bugs introduced'],
  checks: ['failure'],
};

const pull = '/repos/{owner}/{repo}/pulls/{pull_number}';
const writes: Readonly<Record<string, Pick<Fault, 'method' | 'route' | 'operation'>>> = {
  'the check run': { method: 'POST', route: '/repos/{owner}/{repo}/check-runs' },
  'the new text of a comment': {
    method: 'PATCH',
    route: '/repos/{owner}/{repo}/pulls/comments/{comment_id}',
  },
  'the review': { method: 'POST', route: `${pull}/reviews` },
  'the end of a thread': { method: 'POST', route: 'graphql', operation: 'resolveReviewThread' },
  'the answer in a thread': { method: 'POST', route: `${pull}/comments/{comment_id}/replies` },
  'the new text of the summary': {
    method: 'PATCH',
    route: '/repos/{owner}/{repo}/issues/comments/{comment_id}',
  },
};
const refusal = { status: 403, body: { message: 'Resource not accessible by integration' } } as const;

test('a push has six kinds of writes, each of which is refused below', async () => {
  await using scenario = await pushed();
  const since = scenario.github.requests.length;
  await scenario.run({ token: scenario.token });
  const sent = scenario.github.requests
    .slice(since)
    .filter(({ method, route, operation }) =>
      route === 'graphql'
        ? operation !== 'viewer' && operation !== 'repository'
        : method !== 'GET' && route !== 'git',
    );
  expect(
    sent.map(({ method, route, operation }) => ({
      method,
      route,
      ...(operation === null ? {} : { operation }),
    })),
  ).toEqual(Object.values(writes));
  expect(shownOn(scenario)).toEqual(all);
});

test.each(Object.entries(writes))(
  '%s is refused: the rest is posted, nothing is lost, the next run makes up for it',
  async (_, write) => {
    await using scenario = await pushed();
    const { github, token } = scenario;
    github.faults.push({ ...write, ...refusal });
    const run = await scenario.run({ token });
    expect(github.faults.pending).toEqual([]);
    expect(run).toMatchObject({ exitCode: 1, outputs: { conclusion: 'failure', introduced: '2' } });

    const annotated = run.log.split('\n').filter((line) => line.startsWith('::error '));
    const { entries } = conversationOf(scenario.repository, scenario.number);
    const told = entries.flatMap((entry) =>
      entry.kind === 'comment'
        ? [entry.body]
        : entry.threads.flatMap(({ comments }) => comments.map(({ body }) => body)),
    );
    for (const place of ['`a[i]` is read past the end', '`c[i]` is read past the end']) {
      expect(run.summary).toContain(place);
      expect([...told, ...annotated].join('\n')).toContain(place);
    }

    const next = await scenario.run({ token });
    expect(next).toMatchObject({ exitCode: 1, outputs: { conclusion: 'failure', introduced: '2' } });
    expect(shownOn(scenario)).toEqual(all);
  },
);

test('a thread that may neither be resolved nor hidden is answered, once', async () => {
  await using scenario = await pushed();
  const { github, token } = scenario;
  for (const operation of ['resolveReviewThread', 'minimizeComment'])
    github.faults.push({ method: 'POST', route: 'graphql', operation, ...refusal });
  await scenario.run({ token });
  expect(github.faults.pending).toEqual([]);
  const over = () => threadsOf(scenario).find(({ place }) => place === 'a.c:12');
  expect(over()).toMatchObject({ isResolved: false, comments: [{ minimized: null }, {}] });
  await scenario.run({ token });
  expect(over()?.comments).toHaveLength(2);
  expect(shownOn(scenario)).toEqual(all);
});
