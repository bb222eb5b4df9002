import type { Node } from 'web-tree-sitter';

/** What a declarator declares: `*name[3]`, `(*name)(int)`, or the same without a name. */
export interface CDeclarator {
  readonly name: Node | null;
  /** What stands around the name, from the outside to it. */
  readonly layers: readonly ('pointer' | 'array' | 'function')[];
  /** The innermost function declarator; the declared thing is a function when its layer is the last one. */
  readonly function: Node | null;
}

export function readDeclarator(outermost: Node | null): CDeclarator {
  const layers: CDeclarator['layers'][number][] = [];
  let innermostFunction: Node | null = null;
  let node = outermost;
  while (node !== null) {
    if (isName(node)) return { name: node, layers, function: innermostFunction };
    const layer = layerOf(node.type);
    if (layer !== null) layers.push(layer);
    if (layer === 'function') innermostFunction = node;
    node = node.childForFieldName('declarator') ?? lastDeclarator(node);
  }
  return { name: null, layers, function: innermostFunction };
}

export function isFunctionDeclarator(declarator: CDeclarator): boolean {
  return declarator.name !== null && declarator.layers.at(-1) === 'function';
}

function isName(node: Node): boolean {
  return node.type === 'identifier' || node.type === 'type_identifier' || node.type === 'primitive_type';
}

function layerOf(type: string): CDeclarator['layers'][number] | null {
  if (type.endsWith('pointer_declarator')) return 'pointer';
  if (type.endsWith('array_declarator')) return 'array';
  return type.endsWith('function_declarator') ? 'function' : null;
}

// A parenthesized declarator holds its inner one without a field's name.
function lastDeclarator(node: Node): Node | null {
  if (!/parenthesized_declarator$|^attributed_declarator$/.test(node.type)) return null;
  return node.namedChildren.findLast((child) => isName(child) || child.type.endsWith('declarator')) ?? null;
}
