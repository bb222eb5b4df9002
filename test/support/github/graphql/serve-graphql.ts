import type { IncomingMessage } from 'node:http';
import { authenticate } from '../http/authenticate.ts';
import type { Answer } from '../http/call.ts';
import { parseJson } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';
import { refusalAnswer } from '../http/serve-rest.ts';
import { isRecord } from '../openapi/schema-problems.ts';
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
export async function serveGraphql(world: World, request: IncomingMessage, bytes: Buffer): Promise<Answer> {
  try {
    const token = authenticate(world, request.headers.authorization);
    if (token === null)
      throw new Refusal(401, 'This endpoint requires you to be authenticated.', { documentation: DOCS });
    if (request.method !== 'POST') throw new Refusal(404, 'Not Found');
    const body = parseJson(bytes);
    if (!isRecord(body) || typeof body.query !== 'string') {
      throw new Refusal(400, 'A query attribute must be specified and must be a string.');
    }
    const variables = isRecord(body.variables) ? body.variables : {};
    return { status: 200, body: await run({ world, token }, body.query, variables, body.operationName) };
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return refusalAnswer(error, null);
  }
}

async function run(
  context: GraphqlContext,
  query: string,
  variables: Record<string, unknown>,
  name: unknown,
): Promise<Result> {
  const schema = githubSchema();
  try {
    const document = parseDocument(query);
    const operation =
      typeof name === 'string'
        ? document.operations.find((one) => one.name === name)
        : document.operations[0];
    if (operation === undefined) return { errors: [{ message: 'No operation with that name' }] };
    if (typeof name !== 'string' && document.operations.length > 1)
      return { errors: [{ message: 'An operation name is required' }] };
    const errors = validateOperation(schema, document, operation);
    if (errors.length > 0) return { errors };
    return await execute({ schema, document, resolvers, context, typeOf }, operation, variables);
  } catch (error) {
    if (!(error instanceof SyntaxRefusal)) throw error;
    return { errors: [{ message: error.message, locations: [error.location] }] };
  }
}
