import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '../support/github/openapi/description.ts';
import { schemaProblems } from '../support/github/openapi/schema-problems.ts';
import { type Scenario, startScenario } from './scenario.ts';

type Json = { readonly [key: string]: Json } | readonly Json[] | string | number | boolean | null;

let document: { components: { schemas: Record<string, Json> } };
let scenario: Scenario;

beforeAll(async () => {
  const folder = dirname(createRequire(import.meta.url).resolve('@octokit/openapi-webhooks/package.json'));
  document = JSON.parse(
    await readFile(join(folder, 'generated/api.github.com.json'), 'utf8'),
  ) as typeof document;
  scenario = await startScenario();
});

afterAll(() => scenario[Symbol.asyncDispose]());

/** The schema with all its references written out, as the validator knows another document's only. */
function written(json: Json): Json {
  if (Array.isArray(json)) return json.map(written);
  if (typeof json !== 'object' || json === null) return json;
  const { $ref: reference, ...rest } = json as { $ref?: string };
  if (reference !== undefined)
    return written(document.components.schemas[reference.split('/').at(-1) ?? ''] ?? null);
  const schema = Object.fromEntries(
    Object.entries(rest).map(([key, value]) => [key, written(value as Json)]),
  );
  if (Array.isArray(schema.type)) return oneType(schema, schema.type as string[]);
  const alternatives = Array.isArray(schema.anyOf) ? (schema.anyOf as { type?: string }[]) : [];
  const others = alternatives.filter(({ type }) => type !== 'null');
  if (others.length === alternatives.length) return schema;
  return { ...schema, anyOf: others as Json[], nullable: true };
}

/** OpenAPI 3.1 writes `type: [string, null]`; the validator speaks 3.0, with `nullable`. */
function oneType({ type: _types, ...schema }: Record<string, Json>, types: readonly string[]): Json {
  const others = types.filter((type) => type !== 'null');
  const nullable = others.length < types.length ? { nullable: true } : {};
  const [only] = others;
  if (others.length === 1 && only !== undefined) return { ...schema, type: only, ...nullable };
  return { anyOf: others.map((type) => ({ ...schema, type })), ...nullable };
}

/** What GitHub's official description of its webhooks finds wrong with a payload. */
function problems(name: string, payload: unknown): readonly string[] {
  const schema = written(document.components.schemas[`webhook-${name}`] ?? null) as Schema;
  return schemaProblems(JSON.parse(JSON.stringify(payload)), schema, 'accept').map(
    ({ at, message }) => `${at}: ${message}`,
  );
}

test('the payloads that workflows get are what GitHub describes', async () => {
  const { repository } = scenario;
  const before = (await repository.resolve('main')) ?? null;
  const comment = repository.addIssueComment(1, 'ada', '/esbmc-help');
  expect({
    opened: problems('pull-request-opened', await repository.pullRequestEvent(1, 'opened')),
    synchronize: problems('pull-request-synchronize', await repository.pullRequestEvent(1, 'synchronize')),
    mergeGroup: problems('merge-group-checks-requested', await repository.mergeGroupEvent(1)),
    push: problems('push', await repository.pushEvent('main', before)),
    workflowRun: problems(
      'workflow-run-completed',
      repository.workflowRunEvent(repository.addWorkflowRun(1)),
    ),
    issueComment: problems('issue-comment-created', repository.issueCommentEvent(comment)),
  }).toEqual({ opened: [], synchronize: [], mergeGroup: [], push: [], workflowRun: [], issueComment: [] });
});

test('the check finds what is missing', async () => {
  const { number: _number, ...payload } = (await scenario.repository.pullRequestEvent(1, 'opened')) as Record<
    string,
    unknown
  >;
  expect(problems('pull-request-opened', payload).join()).toContain('number');
});
