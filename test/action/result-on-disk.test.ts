import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { conversationOf } from '../support/github/conversation.ts';
import type { LocalGitHub } from '../support/github/local-github.ts';
import { parseReport } from '../support/json-report.ts';
import { pullRequest } from './scenario.ts';
import { twoWorkflows } from './two-workflows.ts';

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
const results = ['out/report.json', 'out/esbmc-review.json', 'out/esbmc.sarif'];
const inputs = { 'report-file': 'out/report.json', 'sarif-file': 'out/esbmc.sarif' };

let folder: string;
beforeAll(async () => {
  folder = join(await mkdtemp(join(tmpdir(), 'test-disk-')), 'runner');
});
afterAll(() => rm(join(folder, '..'), { recursive: true, force: true }));

/** Looks at files when the first request arrives that is to change something on GitHub, and only then. */
function atFirstWrite<T>(github: LocalGitHub, look: () => Promise<T>): { seen: T | null } {
  const found: { seen: T | null } = { seen: null };
  const stop = github.onRequest(async ({ method, route }) => {
    if (method === 'GET' || route === 'git' || route === null) return;
    stop();
    found.seen = await look();
  });
  return found;
}
const readAll = (workspace: string, names: readonly string[]) =>
  Promise.all(names.map((name) => readFile(join(workspace, name), 'utf8').catch(() => null)));

test('all files of a result are complete when the first request arrives that posts something', async () => {
  const asking = { '.github/esbmc.yml': 'checks: [memory]\ncheck-run: true\n' };
  await using scenario = await pullRequest({ 'a.c': program(3), ...asking }, { 'a.c': program(4) });
  const workspace = join(folder, 'workspace');
  const found = atFirstWrite(scenario.github, () => readAll(workspace, results));
  const run = await scenario.run({ inputs, folder });
  expect(run.outputs).toMatchObject({ conclusion: 'failure', 'report-file': 'out/report.json' });
  expect(conversationOf(scenario.repository, scenario.number).entries).toHaveLength(2);
  const [report, transfer, sarif] = found.seen ?? [];
  expect(parseReport(report ?? '').findings).toMatchObject([{ file: 'a.c', line: 8 }]);
  expect(JSON.parse(transfer ?? '')).toMatchObject({ report: { findings: [{ status: 'introduced' }] } });
  expect(JSON.parse(sarif ?? '')).toMatchObject({ runs: [{ results: [{ ruleId: 'out-of-bounds' }] }] });
  expect(await readAll(workspace, results)).toEqual(found.seen);
});

test('a GitHub that closes the connection on whatever is posted takes nothing along', async () => {
  await using scenario = await pullRequest({ 'a.c': program(3), ...settings }, { 'a.c': program(4) });
  const { github } = scenario;
  const lost = { method: 'POST', drop: true, times: 99 };
  github.faults.push({ ...lost, route: '/repos/{owner}/{repo}/pulls/{pull_number}/reviews' });
  github.faults.push({ ...lost, route: '/repos/{owner}/{repo}/issues/{issue_number}/comments' });
  const run = await scenario.run({ inputs, folder });
  expect(run).toMatchObject({ exitCode: 1, outputs: { conclusion: 'failure', introduced: '1' } });
  expect(run.summary).toContain('It goes wrong here');
  expect(run.log.split('\n').filter((line) => line.startsWith('::error '))).toHaveLength(1);
  const [report, transfer, sarif] = await readAll(join(folder, 'workspace'), results);
  expect(parseReport(report ?? '').findings).toHaveLength(1);
  expect(JSON.parse(transfer ?? '')).toMatchObject({ report: { findings: [{ status: 'introduced' }] } });
  expect(JSON.parse(sarif ?? '').runs[0].results).toHaveLength(1);
  expect(conversationOf(scenario.repository, scenario.number).entries).toEqual([]);
});

test('the run that reports has its report file before it posts, too', async () => {
  await using scene = await twoWorkflows({ 'a.c': program(3), ...settings });
  const pull = await scene.open({ 'a.c': program(4) });
  const analysis = await scene.analyse(pull, { inputs: { 'dry-run': 'true' } });
  let workspace = '';
  const found = atFirstWrite(scene.github, () => readAll(workspace, ['esbmc-report.json']));
  const run = await scene.report(pull, async (at) => {
    workspace = at;
    await writeFile(join(at, 'esbmc-review.json'), analysis.transfer);
  });
  expect(run.outputs).toMatchObject({ decision: 'reviewed', 'reason-code': 'ok' });
  expect(parseReport(found.seen?.[0] ?? '').findings).toMatchObject([{ file: 'a.c', line: 8 }]);
});
