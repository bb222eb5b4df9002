import {
  type GraphQLArgument,
  type GraphQLInputObjectType,
  type GraphQLInterfaceType,
  type GraphQLNamedType,
  type GraphQLObjectType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isRequiredArgument,
  isRequiredInputField,
} from 'graphql';

type Composite = GraphQLObjectType | GraphQLInterfaceType;

/** Where `part` says something that `whole` does not, or would take what `whole` refuses; empty for an honest part. */
export function schemaDifferences(part: GraphQLSchema, whole: GraphQLSchema): readonly string[] {
  return Object.values(part.getTypeMap())
    .filter((type) => !isIntrospectionType(type))
    .flatMap((type) => typeDifferences(type, whole.getType(type.name)));
}

function typeDifferences(ours: GraphQLNamedType, theirs: GraphQLNamedType | undefined): readonly string[] {
  if (theirs === undefined) return [`${ours.name}: no such type`];
  if (ours.constructor !== theirs.constructor) return [`${ours.name}: another kind of type`];
  if (isEnumType(ours) && isEnumType(theirs)) return missing(ours.name, valuesOf(ours), valuesOf(theirs));
  if (isInputObjectType(ours) && isInputObjectType(theirs)) return inputDifferences(ours, theirs);
  return isComposite(ours) && isComposite(theirs) ? compositeDifferences(ours, theirs) : [];
}

function inputDifferences(ours: GraphQLInputObjectType, theirs: GraphQLInputObjectType): readonly string[] {
  const [mine, known] = [ours.getFields(), theirs.getFields()];
  const required = Object.values(known).filter(isRequiredInputField);
  return [
    ...named(ours.name, Object.values(mine), (name) => known[name]),
    ...unasked(ours.name, required, (name) => mine[name]),
  ];
}

function compositeDifferences(ours: Composite, theirs: Composite): readonly string[] {
  const interfaces = (type: Composite) => type.getInterfaces().map(({ name }) => name);
  const fields = theirs.getFields();
  return [
    ...missing(`${ours.name} implements`, interfaces(ours), interfaces(theirs)),
    ...named(ours.name, Object.values(ours.getFields()), (name) => fields[name]),
    ...Object.values(ours.getFields()).flatMap(({ name, args }) =>
      argumentDifferences(`${ours.name}.${name}`, args, fields[name]?.args ?? []),
    ),
  ];
}

function argumentDifferences(
  at: string,
  ours: readonly GraphQLArgument[],
  theirs: readonly GraphQLArgument[],
): readonly string[] {
  const find = (args: readonly GraphQLArgument[]) => (name: string) => args.find((one) => one.name === name);
  return [...named(at, ours, find(theirs)), ...unasked(at, theirs.filter(isRequiredArgument), find(ours))];
}

interface Typed {
  readonly name: string;
  readonly type: unknown;
}

/** Of the same name and the same type to the letter, `!` included. */
function named(
  at: string,
  ours: readonly Typed[],
  theirs: (name: string) => Typed | undefined,
): readonly string[] {
  return ours.flatMap(({ name, type }) => {
    const official = theirs(name);
    if (official === undefined) return [`${at}.${name}: not there`];
    const [mine, known] = [String(type), String(official.type)];
    return mine === known ? [] : [`${at}.${name}: ${mine} instead of ${known}`];
  });
}

/** What GitHub insists on, and we would let be left out. */
const unasked = (at: string, required: readonly Typed[], ours: (name: string) => Typed | undefined) =>
  required.filter(({ name }) => ours(name) === undefined).map(({ name }) => `${at}.${name}: not asked for`);
const missing = (at: string, ours: readonly string[], theirs: readonly string[]) =>
  ours.filter((one) => !theirs.includes(one)).map((one) => `${at}.${one}: not there`);
const valuesOf = (type: { getValues(): readonly { name: string }[] }) =>
  type.getValues().map(({ name }) => name);
const isComposite = (type: GraphQLNamedType) => isObjectType(type) || isInterfaceType(type);
