import { Refusal } from '../http/refusal.ts';
import type { Operation } from './description.ts';
import { isRecord, schemaProblems } from './schema-problems.ts';

/** Throws GitHub's 422 "Invalid request." where a body does not fit the API description. */
export function checkRequestBody(operation: Operation, body: unknown): void {
  const schema = operation.requestBody?.content?.['application/json']?.schema;
  if (schema === undefined) return;
  if (!isRecord(body)) throw new Refusal(400, 'Body should be a JSON object');
  const problems = schemaProblems(body, schema, 'refuse');
  const [first] = problems;
  if (first === undefined) return;
  const nested = problems.find((one) => one.at !== '') ?? first;
  throw new Refusal(422, `Invalid request.\n\n${(problems.length === 1 ? first : nested).message}`);
}
