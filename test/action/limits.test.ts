import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { type ConversationReview, conversationOf } from '../support/github/conversation.ts';
import { pullRequest } from './scenario.ts';
import { type TwoWorkflows, twoWorkflows } from './two-workflows.ts';

const settings = { '.github/esbmc.yml': 'checks: [memory]\n' };
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

/** So many reads past the end, each on a line of its own. */
const many = (count: number, limit: number) => `int nondet_int(void);
${Array.from({ length: count }, (_, index) => `static int t${index}[4];`).join('\n')}
int main(void)
{
  int i = nondet_int(), c = nondet_int();
${Array.from({ length: count }, (_, index) => `  if (c == ${index} && i >= 0 && i <= ${limit}) return t${index}[i];`).join('\n')}
  return 0;
}
`;

test('forty findings in one file: ten comments in one review, the rest in the summary, and none twice', async () => {
  await using scenario = await pullRequest({ 'a.c': many(40, 3), ...settings }, { 'a.c': many(40, 4) });
  const { repository, number } = scenario;
  const run = await scenario.run({ inputs: { timeout: '200' } });
  expect(run.outputs).toMatchObject({ conclusion: 'failure', introduced: '40' });
  const entries = () => conversationOf(repository, number).entries;
  const reviews = entries().filter((entry): entry is ConversationReview => entry.kind === 'review');
  expect(reviews).toHaveLength(1);
  const lines = reviews[0]?.threads.map(({ line }) => line) ?? [];
  expect(lines).toEqual(Array.from({ length: 10 }, (_, index) => 45 + index));
  const summary = entries().find(({ kind }) => kind === 'comment')?.body ?? '';
  for (let index = 10; index < 40; index++) expect(summary).toContain(`a.c#L${45 + index})`);
  for (let index = 0; index < 40; index++) expect(run.summary).toContain(`a.c#L${45 + index})`);

  await scenario.run({ inputs: { timeout: '200' } });
  expect(entries()).toHaveLength(2);
});

test('what is ours is found behind 120 comments of others, over pages', async () => {
  await using scenario = await pullRequest({ 'a.c': program(3), ...settings }, { 'a.c': program(4) });
  const { github, repository, number } = scenario;
  for (let index = 0; index < 120; index++) {
    repository.addIssueComment(number, 'ada', `thought ${index}`);
    await repository.addReviewComment(number, 'ada', { path: 'a.c', line: 6 }, `remark ${index}`);
  }
  const ours = () =>
    conversationOf(repository, number).entries.flatMap((entry) =>
      entry.kind === 'review'
        ? entry.threads.flatMap(({ comments }) => comments.filter(({ author }) => author !== 'ada'))
        : entry.author === 'ada'
          ? []
          : [entry],
    );
  const permissions = { contents: 'write', pull_requests: 'write', metadata: 'read' } as const;
  const token = github.createToken({ kind: 'actions', repositories: [repository], permissions });
  await scenario.run({ token });
  expect(ours()).toHaveLength(2);
  const before = ours().map(({ id }) => id);
  const shifted = await scenario.push({ 'a.c': `/* one */\n${program(4)}` });
  await scenario.run({ token });
  expect(ours().map(({ id }) => id)).toEqual(before);
  for (const { body } of ours()) expect(body).toContain(shifted);

  await scenario.push({ 'a.c': program(3) });
  await scenario.run({ token });
  const resolved = repository.pull(number).threads.filter(({ resolvedBy }) => resolvedBy !== null);
  expect(resolved.map(({ comments }) => comments.map(({ author }) => author.login))).toEqual([
    ['github-actions[bot]', 'github-actions[bot]'],
  ]);
  const pages = github.requests.filter(({ method, path }) => method === 'GET' && /[?&]page=2\b/.test(path));
  expect(new Set(pages.map(({ route }) => route?.split('/')[4]))).toEqual(new Set(['pulls', 'issues']));
  expect(github.requests.filter(({ operation }) => operation === 'repository')).toHaveLength(2);
});

describe('a result that is too long for GitHub', () => {
  let scene: TwoWorkflows;
  let transfer: string;
  beforeAll(async () => {
    scene = await twoWorkflows({ 'a.c': program(3), ...settings });
    transfer = (await scene.analyse(await scene.open({ 'a.c': program(4) }))).transfer;
  });
  afterAll(() => scene[Symbol.asyncDispose]());

  interface Transfer {
    report: {
      head: string;
      findings: {
        fingerprint: string;
        assumptions: string[];
        counterexample: { property: { location: { file: string } } };
      }[];
    };
  }
  /** The finding so many times, with that many assumptions each; all but the first elsewhere. */
  function large(head: string, findings: number, assumptions: number): string {
    const all = JSON.parse(transfer) as Transfer;
    const [first] = all.report.findings;
    if (first === undefined) throw new Error('the analysis found nothing');
    all.report.head = head;
    all.report.findings = Array.from({ length: findings }, (_, index) => {
      const copy = structuredClone(first);
      copy.fingerprint = index.toString(16).padStart(16, '0');
      copy.assumptions = Array.from(
        { length: assumptions },
        (_, at) => `assumption ${at}: ${'ü'.repeat(500)}`,
      );
      if (index > 0) copy.counterexample.property.location.file = `src/other_${index}.c`;
      return copy;
    });
    return JSON.stringify(all);
  }

  it('is cut where it is posted, below 65,536 characters, and says where the rest is', async () => {
    const pull = await scene.open({ 'a.c': program(5) });
    const run = await scene.report(pull, large(pull.headSha, 20, 90));
    expect(run).toMatchObject({
      exitCode: 0,
      outputs: { decision: 'reviewed', 'reason-code': 'ok', introduced: '20' },
    });
    const bodies = conversationOf(scene.repository, pull.number).entries.flatMap((entry) =>
      entry.kind === 'review'
        ? entry.threads.flatMap(({ comments }) => comments.map(({ body }) => body))
        : [entry.body],
    );
    expect(bodies).toHaveLength(2);
    for (const body of bodies) {
      expect(Buffer.byteLength(body)).toBeLessThanOrEqual(65_536);
      expect(body.includes('With `i` = 4')).toBe(true);
      expect(body.includes('Cut to fit here')).toBe(true);
    }
  });

  it('is cut in the summary of the job, below 1 MiB, which the runner would refuse as a whole', async () => {
    const pull = await scene.open({ 'a.c': program(6) });
    const run = await scene.report(pull, large(pull.headSha, 60, 90));
    expect(run).toMatchObject({ exitCode: 0, outputs: { introduced: '60' } });
    expect(Buffer.byteLength(run.summary)).toBeGreaterThan(500_000);
    expect(Buffer.byteLength(run.summary)).toBeLessThan(1024 * 1024);
    expect(run.summary.includes('The whole of it is in the report file.')).toBe(true);
  });
});
