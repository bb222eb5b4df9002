import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Scenario } from './scenario.ts';
import { PULL, refused, startScenario } from './scenario.ts';

const COMMENT = { path: 'a.c', line: 10, side: 'RIGHT', body: 'look here' } as const;
const REVIEW = { ...PULL, event: 'COMMENT', body: 'hello' } as const;

let scenario: Scenario;
beforeEach(async () => {
  scenario = await startScenario();
});
afterEach(() => scenario[Symbol.asyncDispose]());

const listed = async () => (await scenario.bot.rest.pulls.listReviewComments(PULL)).data;

describe('a pending review', () => {
  it('is what a review without an event is, and only its author sees it', async () => {
    const { data } = await scenario.bot.rest.pulls.createReview({
      ...PULL,
      body: 'later',
      comments: [COMMENT],
    });
    expect(data.state).toBe('PENDING');
    expect(data).not.toHaveProperty('submitted_at');
    expect((await scenario.bot.rest.pulls.listReviews(PULL)).data.map((one) => one.state)).toEqual([
      'PENDING',
    ]);
    expect((await scenario.client('user', 'ada').rest.pulls.listReviews(PULL)).data).toEqual([]);
    expect(await listed()).toEqual([]);
  });

  it('blocks every other review and comment of its author, until it is deleted', async () => {
    const { data } = await scenario.bot.rest.pulls.createReview({
      ...PULL,
      body: 'later',
      comments: [COMMENT],
    });
    const one = await refused(scenario.bot.rest.pulls.createReview(REVIEW));
    expect(one).toMatchObject({
      status: 422,
      errors: ['User can only have one pending review per pull request'],
    });
    const commit_id = (await scenario.repository.resolve('topic')) ?? '';
    const other = await refused(
      scenario.bot.rest.pulls.createReviewComment({ ...PULL, ...COMMENT, commit_id }),
    );
    expect(other.errors).toMatchObject([{ resource: 'PullRequestReview', field: 'user_id' }]);
    await scenario.bot.rest.pulls.deletePendingReview({ ...PULL, review_id: data.id });
    expect((await scenario.bot.rest.pulls.createReview(REVIEW)).data.state).toBe('COMMENTED');
    expect(await listed()).toEqual([]);
  });

  it('can be submitted, and no longer deleted then', async () => {
    const { data } = await scenario.bot.rest.pulls.createReview({
      ...PULL,
      body: 'later',
      comments: [COMMENT],
    });
    const review = { ...PULL, review_id: data.id };
    expect((await scenario.bot.rest.pulls.submitReview({ ...review, event: 'COMMENT' })).data.state).toBe(
      'COMMENTED',
    );
    expect(await listed()).toHaveLength(1);
    expect((await scenario.bot.rest.pulls.listCommentsForReview(review)).data).toHaveLength(1);
    const refusal = await refused(scenario.bot.rest.pulls.deletePendingReview(review));
    expect(refusal).toMatchObject({
      status: 422,
      errors: ['Can not delete a non-pending pull request review'],
    });
  });

  it('of one author leaves others alone; two at the same time give one', async () => {
    scenario.repository.startReview(1, 'ada');
    const both = await Promise.allSettled([
      scenario.bot.rest.pulls.createReview(PULL),
      scenario.bot.rest.pulls.createReview(PULL),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});
