import type { Node } from 'web-tree-sitter';
import { readDeclarator } from './c-declarator.ts';
import type { CDeclaration } from './c-file.ts';
import type { SourceView } from './c-source-view.ts';
import { typeTextOf } from './c-type-text.ts';

/** A `declaration` of variables, a `type_definition`, or a structure, union or enumeration that stands alone. */
export function readDeclaration(
  node: Node,
  outermost: readonly Node[],
  view: SourceView,
): CDeclaration | null {
  const declarators = outermost.map(readDeclarator);
  const variables = declarators.flatMap(({ name }) => (name ? [name.text] : []));
  const type = /_specifier$/.test(node.type) ? node : node.childForFieldName('type');
  const names = [...(type ? namesOfType(type) : []), ...variables];
  if (names.length === 0) return null;
  const isType = node.type !== 'declaration' || variables.length === 0;
  const isPlainAlias =
    node.type === 'type_definition' && declarators.every(({ layers }) => layers.length === 0);
  return {
    ...view.textOf(view.all.within({ start: view.extendedStart(node.startIndex), end: node.endIndex })),
    kind: isType ? 'type' : 'global',
    names,
    aliasOf: isPlainAlias && type ? aliasText(type, view) : null,
  };
}

/** Tag and enumerators, of a type that is defined here and not only named. */
function namesOfType(type: Node): string[] {
  const body = type.childForFieldName('body');
  if (body === null) return [];
  const enumerators = body.namedChildren.filter((child) => child.type === 'enumerator');
  return [type, ...enumerators].flatMap((node) => node.childForFieldName('name')?.text ?? []);
}

function aliasText(type: Node, view: SourceView): string {
  const end = type.childForFieldName('body')?.startIndex ?? type.endIndex;
  return typeTextOf(view.visible.within({ start: type.startIndex, end }));
}
