import { readFileSync } from 'node:fs';

/** The part of a JSON schema (OpenAPI 3.0 dialect) that GitHub's description uses. */
export interface Schema {
  readonly $ref?: string;
  readonly type?: string;
  readonly nullable?: boolean;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: boolean | Schema;
  readonly items?: Schema;
  readonly oneOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly minProperties?: number;
  readonly pattern?: string;
  readonly format?: string;
}

interface Content {
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

export interface Operation {
  readonly operationId: string;
  readonly externalDocs?: { readonly url: string };
  readonly requestBody?: Content & { readonly required?: boolean };
  readonly responses: Readonly<Record<string, Content & { readonly $ref?: string }>>;
}

interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: {
    readonly schemas: Readonly<Record<string, Schema>>;
    readonly responses: Readonly<Record<string, Content>>;
  };
}

let loaded: Description | undefined;

/** GitHub's own description of its REST API, pruned to what the local GitHub serves (`prune.ts`). */
function apiDescription(): Description {
  const file = new URL('../../../fixtures/github-api/rest.json', import.meta.url);
  loaded ??= JSON.parse(readFileSync(file, 'utf8')) as Description;
  return loaded;
}

export function operationOf(method: string, template: string): Operation | undefined {
  return apiDescription().paths[template]?.[method.toLowerCase()];
}

export function resolveSchema(schema: Schema): Schema {
  if (schema.$ref === undefined) return schema;
  const name = schema.$ref.replace('#/components/schemas/', '');
  const target = apiDescription().components.schemas[name];
  if (target === undefined) throw new Error(`The API description has no schema ${schema.$ref}`);
  return resolveSchema(target);
}

/** The JSON schema of an answer; undefined where the description knows no such status, null where it has no body. */
export function answerSchema(operation: Operation, status: number): Schema | null | undefined {
  const response = operation.responses[String(status)];
  if (response === undefined) return undefined;
  const target =
    response.$ref === undefined
      ? response
      : apiDescription().components.responses[response.$ref.replace('#/components/responses/', '')];
  return target?.content?.['application/json']?.schema ?? null;
}
