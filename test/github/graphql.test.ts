import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Octokit, Scenario } from './scenario.ts';
import { ISSUE, PULL, REPO, startScenario } from './scenario.ts';

let scenario: Scenario;
let threadId: string;
let comment: { id: number; node_id: string };
beforeAll(async () => {
  scenario = await startScenario();
  await scenario.bot.rest.pulls.createReview({ ...PULL, event: 'COMMENT', body: 'hello', comments: [{ path: 'a.c', line: 10, body: 'look' }, { path: 'b.c', line: 1, body: 'too' }] });
  comment = (await scenario.bot.rest.pulls.listReviewComments(PULL)).data[0] ?? { id: 0, node_id: '' };
  threadId = (await threads(scenario.bot, 1)).nodes[0]?.id ?? '';
});
afterAll(() => scenario[Symbol.asyncDispose]());

interface Threads {
  readonly totalCount: number;
  readonly pageInfo: { readonly hasNextPage: boolean; readonly endCursor: string };
  readonly nodes: readonly { readonly id: string; readonly isResolved: boolean; readonly comments: { readonly nodes: readonly object[] } }[];
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
  const answer = await octokit.graphql<{ repository: { pullRequest: { reviewThreads: Threads } } }>(THREADS, { ...REPO, number: 1, first, after });
  return answer.repository.pullRequest.reviewThreads;
}

interface Failure {
  readonly errors: readonly { readonly type?: string; readonly message: string; readonly extensions?: { readonly code?: string } }[];
}
async function failure(octokit: Octokit, query: string, variables: Record<string, unknown> = {}): Promise<Failure['errors'][number]> {
  const error: unknown = await octokit.graphql(query, variables).then(
    () => null,
    (reason: unknown) => reason,
  );
  const [first] = (error as Failure | null)?.errors ?? [];
  if (first === undefined) throw error ?? new Error('The query was not refused');
  return first;
}

const RESOLVE = 'mutation($threadId: ID!) { resolveReviewThread(input: {threadId: $threadId}) { thread { isResolved resolvedBy { login } } } }';

describe('review threads', () => {
  it('come in pages with the ids that REST has', async () => {
    const first = await threads(scenario.bot, 1);
    expect(first).toMatchObject({ totalCount: 2, pageInfo: { hasNextPage: true } });
    expect(first.nodes[0]?.comments.nodes).toEqual([
      { id: comment.node_id, databaseId: comment.id, body: 'look', isMinimized: false, author: { __typename: 'Bot', login: 'github-actions', databaseId: 41_898_282 } },
    ]);
    const second = await threads(scenario.bot, 1, first.pageInfo.endCursor);
    expect(second.nodes[0]).toMatchObject({ path: 'b.c', line: 1, isOutdated: false });
    expect(second.pageInfo.hasNextPage).toBe(false);
  });

  it('must be asked for by pages of at most 100', async () => {
    const query = 'query { repository(owner: "octo", name: "demo") { pullRequest(number: 1) { reviewThreads { totalCount } } } }';
    expect(await failure(scenario.bot, query)).toMatchObject({ type: 'MISSING_PAGINATION_BOUNDARIES' });
    expect(await failure(scenario.bot, query.replace('reviewThreads', 'reviewThreads(first: 101)'))).toMatchObject({ type: 'EXCESSIVE_PAGINATION' });
  });

  it('are resolved only with contents: write beside pull_requests: write', async () => {
    const weak = scenario.client('actions', undefined, { pull_requests: 'write', contents: 'read' });
    expect(await failure(weak, RESOLVE, { threadId })).toMatchObject({ type: 'FORBIDDEN', message: 'Resource not accessible by integration' });
    expect(await scenario.bot.graphql(RESOLVE, { threadId })).toEqual({ resolveReviewThread: { thread: { isResolved: true, resolvedBy: null } } });
    const undo = 'mutation($id: ID!) { unresolveReviewThread(input: {threadId: $id}) { thread { isResolved } } }';
    expect(await scenario.bot.graphql(undo, { id: threadId })).toMatchObject({ unresolveReviewThread: { thread: { isResolved: false } } });
  });

  it('are resolved by the author of the pull request, not by strangers', async () => {
    expect(await failure(scenario.client('user', 'eve'), RESOLVE, { threadId })).toMatchObject({ type: 'FORBIDDEN' });
    expect(await scenario.client('user', 'ada').graphql(RESOLVE, { threadId })).toMatchObject({ resolveReviewThread: { thread: { resolvedBy: { login: 'ada' } } } });
  });

  it('are not found under a made-up id or that of something else', async () => {
    expect(await failure(scenario.bot, RESOLVE, { threadId: 'PRRT_none' })).toMatchObject({ type: 'NOT_FOUND', message: "Could not resolve to a node with the global id of 'PRRT_none'." });
    expect(await failure(scenario.bot, RESOLVE, { threadId: comment.node_id })).toMatchObject({ type: 'NOT_FOUND' });
  });

  it('take replies', async () => {
    const query = 'mutation($id: ID!, $body: String!) { addPullRequestReviewThreadReply(input: {pullRequestReviewThreadId: $id, body: $body}) { comment { body replyTo { databaseId } } } }';
    expect(await scenario.bot.graphql(query, { id: threadId, body: 'done' })).toMatchObject({ addPullRequestReviewThreadReply: { comment: { body: 'done', replyTo: { databaseId: comment.id } } } });
    expect(await failure(scenario.bot, query, { id: threadId, body: ' ' })).toMatchObject({ type: 'UNPROCESSABLE' });
  });
});

describe('comments', () => {
  it('are minimised and react', async () => {
    const { data } = await scenario.bot.rest.issues.createComment({ ...ISSUE, body: 'old' });
    const minimize = 'mutation($id: ID!, $why: ReportedContentClassifiers!) { minimizeComment(input: {subjectId: $id, classifier: $why}) { minimizedComment { isMinimized minimizedReason } } }';
    expect(await scenario.bot.graphql(minimize, { id: data.node_id, why: 'OFF_TOPIC' })).toMatchObject({ minimizeComment: { minimizedComment: { isMinimized: true, minimizedReason: 'off-topic' } } });
    const react = 'mutation($id: ID!) { addReaction(input: {subjectId: $id, content: EYES}) { reaction { content } subject { id } } }';
    expect(await scenario.bot.graphql(react, { id: data.node_id })).toEqual({ addReaction: { reaction: { content: 'EYES' }, subject: { id: data.node_id } } });
    const reader = scenario.client('actions', undefined, { pull_requests: 'read' });
    expect(await failure(reader, react, { id: data.node_id })).toMatchObject({ type: 'FORBIDDEN' });
    expect(await failure(scenario.bot, minimize, { id: data.node_id, why: 'BORING' })).toMatchObject({ message: expect.stringContaining('was provided invalid value') });
  });
});

describe('a query', () => {
  it.each([
    ['an unknown field', 'query { viewer { loginn } }', 'undefinedField'],
    ['a field without its selection', 'query { viewer }', 'selectionMismatch'],
    ['a selection on a scalar', 'query { viewer { login { x } } }', 'selectionMismatch'],
    ['a missing argument', 'query { repository(owner: "octo") { id } }', 'missingRequiredArguments'],
    ['an unknown argument', 'query { repository(owner: "octo", name: "demo", x: 1) { id } }', 'argumentNotAccepted'],
    ['an argument of the wrong type', 'query { repository(owner: 1, name: "demo") { id } }', 'argumentLiteralsIncompatible'],
    ['an unused variable', 'query($x: Int) { viewer { login } }', 'variableNotUsed'],
    ['an undeclared variable', 'query { node(id: $id) { id } }', 'variableNotDefined'],
    ['a variable of the wrong type', 'query($id: String!) { node(id: $id) { id } }', 'variableMismatch'],
    ['a nullable variable where none may be', 'query($id: ID) { node(id: $id) { id } }', 'variableMismatch'],
    ['an unknown fragment', 'query { viewer { ...X } }', 'useAndDefineFragment'],
    ['a fragment on a type it can not be', 'query { viewer { ... on Bot { id } } }', 'cannotSpreadFragment'],
    ['an input key that is not there', 'mutation { resolveReviewThread(input: {id: "x", threadId: "y"}) { clientMutationId } }', 'argumentNotAccepted'],
  ])('is refused for %s', async (_what, query, code) => {
    expect((await failure(scenario.client('user', 'ada'), query)).extensions?.code).toBe(code);
  });

  it('is refused for a missing variable, and for bad syntax', async () => {
    expect((await failure(scenario.bot, RESOLVE)).message).toContain('Variable $threadId of type ID! was provided invalid value');
    expect((await failure(scenario.bot, 'query { viewer { login }')).message).toContain('Unexpected end of document');
  });

  it('needs a token, and does not know who the workflow is', async () => {
    const response = await fetch(scenario.github.graphqlUrl, { method: 'POST', body: JSON.stringify({ query: '{ viewer { login } }' }) });
    expect(response.status).toBe(401);
    expect(await failure(scenario.bot, '{ viewer { login } }')).toMatchObject({ type: 'FORBIDDEN' });
    expect(await scenario.client('user', 'ada').graphql('{ viewer { login } }')).toEqual({ viewer: { login: 'ada' } });
  });

  it('does not find what is not there', async () => {
    expect(await failure(scenario.bot, '{ repository(owner: "octo", name: "none") { id } }')).toMatchObject({ type: 'NOT_FOUND', message: "Could not resolve to a Repository with the name 'octo/none'." });
    expect(await failure(scenario.bot, '{ repository(owner: "octo", name: "demo") { pullRequest(number: 99) { id } } }')).toMatchObject({ type: 'NOT_FOUND' });
  });

  it('finds a node by the id that REST gave', async () => {
    const { data } = await scenario.bot.rest.pulls.get(PULL);
    const query = 'query($id: ID!, $full: Boolean!) { node(id: $id) { __typename id ... on PullRequest @include(if: $full) { number headRefOid state isDraft } } }';
    expect(await scenario.bot.graphql(query, { id: data.node_id, full: true })).toEqual({
      node: { __typename: 'PullRequest', id: data.node_id, number: 1, headRefOid: data.head.sha, state: 'OPEN', isDraft: false },
    });
    expect(await scenario.bot.graphql(query, { id: data.node_id, full: false })).toEqual({ node: { __typename: 'PullRequest', id: data.node_id } });
  });
});
