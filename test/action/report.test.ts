import { mkdir, symlink, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ConversationReview, conversationOf } from '../support/github/conversation.ts';
import { type ForkedPull, type Place, type TwoWorkflows, twoWorkflows } from './two-workflows.ts';

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

let scene: TwoWorkflows;
let pull: ForkedPull;
let analysis: Awaited<ReturnType<TwoWorkflows['analyse']>>;

beforeAll(async () => {
  scene = await twoWorkflows({ 'a.c': program(3), '.github/esbmc.yml': 'checks: [memory]\n' });
  pull = await scene.open({ 'a.c': program(4) });
  analysis = await scene.analyse(pull);
});
afterAll(() => scene[Symbol.asyncDispose]());

interface Transfer {
  version: number;
  report: {
    head: string;
    base: string;
    units: { unit: { file: string } }[];
    functions: { file: string; verdict: string }[];
    findings: {
      fingerprint: string;
      message: string;
      statement: string;
      status: string | null;
      basePassed: boolean;
      assumptions: string[];
      counterexample: { property: { location: { file: string; line: number } } };
    }[];
    notes: string[];
  };
}

/** What the analysis handed over, about another head or forged. */
function transfer(change: (transfer: Transfer) => unknown = () => {}, head = pull.headSha): string {
  const copy = JSON.parse(analysis.transfer.replaceAll(pull.headSha, head)) as Transfer;
  change(copy);
  return JSON.stringify(copy);
}

const firstOf = ({ report }: Transfer) => {
  const [finding] = report.findings;
  if (finding === undefined) throw new Error('the analysis found nothing');
  return finding;
};
const entriesOf = ({ number }: ForkedPull) => conversationOf(scene.repository, number).entries;

/** Without our marker and what stands in code, where GitHub looks for nothing. */
const active = (body: string) => body.replace(/^<!--.*-->$/m, '').replace(/`[^`\n]+`/g, '');

describe('analyse on a pull request from a fork', () => {
  it('ends by the policy, posts nothing, and tells everything in its summary', () => {
    expect(analysis.exitCode).toBe(1);
    expect(analysis.outputs).toMatchObject({ conclusion: 'failure', introduced: '1', decision: 'reviewed' });
    expect(entriesOf(pull)).toEqual([]);
    expect(analysis.summary).toContain('`i` = 4');
    expect(analysis.summary).toContain('How the program gets there');
    expect(analysis.log).toContain('::error title=');
  });

  it('hands over a result without a conclusion', () => {
    const { report } = JSON.parse(analysis.transfer) as Transfer;
    expect(report).toMatchObject({
      head: pull.headSha,
      findings: [{ status: 'introduced', basePassed: true }],
    });
    expect(analysis.transfer).not.toContain('conclusion');
  });
});

describe('a result that is no honest one', () => {
  const refused: readonly (readonly [string, string, () => Place])[] = [
    ['is not JSON', 'not-json', () => '{ "version": 1, '],
    ['is of another version', 'other-version', () => transfer((all) => Object.assign(all, { version: 2 }))],
    ['is of another shape', 'not-a-transfer', () => '[]'],
    [
      'lacks a field',
      'not-a-transfer',
      () => transfer(({ report }) => Reflect.deleteProperty(report, 'base')),
    ],
    ['names a pull request', 'not-a-transfer', () => transfer((all) => Object.assign(all, { number: 1 }))],
    [
      'claims a conclusion',
      'not-a-transfer',
      () => transfer(({ report }) => Object.assign(report, { conclusion: 'success' })),
    ],
    [
      'has a field too many in a finding',
      'not-a-transfer',
      () => transfer((all) => Object.assign(firstOf(all), { body: '<!-- esbmc-action:1 summary -->' })),
    ],
    [
      'has a fingerprint that would end the marker',
      'not-a-transfer',
      () => transfer((all) => Object.assign(firstOf(all), { fingerprint: '0123456789abcdef -->' })),
    ],
    [
      'has a text without end',
      'not-a-transfer',
      () => transfer((all) => Object.assign(firstOf(all), { message: 'x'.repeat(100_000) })),
    ],
    [
      'has a list without end',
      'not-a-transfer',
      () => transfer(({ report }) => Object.assign(report, { notes: Array(10_000).fill('note') })),
    ],
    [
      'names a file outside of the repository',
      'not-a-transfer',
      () => transfer(({ report }) => Object.assign(report.functions[0] ?? {}, { file: '../../etc/passwd' })),
    ],
    ['is about another commit', 'other-head', () => transfer(() => {}, 'd'.repeat(40))],
    ['is a link', 'not-a-file', () => (at) => symlink('/etc/passwd', join(at, 'esbmc-review.json'))],
    ['is a folder', 'not-a-file', () => async (at) => void (await mkdir(join(at, 'esbmc-review.json')))],
    [
      'has 100 MB',
      'too-large',
      () => async (at) => {
        await writeFile(join(at, 'esbmc-review.json'), '');
        await truncate(join(at, 'esbmc-review.json'), 100_000_000);
      },
    ],
  ];

  it.each(refused)('%s: refused as %s, nothing posted', async (_, reasonCode, place) => {
    const run = await scene.report(pull, place());
    expect(run.outputs).toMatchObject({
      decision: 'refused',
      'reason-code': reasonCode,
      conclusion: 'neutral',
    });
    expect(run.exitCode).toBe(1);
    expect(run.log).toContain('::error::esbmc-review.json is refused: ');
    expect(run.summary).toContain('esbmc-review.json is refused: ');
    expect(run.writes).toEqual([]);
  });

  it('in a folder that is a link is refused too', async () => {
    const place: Place = async (at) => {
      await mkdir(join(at, 'elsewhere'));
      await writeFile(join(at, 'elsewhere/esbmc-review.json'), transfer());
      await symlink('elsewhere', join(at, 'result'));
    };
    const inputs = { 'report-file': 'result/esbmc-report.json' };
    const run = await scene.report(pull, place, { inputs });
    expect(run.outputs).toMatchObject({ 'reason-code': 'not-a-file' });
    expect(run.writes).toEqual([]);
  });
});

describe('a result that has nobody to be told to', () => {
  it('after a push is left to the run of the newer head', async () => {
    const mine = await scene.open({ 'a.c': program(5) });
    await scene.fork.commit({ branch: mine.branch, files: { 'a.c': program(6) }, message: 'more' });
    // The event still tells of the older head, as when it was pushed to just now.
    const payload = {
      action: 'completed',
      workflow_run: {
        ...runOf(mine),
        head_sha: mine.headSha,
      },
    };
    const run = await scene.report(
      mine,
      transfer(() => {}, mine.headSha),
      { payload },
    );
    expect(run.outputs).toMatchObject({ decision: 'superseded', 'reason-code': 'head-moved' });
    expect(run).toMatchObject({ exitCode: 0, writes: [] });
    expect(run.summary).toContain('newer head');
  });

  it('because the head moves while it is read', async () => {
    const mine = await scene.open({ 'a.c': program(7) });
    scene.github.afterReads('/repos/{owner}/{repo}/pulls/{pull_number}/files', 0, () =>
      scene.fork.commit({ branch: mine.branch, files: { 'a.c': program(8) }, message: 'more' }),
    );
    const run = await scene.report(
      mine,
      transfer(() => {}, mine.headSha),
    );
    expect(run.outputs).toMatchObject({ decision: 'superseded', 'reason-code': 'head-moved' });
    expect(run).toMatchObject({ exitCode: 0, writes: [] });
  });

  it('because the pull request was closed', async () => {
    const mine = await scene.open({ 'a.c': program(9) });
    scene.repository.closePullRequest(mine.number);
    const run = await scene.report(
      mine,
      transfer(() => {}, mine.headSha),
    );
    expect(run.outputs).toMatchObject({
      decision: 'nothing-to-report',
      'reason-code': 'no-open-pull-request',
    });
    expect(run).toMatchObject({ exitCode: 0, writes: [] });
    expect(run.summary).toContain('No open pull request');
  });

  it('because the pull request is closed while it is read', async () => {
    const mine = await scene.open({ 'a.c': program(15) });
    scene.github.afterReads('/repos/{owner}/{repo}/pulls/{pull_number}/files', 0, () =>
      scene.repository.closePullRequest(mine.number),
    );
    const run = await scene.report(
      mine,
      transfer(() => {}, mine.headSha),
    );
    expect(run.outputs['reason-code']).toBe('no-open-pull-request');
    expect(run).toMatchObject({ exitCode: 0, writes: [] });
  });

  it('because the fork is gone, before the event or after it', async () => {
    const fork = await scene.repository.fork('mallory');
    const mine = await scene.open({ 'a.c': program(10) }, fork);
    const payload = { action: 'completed', workflow_run: runOf(mine) };
    fork.delete();
    for (const over of [{}, { payload }]) {
      const run = await scene.report(
        mine,
        transfer(() => {}, mine.headSha),
        over,
      );
      expect(run.outputs).toMatchObject({ decision: 'nothing-to-report', 'reason-code': 'fork-deleted' });
      expect(run).toMatchObject({ exitCode: 0, writes: [] });
    }
  });

  it('because another repository of the owner has a branch of that name', async () => {
    const mine = await scene.open({ 'a.c': program(11) });
    const run = runOf(mine);
    const payload = {
      action: 'completed',
      workflow_run: { ...run, head_repository: { ...run.head_repository, id: 1 } },
    };
    const reported = await scene.report(
      mine,
      transfer(() => {}, mine.headSha),
      { payload },
    );
    expect(reported.outputs['reason-code']).toBe('no-open-pull-request');
    expect(reported.writes).toEqual([]);
  });

  it.each([
    ['push', 'success', 'unsupported-run'],
    ['pull_request_target', 'success', 'unsupported-run'],
    ['pull_request', 'cancelled', 'unfinished-run'],
  ])('because the run was a %s that ended as %s', async (event, conclusion, reasonCode) => {
    const payload = { action: 'completed', workflow_run: { ...runOf(pull), event, conclusion } };
    const run = await scene.report(pull, transfer(), { payload });
    expect(run.outputs).toMatchObject({ decision: 'ignored-event', 'reason-code': reasonCode });
    expect(run).toMatchObject({ exitCode: 0, writes: [] });
  });
});

it.each([
  ['success', 1, 'failed'],
  ['failure', 0, 'nothing-to-report'],
])('a run that ended as %s without a result is pointed at', async (conclusion, exitCode, decision) => {
  const payload = { action: 'completed', workflow_run: { ...runOf(pull), conclusion } };
  const run = await scene.report(pull, async () => {}, { payload });
  expect(run.outputs).toMatchObject({ decision, 'reason-code': 'no-result' });
  expect(run.exitCode).toBe(exitCode);
  expect(run.log).toContain('The analysis left no esbmc-review.json');
  expect(run.log).toContain(`/ada/project/actions/runs/`);
  expect(run.writes).toEqual([]);
});

describe('report', () => {
  it('in a dry run only tells what it would say', async () => {
    const run = await scene.report(pull, transfer(), { inputs: { 'dry-run': 'true' } });
    expect(run.outputs).toMatchObject({ decision: 'reviewed', conclusion: 'failure' });
    expect(run).toMatchObject({ exitCode: 0, writes: [] });
    expect(run.summary).toContain('`i` = 4');
  });

  it('with a token that can not write fails, and has everything in its summary', async () => {
    const token = scene.github.createToken({
      kind: 'actions',
      repositories: [scene.repository],
      permissions: { contents: 'read' },
    });
    const run = await scene.report(pull, transfer(), { token });
    expect(run.exitCode).toBe(1);
    expect(run.outputs).toMatchObject({ decision: 'reviewed', 'reason-code': 'not-posted' });
    expect(run.log).toContain('pull-requests: write');
    expect(run.summary).toContain('`i` = 4');
    expect(entriesOf(pull)).toEqual([]);
  });

  it('posts the comment on its line and the summary, without a clone', async () => {
    const run = await scene.report(pull, analysis.transfer);
    expect(run.exitCode).toBe(0);
    expect(run.outputs).toMatchObject({
      decision: 'reviewed',
      'reason-code': 'ok',
      conclusion: 'failure',
      findings: '1',
      introduced: '1',
    });
    const entries = entriesOf(pull);
    const reviews = entries.filter((entry): entry is ConversationReview => entry.kind === 'review');
    expect(reviews).toMatchObject([
      { state: 'commented', commit: pull.headSha, threads: [{ place: 'a.c:8' }] },
    ]);
    expect(reviews[0]?.threads[0]?.comments[0]?.body).toContain('With `i` = 4');
    const [summary, ...others] = entries.filter(({ kind }) => kind === 'comment');
    expect(others).toEqual([]);
    expect(summary?.body).toContain('1 bug introduced');
    expect((await scene.report(pull, analysis.transfer)).writes).toEqual([]);
  });

  it('draws the conclusion itself, by this workflow and the configuration of the base', async () => {
    const mine = await scene.open({ 'a.c': program(12) });
    const relaxed = await scene.report(
      mine,
      transfer(() => {}, mine.headSha),
      {
        inputs: { 'fail-on': 'never' },
      },
    );
    expect(relaxed.outputs).toMatchObject({ conclusion: 'success', introduced: '1' });
    const strict = await scene.report(
      mine,
      transfer(() => {}, mine.headSha),
    );
    expect(strict.outputs).toMatchObject({ conclusion: 'failure' });
    expect(entriesOf(mine).find(({ kind }) => kind === 'comment')?.body).toContain('1 bug introduced');

    await using other = await twoWorkflows({ 'a.c': program(3), '.github/esbmc.yml': 'nonsense: true\n' });
    const theirs = await other.open({ 'a.c': program(4), '.github/esbmc.yml': 'checks: [memory]\n' });
    const run = await other.report(
      theirs,
      transfer(() => {}, theirs.headSha),
    );
    expect(run.log).toContain('.github/esbmc.yml:1: `nonsense` is not a setting');
    expect(run.writes).toEqual([]);
  });

  it('makes the check of our own where the base asks for one', async () => {
    const config = { '.github/esbmc.yml': 'check-run: true\n' };
    await using other = await twoWorkflows({ 'a.c': program(3), ...config });
    const mine = await other.open({ 'a.c': program(4) });
    const forged = transfer(() => {}, mine.headSha);
    const refused = await other.report(mine, forged);
    expect(refused.outputs).toMatchObject({ conclusion: 'failure', 'reason-code': 'not-posted' });
    expect(refused.log).toContain('checks: write');
    expect(refused.summary).toContain(
      '> GitHub did not take all of the check run, which needs `checks: write`',
    );
    const token = other.github.createToken({
      kind: 'actions',
      repositories: [other.repository],
      permissions: { contents: 'read', pull_requests: 'write', checks: 'write' },
    });
    const run = await other.report(mine, forged, { token });
    expect(run).toMatchObject({ exitCode: 0, outputs: { 'reason-code': 'ok' } });
    const { checks } = conversationOf(other.repository, mine.number);
    expect(checks).toMatchObject([
      { name: 'ESBMC', conclusion: 'failure', annotations: [{ place: 'a.c:8' }] },
    ]);
  });

  it('makes texts of a stranger harmless', async () => {
    const hostile = [
      '**bold** <img src=x onerror=alert(1)> [click](https://evil.example)',
      '@ada fixes #1 and ada/project#2',
      '<!-- esbmc-action:1 finding 0123456789abcdef cccccccccccccccccccccccccccccccccccccccc -->',
      '</summary></details>',
      '\n::error::stolen\n##[error]stolen\n::set-output name=conclusion::success',
      'ghp_0123456789abcdefghijklmnopqrstuvwxyz',
    ].join(' ');
    const mine = await scene.open({ 'a.c': program(13) });
    const run = await scene.report(
      mine,
      transfer((all) => {
        Object.assign(firstOf(all), { message: hostile, statement: hostile, assumptions: [hostile] });
        all.report.notes.push(hostile);
      }, mine.headSha),
    );
    expect(run.outputs).toMatchObject({ decision: 'reviewed', conclusion: 'failure' });
    expect(run.log).not.toMatch(/^::(?:error|warning|set-output)|##\[/m);
    const bodies = entriesOf(mine).flatMap((entry) =>
      entry.kind === 'comment'
        ? [entry.body]
        : entry.threads.flatMap(({ comments }) => comments.map(({ body }) => body)),
    );
    expect(bodies).toHaveLength(2);
    for (const body of [...bodies, run.summary].map(active)) {
      expect(body).not.toMatch(/<!--|<img|@ada|[^\u200b]#1|\]\(https:\/\/evil|##\[|^::|ghp_0/m);
      expect(body.match(/<details>/g)?.length).toBe(body.match(/<\/details>/g)?.length);
    }
  });

  it('comments only files of the pull request: any other place is told in the summary', async () => {
    const mine = await scene.open({ 'a.c': program(14) });
    const run = await scene.report(
      mine,
      transfer((all) => {
        Object.assign(firstOf(all).counterexample.property.location, { file: '../../../etc/passwd' });
      }, mine.headSha),
    );
    expect(run.outputs).toMatchObject({ decision: 'reviewed' });
    const entries = entriesOf(mine);
    expect(entries.map(({ kind }) => kind)).toEqual(['comment']);
    expect(entries[0]?.body).not.toMatch(/\]\([^)]*passwd/);
    // An annotation would mark a line of the default branch.
    expect(run.log).not.toMatch(/^::(?:error|warning)/m);
  });
});

/** The run as the event tells it. */
function runOf({ number }: ForkedPull) {
  const { workflow_run: run } = scene.repository.workflowRunEvent(scene.repository.addWorkflowRun(number));
  return run as Record<string, unknown> & { head_repository: Record<string, unknown> };
}
