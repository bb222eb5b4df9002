import type { CNode } from '../../project/c-node.ts';
import type { CTypes } from './c-types.ts';

/** A change of one place of a program. */
export interface Change {
  /** Offsets in the source. */
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** What names the place: the operator or the value that changes. */
  readonly at: CNode;
}

/** One of the operators that the tool Mull calls `cxx_all`, by Mull's name for it. */
export interface MutationOperator {
  readonly name: string;
  /** What it makes of a node that is evaluated when the program runs; null where it does not apply. */
  mutate(node: CNode, types: CTypes): Change | null;
}

/** The node with another text in its place. */
export function replaced(node: CNode, text: string, at: CNode = node): Change {
  return { start: node.start, end: node.end, text, at };
}
