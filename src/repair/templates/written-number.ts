import { directivesOf } from '../../project/c-directive.ts';
import { lexC } from '../../project/c-token.ts';

/** A number as it stands in a source; offsets in code units. */
export interface WrittenNumber {
  readonly start: number;
  readonly end: number;
  readonly value: number;
}

/** Where the number that a piece of code means is written: in it, or where its macro is defined; null for others. */
export function writtenNumber(
  { start, end, text: name }: { readonly start: number; readonly end: number; readonly text: string },
  source: string,
): WrittenNumber | null {
  if (/^\d{1,6}$/.test(name)) return { start, end, value: Number(name) };
  const macro = directivesOf(lexC(source)).find(
    (directive) => directive.name === 'define' && directive.tokens[0]?.text === name,
  );
  const value = macro?.tokens[1];
  if (value === undefined || macro?.tokens.length !== 2 || !/^\d{1,6}$/.test(value.text)) return null;
  return { start: value.start, end: value.end, value: Number(value.text) };
}
