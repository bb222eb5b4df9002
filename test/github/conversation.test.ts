import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { conversationOf } from '../support/github/conversation.ts';
import { conversationHtml } from '../support/github/conversation-html.ts';
import { conversationText } from '../support/github/conversation-text.ts';
import type { Scenario } from './scenario.ts';
import { ISSUE, PULL, REPO, source, startScenario } from './scenario.ts';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await startScenario();
  const { bot, repository } = scenario;
  await bot.rest.issues.createComment({ ...ISSUE, body: '**summary** <script>alert(1)</script>' });
  await bot.rest.pulls.createReview({
    ...PULL,
    event: 'COMMENT',
    body: 'two findings',
    comments: [
      { path: 'a.c', line: 10, body: 'past the end' },
      { path: 'b.c', start_line: 1, line: 2, body: 'a leak' },
    ],
  });
  const [first] = repository.pull(1).threads;
  if (first?.comments[0] !== undefined) repository.replyTo(first.comments[0], 'ada', '/esbmc-fix');
  await bot.rest.reactions.createForPullRequestReviewComment({
    ...REPO,
    comment_id: first?.comments[1]?.id ?? 0,
    content: 'eyes',
  });
  await repository.commit({
    branch: 'topic',
    files: { 'a.c': source({ 10: 'int fixed;' }) },
    message: 'fix',
  });
  await bot.graphql(
    'mutation($id: ID!) { resolveReviewThread(input: {threadId: $id}) { clientMutationId } }',
    { id: first?.nodeId },
  );
  await bot.rest.checks.create({
    ...REPO,
    name: 'esbmc',
    head_sha: (await repository.resolve('topic')) ?? '',
    conclusion: 'failure',
    output: {
      title: '1 finding',
      summary: 'see a.c',
      annotations: [
        { path: 'a.c', start_line: 3, end_line: 3, annotation_level: 'failure', message: 'past the end' },
      ],
    },
  });
});
afterAll(() => scenario[Symbol.asyncDispose]());

describe('the conversation', () => {
  it('has everything in the order in which it happened', () => {
    const conversation = conversationOf(scenario.repository, 1);
    expect(conversation).toMatchObject({
      repository: 'octo/demo',
      number: 1,
      author: 'ada',
      state: 'open',
      head: 'topic',
      base: 'main',
    });
    expect(conversation.entries.map((one) => [one.kind, one.body])).toEqual([
      ['comment', '**summary** <script>alert(1)</script>'],
      ['review', 'two findings'],
    ]);
    expect(conversation.checks).toMatchObject([
      { name: 'esbmc', conclusion: 'failure', annotations: [{ place: 'a.c:3', level: 'failure' }] },
    ]);
  });

  it('keeps replies in their thread and says what was resolved and what is outdated', () => {
    const [, review] = conversationOf(scenario.repository, 1).entries;
    expect(review?.kind === 'review' ? review.threads : []).toMatchObject([
      {
        place: 'a.c:10',
        isOutdated: true,
        isResolved: true,
        resolvedBy: 'github-actions[bot]',
        comments: [{ body: 'past the end' }, { author: 'ada', reactions: { eyes: 1 } }],
      },
      { place: 'b.c:1-2', isOutdated: false, isResolved: false },
    ]);
  });

  it('reads as text', () => {
    const text = conversationText(conversationOf(scenario.repository, 1));
    expect(text).toContain('octo/demo #1  Change a.c  [open]  topic -> main');
    expect(text).toContain('a.c:10  (outdated, resolved by github-actions[bot])');
    expect(text).toContain('+int changed;');
    expect(text).toContain('esbmc: failure');
  });

  it('reads as a page that runs nothing', () => {
    const html = conversationHtml(conversationOf(scenario.repository, 1));
    expect(html).toContain('<strong>summary</strong>');
    expect(html).not.toMatch(/<script/i);
    expect(html).toContain('b.c:1-2');
  });

  it('reads as GitHub renders it: code in the text of a link, and no link that runs something', () => {
    const comment = (body: string) => {
      const { repository } = scenario;
      repository.addIssueComment(1, 'eve', body);
      return conversationHtml(conversationOf(repository, 1));
    };
    const href = 'https://example.com/a.c#L3';
    expect(comment(`[\`a.c:3\`](${href})`)).toContain(`<a href="${href}"><code>a.c:3</code></a>`);
    const hostile = comment('[x <img src=x onerror=alert(1)>](javascript:alert(2))');
    expect(hostile).not.toMatch(/<img|javascript:/);
  });
});
