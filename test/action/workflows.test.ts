import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { handoverFileName, verdictFileName } from '../../src/modes/command/handover.ts';
import { transferFileName } from '../../src/review/transfer-file.ts';
import { repositoryRoot } from '../support/run-bundle.ts';

const stepSchema = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).default({}),
});

const workflowSchema = z.object({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.record(z.string(), z.string()),
  concurrency: z.unknown().optional(),
  jobs: z.record(
    z.string(),
    z.object({
      permissions: z.record(z.string(), z.string()).optional(),
      concurrency: z.unknown().optional(),
      if: z.string().optional(),
      uses: z.string().optional(),
      'timeout-minutes': z.unknown().optional(),
      steps: z.array(stepSchema).default([]),
    }),
  ),
});

const read = async (path: string) =>
  workflowSchema.parse(parse(await readFile(repositoryRoot + path, 'utf8')));
const stepsOf = ({ jobs }: z.output<typeof workflowSchema>) =>
  Object.values(jobs).flatMap(({ steps }) => steps);
const stepOf = (workflow: z.output<typeof workflowSchema>, action: string) =>
  stepsOf(workflow).find(({ uses }) => uses?.startsWith(action));

const folders = ['.github/workflows', 'examples/workflows'];
const listed = await Promise.all(
  folders.map(async (folder) => (await readdir(repositoryRoot + folder)).map((name) => join(folder, name))),
);
const paths = listed.flat();
const [analyze, report, reusable] = await Promise.all([
  read('examples/workflows/analyze.yml'),
  read('examples/workflows/report.yml'),
  read('.github/workflows/gate.yml'),
]);

describe.each(paths)('%s', (path) => {
  it('keeps its token away from the code, and its texts from the shell', async () => {
    const workflow = await read(path);
    expect(Object.keys(workflow.on)).not.toContain('pull_request_target');
    expect(Object.values(workflow.permissions)).not.toContain('write');
    for (const { run, uses, with: given } of stepsOf(workflow)) {
      expect(run ?? '').not.toContain('${{');
      if (uses?.startsWith('actions/checkout@')) expect(given['persist-credentials']).toBe(false);
    }
  });

  it('takes the actions of others by their commits', async () => {
    for (const { uses = 'OWNER/' } of stepsOf(await read(path)))
      expect(uses).toMatch(/^OWNER\/|@[0-9a-f]{40}$/);
  });

  it('ends by itself', async () => {
    for (const { uses, 'timeout-minutes': minutes } of Object.values((await read(path)).jobs)) {
      if (uses === undefined) expect(minutes).toBeDefined();
    }
  });
});

describe('the two workflows', () => {
  it('may read, and may comment', () => {
    expect(analyze.permissions).toEqual({ contents: 'read' });
    expect(analyze.jobs.esbmc?.permissions).toBeUndefined();
    expect(report.permissions).toEqual({});
    expect(report.jobs.report?.permissions).toEqual({
      actions: 'read',
      contents: 'read',
      'pull-requests': 'write',
    });
  });

  it('hand over the file that the Action writes', () => {
    const upload = stepOf(analyze, 'actions/upload-artifact@');
    const download = stepOf(report, 'actions/download-artifact@');
    expect(upload?.with).toMatchObject({ path: transferFileName });
    expect(download?.with.name).toBe(upload?.with.name);
    expect(download?.with.path).toBeUndefined();
    expect(report.on.workflow_run).toEqual({ workflows: [analyze.name], types: ['completed'] });
  });

  it('keep the code of a pull request out of the one that may write', () => {
    expect(stepsOf(report).map(({ uses }) => uses?.split('@')[0])).toEqual([
      'actions/download-artifact',
      'OWNER/esbmc-action',
    ]);
  });

  it('leave only the newest run of a pull request', () => {
    expect(analyze.concurrency).toMatchObject({ 'cancel-in-progress': true });
    expect(report.concurrency).toBeUndefined();
    expect(report.jobs.report?.concurrency).toBeDefined();
  });

  it('are in the README as they are', async () => {
    const readme = await readFile(`${repositoryRoot}README.md`, 'utf8');
    const shown = [...readme.matchAll(/```yaml\n([\s\S]*?)```/g)].map(([, text = '']) => parse(text));
    const file = await readFile(`${repositoryRoot}examples/workflows/analyze.yml`, 'utf8');
    expect(shown).toContainEqual(parse(file));
  });
});

describe('the workflow that answers commands', async () => {
  const fix = await read('.github/workflows/fix.yml');
  const [jobs, one] = await Promise.all([
    read('examples/workflows/fix.yml'),
    read('examples/workflows/fix-one-job.yml'),
  ]);
  const stage = (name: string) => {
    const job = fix.jobs[name];
    if (job === undefined) throw new Error(`no job ${name}`);
    return job;
  };

  it('gives each job what it needs and no more', () => {
    const rights = Object.fromEntries(
      Object.entries(fix.jobs).map(([name, { permissions }]) => [name, permissions]),
    );
    expect(rights).toEqual({
      start: { contents: 'read', 'pull-requests': 'write' },
      repair: { contents: 'read', 'pull-requests': 'read', models: 'read' },
      accept: { contents: 'read', 'pull-requests': 'read' },
      push: { contents: 'write', 'pull-requests': 'write' },
      close: { 'pull-requests': 'write' },
      verify: { contents: 'read', 'pull-requests': 'write', checks: 'write' },
    });
  });

  it('keeps secrets from the job that runs code, and code from the job that may push', () => {
    const secrets = (name: string) => JSON.stringify(stage(name)).match(/secrets\.[\w-]+/g) ?? [];
    expect(Object.keys(fix.jobs).flatMap((name) => secrets(name).map((secret) => [name, secret]))).toEqual([
      ['repair', 'secrets.model-api-key'],
      ['push', 'secrets.push-token'],
    ]);
    const checkouts = Object.entries(fix.jobs).flatMap(([name, { steps }]) =>
      steps.some(({ uses }) => uses?.startsWith('actions/checkout@')) ? [name] : [],
    );
    expect(checkouts).toEqual(['start', 'repair', 'accept', 'verify']);
    // Of the default branch: what a pull request brings along is never where a step looks for its files.
    for (const { uses, with: given } of stepsOf(fix)) {
      if (uses?.startsWith('actions/checkout@')) expect(given.ref).toBeUndefined();
    }
  });

  it('vouches for what is handed over by the outputs of jobs, which no later job can change', () => {
    for (const name of ['accept', 'push']) {
      const esbmc = stage(name).steps.find(({ uses }) => uses?.startsWith('OWNER/'));
      expect(esbmc?.with['handover-digest']).toMatch(/^\$\{\{ needs\.repair\.outputs\.handover-digest \}\}$/);
    }
    const files = stepsOf(fix).flatMap(({ with: { path } }) => (path === undefined ? [] : [path]));
    expect(files).toEqual([handoverFileName, verdictFileName, 'esbmc-fix.patch']);
  });

  it.each([
    ['by jobs of their own', jobs],
    ['in one job', one],
  ])('starts for commands on pull requests only, one fix at a time: %s', (_, workflow) => {
    expect(workflow.on).toEqual({
      issue_comment: { types: ['created'] },
      pull_request_review_comment: { types: ['created'] },
    });
    expect(workflow.concurrency).toBeUndefined();
    const job = workflow.jobs.esbmc;
    expect(job?.if).toContain("startsWith(github.event.comment.body, '/esbmc-')");
    expect(job?.if).toContain('github.event.issue.pull_request');
    expect(job?.concurrency).toMatchObject({ 'cancel-in-progress': false });
  });

  it('is granted by its caller all that its jobs ask for', () => {
    const granted = jobs.jobs.esbmc?.permissions ?? {};
    const rank = ['none', 'read', 'write'];
    for (const { permissions = {} } of Object.values(fix.jobs)) {
      for (const [name, level] of Object.entries(permissions)) {
        expect(rank.indexOf(granted[name] ?? 'none')).toBeGreaterThanOrEqual(rank.indexOf(level));
      }
    }
  });

  it('passes inputs that the Action has', async () => {
    const inputs = z.record(z.string(), z.unknown());
    const action = z.object({ inputs }).parse(parse(await readFile(`${repositoryRoot}action.yml`, 'utf8')));
    for (const { uses, with: given } of stepsOf(fix)) {
      if (uses?.startsWith('OWNER/'))
        expect(Object.keys(action.inputs)).toEqual(expect.arrayContaining(Object.keys(given)));
    }
  });
});

it('the reusable gate passes inputs that the Action has, with the same defaults', async () => {
  const inputs = z.record(z.string(), z.object({ default: z.unknown() }));
  const { inputs: offered } = z.object({ inputs }).parse(reusable.on.workflow_call);
  const action = z.object({ inputs }).parse(parse(await readFile(`${repositoryRoot}action.yml`, 'utf8')));
  const passed = Object.keys(stepOf(reusable, 'OWNER/esbmc-action@')?.with ?? {});
  expect(passed).toEqual(
    Object.keys(offered).filter((name) => !['runs-on', 'timeout-minutes'].includes(name)),
  );
  for (const name of passed) expect(String(offered[name]?.default)).toBe(action.inputs[name]?.default);
});
