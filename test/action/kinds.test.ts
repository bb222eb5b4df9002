import { expect, test } from 'vitest';
import { conversationOf } from '../support/github/conversation.ts';
import { parseReport } from '../support/json-report.ts';
import { kindCases } from './kind-cases.ts';
import { pullRequest } from './scenario.ts';

test.each(kindCases)('$kind: red with a comment on the line, green once it is mended', async (given) => {
  const head = given.base.replace(given.from, given.to);
  expect(head).not.toBe(given.base);
  await using scenario = await pullRequest({ 'a.c': given.base }, { 'a.c': head });

  const run = await scenario.run();

  expect(run.outputs).toMatchObject({ conclusion: 'failure', introduced: '1', decision: 'reviewed' });
  expect(run.exitCode).toBe(1);
  const report = parseReport(run.report ?? '');
  expect(report.findings).toMatchObject([
    { kind: given.kind, file: 'a.c', line: given.line, status: 'introduced', origin: 'entry' },
  ]);
  const { entries } = conversationOf(scenario.repository, scenario.number);
  const threads = entries.flatMap((entry) => (entry.kind === 'review' ? entry.threads : []));
  expect(threads.map(({ place }) => place)).toEqual([`a.c:${given.line}`]);
  const body = threads[0]?.comments[0]?.body ?? '';
  expect(body).toContain(given.says);
  expect(body).toContain('It goes wrong here:');
  expect(body).toContain('from `main`');
  expect(entries.filter(({ kind }) => kind === 'comment')).toHaveLength(1);

  await scenario.push({ 'a.c': `${given.base}/* mended */\nint unused;\n` });
  const mended = await scenario.run();
  expect(mended.outputs).toMatchObject({ conclusion: 'success', findings: '0' });
  expect(mended.exitCode).toBe(0);
});
