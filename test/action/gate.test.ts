import { expect, test } from 'vitest';
import { conversationOf } from '../support/github/conversation.ts';
import { parseReport } from '../support/json-report.ts';
import { pullRequest } from './scenario.ts';

const program = (limit: number) => `int nondet_int(void);
static int table[4];
static int read_at(int i)
{
  return table[i];
}
int main(void)
{
  int i = nondet_int();
  if (i < 0 || i > ${limit})
    return 1;
  return read_at(i);
}
`;

/** The sticky summary's first visible line. */
function firstLine(body: string): string {
  return body.split('\n').find((line) => line !== '' && !line.startsWith('<!--')) ?? '';
}

test('a change that touches no C is green and says that there was nothing to check', async () => {
  await using scenario = await pullRequest({ 'a.c': program(4) }, { 'notes.md': 'hello\n' });
  const run = await scenario.run();
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ conclusion: 'success', findings: '0', decision: 'nothing-to-check' });
  expect(run.summary.toLowerCase()).toContain('nothing to check');
  expect(conversationOf(scenario.repository, scenario.number).entries).toEqual([]);
});

test('a clean change is green with what was proved', async () => {
  await using scenario = await pullRequest({ 'a.c': program(3) }, { 'a.c': program(2) });
  const run = await scenario.run();
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ conclusion: 'success', findings: '0', decision: 'reviewed' });
  expect(parseReport(run.report ?? '').units).toMatchObject([{ entry: 'main', verdict: 'proved' }]);
});

test('a bug that was there before is told, and not red', async () => {
  const before = program(4);
  const after = before.replace(
    '  int i = nondet_int();\n',
    '  int i = nondet_int();\n  int unused = i;\n  (void)unused;\n',
  );
  await using scenario = await pullRequest({ 'a.c': before }, { 'a.c': after });
  const run = await scenario.run();
  expect(run.outputs).toMatchObject({ conclusion: 'success', introduced: '0', findings: '1' });
  expect(parseReport(run.report ?? '').findings).toMatchObject([{ status: 'existing', line: 5 }]);
  const { entries } = conversationOf(scenario.repository, scenario.number);
  expect(entries.filter(({ kind }) => kind === 'review')).toEqual([]);
});

test('a bug in a line that the change edited without mending it is not counted as new', async () => {
  const before = program(4);
  await using scenario = await pullRequest(
    { 'a.c': before },
    { 'a.c': before.replace('table[i];', 'table[i] + 1;') },
  );
  const run = await scenario.run();
  expect(parseReport(run.report ?? '').findings).toMatchObject([{ status: 'existing', line: 5 }]);
  expect(run.exitCode).toBe(0);
});

test('a file that does not parse is neutral, and the first line of the summary says so', async () => {
  await using scenario = await pullRequest(
    { 'a.c': program(3) },
    { 'a.c': program(3).replace('return 1;', 'return 1 +;') },
  );
  const run = await scenario.run();
  expect(run.exitCode).toBe(0);
  expect(run.outputs).toMatchObject({ conclusion: 'neutral', 'reason-code': 'not-checked' });
  expect(firstLine(run.summary)).toContain('1 of 1 changed function');
  const [comment] = conversationOf(scenario.repository, scenario.number).entries;
  expect(comment?.kind).toBe('comment');
  expect(firstLine(comment?.body ?? '')).toContain('not checked');
  expect(comment?.body).toContain('does not parse');
  const strict = await scenario.run({ inputs: { 'fail-on-unknown': 'true' } });
  expect(strict.exitCode).toBe(1);
  expect(strict.outputs.conclusion).toBe('neutral');
});

test('a header that is missing is named', async () => {
  await using scenario = await pullRequest(
    { 'a.c': program(3) },
    { 'a.c': `#include "gone.h"\n${program(2)}` },
  );
  const run = await scenario.run();
  expect(run.outputs.conclusion).toBe('neutral');
  expect(run.summary).toContain('gone.h');
});

test('a unit that runs out of time keeps what it found until then', async () => {
  const slow = `unsigned nondet_uint(void);
static unsigned collatz(unsigned n)
{
  unsigned steps = 0;
  while (n != 1) {
    n = n % 2 ? 3 * n + 1 : n / 2;
    steps++;
  }
  return steps;
}
int main(void)
{
  int table[4] = {0};
  unsigned i = nondet_uint();
  if (i > 4)
    return 1;
  table[i] = 1;
  return collatz(nondet_uint()) + table[0];
}
`;
  await using scenario = await pullRequest({ 'a.c': slow.replace('i > 4', 'i > 3') }, { 'a.c': slow });
  const run = await scenario.run({ inputs: { timeout: '12' } });
  expect(run.outputs).toMatchObject({ conclusion: 'failure' });
  expect(parseReport(run.report ?? '').findings).toMatchObject([
    { kind: 'out-of-bounds', line: 17, status: 'introduced' },
  ]);

  await scenario.push({ 'a.c': slow.replace('i > 4', 'i > 2') });
  // In twelve seconds, a fast machine comes to the end of the search.
  const undecided = await scenario.run({ inputs: { timeout: '4' } });
  expect(undecided.outputs).toMatchObject({ conclusion: 'neutral', findings: '0' });
});

test('an include that leaves the repository is refused, and its text is shown nowhere', async () => {
  const base = { 'a.c': program(3) };
  await using scenario = await pullRequest(base, { 'a.c': `#include "/etc/passwd"\n${program(2)}` });
  const run = await scenario.run();
  expect(run.outputs.conclusion).toBe('neutral');
  expect(run.summary).toContain('/etc/passwd');
  expect(run.log + run.summary + run.report).not.toContain('root:x');
});

test('the configuration is that of the base, whatever the change says', async () => {
  const strict = { '.github/esbmc.yml': 'checks: [memory]\n' };
  await using scenario = await pullRequest(
    { 'a.c': program(3), ...strict },
    { 'a.c': program(4), '.github/esbmc.yml': "exclude: ['**']\n" },
  );
  const run = await scenario.run();
  expect(run.outputs).toMatchObject({ conclusion: 'failure', introduced: '1' });
});

test('the configuration is that of the tip of the base branch, not of a commit that a branch was made off', async () => {
  const lenient = { '.github/esbmc.yml': "exclude: ['**']\n" };
  await using scenario = await pullRequest({ 'a.c': program(3), ...lenient }, { 'a.c': program(4) });
  const before = await scenario.run();
  expect(before.outputs).toMatchObject({ conclusion: 'success' });
  const strict = { '.github/esbmc.yml': 'checks: [memory]\n' };
  await scenario.repository.commit({ branch: 'main', files: strict, message: 'check all' });
  // Without a push the pull request keeps the base that it has; with one, GitHub takes the tip as it is then.
  await scenario.push({ 'b.txt': 'more\n' });
  for (const fetchDepth of [0, 1]) {
    const run = await scenario.run({ fetchDepth });
    expect(run.outputs).toMatchObject({ conclusion: 'failure', introduced: '1' });
  }
});

test('functions that main does not reach are called by a harness: what that finds is told, and fails if asked for', async () => {
  const extra = `
int second(const int *list) { return list[1]; }
int half(int n) { return table[n / 2]; }
`;
  await using scenario = await pullRequest({ 'a.c': program(3) }, { 'a.c': program(3) + extra });
  const run = await scenario.run();
  const report = parseReport(run.report ?? '');
  expect(report.units).toMatchObject([
    { entry: 'second', origin: 'harness', verdict: 'bounded' },
    { entry: 'half', origin: 'harness', verdict: 'failed' },
  ]);
  expect(
    new Set(report.findings.map(({ origin, status, kind, line }) => `${origin} ${status} ${kind} ${line}`)),
  ).toEqual(new Set(['harness introduced out-of-bounds 16']));
  expect(report.findings[0]?.inputs[0]).toMatchObject({ name: 'n' });
  // The real callers of a new function may rule out what invented arguments lead to.
  expect(run.outputs).toMatchObject({ conclusion: 'success' });
  expect(firstLine(run.summary)).toContain('1 finding to look at');
  expect(run.summary).toContain('It does not fail the check');
  const trusting = await scenario.run({ inputs: { 'min-trust': 'harness' } });
  expect(trusting.outputs).toMatchObject({ conclusion: 'failure' });
});

test('merge groups and pushes get a conclusion and a summary, and no comments', async () => {
  await using scenario = await pullRequest({ 'a.c': program(3) }, { 'a.c': program(4) });
  const { repository, number } = scenario;
  const payload = await repository.mergeGroupEvent(number);
  const group = await scenario.run({ event: 'merge_group', payload });
  expect(group.outputs).toMatchObject({ conclusion: 'failure', introduced: '1', decision: 'checked' });
  const before = (await repository.resolve('main')) ?? null;
  const push = await scenario.run({
    event: 'push',
    payload: await repository.pushEvent('topic', before),
    ref: 'refs/heads/topic',
  });
  expect(push.outputs).toMatchObject({ conclusion: 'failure', decision: 'checked' });
  expect(conversationOf(repository, number).entries).toEqual([]);
});

test('a shallow checkout is enough: missing commits are fetched aside', async () => {
  await using scenario = await pullRequest({ 'a.c': program(3) }, { 'a.c': program(4) });
  const run = await scenario.run({ fetchDepth: 1 });
  expect(run.outputs).toMatchObject({ conclusion: 'failure', introduced: '1' });
});

test('an event that is none of ours ends neutral, and pull_request_target is refused', async () => {
  await using scenario = await pullRequest({ 'a.c': program(3) }, { 'a.c': program(4) });
  const other = await scenario.run({ event: 'watch', payload: {} });
  expect(other.exitCode).toBe(0);
  expect(other.outputs).toMatchObject({ conclusion: 'neutral', 'reason-code': 'unsupported-event' });
  const target = await scenario.run({ event: 'pull_request_target' });
  expect(target.exitCode).toBe(1);
  expect(target.outputs['reason-code']).toBe('pull-request-target');
  const broken = await scenario.run({ payload: { action: 'opened' } });
  expect(broken.exitCode).toBe(1);
  expect(broken.log).toContain('is not what GitHub sends');
});

test('a dry run writes nothing to GitHub', async () => {
  await using scenario = await pullRequest({ 'a.c': program(3) }, { 'a.c': program(4) });
  const run = await scenario.run({ inputs: { 'dry-run': 'true' } });
  expect(run.outputs.conclusion).toBe('failure');
  expect(
    scenario.github.requests.filter(({ method, path }) => method !== 'GET' && path.startsWith('/api/')),
  ).toEqual([]);
});

test('running again on the same commit adds nothing', async () => {
  await using scenario = await pullRequest({ 'a.c': program(3) }, { 'a.c': program(4) });
  await scenario.run();
  const before = conversationOf(scenario.repository, scenario.number);
  await scenario.run();
  expect(conversationOf(scenario.repository, scenario.number).entries).toHaveLength(before.entries.length);
});

test('a header that changes is checked in the program that uses what it declares', async () => {
  const files = {
    'include/bounds.h': '#define LIMIT 3\n',
    'src/a.c':
      '#include "bounds.h"\nint nondet_int(void);\nstatic int table[4];\nint main(void)\n{\n  int i = nondet_int();\n  if (i < 0 || i > LIMIT)\n    return 1;\n  return table[i];\n}\n',
    'src/b.c': '#include "bounds.h"\nint main(void) { return 0; }\n',
  };
  await using scenario = await pullRequest(files, { 'include/bounds.h': '#define LIMIT 4\n' });
  const run = await scenario.run();
  const report = parseReport(run.report ?? '');
  expect(report.units).toMatchObject([{ file: 'src/a.c', verdict: 'failed' }]);
  expect(report.findings).toMatchObject([{ file: 'src/a.c', line: 9, status: 'introduced' }]);
  expect(run.outputs).toMatchObject({ conclusion: 'failure' });
});

test('a source that is made binary does not pass for checked', async () => {
  await using scenario = await pullRequest({ 'a.c': program(3) }, { 'a.c': `${program(4)}/*\0*/` });
  const run = await scenario.run();
  expect(run.outputs).toMatchObject({ conclusion: 'neutral' });
  expect(run.summary).toContain('binary');
});
