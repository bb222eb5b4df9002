import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scenario } from './scenario.ts';
import { REPO, refused, startScenario } from './scenario.ts';

let scenario: Scenario;
let head_sha: string;
beforeAll(async () => {
  scenario = await startScenario();
  head_sha = (await scenario.repository.resolve('topic')) ?? '';
});
afterAll(() => scenario[Symbol.asyncDispose]());

const annotation = (line: number) =>
  ({
    path: 'a.c',
    start_line: line,
    end_line: line,
    annotation_level: 'warning',
    message: `line ${line}`,
  }) as const;
const annotations = (count: number) => Array.from({ length: count }, (_, index) => annotation(index + 1));
const output = (more: object = {}) => ({ title: 't', summary: 's', ...more });

describe('a check run', () => {
  it('is created, completed and listed with its pull request', async () => {
    const { data } = await scenario.bot.rest.checks.create({
      ...REPO,
      name: 'esbmc',
      head_sha,
      status: 'in_progress',
    });
    expect(data).toMatchObject({
      status: 'in_progress',
      conclusion: null,
      app: { slug: 'github-actions' },
      pull_requests: [{ number: 1 }],
    });
    const done = await scenario.bot.rest.checks.update({
      ...REPO,
      check_run_id: data.id,
      conclusion: 'failure',
      output: output({ annotations: annotations(2) }),
    });
    expect(done.data).toMatchObject({
      status: 'completed',
      conclusion: 'failure',
      output: { annotations_count: 2, title: 't' },
    });
    expect(done.data.completed_at).toMatch(/Z$/);
    const list = await scenario.bot.rest.checks.listForRef({ ...REPO, ref: 'topic', check_name: 'esbmc' });
    expect(list.data).toMatchObject({ total_count: 1, check_runs: [{ id: data.id }] });
  });

  it('takes 50 annotations a request and adds them up', async () => {
    const refusal = await refused(
      scenario.bot.rest.checks.create({
        ...REPO,
        name: 'many',
        head_sha,
        output: output({ annotations: annotations(51) }),
      }),
    );
    expect(refusal).toMatchObject({
      status: 422,
      message: 'Invalid request.\n\nNo more than 50 items are allowed; 51 were supplied.',
    });
    const { data } = await scenario.bot.rest.checks.create({
      ...REPO,
      name: 'many',
      head_sha,
      output: output({ annotations: annotations(50) }),
    });
    const more = await scenario.bot.rest.checks.update({
      ...REPO,
      check_run_id: data.id,
      output: output({ annotations: annotations(50) }),
    });
    expect(more.data.output.annotations_count).toBe(100);
    const all = await scenario.bot.paginate(scenario.bot.rest.checks.listAnnotations, {
      ...REPO,
      check_run_id: data.id,
      per_page: 40,
    });
    expect(all).toHaveLength(100);
  });

  it.each([
    [
      'a long summary',
      { output: output({ summary: 'x'.repeat(65_536) }) },
      'Invalid request.\n\nOnly 65535 characters are allowed; 65536 were supplied.',
    ],
    [
      'a long text',
      { output: output({ text: 'x'.repeat(70_000) }) },
      'Invalid request.\n\nOnly 65535 characters are allowed; 70000 were supplied.',
    ],
    ['no summary', { output: { title: 't' } as never }, 'Invalid request.\n\n"summary" wasn\'t supplied.'],
    [
      'completion without a conclusion',
      { status: 'completed' as const },
      'Invalid request.\n\n"conclusion" wasn\'t supplied.',
    ],
    ['an unknown conclusion', { conclusion: 'fine' as 'success' }, /is not a member of/],
    [
      'columns over several lines',
      { output: output({ annotations: [{ ...annotation(1), end_line: 2, start_column: 1 }] }) },
      /^Validation Failed/,
    ],
    [
      'an annotation that ends before it starts',
      { output: output({ annotations: [{ ...annotation(5), end_line: 2 }] }) },
      /^Validation Failed/,
    ],
    [
      'a commit that is not there',
      { head_sha: '1'.repeat(40) },
      `No commit found for SHA: ${'1'.repeat(40)}`,
    ],
  ])('refuses %s', async (_what, bad, message) => {
    const refusal = await refused(
      scenario.bot.rest.checks.create({ ...REPO, name: 'bad', head_sha, ...bad }),
    );
    expect(refusal.status).toBe(422);
    expect(refusal.message).toMatch(
      typeof message === 'string'
        ? new RegExp(`^${message.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`)
        : message,
    );
  });

  it('belongs to the App that made it', async () => {
    const { data } = await scenario.bot.rest.checks.create({ ...REPO, name: 'mine', head_sha });
    const other = scenario.client('app', 'other-app');
    const refusal = await refused(
      other.rest.checks.update({ ...REPO, check_run_id: data.id, conclusion: 'success' }),
    );
    expect(refusal).toMatchObject({
      status: 403,
      message: expect.stringContaining('can only be modified by the GitHub App that created it'),
    });
  });

  it('of one name counts once, the latest', async () => {
    await scenario.bot.rest.checks.create({ ...REPO, name: 'twice', head_sha, conclusion: 'failure' });
    await scenario.bot.rest.checks.create({ ...REPO, name: 'twice', head_sha, conclusion: 'success' });
    const of = async (filter: 'latest' | 'all') =>
      (await scenario.bot.rest.checks.listForRef({ ...REPO, ref: head_sha, check_name: 'twice', filter }))
        .data;
    expect(await of('latest')).toMatchObject({ total_count: 1, check_runs: [{ conclusion: 'success' }] });
    expect((await of('all')).total_count).toBe(2);
  });

  it('is refused without the permission', async () => {
    const reader = scenario.client('actions', undefined, { checks: 'read' });
    expect(
      (await refused(reader.rest.checks.create({ ...REPO, name: 'x', head_sha }))).headers[
        'x-accepted-github-permissions'
      ],
    ).toBe('checks=write');
  });
});

describe('a commit status', () => {
  it('is created and combined', async () => {
    await scenario.bot.rest.repos.createCommitStatus({
      ...REPO,
      sha: head_sha,
      state: 'success',
      context: 'ci',
    });
    expect(
      (await scenario.bot.rest.repos.getCombinedStatusForRef({ ...REPO, ref: 'topic' })).data,
    ).toMatchObject({ state: 'success', total_count: 1 });
    expect(
      (
        await refused(
          scenario.bot.rest.repos.createCommitStatus({ ...REPO, sha: '1'.repeat(40), state: 'success' }),
        )
      ).status,
    ).toBe(422);
  });
});
