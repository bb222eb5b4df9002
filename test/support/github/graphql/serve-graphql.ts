import type { IncomingMessage } from 'node:http';
import { authenticate } from '../http/authenticate.ts';
import { parseJson } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';
import type { Handled } from '../http/serve-rest.ts';
import { refusalAnswer } from '../http/serve-rest.ts';
import { isRecord } from '../openapi/schema-problems.ts';
import type { Token } from '../state/token.ts';
import type { World } from '../state/world.ts';
import type { GraphqlContext } from './context.ts';
import { parseDocument } from './document.ts';
import type { Result } from './execute.ts';
import { execute } from './execute.ts';
import { SyntaxRefusal } from './lexer.ts';
import { resolvers } from './resolve/resolvers.ts';
import { typeOf } from './resolve/type-of.ts';
import { githubSchema } from './schema.ts';
import { validateOperation } from './validate.ts';

const DOCS = 'https://docs.github.com/graphql/guides/forming-calls-with-graphql#authentication';

/** GraphQL answers 200 even where it refuses; without a token it answers 401. */
export async function serveGraphql(world: World, request: IncomingMessage, bytes: Buffer): Promise<Handled> {
  let token: Token | null = null;
  let body: unknown = null;
  try {
    token = authenticate(world, request.headers.authorization);
    if (token === null) throw new Refusal(401, 'This endpoint requires you to be authenticated.', { documentation: DOCS });
    if (request.method !== 'POST') throw new Refusal(404, 'Not Found');
    body = parseJson(bytes);
    if (!isRecord(body) || typeof body['query'] !== 'string') throw new Refusal(400, 'A query attribute must be specified and must be a string.');
    const variables = isRecord(body['variables']) ? body['variables'] : {};
    const result = await run({ world, token }, body['query'], variables, body['operationName']);
    return { route: 'graphql', token, body, answer: { status: 200, body: result } };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return { route: 'graphql', token, body, answer: refusalAnswer(error, null) };
  }
}

async function run(context: GraphqlContext, query: string, variables: Record<string, unknown>, name: unknown): Promise<Result> {
  const schema = githubSchema();
  try {
    const document = parseDocument(query);
    const operation = typeof name === 'string' ? document.operations.find((one) => one.name === name) : document.operations[0];
    if (operation === undefined) return { errors: [{ message: 'No operation with that name' }] };
    if (typeof name !== 'string' && document.operations.length > 1) return { errors: [{ message: 'An operation name is required' }] };
    const errors = validateOperation(schema, document, operation);
    if (errors.length > 0) return { errors };
    return await execute({ schema, document, resolvers, context, typeOf }, operation, variables);
  } catch (error) {
    if (!(error instanceof SyntaxRefusal)) throw error;
    return { errors: [{ message: error.message, locations: [error.location] }] };
  }
}
