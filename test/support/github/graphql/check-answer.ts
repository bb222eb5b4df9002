import { isDeepStrictEqual } from 'node:util';
import { type ExecutionResult, executeSync, type GraphQLTypeResolver, parse, validate } from 'graphql';
import type { RecordedRequest } from '../http/record.ts';
import { isRecord } from '../openapi/schema-problems.ts';
import { officialSchema } from './official-schema.ts';

/**
 * What in a recorded GraphQL request or in its answer does not fit GitHub's official schema; empty when all does.
 * The operation is carried out once more, by GraphQL's reference implementation and on the answer itself: it refuses
 * null where none may be and values that are not of their type, and what comes out must be what went in.
 * `answered` gets `Type.field` of each field that was looked at.
 */
export function graphqlProblems(
  { route, status, body, answer }: RecordedRequest,
  answered = new Set<string>(),
): readonly string[] {
  if (route !== 'graphql' || status !== 200 || !isRecord(body) || !isRecord(answer)) return [];
  const document = parse(String(body.query));
  const schema = officialSchema();
  const invalid = validate(schema, document);
  if (invalid.length > 0) return invalid.map(({ message }) => message);
  if (!isRecord(answer.data)) return errorProblems(answer.errors);
  const { data, errors = [] }: ExecutionResult = executeSync({
    schema,
    document,
    rootValue: answer.data,
    variableValues: isRecord(body.variables) ? body.variables : {},
    operationName: typeof body.operationName === 'string' ? body.operationName : null,
    fieldResolver: (source: Record<string, unknown>, _args, _context, { path, parentType, fieldName }) => {
      answered.add(`${parentType.name}.${fieldName}`);
      return source[path.key];
    },
    typeResolver: answeredType,
  });
  if (errors.length > 0) return errors.map(({ path, message }) => `${path?.join('.') ?? ''}: ${message}`);
  // The reference implementation makes its objects without a prototype.
  const same = isDeepStrictEqual(JSON.parse(JSON.stringify(data)), JSON.parse(JSON.stringify(answer.data)));
  return [
    ...(same ? [] : [`${JSON.stringify(answer.data)} is not what was asked for: ${JSON.stringify(data)}`]),
    ...(answer.errors === undefined ? [] : errorProblems(answer.errors)),
  ];
}

/** As the answer says where it was asked; any other type of the interface has the same fields. */
const answeredType: GraphQLTypeResolver<Record<string, unknown>, unknown> = (
  value,
  _context,
  { schema },
  type,
) => (typeof value.__typename === 'string' ? value.__typename : schema.getPossibleTypes(type)[0]?.name);

/** https://spec.graphql.org/October2021/#sec-Errors: at least one, each with a message. */
function errorProblems(errors: unknown): readonly string[] {
  const isComplete =
    Array.isArray(errors) &&
    errors.length > 0 &&
    errors.every((error) => isRecord(error) && typeof error.message === 'string');
  return isComplete ? [] : [`Errors without a message: ${JSON.stringify(errors)}`];
}
