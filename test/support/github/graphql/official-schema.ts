import { schema as published } from '@octokit/graphql-schema';
import { buildSchema, type GraphQLSchema, isScalarType } from 'graphql';

/** What the descriptions of GitHub's own scalars promise. */
const formats: Readonly<Record<string, RegExp>> = {
  Base64String: /^[A-Za-z0-9+/\n]*={0,2}$/,
  BigInt: /^-?\d+$/,
  DateTime: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/,
  GitObjectID: /^[0-9a-f]{40}$/,
  URI: /^(?:https?:\/\/[^\s]+|\/[^\s]*)$/,
};

let built: GraphQLSchema | undefined;

/** GitHub's official GraphQL schema, whose own scalars refuse what is not of their format. */
export function officialSchema(): GraphQLSchema {
  if (built !== undefined) return built;
  built = buildSchema(published.idl, { assumeValid: true });
  for (const [name, format] of Object.entries(formats)) {
    const scalar = built.getType(name);
    if (!isScalarType(scalar)) throw new Error(`GitHub's schema has no scalar ${name}`);
    scalar.serialize = (value) => {
      if (typeof value === 'string' && format.test(value)) return value;
      throw new Error(`${JSON.stringify(value)} is no ${name}`);
    };
  }
  return built;
}
