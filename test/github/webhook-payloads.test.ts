import { readFile } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '../support/github/openapi/description.ts';
import { schemaProblems } from '../support/github/openapi/schema-problems.ts';
import { type Scenario, startScenario } from './scenario.ts';

type Json = { readonly [key: string]: Json } | readonly Json[] | string | number | boolean | null;

let document: { components: { schemas: Record<string, Json> } };
let scenario: Scenario;

beforeAll(async () => {
  const file = new URL('../fixtures/github-api/webhooks.json', import.meta.url);
  document = JSON.parse(await readFile(file, 'utf8')) as typeof document;
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
  const onLine = await repository.addReviewComment(1, 'ada', { path: 'a.c', line: 10 }, '/esbmc-fix');
  const onFile = await repository.addReviewComment(1, 'ada', { path: 'b.c' }, '/esbmc-fix');
  const answer = repository.replyTo(onLine, 'eve', '/esbmc-explain');
  const [opened, synchronize, reopened, ready, closed] = await Promise.all(
    ['opened', 'synchronize', 'reopened', 'ready_for_review', 'closed'].map((action) =>
      repository.pullRequestEvent(1, action),
    ),
  );
  const found = {
    opened: problems('pull-request-opened', opened),
    synchronize: problems('pull-request-synchronize', synchronize),
    reopened: problems('pull-request-reopened', reopened),
    ready: problems('pull-request-ready-for-review', ready),
    closed: problems('pull-request-closed', closed),
    mergeGroup: problems('merge-group-checks-requested', await repository.mergeGroupEvent(1)),
    push: problems('push', await repository.pushEvent('main', before)),
    workflowRun: problems(
      'workflow-run-completed',
      repository.workflowRunEvent(repository.addWorkflowRun(1)),
    ),
    issueComment: problems('issue-comment-created', repository.issueCommentEvent(comment)),
    editedComment: problems('issue-comment-edited', repository.issueCommentEvent(comment, 'edited')),
    reviewComments: [onLine, onFile, answer].map((one) =>
      problems('pull-request-review-comment-created', repository.reviewCommentEvent(one)),
    ),
  };
  expect(Object.entries(found).filter(([, wrong]) => wrong.flat().length > 0)).toEqual([]);
});

test('the check finds what is missing, at the top and below', async () => {
  const { repository } = scenario;
  const { number: _number, ...opened } = await repository.pullRequestEvent(1, 'opened');
  expect(problems('pull-request-opened', opened).join()).toContain('number');
  const comment = await repository.addReviewComment(1, 'ada', { path: 'a.c', line: 10 }, 'x');
  const onLine = repository.reviewCommentEvent(comment);
  const { diff_hunk: _hunk, ...without } = onLine.comment as Record<string, unknown>;
  expect(problems('pull-request-review-comment-created', { ...onLine, comment: without }).join()).toContain(
    'diff_hunk',
  );
  const finished = repository.workflowRunEvent(repository.addWorkflowRun(1));
  const { head_sha: _sha, ...run } = finished.workflow_run as Record<string, unknown>;
  expect(problems('workflow-run-completed', { ...finished, workflow_run: run }).join()).toContain('head_sha');
});
