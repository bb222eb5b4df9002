import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scenario } from './scenario.ts';
import { ISSUE, REPO, refused, startScenario } from './scenario.ts';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await startScenario();
});
afterAll(() => scenario[Symbol.asyncDispose]());

describe('the conversation of a pull request', () => {
  it('can be written, edited and deleted', async () => {
    const { data } = await scenario.bot.rest.issues.createComment({ ...ISSUE, body: 'one' });
    const one = { ...REPO, comment_id: data.id };
    expect((await scenario.bot.rest.issues.updateComment({ ...one, body: 'two' })).data.body).toBe('two');
    expect((await scenario.bot.rest.issues.deleteComment(one)).status).toBe(204);
    expect((await refused(scenario.bot.rest.issues.getComment(one))).status).toBe(404);
  });

  it.each([
    ['blank', ' \n', 'Body cannot be blank'],
    ['too long', 'x'.repeat(65_537), 'Body is too long (maximum is 65536 characters)'],
  ])('takes no body that is %s', async (_what, body, message) => {
    const refusal = await refused(scenario.bot.rest.issues.createComment({ ...ISSUE, body }));
    expect(refusal).toMatchObject({
      status: 422,
      errors: [{ resource: 'IssueComment', code: 'unprocessable', field: 'data', message }],
    });
  });

  it('takes exactly 65,536 characters', async () => {
    const { data } = await scenario.bot.rest.issues.createComment({ ...ISSUE, body: 'x'.repeat(65_536) });
    await scenario.bot.rest.issues.deleteComment({ ...REPO, comment_id: data.id });
  });

  it('needs a body', async () => {
    const refusal = await refused(
      scenario.bot.request('POST /repos/{owner}/{repo}/issues/{issue_number}/comments', {
        ...ISSUE,
      } as never),
    );
    expect(refusal.message).toBe('Invalid request.\n\n"body" wasn\'t supplied.');
  });

  it('comes in pages, oldest first', async () => {
    for (let count = 0; count < 35; count += 1)
      scenario.repository.addIssueComment(1, 'ada', `comment ${count}`);
    const first = await scenario.bot.rest.issues.listComments(ISSUE);
    expect(first.data).toHaveLength(30);
    expect(first.data[0]?.body).toBe('comment 0');
    expect(first.headers.link).toContain('rel="next"');
    expect(
      await scenario.bot.paginate(scenario.bot.rest.issues.listComments, { ...ISSUE, per_page: 10 }),
    ).toHaveLength(35);
    expect((await scenario.bot.rest.issues.listComments({ ...ISSUE, per_page: 1000 })).data).toHaveLength(35);
  });

  it('refuses edits by those who have not written it', async () => {
    const comment = scenario.repository.addIssueComment(1, 'ada', 'mine');
    const refusal = await refused(
      scenario
        .client('user', 'eve')
        .rest.issues.updateComment({ ...REPO, comment_id: comment.id, body: 'x' }),
    );
    expect(refusal.status).toBe(403);
  });

  it('takes each reaction of a person once', async () => {
    const comment = scenario.repository.addIssueComment(1, 'ada', '/esbmc-fix');
    const reaction = { ...REPO, comment_id: comment.id, content: 'eyes' } as const;
    const { data, status } = await scenario.bot.rest.reactions.createForIssueComment(reaction);
    expect(status).toBe(201);
    expect((await scenario.bot.rest.reactions.createForIssueComment(reaction)).status).toBe(200);
    expect(
      (
        await refused(
          scenario.bot.rest.reactions.createForIssueComment({ ...reaction, content: 'thumbs' as 'eyes' }),
        )
      ).status,
    ).toBe(422);
    expect(
      (await scenario.bot.rest.reactions.listForIssueComment({ ...REPO, comment_id: comment.id })).data,
    ).toHaveLength(1);
    await scenario.bot.rest.reactions.deleteForIssueComment({
      ...REPO,
      comment_id: comment.id,
      reaction_id: data.id,
    });
    expect(comment.reactions).toEqual([]);
  });

  it('is closed to strangers when locked, and not to writers', async () => {
    await using own = await startScenario();
    own.repository.lock(1, 'resolved');
    own.repository.setRole('wendy', 'write');
    const refusal = await refused(
      own.client('user', 'eve').rest.issues.createComment({ ...ISSUE, body: 'x' }),
    );
    expect(refusal).toMatchObject({
      status: 403,
      message: 'Unable to create comment because issue is locked.',
    });
    expect(
      (
        await refused(
          own
            .client('user', 'ada')
            .rest.pulls.createReview({ ...REPO, pull_number: 1, event: 'COMMENT', body: 'x' }),
        )
      ).status,
    ).toBe(403);
    expect(
      (await own.client('user', 'wendy').rest.issues.createComment({ ...ISSUE, body: 'x' })).status,
    ).toBe(201);
    expect((await own.bot.rest.issues.get(ISSUE)).data).toMatchObject({
      locked: true,
      active_lock_reason: 'resolved',
    });
  });
});

describe('issues', () => {
  it('are numbered with pull requests, labelled and listed with them', async () => {
    await using own = await startScenario();
    const { data } = await own.bot.rest.issues.create({
      ...REPO,
      title: 'Nightly',
      body: 'state',
      labels: ['esbmc'],
    });
    expect(data).toMatchObject({
      number: 2,
      labels: [{ name: 'esbmc' }],
      state: 'open',
      user: { login: 'github-actions[bot]' },
    });
    const all = await own.bot.rest.issues.listForRepo(REPO);
    expect(all.data.map((one) => [one.number, one.pull_request !== undefined])).toEqual([
      [2, false],
      [1, true],
    ]);
    const labelled = await own.bot.rest.issues.listForRepo({
      ...REPO,
      labels: 'esbmc',
      state: 'all',
      creator: 'github-actions[bot]',
    });
    expect(labelled.data.map((one) => one.number)).toEqual([2]);
    const closed = await own.bot.rest.issues.update({
      ...REPO,
      issue_number: 2,
      state: 'closed',
      state_reason: 'completed',
    });
    expect(closed.data).toMatchObject({
      state: 'closed',
      state_reason: 'completed',
      closed_by: { login: 'github-actions[bot]' },
    });
    expect((await own.bot.rest.issues.listForRepo({ ...REPO, labels: 'esbmc' })).data).toEqual([]);
  });

  it('take no empty title and no long body', async () => {
    expect((await refused(scenario.bot.rest.issues.create({ ...REPO, title: '' }))).errors).toMatchObject([
      { code: 'missing_field', field: 'title' },
    ]);
    const long = await refused(
      scenario.bot.rest.issues.create({ ...REPO, title: 'x', body: 'x'.repeat(65_537) }),
    );
    expect(long.errors).toMatchObject([{ resource: 'Issue', code: 'custom', field: 'body' }]);
  });

  it('drop labels of people who may not triage', async () => {
    const { data } = await scenario
      .client('user', 'eve')
      .rest.issues.create({ ...REPO, title: 'x', labels: ['esbmc'] });
    expect(data.labels).toEqual([]);
  });
});
