import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { graphqlRefusal } from './graphql-refusal.ts';
import type { Scenario } from './scenario.ts';
import { PULL, startScenario } from './scenario.ts';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await startScenario();
});
afterAll(() => scenario[Symbol.asyncDispose]());

const RESOLVE =
  'mutation($threadId: ID!) { resolveReviewThread(input: {threadId: $threadId}) { thread { isResolved } } }';

describe('a query', () => {
  it.each([
    ['an unknown field', 'query { viewer { loginn } }', 'undefinedField'],
    ['a field without its selection', 'query { viewer }', 'selectionMismatch'],
    ['a selection on a scalar', 'query { viewer { login { x } } }', 'selectionMismatch'],
    ['a missing argument', 'query { repository(owner: "octo") { id } }', 'missingRequiredArguments'],
    [
      'an unknown argument',
      'query { repository(owner: "octo", name: "demo", x: 1) { id } }',
      'argumentNotAccepted',
    ],
    [
      'an argument of the wrong type',
      'query { repository(owner: 1, name: "demo") { id } }',
      'argumentLiteralsIncompatible',
    ],
    ['an unused variable', 'query($x: Int) { viewer { login } }', 'variableNotUsed'],
    ['an undeclared variable', 'query { node(id: $id) { id } }', 'variableNotDefined'],
    ['a variable of the wrong type', 'query($id: String!) { node(id: $id) { id } }', 'variableMismatch'],
    ['a nullable variable where none may be', 'query($id: ID) { node(id: $id) { id } }', 'variableMismatch'],
    ['an unknown fragment', 'query { viewer { ...X } }', 'useAndDefineFragment'],
    ['a fragment on a type it can not be', 'query { viewer { ... on Bot { id } } }', 'cannotSpreadFragment'],
    [
      'an input key that is not there',
      'mutation { resolveReviewThread(input: {id: "x", threadId: "y"}) { clientMutationId } }',
      'argumentNotAccepted',
    ],
  ])('is refused for %s', async (_what, query, code) => {
    expect((await graphqlRefusal(scenario.client('user', 'ada'), query)).extensions?.code).toBe(code);
  });

  it('is refused for a missing variable, and for bad syntax', async () => {
    expect((await graphqlRefusal(scenario.bot, RESOLVE)).message).toContain(
      'Variable $threadId of type ID! was provided invalid value',
    );
    expect((await graphqlRefusal(scenario.bot, 'query { viewer { login }')).message).toContain(
      'Unexpected end of document',
    );
  });

  it('needs a token, and tells an App who it is, which REST does not', async () => {
    const response = await fetch(scenario.github.graphqlUrl, {
      method: 'POST',
      body: JSON.stringify({ query: '{ viewer { login } }' }),
    });
    expect(response.status).toBe(401);
    expect(await scenario.bot.graphql('{ viewer { login databaseId } }')).toEqual({
      viewer: { login: 'github-actions[bot]', databaseId: 41_898_282 },
    });
    expect(await scenario.client('user', 'ada').graphql('{ viewer { login } }')).toEqual({
      viewer: { login: 'ada' },
    });
  });

  it('does not find what is not there', async () => {
    expect(
      await graphqlRefusal(scenario.bot, '{ repository(owner: "octo", name: "none") { id } }'),
    ).toMatchObject({
      type: 'NOT_FOUND',
      message: "Could not resolve to a Repository with the name 'octo/none'.",
    });
    expect(
      await graphqlRefusal(
        scenario.bot,
        '{ repository(owner: "octo", name: "demo") { pullRequest(number: 99) { id } } }',
      ),
    ).toMatchObject({ type: 'NOT_FOUND' });
  });

  it('finds a node by the id that REST gave', async () => {
    const { data } = await scenario.bot.rest.pulls.get(PULL);
    const query =
      'query($id: ID!, $full: Boolean!) { node(id: $id) { __typename id ... on PullRequest @include(if: $full) { number headRefOid state isDraft } } }';
    expect(await scenario.bot.graphql(query, { id: data.node_id, full: true })).toEqual({
      node: {
        __typename: 'PullRequest',
        id: data.node_id,
        number: 1,
        headRefOid: data.head.sha,
        state: 'OPEN',
        isDraft: false,
      },
    });
    expect(await scenario.bot.graphql(query, { id: data.node_id, full: false })).toEqual({
      node: { __typename: 'PullRequest', id: data.node_id },
    });
  });
});
