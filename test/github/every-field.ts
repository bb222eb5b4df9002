import {
  type GraphQLField,
  type GraphQLNamedType,
  type GraphQLSchema,
  getNamedType,
  isCompositeType,
  isInterfaceType,
  isObjectType,
  isRequiredArgument,
} from 'graphql';

/** Values for the arguments of a field: as `field` or `Type.field` -> how to call it, several times if need be. */
export type Calls = Readonly<Record<string, readonly string[]>>;

/** Deep enough for the author of a comment of a pull request; each level more takes twice as long. */
const deepest = 4;

/**
 * A selection of every field of a type and of what it leads to, as far as a type has not been passed on the way there.
 * Types behind an interface are each asked for, and each object says its type.
 */
export function everyField(
  schema: GraphQLSchema,
  type: GraphQLNamedType,
  calls: Calls,
  passed: readonly string[] = [],
): string {
  if (isInterfaceType(type)) {
    const each = schema.getPossibleTypes(type).filter(({ name }) => !passed.includes(name));
    const own = Object.values(type.getFields()).filter((field) => !isCompositeType(getNamedType(field.type)));
    const parts = each.map((one) => `... on ${one.name} ${everyField(schema, one, calls, passed)}`);
    return `{ __typename ${own.map(({ name }) => name).join(' ')} ${parts.join(' ')} }`;
  }
  if (!isObjectType(type) || passed.length > deepest || passed.includes(type.name)) return '{ __typename }';
  const fields = Object.values(type.getFields()).flatMap((field) => {
    const inner = getNamedType(field.type);
    const selection = isCompositeType(inner) ? everyField(schema, inner, calls, [...passed, type.name]) : '';
    return callsOf(type.name, field, calls).map(
      (args, index) => `${type.name}_${field.name}_${index}: ${field.name}${args} ${selection}`,
    );
  });
  return `{ __typename ${fields.join('\n')} }`;
}

function callsOf(type: string, field: GraphQLField<unknown, unknown>, calls: Calls): readonly string[] {
  const given = calls[`${type}.${field.name}`] ?? calls[field.name];
  if (given !== undefined) return given;
  if (field.args.some(({ name }) => name === 'first')) return ['(first: 5)'];
  if (field.args.some(isRequiredArgument)) throw new Error(`Nobody says how to call ${type}.${field.name}`);
  return [''];
}
