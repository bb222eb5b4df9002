import type { ValueNode } from './document.ts';
import type { Schema } from './schema.ts';
import type { TypeReference } from './type-reference.ts';

export interface ValueProblem {
  readonly path: readonly (string | number)[];
  readonly explanation: string;
}

/** What is wrong with a JSON value for an input type; empty when nothing is. */
export function valueProblems(
  schema: Schema,
  type: TypeReference,
  value: unknown,
  path: readonly (string | number)[] = [],
): ValueProblem[] {
  const problem = (explanation: string): ValueProblem[] => [{ path, explanation }];
  if (value === null || value === undefined)
    return type.isRequired ? problem('Expected value to not be null') : [];
  if (type.kind === 'list') {
    const items: unknown[] = Array.isArray(value) ? value : [value];
    return items.flatMap((item, index) => valueProblems(schema, type.of, item, [...path, index]));
  }
  const definition = schema.get(type.name);
  if (definition === undefined) return problem(`${type.name} isn't a defined input type`);
  if (definition.kind === 'enum') {
    const isMember = typeof value === 'string' && definition.values.includes(value);
    return isMember
      ? []
      : problem(`Expected "${String(value)}" to be one of: ${definition.values.join(', ')}`);
  }
  if (definition.kind !== 'input') {
    return isScalar(type.name, value)
      ? []
      : problem(`Could not coerce value ${JSON.stringify(value)} to ${type.name}`);
  }
  if (typeof value !== 'object' || Array.isArray(value))
    return problem(`Expected ${JSON.stringify(value)} to be a key-value object.`);
  const record = value as Record<string, unknown>;
  const unknown = Object.keys(record).filter((key) => !definition.fields.has(key));
  return [
    ...unknown.map((key) => ({ path: [...path, key], explanation: `Field is not defined on ${type.name}` })),
    ...[...definition.fields].flatMap(([key, of]) => valueProblems(schema, of, record[key], [...path, key])),
  ];
}

function isScalar(name: string, value: unknown): boolean {
  switch (name) {
    case 'Int':
      return Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31;
    case 'Boolean':
      return typeof value === 'boolean';
    case 'ID':
      return typeof value === 'string' || Number.isInteger(value);
    case 'GitObjectID':
      return typeof value === 'string' && /^[0-9a-f]{40}$/.test(value);
    case 'Base64String':
      return (
        typeof value === 'string' &&
        /^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/.test(value.replaceAll('\n', ''))
      );
    default:
      return typeof value === 'string';
  }
}

/** The JSON value of a value in the document. */
export function jsonOf(node: ValueNode, variables: Readonly<Record<string, unknown>>): unknown {
  if (node.kind === 'variable') return variables[node.name];
  if (node.kind === 'literal') return node.value;
  if (node.kind === 'enum') return node.name;
  if (node.kind === 'list') return node.items.map((item) => jsonOf(item, variables));
  return Object.fromEntries([...node.fields].map(([name, value]) => [name, jsonOf(value, variables)]));
}
