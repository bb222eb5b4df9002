import type { CDeclaration, CFile } from '../../../project/c-file.ts';
import { moreOftenIn } from '../count-items.ts';
import type { EditRule } from './edit-rule.ts';

/** Globals and types keep their names; an array may be another size, a member may be added. */
export const keptGlobals: EditRule = ({ before, after }) => {
  const [gone] = moreOftenIn(namesIn(before.file), namesIn(after.file));
  if (gone !== undefined) return `it takes away \`${gone}\``;
  const known = new Set(before.tokens.map(({ text }) => text));
  const taken = moreOftenIn(namesIn(after.file), namesIn(before.file)).find((name) => known.has(name));
  return taken === undefined ? null : `it declares \`${taken}\`, which is a name that the file uses already`;
};

function namesIn({ declarations }: CFile): readonly string[] {
  const isOne = ({ kind }: CDeclaration) => kind === 'global' || kind === 'type';
  return declarations.filter(isOne).flatMap(({ names }) => names);
}
