import { readFileSync } from 'node:fs';
import { Cursor } from './lexer.ts';
import type { TypeReference } from './type-reference.ts';
import { parseType } from './type-reference.ts';

export interface FieldDefinition {
  readonly type: TypeReference;
  readonly args: ReadonlyMap<string, TypeReference>;
}

type TypeDefinition =
  | { readonly kind: 'scalar'; readonly name: string }
  | { readonly kind: 'enum'; readonly name: string; readonly values: readonly string[] }
  | { readonly kind: 'input'; readonly name: string; readonly fields: ReadonlyMap<string, TypeReference> }
  | {
      readonly kind: 'object' | 'interface';
      readonly name: string;
      readonly interfaces: readonly string[];
      readonly fields: ReadonlyMap<string, FieldDefinition>;
    };

export type Schema = ReadonlyMap<string, TypeDefinition>;

const BUILT_IN = ['Int', 'Float', 'String', 'Boolean', 'ID'];
let loaded: Schema | undefined;

/** The part of GitHub's GraphQL schema that the local GitHub answers. */
export function githubSchema(): Schema {
  loaded ??= parseSchema(readFileSync(new URL('./schema.graphql', import.meta.url), 'utf8'));
  return loaded;
}

function parseSchema(source: string): Schema {
  const cursor = new Cursor(source);
  const types = new Map<string, TypeDefinition>(BUILT_IN.map((name) => [name, { kind: 'scalar', name }]));
  while (cursor.current.kind !== 'end') {
    const definition = parseDefinition(cursor);
    types.set(definition.name, definition);
  }
  return types;
}

function parseDefinition(cursor: Cursor): TypeDefinition {
  const keyword = cursor.name().text;
  const name = cursor.name().text;
  if (keyword === 'scalar') return { kind: 'scalar', name };
  if (keyword === 'enum')
    return { kind: 'enum', name, values: cursor.list('{', '}', () => cursor.name().text) };
  if (keyword === 'input')
    return { kind: 'input', name, fields: new Map(cursor.list('{', '}', () => parseInputField(cursor))) };
  const interfaces: string[] = [];
  if (cursor.takeIf('implements')) {
    do interfaces.push(cursor.name().text);
    while (cursor.takeIf('&'));
  }
  const fields = new Map(cursor.list('{', '}', () => parseField(cursor)));
  return { kind: keyword === 'interface' ? 'interface' : 'object', name, interfaces, fields };
}

function parseInputField(cursor: Cursor): [string, TypeReference] {
  const name = cursor.name().text;
  cursor.expect(':');
  return [name, parseType(cursor)];
}

function parseField(cursor: Cursor): [string, FieldDefinition] {
  const name = cursor.name().text;
  const args = new Map(cursor.optionalList('(', ')', () => parseInputField(cursor)));
  cursor.expect(':');
  return [name, { type: parseType(cursor), args }];
}

/** Whether objects of type `name` are of type `condition` (itself or an interface of it), or can be. */
export function canBe(schema: Schema, name: string, condition: string): boolean {
  return concreteTypes(schema, name).some((one) => concreteTypes(schema, condition).includes(one));
}

export function concreteTypes(schema: Schema, name: string): string[] {
  const type = schema.get(name);
  if (type?.kind !== 'interface') return [name];
  return [...schema.values()]
    .filter((one) => one.kind === 'object' && one.interfaces.includes(name))
    .map((one) => one.name);
}
