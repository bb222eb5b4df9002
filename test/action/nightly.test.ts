import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type LocalGitHub, startLocalGitHub } from '../support/github/local-github.ts';
import type { LocalRepository } from '../support/github/local-repository.ts';
import { type ActionOptions, type ActionRun, runAction } from '../support/run-action.ts';
import { sarifProblems } from '../support/sarif-problems.ts';

let github: LocalGitHub;
let repository: LocalRepository;

beforeEach(async () => {
  github = await startLocalGitHub();
  repository = await github.createRepository({ owner: 'ada', name: 'project' });
});
afterEach(() => github[Symbol.asyncDispose]());

/** A program that reads past the end of an array, or not. */
const program = (size: number, last: number) =>
  `int main(void) {\n  int a[${size}] = {0};\n  return a[${last}];\n}\n`;
const bad = (size: number) => program(size, size);
const good = (size: number) => program(size, size - 1);

function commit(files: Record<string, string | null>): Promise<string> {
  return repository.commit({ branch: 'main', files, message: 'night' });
}

async function night(over: Partial<ActionOptions> = {}, permissions = {}): Promise<ActionRun> {
  const token = github.createToken({
    kind: 'actions',
    repositories: [repository],
    permissions: { contents: 'read', issues: 'write', metadata: 'read', ...permissions },
  });
  const run = await runAction({
    github,
    repository,
    event: 'schedule',
    payload: { schedule: '0 3 * * *' },
    token,
    ref: 'refs/heads/main',
    ...over,
  });
  github.assertNoUnknownRequests();
  return run;
}

const issues = () => [...repository.state.issues.values()];
const told = (body: string | null) => (body ?? '').split('\n').slice(1).join('\n');

describe('the tracking issue', () => {
  it('says on the second day that one bug is new and one is fixed, and is closed when all are gone', async () => {
    await commit({ 'a.c': bad(3), 'b.c': bad(4), 'c.c': bad(5), 'd.c': good(6) });
    const sarif = { inputs: { 'sarif-file': 'esbmc.sarif' }, kept: /^esbmc\.sarif$/ };
    const first = await night(sarif);
    expect(first.exitCode, first.log).toBe(1);
    expect(sarifProblems(JSON.parse(first.files['esbmc.sarif'] ?? ''))).toEqual([]);
    expect(issues()).toMatchObject([{ title: 'ESBMC: 3 bugs in the repository', state: 'open' }]);
    expect(issues()[0]?.labels.map(({ name }) => name)).toEqual(['esbmc']);
    expect(first.outputs).toMatchObject({
      decision: 'reported',
      'tracking-issue': '1',
      conclusion: 'failure',
    });

    await commit({ 'a.c': good(3), 'd.c': bad(6) });
    const second = await night(sarif);
    expect(sarifProblems(JSON.parse(second.files['esbmc.sarif'] ?? ''))).toEqual([]);
    expect(issues()).toHaveLength(1);
    expect(issues()[0]?.comments.map(({ body }) => told(body).split('\n')[0])).toEqual([
      expect.stringMatching(/^\*\*1 new, 1 fixed, 2 still there since \d{4}-\d\d-\d\d\*\*$/),
    ]);
    expect(told(issues()[0]?.body ?? null)).toMatch(/^### 1 new, 1 fixed, 2 still there since /);
    expect(second.summary).toContain('1 new, 1 fixed, 2 still there');
    expect(second.exitCode).toBe(1);

    const again = await night();
    expect(again.outputs.conclusion, 'nothing is new in it').toBe('success');
    expect(issues()[0]?.comments, 'nothing is told twice').toHaveLength(1);

    await commit({ 'b.c': good(4), 'c.c': good(5), 'd.c': null });
    expect((await night()).exitCode).toBe(0);
    expect(issues()).toMatchObject([{ state: 'closed', title: 'ESBMC: no bug known in the repository' }]);
    expect(told(issues()[0]?.comments.at(-1)?.body ?? null)).toContain('0 new, 3 fixed');

    await commit({ 'b.c': bad(4) });
    await night();
    expect(issues(), 'we closed it, we open it again').toMatchObject([{ state: 'open' }]);
  }, 240_000);

  it('is another one after a person closed it, and links it', async () => {
    await commit({ 'a.c': bad(3) });
    await night();
    repository.closePullRequest(1);
    await commit({ 'b.c': bad(4) });
    await night();
    expect(issues()).toMatchObject([{ state: 'closed' }, { state: 'open' }]);
    expect(told(issues()[1]?.body ?? null)).toContain('Follows #1, which was closed by hand.');
    expect(told(issues()[1]?.body ?? null)).toMatch(/^### 1 new, 0 fixed, 1 still there/);
  }, 120_000);

  it('is not taken from somebody who copied ours', async () => {
    await commit({ 'a.c': bad(3) });
    await night();
    const [ours] = issues();
    repository.openIssue({ title: 'mine', body: ours?.body ?? '', author: 'ada', labels: ['esbmc'] });
    repository.state.issues.delete(ours?.number ?? 0);
    await night();
    expect(issues()).toMatchObject([{ title: 'mine' }, { title: 'ESBMC: 1 bug in the repository' }]);
  }, 120_000);

  it('is not there without permission, and the summary and the report have everything', async () => {
    await commit({ 'a.c': bad(3) });
    const run = await night({}, { issues: 'none' });
    expect(run.exitCode).toBe(1);
    expect(run.summary).toContain('needs `issues: write`');
    expect(run.summary).toContain('a.c:3');
    expect(run.report).toContain('"conclusion": "failure"');
  }, 60_000);

  it('is not opened where nothing was found', async () => {
    await commit({ 'a.c': good(3) });
    expect((await night()).exitCode).toBe(0);
    expect(issues()).toEqual([]);
  }, 60_000);
});

describe('a night in shards', () => {
  const files = Object.fromEntries(
    Array.from({ length: 8 }, (_, at) => [`f${at}.c`, at === 5 ? bad(9) : good(3 + at)]),
  );

  it('finds what one job finds, and names what a lost shard should have scanned', async () => {
    await commit(files);
    const whole = await night();
    const records: Record<string, string> = {};
    const collect = (run: ActionRun) => Object.assign(records, run.files);
    const plan = await night({
      inputs: { scan: 'plan', 'scan-shards': '3' },
      kept: /^esbmc-scan-.*\.jsonl$/,
    });
    collect(plan);
    const matrix = JSON.parse(plan.outputs.matrix ?? '') as { include: { shard: string }[] };
    expect(matrix.include.map(({ shard }) => shard)).toEqual(['1/3', '2/3', '3/3']);
    for (const { shard } of matrix.include) {
      const run = await night({
        inputs: { scan: shard },
        built: () => ({ 'esbmc-scan-plan.jsonl': records['esbmc-scan-plan.jsonl'] ?? '' }),
        kept: /^esbmc-scan-\d.*\.jsonl$/,
      });
      expect(run.exitCode, run.log).toBe(0);
      collect(run);
    }
    const merged = await night({ inputs: { scan: 'merge' }, built: () => records });
    expect(merged.log).not.toContain('installing');
    const findings = (run: ActionRun) =>
      (JSON.parse(run.report ?? '') as { findings: { fingerprint: string }[] }).findings.map(
        ({ fingerprint }) => fingerprint,
      );
    expect(findings(merged)).toEqual(findings(whole));

    const { 'esbmc-scan-2-of-3.jsonl': torn = '', ...others } = records;
    const cut = { ...others, 'esbmc-scan-2-of-3.jsonl': torn.slice(0, torn.length / 2) };
    const partial = await night({ inputs: { scan: 'merge' }, built: () => cut });
    expect(partial.summary).toContain('not scanned: shard 2 of 3 left no result for it');
    expect(partial.outputs.conclusion).not.toBe('success');
    const lost = await night({ inputs: { scan: 'merge' }, built: () => others });
    expect(lost.summary).toContain('not scanned: shard 2 of 3 left no result for it');
  }, 240_000);

  it('says what is wrong with an input', async () => {
    await commit({ 'a.c': good(3) });
    const run = await night({ inputs: { scan: '5/4' } });
    expect(run.exitCode).toBe(1);
    expect(run.log).toContain('input scan: use `plan`, `I/N`');
  }, 60_000);
});
