import type { Node, TreeCursor } from 'web-tree-sitter';
import type { CNode } from './c-node.ts';

/** The syntax tree of a C source. */
export interface CTree {
  readonly root: CNode;
  /** Places that the parser could not read, or where it thinks that something is missing. */
  readonly errors: number;
}

/** A node while its children are read. */
interface OpenNode extends CNode {
  readonly children: CNode[];
}

/** Copies a tree out of the parser's memory. The source is the text that was parsed, before it was masked. */
export function copyTree(from: Node, source: string): CTree {
  const cursor = from.walk();
  try {
    const root = openNode(cursor, source, null);
    let errors = countOf(cursor);
    let parent: OpenNode = root;
    // Without recursion: hostile files nest deeper than the stack.
    let descends = cursor.gotoFirstChild();
    while (descends) {
      const node = openNode(cursor, source, parent);
      parent.children.push(node);
      errors += countOf(cursor);
      if (cursor.gotoFirstChild()) {
        parent = node;
        continue;
      }
      while (!cursor.gotoNextSibling()) {
        if (!cursor.gotoParent() || parent.parent === null) {
          descends = false;
          break;
        }
        parent = parent.parent as OpenNode;
      }
    }
    return { root, errors };
  } finally {
    cursor.delete();
  }
}

function openNode(cursor: TreeCursor, source: string, parent: CNode | null): OpenNode {
  const { row, column } = cursor.startPosition;
  const [start, end] = [cursor.startIndex, cursor.endIndex];
  return {
    type: cursor.nodeType,
    isNamed: cursor.nodeIsNamed,
    field: cursor.currentFieldName,
    start,
    end,
    line: row + 1,
    column: column + 1,
    text: source.slice(start, end),
    parent,
    children: [],
  };
}

function countOf(cursor: TreeCursor): number {
  return cursor.nodeIsMissing || cursor.nodeType === 'ERROR' ? 1 : 0;
}
