import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Scenario } from './scenario.ts';
import { PULL, refused, startScenario } from './scenario.ts';

const COMMENT = { path: 'a.c', line: 10, side: 'RIGHT', body: 'look here' } as const;
const REVIEW = { ...PULL, event: 'COMMENT', body: 'hello' } as const;
const LONG = 'x'.repeat(65_537);

let scenario: Scenario;
const start = async () => {
  scenario = await startScenario();
};
const stop = () => scenario[Symbol.asyncDispose]();

const listed = async () => (await scenario.bot.rest.pulls.listReviewComments(PULL)).data;

describe('creating a review', () => {
  beforeEach(start);
  afterEach(stop);

  it('posts its comments at once', async () => {
    const { data } = await scenario.bot.rest.pulls.createReview({
      ...REVIEW,
      comments: [COMMENT, { path: 'b.c', start_line: 1, line: 2, body: 'both' }],
    });
    expect(data).toMatchObject({
      state: 'COMMENTED',
      body: 'hello',
      commit_id: await scenario.repository.resolve('topic'),
    });
    expect(await listed()).toMatchObject([
      {
        path: 'a.c',
        line: 10,
        side: 'RIGHT',
        start_line: null,
        position: 5,
        original_line: 10,
        body: 'look here',
        pull_request_review_id: data.id,
        subject_type: 'line',
      },
      { path: 'b.c', start_line: 1, line: 2, start_side: 'RIGHT' },
    ]);
    expect((await listed())[0]?.diff_hunk).toBe(
      '@@ -7,7 +7,7 @@ int line_6;\n int line_7;\n int line_8;\n int line_9;\n-int line_10;\n+int changed;',
    );
  });

  it('takes context lines on both sides and deleted lines on the left', async () => {
    const comments = [
      { ...COMMENT, line: 13 },
      { ...COMMENT, line: 7, side: 'LEFT' },
      { ...COMMENT, path: 'old.c', line: 1, side: 'LEFT' },
    ] as const;
    await scenario.bot.rest.pulls.createReview({ ...REVIEW, comments: [...comments] });
    expect((await listed()).map((one) => [one.path, one.line, one.side])).toEqual([
      ['a.c', 13, 'RIGHT'],
      ['a.c', 7, 'LEFT'],
      ['old.c', 1, 'LEFT'],
    ]);
  });

  it('places a comment on an earlier commit, outdated where the head has changed the line', async () => {
    const commit_id = (await scenario.repository.resolve('topic')) ?? '';
    await scenario.repository.commit({
      branch: 'topic',
      files: { 'b.c': 'int other;\nint b2;\n' },
      message: 'next',
    });
    await scenario.bot.rest.pulls.createReview({
      ...REVIEW,
      commit_id,
      comments: [COMMENT, { path: 'b.c', line: 1, body: 'gone' }],
    });
    expect((await listed()).map((one) => [one.path, one.line, one.original_line])).toEqual([
      ['a.c', 10, 10],
      ['b.c', null, 1],
    ]);
  });
});

describe('a review that is refused', () => {
  beforeAll(start);
  afterAll(stop);

  it.each([
    ['a line outside the hunks', { ...COMMENT, line: 1 }, 'Line could not be resolved'],
    ['a line past the end', { ...COMMENT, line: 500 }, 'Line could not be resolved'],
    ['line 0', { ...COMMENT, line: 0 }, 'Line could not be resolved'],
    [
      'the new line on the old side',
      { path: 'b.c', line: 1, side: 'LEFT', body: 'x' },
      'Line could not be resolved',
    ],
    ['a file that is not in the diff', { ...COMMENT, path: 'tool.sh' }, 'Path could not be resolved'],
    ['a path that starts with ./', { ...COMMENT, path: './a.c' }, 'Path could not be resolved'],
    ['no line at all', { path: 'a.c', body: 'x' }, 'Position could not be resolved'],
    ['a position past the diff', { path: 'a.c', position: 99, body: 'x' }, 'Position could not be resolved'],
    [
      'a start that is the end',
      { ...COMMENT, start_line: 10 },
      'Pull request review thread start line must precede the end line.',
    ],
    [
      'a start after the end',
      { ...COMMENT, start_line: 12 },
      'Pull request review thread start line must precede the end line.',
    ],
    [
      'a start outside the hunk',
      { ...COMMENT, start_line: 1 },
      'Pull request review thread start line must be part of the same hunk as the line.',
    ],
    ['an empty body', { ...COMMENT, body: '  ' }, "Pull request review comment body can't be blank"],
    ['a body that is too long', { ...COMMENT, body: LONG }, 'Body is too long (maximum is 65536 characters)'],
  ])('refuses the whole review for %s', async (_what, bad, message) => {
    const refusal = await refused(
      scenario.bot.rest.pulls.createReview({ ...REVIEW, comments: [COMMENT, bad] }),
    );
    expect(refusal).toMatchObject({
      status: 422,
      message: expect.stringContaining('Unprocessable Entity'),
      errors: [message],
    });
    expect(await listed()).toEqual([]);
    expect((await scenario.bot.rest.pulls.listReviews(PULL)).data).toEqual([]);
  });

  it('knows the words of GitHub Enterprise Server too', async () => {
    await using old = await startScenario({ wording: 'before-2026' });
    const refusal = await refused(
      old.bot.rest.pulls.createReview({ ...REVIEW, comments: [{ ...COMMENT, line: 1 }] }),
    );
    expect(refusal.errors).toEqual([
      "Pull request review thread line must be part of the diff and Pull request review thread diff hunk can't be blank",
    ]);
  });

  it('refuses a key that the API does not have', async () => {
    const comments = [{ ...COMMENT, subject_type: 'file' }];
    const refusal = await refused(scenario.bot.rest.pulls.createReview({ ...REVIEW, comments }));
    expect(refusal).toMatchObject({
      status: 422,
      message: 'Invalid request.\n\n"subject_type" is not a permitted key.',
    });
  });

  it('refuses values of the wrong type', async () => {
    const comments = [{ ...COMMENT, line: '10' as unknown as number }];
    const refusal = await refused(scenario.bot.rest.pulls.createReview({ ...REVIEW, comments }));
    expect(refusal.message).toBe(
      'Invalid request.\n\nFor \'properties/comments/items/0/properties/line\', "10" is not an integer.',
    );
  });

  it('refuses a commit that is not in the pull request', async () => {
    const commit_id = (await scenario.repository.resolve('main')) ?? '';
    const refusal = await refused(
      scenario.bot.rest.pulls.createReview({ ...REVIEW, commit_id, comments: [COMMENT] }),
    );
    expect(refusal).toMatchObject({ status: 422, errors: ['The commitOID is not part of the pull request'] });
    const merge = (await scenario.repository.resolve('refs/pull/1/merge')) ?? '';
    expect(
      (await refused(scenario.bot.rest.pulls.createReview({ ...REVIEW, commit_id: merge }))).status,
    ).toBe(422);
  });

  it('refuses a comment review that says nothing', async () => {
    expect(
      (await refused(scenario.bot.rest.pulls.createReview({ ...PULL, event: 'COMMENT' }))).errors,
    ).toEqual(['Review Can not be blank']);
  });

  it('lets nobody approve their own pull request, and the workflow token none', async () => {
    const author = scenario.client('user', 'ada');
    expect((await refused(author.rest.pulls.createReview({ ...PULL, event: 'APPROVE' }))).errors).toEqual([
      'Can not approve your own pull request',
    ]);
    const bot = await refused(scenario.bot.rest.pulls.createReview({ ...PULL, event: 'APPROVE' }));
    expect(bot.errors).toEqual(['GitHub Actions is not permitted to approve pull requests.']);
  });
});
