import { readdir, readFile } from 'node:fs/promises';
import {
  buildSchema,
  type GraphQLObjectType,
  type GraphQLSchema,
  isIntrospectionType,
  isObjectType,
  validateSchema,
} from 'graphql';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createGitHubCommandHost } from '../../src/adapters/github/github-command-host.ts';
import { createGitHubHost } from '../../src/adapters/github/github-host.ts';
import { graphqlProblems } from '../support/github/graphql/check-answer.ts';
import { officialSchema } from '../support/github/graphql/official-schema.ts';
import { schemaDifferences } from '../support/github/graphql/schema-differences.ts';
import { type Calls, everyField } from './every-field.ts';
import { ALL_WRITE, ISSUE, PULL, REPO, type Scenario, startScenario } from './scenario.ts';

const ours = await readFile(new URL('../support/github/graphql/schema.graphql', import.meta.url), 'utf8');
const served = buildSchema(ours);

describe('the schema of the local GitHub', () => {
  it('is a part of the official one: types, fields, arguments, values and what must not be null', () => {
    expect(validateSchema(served)).toEqual([]);
    expect(schemaDifferences(served, officialSchema())).toEqual([]);
  });

  it.each([
    ['a type', 'type Mutation {', 'type Extra { id: ID! } type Mutation {', 'Extra: no such type'],
    ['a field', 'type PageInfo {', 'type PageInfo { extra: Int', 'PageInfo.extra: not there'],
    [
      'what may be null',
      'endCursor: String',
      'endCursor: String!',
      'PageInfo.endCursor: String! instead of String',
    ],
    ['an argument', 'owner: String!, ', '', 'Query.repository.owner: not asked for'],
    [
      'an input field',
      'classifier: ReportedContentClassifiers!',
      '',
      'MinimizeCommentInput.classifier: not asked for',
    ],
    ['a value', 'enum DiffSide {', 'enum DiffSide { UPPER', 'DiffSide.UPPER: not there'],
    [
      'an interface',
      'type Ref implements Node',
      'type Ref implements Node & Actor',
      'Ref implements.Actor: not there',
    ],
  ])('would be noticed with a difference in %s', (_what, from, to, problem) => {
    expect(ours).toContain(from);
    expect(schemaDifferences(buildSchema(ours.replace(from, to)), officialSchema())).toEqual([problem]);
  });
});

describe('the operations that the Action sends', () => {
  it('are valid by the official schema, every one of them, and so are the answers', async () => {
    await using scenario = await startScenario();
    const { github, repository, bot } = scenario;
    const { data: review } = await bot.rest.pulls.createReview({
      ...PULL,
      event: 'COMMENT',
      body: 'hello',
      comments: [{ path: 'a.c', line: 10, body: 'look' }],
    });
    const token = github.createToken({ kind: 'actions', repositories: [repository], permissions: ALL_WRITE });
    const client = { token, apiUrl: github.apiUrl, ...REPO, userAgent: 'test' };
    const host = createGitHubHost(client);
    await host.ownAuthorId();
    const [thread] = await host.reviewThreads(1);
    await host.resolveThread(thread?.id ?? '');
    await host.hideComment(review.node_id);
    const commands = createGitHubCommandHost(client);
    await commands.pushStartsWorkflows();
    await commands.createCommit({
      repository: { owner: REPO.owner, name: REPO.repo },
      branch: 'topic',
      parent: (await repository.resolve('topic')) ?? '',
      headline: 'Mend it',
      body: '',
      files: [{ path: 'a.c', mode: '100644', text: 'int a;\n' }],
    });

    const sent = github.requests.filter(({ route }) => route === 'graphql');
    const queries = sent.map(({ body }) => (body as { query: string }).query);
    expect(new Set(queries)).toEqual(new Set(await operationsInSources()));
    expect(sent.flatMap((request) => graphqlProblems(request))).toEqual([]);
  });
});

/** Literals that are a GraphQL operation, wherever they stand in the sources. */
async function operationsInSources(): Promise<readonly string[]> {
  const folder = new URL('../../src/', import.meta.url);
  const names = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.ts'));
  const texts = await Promise.all(names.map((name) => readFile(new URL(name, folder), 'utf8')));
  return texts.flatMap((text) =>
    [...text.matchAll(/(['`])((?:query|mutation) ?[({][^'`]*)\1/g)].map(([, , operation = '']) => operation),
  );
}

/** What leads to one object of each kind; the rest is reached from there. */
const calls: Calls = {
  'Query.node': [],
  'Query.nodes': [],
  'Query.repository': ['(owner: "octo", name: "demo")'],
  'Repository.pullRequest': ['(number: 1)'],
  'Repository.issue': ['(number: 2)'],
  'Repository.ref': ['(qualifiedName: "refs/heads/topic")'],
  'Repository.object': ['(expression: "topic")', '(expression: "topic:")', '(expression: "topic:a.c")'],
};

describe('what the local GitHub answers', () => {
  let scenario: Scenario;

  beforeAll(async () => {
    scenario = await startScenario();
    const { bot, repository } = scenario;
    const line = { path: 'a.c', line: 10, body: 'look' };
    const { data: review } = await bot.rest.pulls.createReview({
      ...PULL,
      event: 'COMMENT',
      comments: [line],
    });
    const { data: comment } = await bot.rest.issues.createComment({ ...ISSUE, body: 'old' });
    const { data: issue } = await bot.rest.issues.create({ ...REPO, title: 'An issue' });
    await bot.rest.issues.createComment({ ...REPO, issue_number: issue.number, body: 'there' });
    await bot.rest.reactions.createForIssueComment({ ...REPO, comment_id: comment.id, content: 'eyes' });
    await repository.addReviewComment(1, 'ada', { path: 'b.c' }, 'of the whole file');
    scenario.github.createAccount('team', 'Organization');
    await scenario.github.createRepository({ owner: 'team', name: 'tools' });

    const ask = async (operation: string, variables: Record<string, unknown> = {}) =>
      bot.graphql<Record<string, Record<string, { id: string }>>>(operation, variables);
    const id = review.node_id;
    await ask(`query { ${inner('Query')} nodes(ids: ["${id}"]) { id } node(id: "${id}") { id } }`);
    await ask(`query { repository(owner: "team", name: "tools") { owner ${all('RepositoryOwner')} } }`);
    const { repository: found } = await ask(
      'query { repository(owner: "octo", name: "demo") { pullRequest(number: 1) { reviewThreads(first: 1) { nodes { id } } } } }',
    );
    const [thread] = JSON.stringify(found).match(/PRRT_\w+/) ?? [];
    const change = (name: string, input: Record<string, unknown>) =>
      ask(`mutation ($input: ${inputOf(name)}!) { ${name}(input: $input) ${all(payloadOf(name))} }`, {
        input: { clientMutationId: 'mine', ...input },
      });
    await change('resolveReviewThread', { threadId: thread });
    await change('unresolveReviewThread', { threadId: thread });
    await change('addPullRequestReviewThreadReply', { pullRequestReviewThreadId: thread, body: 'done' });
    for (const subjectId of [comment.node_id, review.node_id]) {
      await change('minimizeComment', { subjectId, classifier: 'OUTDATED' });
      await change('unminimizeComment', { subjectId });
    }
    await change('addReaction', { subjectId: comment.node_id, content: 'ROCKET' });
    await change('removeReaction', { subjectId: comment.node_id, content: 'ROCKET' });
    await change('createCommitOnBranch', {
      branch: { repositoryNameWithOwner: 'octo/demo', branchName: 'topic' },
      expectedHeadOid: await repository.resolve('topic'),
      message: { headline: 'Fix' },
      fileChanges: { additions: [{ path: 'c.c', contents: 'aW50IGM7Cg==' }] },
    });
    await ask('query { node(id: "nobody") { id } }').catch(() => null);
  });
  afterAll(() => scenario[Symbol.asyncDispose]());

  const all = (type: string) => everyField(served, named(type), calls);
  const inner = (type: string) => all(type).slice(1, -1);
  const named = (type: string) => served.getType(type) ?? served.getQueryType() ?? never(type);
  const mutation = (name: string) => served.getMutationType()?.getFields()[name] ?? never(name);
  const payloadOf = (name: string) => String(mutation(name).type);
  const inputOf = (name: string) => String(mutation(name).args[0]?.type).slice(0, -1);

  it('is what the official schema says, for every field', () => {
    const answered = new Set<string>();
    expect(scenario.github.requests.flatMap((request) => graphqlProblems(request, answered))).toEqual([]);
    expect(fieldsOf(served).filter((field) => !answered.has(field))).toEqual([]);
  });

  it.each([
    ['null where there is none', { hasNextPage: null }, 'Cannot return null'],
    ['a value of another type', { hasNextPage: 'no' }, 'Boolean cannot represent'],
    ['a field that is left out', { hasNextPage: undefined }, 'Cannot return null'],
    ['a field that nobody asked for', { extra: 1 }, 'is not what was asked for'],
  ])('would be noticed with %s', (_what, wrong, problem) => {
    const body = {
      query:
        'query { repository(owner: "octo", name: "demo") { issue(number: 2) { comments(first: 1) { pageInfo { hasNextPage } } } } }',
    };
    const pageInfo = { hasNextPage: false, ...wrong };
    const answer = { data: { repository: { issue: { comments: { pageInfo } } } } };
    const request = {
      method: 'POST',
      path: '/api/graphql',
      route: 'graphql',
      operation: 'repository',
      status: 200,
      login: null,
      body,
      answer,
    };
    expect(graphqlProblems(request)).toEqual([expect.stringContaining(problem)]);
  });
});

const never = (name: string) => {
  throw new Error(`The local GitHub has no ${name}`);
};

/** `Type.field` of every field that an object can have. */
function fieldsOf(schema: GraphQLSchema): readonly string[] {
  return Object.values(schema.getTypeMap())
    .filter((type) => isObjectType(type) && !isIntrospectionType(type))
    .flatMap((type) =>
      Object.keys((type as GraphQLObjectType).getFields()).map((field) => `${type.name}.${field}`),
    );
}
