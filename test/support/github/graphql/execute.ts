import { jsonOf, valueProblems } from './coerce.ts';
import type { Document, FieldNode, Operation, Selection } from './document.ts';
import type { GraphqlError } from './graphql-error.ts';
import { FieldRefusal } from './graphql-error.ts';
import type { Schema } from './schema.ts';
import { concreteTypes } from './schema.ts';
import type { TypeReference } from './type-reference.ts';
import { typeText } from './type-reference.ts';

export type Arguments = Readonly<Record<string, unknown>>;
type Resolver<Context> = (source: never, args: Arguments, context: Context) => unknown;
/** `Type.field` -> how to get it. */
export type Resolvers<Context> = Readonly<Record<string, Resolver<Context>>>;

export interface Execution<Context> {
  readonly schema: Schema;
  readonly document: Document;
  readonly resolvers: Resolvers<Context>;
  readonly context: Context;
  /** The object type of a value where the schema says an interface. */
  readonly typeOf: (value: object) => string;
}

export interface Result {
  readonly data?: Record<string, unknown> | null;
  readonly errors?: readonly GraphqlError[];
}

type Path = readonly (string | number)[];

/** Runs a valid operation: fields one after the other, a refused one is null and listed under errors. */
export async function execute<Context>(
  execution: Execution<Context>,
  operation: Operation,
  given: Arguments,
): Promise<Result> {
  const variables: Record<string, unknown> = { ...given };
  const errors: GraphqlError[] = [];
  for (const { name, type, fallback, location } of operation.variables) {
    if (variables[name] === undefined && fallback !== null) variables[name] = jsonOf(fallback, {});
    const problems = valueProblems(execution.schema, type, variables[name]);
    if (problems.length === 0) continue;
    const [first] = problems;
    const where = first?.path.join('.') ?? '';
    const detail = where === '' ? '' : ` for ${where} (${first?.explanation})`;
    errors.push({
      extensions: { value: variables[name] ?? null, problems },
      locations: [location],
      message: `Variable $${name} of type ${typeText(type)} was provided invalid value${detail}`,
    });
  }
  if (errors.length > 0) return { errors };
  const run = new Run(execution, variables, errors);
  const data = await run.object(
    operation.type === 'query' ? 'Query' : 'Mutation',
    {},
    operation.selections,
    [],
  );
  return errors.length === 0 ? { data } : { data, errors };
}

class Run<Context> {
  readonly #execution: Execution<Context>;
  readonly #variables: Arguments;
  readonly #errors: GraphqlError[];

  constructor(execution: Execution<Context>, variables: Arguments, errors: GraphqlError[]) {
    this.#execution = execution;
    this.#variables = variables;
    this.#errors = errors;
  }

  async object(
    typeName: string,
    source: object,
    selections: readonly Selection[],
    path: Path,
  ): Promise<Record<string, unknown>> {
    const result: Record<string, unknown> = {};
    for (const [key, fields] of this.#collect(typeName, selections)) {
      result[key] = await this.#field(typeName, source, fields, [...path, key]);
    }
    return result;
  }

  /** Fields by their key, fragments opened, those that directives skip left out. */
  #collect(
    typeName: string,
    selections: readonly Selection[],
    into = new Map<string, FieldNode[]>(),
  ): Map<string, FieldNode[]> {
    const { schema, document } = this.#execution;
    for (const selection of selections) {
      if (this.#isSkipped(selection)) continue;
      if (selection.kind === 'field') {
        into.set(selection.alias, [...(into.get(selection.alias) ?? []), selection]);
        continue;
      }
      const fragment = selection.spread === null ? undefined : document.fragments.get(selection.spread);
      const condition = fragment?.condition ?? selection.condition ?? typeName;
      if (concreteTypes(schema, condition).includes(typeName))
        this.#collect(typeName, fragment?.selections ?? selection.selections, into);
    }
    return into;
  }

  #isSkipped({ directives }: Selection): boolean {
    return directives.some(({ name, args }) => {
      const value = args.get('if');
      const isTrue = value !== undefined && jsonOf(value, this.#variables) === true;
      return name === 'skip' ? isTrue : name === 'include' && !isTrue;
    });
  }

  async #field(typeName: string, source: object, fields: readonly FieldNode[], path: Path): Promise<unknown> {
    const { schema, resolvers, context } = this.#execution;
    const [field] = fields;
    if (field === undefined) return null;
    if (field.name === '__typename') return typeName;
    const type = schema.get(typeName);
    const definition = type?.kind === 'object' ? type.fields.get(field.name) : undefined;
    const resolver = resolvers[`${typeName}.${field.name}`];
    const args = Object.fromEntries(
      [...field.args].map(([name, value]) => [name, jsonOf(value, this.#variables)]),
    );
    try {
      const value =
        resolver === undefined
          ? (source as Record<string, unknown>)[field.name]
          : await resolver(source as never, args, context);
      if (definition === undefined || value === undefined)
        throw new Error(`No resolver for ${typeName}.${field.name}`);
      return await this.#complete(
        definition.type,
        value,
        fields.flatMap((one) => one.selections ?? []),
        path,
      );
    } catch (error) {
      if (!(error instanceof FieldRefusal)) throw error;
      this.#errors.push({ type: error.type, path, locations: [field.location], message: error.message });
      return null;
    }
  }

  async #complete(
    type: TypeReference,
    value: unknown,
    selections: readonly Selection[],
    path: Path,
  ): Promise<unknown> {
    if (value === null) return null;
    if (type.kind === 'list') {
      const items: unknown[] = [];
      for (const [index, item] of (value as unknown[]).entries())
        items.push(await this.#complete(type.of, item, selections, [...path, index]));
      return items;
    }
    const definition = this.#execution.schema.get(type.name);
    if (definition?.kind !== 'object' && definition?.kind !== 'interface') return value;
    const object = value as object;
    return this.object(
      definition.kind === 'interface' ? this.#execution.typeOf(object) : type.name,
      object,
      selections,
      path,
    );
  }
}
