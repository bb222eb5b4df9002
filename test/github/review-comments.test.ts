import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Scenario } from './scenario.ts';
import { PULL, REPO, refused, source, startScenario } from './scenario.ts';

let scenario: Scenario;
let head: string;
const start = async () => {
  scenario = await startScenario();
  head = (await scenario.repository.resolve('topic')) ?? '';
};
const stop = () => scenario[Symbol.asyncDispose]();

const create = (
  more: {
    path?: string;
    line?: number;
    body?: string;
    side?: 'LEFT' | 'RIGHT';
    subject_type?: 'line' | 'file';
    start_line?: number;
    in_reply_to?: number;
    commit_id?: string;
  } = {},
) =>
  scenario.bot.rest.pulls.createReviewComment({
    ...PULL,
    path: 'a.c',
    body: 'look',
    commit_id: head,
    ...more,
  });
const listed = async () => (await scenario.bot.rest.pulls.listReviewComments(PULL)).data;

describe('a review comment by itself', () => {
  beforeAll(start);
  afterAll(stop);

  it('makes a review of its own', async () => {
    const { data, status } = await create({ line: 10 });
    expect(status).toBe(201);
    expect(data).toMatchObject({ line: 10, side: 'RIGHT', commit_id: head, original_commit_id: head });
    expect((await scenario.bot.rest.pulls.listReviews(PULL)).data).toMatchObject([
      { id: data.pull_request_review_id, state: 'COMMENTED', body: '' },
    ]);
  });

  it('may stand on a whole file of the diff, and on none other', async () => {
    const { data } = await create({ path: 'a.c', subject_type: 'file' });
    expect(data).toMatchObject({ subject_type: 'file', line: null, original_line: null, path: 'a.c' });
    const refusal = await refused(create({ path: 'tool.sh', subject_type: 'file' }));
    expect(refusal.errors).toMatchObject([
      { resource: 'PullRequestReviewComment', code: 'invalid', field: 'pull_request_review_thread.path' },
      { code: 'missing_field' },
    ]);
  });

  it.each([
    ['a line outside the hunks', { line: 1 }, 'pull_request_review_thread.line must be part of the diff'],
    [
      'a start after the end',
      { line: 10, start_line: 11 },
      'pull_request_review_thread.start_line must precede the end line.',
    ],
    [
      'a body that is too long',
      { line: 10, body: 'x'.repeat(65_537) },
      'body is too long (maximum is 65536 characters)',
    ],
    [
      'a commit of somewhere else',
      { line: 10, commit_id: '1'.repeat(40) },
      'end_commit_oid is not part of the pull request',
    ],
  ])('is refused for %s', async (_what, bad, message) => {
    const refusal = await refused(create(bad));
    expect(refusal).toMatchObject({ status: 422, message: expect.stringMatching(/^Validation Failed/) });
    expect(refusal.errors).toMatchObject(
      [{ resource: 'PullRequestReviewComment', message }].slice(0, 1).concat((refusal.errors as []).slice(1)),
    );
  });

  it('is refused without a line', async () => {
    expect((await refused(create())).message).toBe('Invalid request.\n\nNo subschema in "oneOf" matched.');
  });

  it('can be answered through its first comment only', async () => {
    const { data: first } = await create({ line: 10 });
    const reply = await scenario
      .client('user', 'ada')
      .rest.pulls.createReplyForReviewComment({ ...PULL, comment_id: first.id, body: 'why?' });
    expect(reply.data).toMatchObject({ in_reply_to_id: first.id, line: 10, user: { login: 'ada' } });
    expect((await create({ in_reply_to: first.id, body: 'because' })).data.in_reply_to_id).toBe(first.id);
    expect(
      (
        await refused(
          scenario.bot.rest.pulls.createReplyForReviewComment({
            ...PULL,
            comment_id: reply.data.id,
            body: 'x',
          }),
        )
      ).status,
    ).toBe(404);
    expect(scenario.repository.pull(1).threads.at(-1)?.comments).toHaveLength(3);
  });

  it('can be edited and deleted by its author', async () => {
    const { data } = await create({ line: 10 });
    const one = { ...REPO, comment_id: data.id };
    expect((await scenario.bot.rest.pulls.updateReviewComment({ ...one, body: 'new' })).data.body).toBe(
      'new',
    );
    expect(
      (await refused(scenario.client('user', 'eve').rest.pulls.updateReviewComment({ ...one, body: 'mine' })))
        .status,
    ).toBe(403);
    expect((await refused(scenario.bot.rest.pulls.updateReviewComment({ ...one, body: '' }))).status).toBe(
      422,
    );
    expect((await scenario.bot.rest.pulls.deleteReviewComment(one)).status).toBe(204);
    expect((await refused(scenario.bot.rest.pulls.getReviewComment(one))).status).toBe(404);
  });

  it('takes reactions', async () => {
    const { data } = await create({ line: 10 });
    const reaction = { ...REPO, comment_id: data.id, content: 'eyes' } as const;
    expect((await scenario.bot.rest.reactions.createForPullRequestReviewComment(reaction)).status).toBe(201);
    expect((await scenario.bot.rest.reactions.createForPullRequestReviewComment(reaction)).status).toBe(200);
    expect((await listed()).at(-1)?.reactions).toMatchObject({ eyes: 1, total_count: 1 });
  });
});

describe('a comment after its head has moved', () => {
  beforeEach(start);
  afterEach(stop);

  it('follows its line as lines shift', async () => {
    await create({ line: 10 });
    const next = await scenario.repository.commit({
      branch: 'topic',
      files: { 'a.c': `int first;\n${source({ 10: 'int changed;' })}` },
      message: 'shift',
    });
    expect(await listed()).toMatchObject([
      { line: 11, original_line: 10, commit_id: next, original_commit_id: head },
    ]);
  });

  it('is outdated once its line was changed, and keeps where it stood', async () => {
    await create({ line: 10 });
    await scenario.repository.commit({
      branch: 'topic',
      files: { 'a.c': source({ 10: 'int again;' }) },
      message: 'change',
    });
    expect(await listed()).toMatchObject([
      { line: null, position: null, original_line: 10, commit_id: head, original_commit_id: head },
    ]);
  });

  it('is outdated once its line has left the diff', async () => {
    await create({ line: 10 });
    await scenario.repository.commit({ branch: 'topic', files: { 'a.c': source() }, message: 'undo' });
    expect(await listed()).toMatchObject([{ line: null, position: null }]);
  });

  it('comes back when a forced push restores its line', async () => {
    await create({ line: 10 });
    await scenario.repository.commit({
      branch: 'topic',
      files: { 'a.c': source({ 10: 'int again;' }) },
      message: 'change',
    });
    await scenario.repository.commit({
      branch: 'topic',
      from: 'main',
      force: true,
      files: { 'a.c': source({ 10: 'int changed;' }) },
      message: 'rewritten',
    });
    expect(await listed()).toMatchObject([{ line: 10 }]);
    expect((await refused(create({ line: 10 }))).errors).toMatchObject([
      { message: 'end_commit_oid is not part of the pull request' },
    ]);
  });

  it('on the old side follows the merge base', async () => {
    await create({ line: 10, side: 'LEFT' });
    await scenario.repository.commit({
      branch: 'topic',
      files: { 'a.c': source({ 10: 'int again;' }) },
      message: 'change',
    });
    expect(await listed()).toMatchObject([{ line: 10, side: 'LEFT' }]);
  });

  it('is outdated when a line of its range was changed at the start', async () => {
    await create({ line: 10, start_line: 9 });
    await scenario.repository.commit({
      branch: 'topic',
      files: { 'a.c': source({ 9: 'int nine;', 10: 'int changed;' }) },
      message: 'change',
    });
    expect(await listed()).toMatchObject([{ line: null, start_line: null, original_start_line: 9 }]);
  });
});
