import type { Schema } from './description.ts';
import { resolveSchema } from './description.ts';
import { hasFormat } from './format.ts';

export interface Problem {
  /** As GitHub writes it: `properties/comments/items/0/line`, empty at the top. */
  readonly at: string;
  readonly message: string;
}

/** How unknown object keys are taken: GitHub refuses them in requests; in answers they are a mistake of ours. */
export type UnknownKeys = 'refuse' | 'accept';

/** What is wrong with a value by a schema, in the words of GitHub's request validator; empty when nothing is. */
export function schemaProblems(
  value: unknown,
  reference: Schema,
  unknownKeys: UnknownKeys,
  at = '',
): Problem[] {
  const schema = resolveSchema(reference);
  if (value === null && (schema.nullable === true || schema.enum?.includes(null) === true)) return [];
  return [
    ...typeProblems(value, schema, at),
    ...alternativeProblems(value, schema, unknownKeys, at),
    ...(isRecord(value) ? objectProblems(value, schema, unknownKeys, at) : []),
    ...(Array.isArray(value) ? listProblems(value, schema, unknownKeys, at) : []),
    ...(typeof value === 'string' ? textProblems(value, schema, at) : []),
  ];
}

function typeProblems(value: unknown, schema: Schema, at: string): Problem[] {
  if (schema.type !== undefined && !isType(value, schema.type)) {
    return [
      {
        at,
        message: `${at === '' ? '' : `For '${at}', `}${shown(value)} is not ${withArticle(schema.type)}.`,
      },
    ];
  }
  if (schema.enum !== undefined && !schema.enum.includes(value)) {
    return [
      {
        at,
        message: `${at === '' ? '' : `For '${at}', `}${shown(value)} is not a member of ${JSON.stringify(schema.enum)}.`,
      },
    ];
  }
  return [];
}

function alternativeProblems(
  value: unknown,
  schema: Schema,
  unknownKeys: UnknownKeys,
  at: string,
): Problem[] {
  const matches = (one: Schema, keys: UnknownKeys): boolean =>
    schemaProblems(value, one, keys, at).length === 0;
  const problems: Problem[] = (schema.allOf ?? []).flatMap((one) => schemaProblems(value, one, 'accept', at));
  const anyKeys = schema.properties === undefined ? unknownKeys : 'accept';
  if (schema.anyOf !== undefined && !schema.anyOf.some((one) => matches(one, anyKeys))) {
    problems.push({ at, message: `No subschema in "anyOf" matched.` });
  }
  if (schema.oneOf !== undefined && !schema.oneOf.some((one) => matches(one, anyKeys))) {
    problems.push({ at, message: `No subschema in "oneOf" matched.` });
  }
  return problems;
}

function objectProblems(
  value: Record<string, unknown>,
  schema: Schema,
  unknownKeys: UnknownKeys,
  at: string,
): Problem[] {
  const known = schema.properties ?? {};
  const missing = (schema.required ?? []).filter((key) => value[key] === undefined);
  const additional = schema.additionalProperties;
  const isClosed =
    additional === false ||
    (additional === undefined && schema.properties !== undefined && unknownKeys === 'refuse');
  const unknown = Object.keys(value).filter((key) => !(key in known));
  return [
    ...quotedKeys(missing, "wasn't supplied.", "weren't supplied.", at),
    ...(isClosed ? quotedKeys(unknown, 'is not a permitted key.', 'are not permitted keys.', at) : []),
    ...Object.entries(known).flatMap(([key, one]) =>
      value[key] === undefined
        ? []
        : schemaProblems(value[key], one, unknownKeys, below(at, `properties/${key}`)),
    ),
    ...(typeof additional === 'object'
      ? unknown.flatMap((key) => schemaProblems(value[key], additional, unknownKeys, below(at, key)))
      : []),
  ];
}

function listProblems(
  value: readonly unknown[],
  schema: Schema,
  unknownKeys: UnknownKeys,
  at: string,
): Problem[] {
  const { items, maxItems, minItems } = schema;
  const problems: Problem[] = [];
  if (maxItems !== undefined && value.length > maxItems)
    problems.push({
      at,
      message: `No more than ${maxItems} items are allowed; ${value.length} were supplied.`,
    });
  if (minItems !== undefined && value.length < minItems)
    problems.push({ at, message: `At least ${minItems} items are needed; ${value.length} were supplied.` });
  if (items !== undefined)
    problems.push(
      ...value.flatMap((one, index) => schemaProblems(one, items, unknownKeys, below(at, `items/${index}`))),
    );
  return problems;
}

function textProblems(value: string, schema: Schema, at: string): Problem[] {
  const { maxLength, minLength, format } = schema;
  if (maxLength !== undefined && value.length > maxLength)
    return [{ at, message: `Only ${maxLength} characters are allowed; ${value.length} were supplied.` }];
  if (minLength !== undefined && value.length < minLength)
    return [{ at, message: `At least ${minLength} characters are needed; ${value.length} were supplied.` }];
  if (format !== undefined && !hasFormat(value, format))
    return [{ at, message: `For '${at}', ${shown(value)} is not a valid ${format}.` }];
  return [];
}

function quotedKeys(keys: readonly string[], one: string, many: string, at: string): Problem[] {
  if (keys.length === 0) return [];
  return [{ at, message: `${keys.map((key) => `"${key}"`).join(', ')} ${keys.length === 1 ? one : many}` }];
}

const below = (at: string, part: string): string => (at === '' ? part : `${at}/${part}`);
const withArticle = (type: string): string => (/^[aeiou]/.test(type) ? `an ${type}` : `a ${type}`);
const shown = (value: unknown): string => (value === null ? 'nil' : JSON.stringify(value)?.slice(0, 200));
export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isType(value: unknown, type: string): boolean {
  if (type === 'integer') return Number.isInteger(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isRecord(value);
  return typeof value === type;
}
