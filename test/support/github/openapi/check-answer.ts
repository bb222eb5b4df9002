import type { RecordedRequest } from '../http/record.ts';
import { answerSchema, operationOf } from './description.ts';
import { schemaProblems } from './schema-problems.ts';

/**
 * How github.com's answers are known to differ from its description: an outdated comment has `line` and `position`
 * null (the description says integer), and a pull request has no head repository once the fork was deleted.
 */
const KNOWN_DIFFERENCES: readonly RegExp[] = [
  /properties\/(?:line|original_line|position|original_position)', nil is not an integer/,
  /^For 'properties\/head\/properties\/repo', nil is not an object/,
];

/** What in a recorded REST answer does not fit GitHub's API description; empty when all does. */
export function answerProblems(request: RecordedRequest): string[] {
  if (request.route === null || !request.route.startsWith('/')) return [];
  const operation = operationOf(request.method, request.route);
  if (operation === undefined) return [`${request.method} ${request.route} is not in the API description`];
  if (request.status >= 400) return errorProblems(request.answer);
  const schema = answerSchema(operation, request.status);
  if (schema === undefined) return [`${request.method} ${request.route} never answers ${request.status}`];
  if (schema === null || typeof request.answer === 'string' || request.answer === null) return [];
  return schemaProblems(request.answer, schema, 'refuse')
    .map(({ at, message }) => `${at === '' || message.startsWith('For') ? '' : `For '${at}', `}${message}`)
    .filter((message) => !KNOWN_DIFFERENCES.some((known) => known.test(message)))
    .map((message) => `${request.method} ${request.route} ${request.status}: ${message}`);
}

/** Every refusal has a message, a link to the documentation and its status as text. */
function errorProblems(answer: unknown): string[] {
  if (typeof answer === 'string') return [];
  const { message, documentation_url: documentation, status } = (answer ?? {}) as Record<string, unknown>;
  const isComplete = [message, documentation, status].every((one) => typeof one === 'string');
  return isComplete
    ? []
    : [`A refusal lacks message, documentation_url or status: ${JSON.stringify(answer)}`];
}
