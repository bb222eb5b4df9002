import type { CNode } from '../../project/c-node.ts';
import { replace } from './edit-statements.ts';
import { oneLine } from './shown-code.ts';
import type { Proposal } from './template.ts';

/** Other text in the place of a node; the title shows the expression that it stands in. */
export function changePiece(node: CNode, text: string, doubt: number): Proposal {
  const shown =
    node.parent !== null && /_expression$|_declarator$/.test(node.parent.type) ? node.parent : node;
  const at = node.start - shown.start;
  const after = shown.text.slice(0, at) + text + shown.text.slice(at + node.text.length);
  return {
    title: `change \`${oneLine(shown.text)}\` to \`${oneLine(after)}\``,
    edits: [replace(node, text)],
    doubt,
  };
}
