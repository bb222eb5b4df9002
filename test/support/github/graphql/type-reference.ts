import type { Cursor } from './lexer.ts';

/** A type as it is written: a name, a list, either perhaps not null. */
export type TypeReference =
  | { readonly kind: 'name'; readonly name: string; readonly isRequired: boolean }
  | { readonly kind: 'list'; readonly of: TypeReference; readonly isRequired: boolean };

export function parseType(cursor: Cursor): TypeReference {
  if (cursor.takeIf('[')) {
    const of = parseType(cursor);
    cursor.expect(']');
    return { kind: 'list', of, isRequired: cursor.takeIf('!') };
  }
  const name = cursor.name().text;
  return { kind: 'name', name, isRequired: cursor.takeIf('!') };
}

export const typeText = (type: TypeReference): string =>
  `${type.kind === 'list' ? `[${typeText(type.of)}]` : type.name}${type.isRequired ? '!' : ''}`;

export const innermost = (type: TypeReference): string =>
  type.kind === 'list' ? innermost(type.of) : type.name;

/** Whether a variable of type `given` may stand where `wanted` is needed. */
export function isUsableAs(given: TypeReference, wanted: TypeReference): boolean {
  if (wanted.isRequired && !given.isRequired) return false;
  if (given.kind === 'list' && wanted.kind === 'list') return isUsableAs(given.of, wanted.of);
  return given.kind === 'name' && wanted.kind === 'name' && given.name === wanted.name;
}
