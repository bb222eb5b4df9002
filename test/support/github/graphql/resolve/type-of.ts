import { typeNames } from '../../state/type-names.ts';

/** The GraphQL type of a value that stands behind an interface. */
export function typeOf(value: object): string {
  const name = typeNames.get(value);
  if (name === undefined) throw new Error('A value behind a GraphQL interface has no type');
  return name;
}
