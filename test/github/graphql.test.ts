import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphqlRefusal } from './graphql-refusal.ts';
import type { Octokit, Scenario } from './scenario.ts';
import { ISSUE, PULL, REPO, startScenario } from './scenario.ts';

let scenario: Scenario;
let threadId: string;
let comment: { id: number; node_id: string };
beforeAll(async () => {
  scenario = await startScenario();
  await scenario.bot.rest.pulls.createReview({
    ...PULL,
    event: 'COMMENT',
    body: 'hello',
    comments: [
      { path: 'a.c', line: 10, body: 'look' },
      { path: 'b.c', line: 1, body: 'too' },
    ],
  });
  comment = (await scenario.bot.rest.pulls.listReviewComments(PULL)).data[0] ?? { id: 0, node_id: '' };
  threadId = (await threads(scenario.bot, 1)).nodes[0]?.id ?? '';
});
afterAll(() => scenario[Symbol.asyncDispose]());

interface Threads {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly nodes: readonly {
    readonly id: string;
    readonly isResolved: boolean;
    readonly comments: { readonly nodes: readonly object[] };
  }[];
}

const THREADS = `query($owner: String!, $repo: String!, $number: Int!, $first: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviewThreads(first: $first, after: $after) {
        totalCount
        pageInfo { hasNextPage endCursor }
        nodes { id isResolved isOutdated path line comments(first: 10) { nodes { ...Comment } } }
      }
    }
  }
}
fragment Comment on PullRequestReviewComment { id databaseId body isMinimized author { __typename login ... on Bot { databaseId } } }`;

async function threads(octokit: Octokit, first: number, after: string | null = null): Promise<Threads> {
  const answer = await octokit.graphql<{ repository: { pullRequest: { reviewThreads: Threads } } }>(THREADS, {
    ...REPO,
    number: 1,
    first,
    after,
  });
  return answer.repository.pullRequest.reviewThreads;
}

const RESOLVE =
  'mutation($threadId: ID!) { resolveReviewThread(input: {threadId: $threadId}) { thread { isResolved resolvedBy { login } } } }';

describe('review threads', () => {
  it('come in pages with the ids that REST has', async () => {
    const first = await threads(scenario.bot, 1);
    expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    expect(first.nodes[0]?.comments.nodes).toEqual([
      {
        id: comment.node_id,
        databaseId: comment.id,
        body: 'look',
        isMinimized: false,
        author: { __typename: 'Bot', login: 'github-actions', databaseId: 41_898_282 },
      },
    ]);
    const second = await threads(scenario.bot, 1, first.pageInfo.endCursor);
    expect(second.nodes[0]).toMatchObject({ path: 'b.c', line: 1, isOutdated: false });
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it('must be asked for by pages of at most 100', async () => {
    const query =
      'query { repository(owner: "octo", name: "demo") { pullRequest(number: 1) { reviewThreads { totalCount } } } }';
    expect(await graphqlRefusal(scenario.bot, query)).toMatchObject({
      type: 'MISSING_PAGINATION_BOUNDARIES',
    });
    expect(
      await graphqlRefusal(scenario.bot, query.replace('reviewThreads', 'reviewThreads(first: 101)')),
    ).toMatchObject({ type: 'EXCESSIVE_PAGINATION' });
  });

  it('are resolved only with contents: write beside pull_requests: write', async () => {
    const weak = scenario.client('actions', undefined, { pull_requests: 'write', contents: 'read' });
    expect(await graphqlRefusal(weak, RESOLVE, { threadId })).toMatchObject({
      type: 'FORBIDDEN',
      message: 'Resource not accessible by integration',
    });
    expect(await scenario.bot.graphql(RESOLVE, { threadId })).toEqual({
      resolveReviewThread: { thread: { isResolved: true, resolvedBy: null } },
    });
    const undo =
      'mutation($id: ID!) { unresolveReviewThread(input: {threadId: $id}) { thread { isResolved } } }';
    expect(await scenario.bot.graphql(undo, { id: threadId })).toMatchObject({
      unresolveReviewThread: { thread: { isResolved: false } },
    });
  });

  it('are resolved by the author of the pull request, not by strangers', async () => {
    expect(await graphqlRefusal(scenario.client('user', 'eve'), RESOLVE, { threadId })).toMatchObject({
      type: 'FORBIDDEN',
    });
    expect(await scenario.client('user', 'ada').graphql(RESOLVE, { threadId })).toMatchObject({
      resolveReviewThread: { thread: { resolvedBy: { login: 'ada' } } },
    });
  });

  it('are not found under a made-up id or that of something else', async () => {
    expect(await graphqlRefusal(scenario.bot, RESOLVE, { threadId: 'PRRT_none' })).toMatchObject({
      type: 'NOT_FOUND',
      message: "Could not resolve to a node with the global id of 'PRRT_none'.",
    });
    expect(await graphqlRefusal(scenario.bot, RESOLVE, { threadId: comment.node_id })).toMatchObject({
      type: 'NOT_FOUND',
    });
  });

  it('take replies', async () => {
    const query =
      'mutation($id: ID!, $body: String!) { addPullRequestReviewThreadReply(input: {pullRequestReviewThreadId: $id, body: $body}) { comment { body replyTo { databaseId } } } }';
    expect(await scenario.bot.graphql(query, { id: threadId, body: 'done' })).toMatchObject({
      addPullRequestReviewThreadReply: { comment: { body: 'done', replyTo: { databaseId: comment.id } } },
    });
    expect(await graphqlRefusal(scenario.bot, query, { id: threadId, body: ' ' })).toMatchObject({
      type: 'UNPROCESSABLE',
    });
  });
});

describe('comments', () => {
  it('are minimised and react', async () => {
    const { data } = await scenario.bot.rest.issues.createComment({ ...ISSUE, body: 'old' });
    const minimize =
      'mutation($id: ID!, $why: ReportedContentClassifiers!) { minimizeComment(input: {subjectId: $id, classifier: $why}) { minimizedComment { isMinimized minimizedReason } } }';
    expect(await scenario.bot.graphql(minimize, { id: data.node_id, why: 'OFF_TOPIC' })).toMatchObject({
      minimizeComment: { minimizedComment: { isMinimized: true, minimizedReason: 'off-topic' } },
    });
    const react =
      'mutation($id: ID!) { addReaction(input: {subjectId: $id, content: EYES}) { reaction { content } subject { id } } }';
    expect(await scenario.bot.graphql(react, { id: data.node_id })).toEqual({
      addReaction: { reaction: { content: 'EYES' }, subject: { id: data.node_id } },
    });
    const reader = scenario.client('actions', undefined, { pull_requests: 'read' });
    expect(await graphqlRefusal(reader, react, { id: data.node_id })).toMatchObject({ type: 'FORBIDDEN' });
    expect(await graphqlRefusal(scenario.bot, minimize, { id: data.node_id, why: 'BORING' })).toMatchObject({
      message: expect.stringContaining('was provided invalid value'),
    });
  });
});
