import type { JsonSchema } from './api.ts';

/** Deeper ones are no arguments of a tool. */
const deepest = 6;

const allowed: Readonly<Record<string, readonly string[]>> = {
  object: ['properties', 'required'],
  array: ['items'],
  string: ['enum'],
  number: [],
  integer: [],
  boolean: [],
};

/** Why a schema is not one that arguments can be checked with; null where it is. */
export function schemaProblem(schema: unknown, at = 'parameters', depth = 0): string | null {
  if (!isRecord(schema)) return `${at} is no schema`;
  const { type, description } = schema;
  const known = typeof type === 'string' && Object.hasOwn(allowed, type) ? allowed[type] : undefined;
  if (known === undefined) return `${at}: type must be one of ${Object.keys(allowed).join(', ')}`;
  if (depth > deepest) return `${at} lies too deep`;
  const unknown = Object.keys(schema).find((key) => !['type', 'description', ...known].includes(key));
  if (unknown !== undefined) return `${at}: ${unknown.slice(0, 40)} is not supported`;
  if (description !== undefined && typeof description !== 'string') return `${at}: description is no text`;
  if (type === 'array') return schemaProblem(schema.items, `${at}[]`, depth + 1);
  if (type === 'string')
    return schema.enum === undefined || areTexts(schema.enum) ? null : `${at}: enum is no list of texts`;
  if (type !== 'object') return null;
  const { properties, required = [] } = schema;
  if (!isRecord(properties)) return `${at}: properties are missing`;
  if (!areTexts(required)) return `${at}: required is no list of texts`;
  const stray = required.find((name) => !Object.hasOwn(properties, name));
  if (stray !== undefined) return `${at}: ${stray.slice(0, 40)} is required and no property`;
  const inner = Object.entries(properties).map(([name, one]) =>
    schemaProblem(one, `${at}.${name}`, depth + 1),
  );
  return inner.find((problem) => problem !== null) ?? null;
}

/** Why a value is not what the schema says; null where it is. */
export function valueProblem(value: unknown, schema: JsonSchema, at = 'arguments'): string | null {
  switch (schema.type) {
    case 'object': {
      if (!isRecord(value)) return `${at} must be an object`;
      const unknown = Object.keys(value).find((name) => !Object.hasOwn(schema.properties, name));
      if (unknown !== undefined) return `${at}: there is no ${unknown.slice(0, 40)}`;
      const missing = schema.required?.find((name) => !Object.hasOwn(value, name));
      if (missing !== undefined) return `${at}: ${missing} is missing`;
      const inner = Object.entries(schema.properties).map(([name, one]) =>
        Object.hasOwn(value, name) ? valueProblem(value[name], one, `${at}.${name}`) : null,
      );
      return inner.find((problem) => problem !== null) ?? null;
    }
    case 'array':
      if (!Array.isArray(value)) return `${at} must be a list`;
      return (
        value
          .map((one, index) => valueProblem(one, schema.items, `${at}[${index}]`))
          .find((one) => one !== null) ?? null
      );
    case 'string':
      if (typeof value !== 'string') return `${at} must be a text`;
      return schema.enum?.includes(value) === false ? `${at} must be one of ${schema.enum.join(', ')}` : null;
    case 'integer':
      return Number.isInteger(value) ? null : `${at} must be a whole number`;
    default:
      return typeof value === schema.type ? null : `${at} must be a ${schema.type}`;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function areTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'string');
}
