import { expect, test } from 'vitest';
import { conversationOf } from '../support/github/conversation.ts';
import { pullRequest } from './scenario.ts';

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

test('GitHub Enterprise Server: APIs, clones and links are those of the runner, not of github.com', async () => {
  await using scenario = await pullRequest(
    { 'a.c': program(3), ...settings },
    { 'a.c': program(4) },
    { wording: 'before-2026' },
  );
  const { github, repository, number } = scenario;
  const permissions = { contents: 'write', pull_requests: 'write', metadata: 'read' } as const;
  const token = github.createToken({ kind: 'actions', repositories: [repository], permissions });
  const first = await scenario.run({ token, fetchDepth: 1 });
  await scenario.push({ 'a.c': program(3) });
  const second = await scenario.run({ token, fetchDepth: 1 });
  expect([first.outputs.conclusion, second.outputs.conclusion]).toEqual(['failure', 'success']);

  // An API below /api/v3 and /api/graphql of the server, as Enterprise has it; a missing commit is fetched from there.
  expect(new URL(github.apiUrl).pathname).toBe('/api/v3');
  expect(new URL(github.graphqlUrl).pathname).toBe('/api/graphql');
  const routes = github.requests.map(({ route, operation }) => operation ?? route);
  expect(routes).toEqual(expect.arrayContaining(['git', 'resolveReviewThread']));
  const texts = conversationOf(repository, number).entries.flatMap((entry) =>
    entry.kind === 'comment'
      ? [entry.body]
      : entry.threads.flatMap(({ comments }) => comments.map(({ body }) => body)),
  );
  const links = [...texts, first.summary, second.summary]
    .join('\n')
    .match(/https?:\/\/[^\s)>"]+/g)
    ?.map((link) => new URL(link).origin);
  expect(links?.filter((origin) => origin === github.url).length).toBeGreaterThan(3);
  expect(new Set(links)).toEqual(new Set([github.url, 'https://cwe.mitre.org']));
});
