import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { restRoutes } from '../rest/routes.ts';
import type { Operation } from './description.ts';

type Json = { readonly [key: string]: Json } | readonly Json[] | string | number | boolean | null;
type JsonObject = Readonly<Record<string, Json>>;

interface Source {
  readonly openapi: string;
  readonly info: { readonly version: string };
  readonly paths?: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: Readonly<Record<string, Readonly<Record<string, Json>>>>;
}

/** The events that our workflows start on, and those that commands come with. */
const events = [
  'pull-request-opened',
  'pull-request-synchronize',
  'pull-request-reopened',
  'pull-request-ready-for-review',
  'pull-request-closed',
  'merge-group-checks-requested',
  'push',
  'workflow-run-completed',
  'issue-comment-created',
  'issue-comment-edited',
  'pull-request-review-comment-created',
];

/** Where GitHub's descriptions lie, pruned to what the local GitHub serves. */
export const descriptionsFolder = new URL('../../../fixtures/github-api/', import.meta.url);

/**
 * What lies there: file name -> text. After another version of a package, or for another route, write it anew with
 * `npx tsx test/support/github/openapi/prune.ts`.
 */
export function prunedDescriptions(): ReadonlyMap<string, string> {
  return new Map([
    ['rest.json', textOf(prunedRest(read('@octokit/openapi')))],
    ['webhooks.json', textOf(prunedWebhooks(read('@octokit/openapi-webhooks')))],
    ['LICENSE', readFileSync(join(folderOf('@octokit/openapi'), 'LICENSE'), 'utf8')],
  ]);
}

/** The operations that the local GitHub serves, and the components that they refer to. */
function prunedRest({ openapi, info, paths = {}, components }: Source): JsonObject {
  const kept: Record<string, Record<string, Json>> = {};
  for (const { method, template } of restRoutes) {
    const operation = paths[template]?.[method.toLowerCase()];
    if (operation === undefined) throw new Error(`${method} ${template} is not in GitHub's API description`);
    const { operationId, externalDocs, requestBody, responses } = operation;
    kept[template] ??= {};
    kept[template][method.toLowerCase()] = bare({ operationId, externalDocs, requestBody, responses });
  }
  return {
    openapi,
    from: `@octokit/openapi ${info.version}`,
    paths: kept,
    components: referred(kept, components),
  };
}

function prunedWebhooks({ openapi, info, components }: Source): JsonObject {
  const { schemas = {} } = components;
  const names = events.map((event) => `webhook-${event}`);
  const kept = Object.fromEntries(names.map((name) => [name, bare(schemas[name])]));
  const { schemas: others = {} } = referred(kept, components);
  return {
    openapi,
    from: `@octokit/openapi-webhooks ${info.version}`,
    components: { schemas: { ...kept, ...(others as JsonObject) } },
  };
}

/** The components that something refers to, and those that these refer to, by kind and name. */
function referred(root: Json, components: Source['components']): Record<string, Record<string, Json>> {
  const found: Record<string, Record<string, Json>> = {};
  const waiting = references(root);
  for (let reference = waiting.pop(); reference !== undefined; reference = waiting.pop()) {
    const [, kind = '', name = ''] = /^#\/components\/(\w+)\/(.+)$/.exec(reference) ?? [];
    const component = components[kind]?.[name];
    if (component === undefined) throw new Error(`Nothing is called ${reference}`);
    if (found[kind]?.[name] !== undefined) continue;
    const kept = bare(component);
    found[kind] = { ...found[kind], [name]: kept };
    waiting.push(...references(kept));
  }
  return found;
}

function references(json: Json): string[] {
  if (typeof json !== 'object' || json === null) return [];
  return Object.entries(json).flatMap(([key, value]) =>
    key === '$ref' && typeof value === 'string' ? [value] : references(value),
  );
}

/** Keys that say nothing about what is valid. */
const prose = new Set([
  'description',
  'example',
  'examples',
  'title',
  'summary',
  'headers',
  'deprecated',
  'default',
]);

/** Without prose; what stands below `properties` are names of GitHub's, whatever they are called. */
function bare(json: unknown, isNames = false): Json {
  if (Array.isArray(json)) return json.map((one) => bare(one));
  if (typeof json !== 'object' || json === null) return json as Json;
  const kept = Object.entries(json).filter(
    ([key, value]) => value !== undefined && (isNames || !(prose.has(key) || key.startsWith('x-'))),
  );
  return Object.fromEntries(kept.map(([key, value]) => [key, bare(value, !isNames && key === 'properties')]));
}

function read(packageName: string): Source {
  const path = join(folderOf(packageName), 'generated', 'api.github.com.json');
  return JSON.parse(readFileSync(path, 'utf8')) as Source;
}

const folderOf = (packageName: string) =>
  dirname(createRequire(import.meta.url).resolve(`${packageName}/package.json`));
const textOf = (json: JsonObject) => `${JSON.stringify(sorted(json), null, 1)}\n`;

/** With the keys of objects in order, so that a newer description gives a small difference. */
function sorted(json: Json): Json {
  if (Array.isArray(json)) return json.map(sorted);
  if (typeof json !== 'object' || json === null) return json;
  return Object.fromEntries(
    Object.entries(json)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, value]) => [key, sorted(value)]),
  );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  mkdirSync(descriptionsFolder, { recursive: true });
  for (const [name, text] of prunedDescriptions()) writeFileSync(new URL(name, descriptionsFolder), text);
}
