/** A node of a C source's syntax tree, as plain data. Types and fields are those of the grammar `tree-sitter-c`. */
export interface CNode {
  readonly type: string;
  /** False for keywords, operators and punctuation. */
  readonly isNamed: boolean;
  /** The parent's name for it, for example `condition`; null where it has none. */
  readonly field: string | null;
  /** Offsets in the source, in code units. */
  readonly start: number;
  readonly end: number;
  /** Where it starts, 1-based; columns count UTF-16 code units. */
  readonly line: number;
  readonly column: number;
  /** As written, with what the parser did not see: macros among specifiers, directives. */
  readonly text: string;
  readonly parent: CNode | null;
  readonly children: readonly CNode[];
}

/** The child that the grammar gives that name; null where there is none. */
export function fieldOf(node: CNode, name: string): CNode | null {
  return node.children.find(({ field }) => field === name) ?? null;
}

export function fieldsOf(node: CNode, name: string): readonly CNode[] {
  return node.children.filter(({ field }) => field === name);
}

/** The children that are more than punctuation, comments left out. */
export function partsOf(node: CNode): readonly CNode[] {
  return node.children.filter(({ isNamed, type }) => isNamed && type !== 'comment');
}

/** The node itself and all below it, in the order of the text; of these types only where some are named. */
export function* within(node: CNode, ...types: readonly string[]): Generator<CNode> {
  const open: CNode[] = [node];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (types.length === 0 || types.includes(next.type)) yield next;
    for (let index = next.children.length - 1; index >= 0; index--) {
      const child = next.children[index];
      if (child !== undefined) open.push(child);
    }
  }
}

/** What the node stands in, from the inside to the outside. */
export function* around(node: CNode): Generator<CNode> {
  for (let next = node.parent; next !== null; next = next.parent) yield next;
}

/** The node itself or the innermost one around it that is of one of these types. */
export function enclosing(node: CNode, ...types: readonly string[]): CNode | null {
  for (let next: CNode | null = node; next !== null; next = next.parent)
    if (types.includes(next.type)) return next;
  return null;
}

/** Whether the text of one is a part of the other's. */
export function isWithin(inner: CNode, outer: CNode): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The expression without the parentheses around it. */
export function unwrapped(node: CNode): CNode {
  let inner = node;
  while (inner.type === 'parenthesized_expression') {
    const [only] = partsOf(inner);
    if (only === undefined) return inner;
    inner = only;
  }
  return inner;
}
