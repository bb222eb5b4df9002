import type { Location } from './lexer.ts';
import { Cursor } from './lexer.ts';
import type { TypeReference } from './type-reference.ts';
import { parseType } from './type-reference.ts';

export type ValueNode =
  | { readonly kind: 'variable'; readonly name: string; readonly location: Location }
  | { readonly kind: 'literal'; readonly value: string | number | boolean | null }
  | { readonly kind: 'enum'; readonly name: string }
  | { readonly kind: 'list'; readonly items: readonly ValueNode[] }
  | { readonly kind: 'object'; readonly fields: ReadonlyMap<string, ValueNode> };

interface Directive {
  readonly name: string;
  readonly args: ReadonlyMap<string, ValueNode>;
}

export interface FieldNode {
  readonly kind: 'field';
  readonly name: string;
  readonly alias: string;
  readonly args: ReadonlyMap<string, ValueNode>;
  readonly directives: readonly Directive[];
  readonly selections: readonly Selection[] | null;
  readonly location: Location;
}

interface FragmentNode {
  readonly kind: 'fragment';
  /** The name of a spread; null for an inline fragment. */
  readonly spread: string | null;
  readonly condition: string | null;
  readonly directives: readonly Directive[];
  readonly selections: readonly Selection[];
  readonly location: Location;
}

export type Selection = FieldNode | FragmentNode;

interface VariableDefinition {
  readonly name: string;
  readonly type: TypeReference;
  readonly fallback: ValueNode | null;
  readonly location: Location;
}

export interface Operation {
  readonly type: 'query' | 'mutation';
  readonly name: string | null;
  readonly variables: readonly VariableDefinition[];
  readonly selections: readonly Selection[];
}

export interface Document {
  readonly operations: readonly Operation[];
  readonly fragments: ReadonlyMap<
    string,
    { readonly condition: string; readonly selections: readonly Selection[] }
  >;
}

export function parseDocument(source: string): Document {
  const cursor = new Cursor(source);
  const operations: Operation[] = [];
  const fragments = new Map<string, { condition: string; selections: readonly Selection[] }>();
  while (cursor.current.kind !== 'end') {
    if (cursor.takeIf('fragment')) {
      const name = cursor.name().text;
      cursor.expect('on');
      fragments.set(name, { condition: cursor.name().text, selections: parseSelections(cursor) });
    } else {
      operations.push(parseOperation(cursor));
    }
  }
  return { operations, fragments };
}

function parseOperation(cursor: Cursor): Operation {
  if (cursor.is('{'))
    return { type: 'query', name: null, variables: [], selections: parseSelections(cursor) };
  if (!cursor.is('query') && !cursor.is('mutation')) throw cursor.unexpected();
  const type = cursor.take().text === 'query' ? 'query' : 'mutation';
  const name = cursor.current.kind === 'name' ? cursor.take().text : null;
  const variables = cursor.optionalList('(', ')', () => parseVariable(cursor));
  return { type, name, variables, selections: parseSelections(cursor) };
}

function parseVariable(cursor: Cursor): VariableDefinition {
  const { line, column } = cursor.expect('$');
  const name = cursor.name().text;
  cursor.expect(':');
  const type = parseType(cursor);
  return { name, type, fallback: cursor.takeIf('=') ? parseValue(cursor) : null, location: { line, column } };
}

const parseSelections = (cursor: Cursor): Selection[] => cursor.list('{', '}', () => parseSelection(cursor));

function parseSelection(cursor: Cursor): Selection {
  const { line, column } = cursor.current;
  const location = { line, column };
  if (!cursor.takeIf('...')) return parseField(cursor, location);
  if (cursor.current.kind === 'name' && !cursor.is('on')) {
    const spread = cursor.name().text;
    return {
      kind: 'fragment',
      spread,
      condition: null,
      directives: parseDirectives(cursor),
      selections: [],
      location,
    };
  }
  const condition = cursor.takeIf('on') ? cursor.name().text : null;
  return {
    kind: 'fragment',
    spread: null,
    condition,
    directives: parseDirectives(cursor),
    selections: parseSelections(cursor),
    location,
  };
}

function parseField(cursor: Cursor, location: Location): FieldNode {
  const first = cursor.name().text;
  const name = cursor.takeIf(':') ? cursor.name().text : first;
  const args = parseArguments(cursor);
  const directives = parseDirectives(cursor);
  return {
    kind: 'field',
    name,
    alias: first,
    args,
    directives,
    selections: cursor.is('{') ? parseSelections(cursor) : null,
    location,
  };
}

const parseArguments = (cursor: Cursor): Map<string, ValueNode> =>
  new Map(cursor.optionalList('(', ')', () => parseNamedValue(cursor)));

function parseNamedValue(cursor: Cursor): [string, ValueNode] {
  const name = cursor.name().text;
  cursor.expect(':');
  return [name, parseValue(cursor)];
}

function parseDirectives(cursor: Cursor): Directive[] {
  const directives: Directive[] = [];
  while (cursor.takeIf('@')) directives.push({ name: cursor.name().text, args: parseArguments(cursor) });
  return directives;
}

function parseValue(cursor: Cursor): ValueNode {
  const { kind, text, line, column } = cursor.current;
  if (cursor.takeIf('$')) return { kind: 'variable', name: cursor.name().text, location: { line, column } };
  if (cursor.is('[')) return { kind: 'list', items: cursor.list('[', ']', () => parseValue(cursor)) };
  if (cursor.is('{'))
    return { kind: 'object', fields: new Map(cursor.list('{', '}', () => parseNamedValue(cursor))) };
  cursor.take();
  if (kind === 'number') return { kind: 'literal', value: Number(text) };
  if (kind === 'string')
    return {
      kind: 'literal',
      value: text.startsWith('"""') ? text.slice(3, -3) : (JSON.parse(text) as string),
    };
  if (text === 'true' || text === 'false') return { kind: 'literal', value: text === 'true' };
  if (text === 'null') return { kind: 'literal', value: null };
  if (kind !== 'name') throw cursor.unexpected();
  return { kind: 'enum', name: text };
}
