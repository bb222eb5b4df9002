import { type CNode, fieldOf, partsOf, within } from '../../project/c-node.ts';
import type { CParser } from '../../project/c-syntax.ts';

const checks = new Set(['__VERIFIER_assume', '__VERIFIER_assert']);

export interface Stripped {
  readonly text: string;
  /** Calls that were taken out. */
  readonly removed: number;
}

/**
 * A program without its calls of `__VERIFIER_assume` and `__VERIFIER_assert`, found by syntax, so that only memory safety
 * is left to be verified; lines stay where they are. Blanks behind `#include <...>` go as well: the grammar of C stumbles
 * over them. Null where the parser gave up.
 */
export function stripChecks(source: string, parser: CParser): Stripped | null {
  const readable = source.replace(/^([ \t]*#[ \t]*include[ \t]*[<"][^>"\n]*[>"])[ \t]+$/gm, '$1');
  const root = parser.tree(readable)?.root;
  if (root === undefined) return null;
  const calls = [...within(root, 'call_expression')].filter(isCheck);
  const edits = calls.map((call) => {
    const statement = call.parent?.type === 'expression_statement' ? call.parent : null;
    if (statement === null) return { node: call, by: '(void)0' };
    const isListed = statement.parent?.type === 'compound_statement';
    return { node: statement, by: isListed ? '' : ';' };
  });
  const outermost = edits.filter(({ node }) => !edits.some((other) => holds(other.node, node)));
  const text = outermost.reduceRight(
    (now, { node, by }) => now.slice(0, node.start) + by + linesOf(node) + now.slice(node.end),
    readable,
  );
  return { text: text.replace(/[ \t]+$/gm, ''), removed: calls.length };
}

function isCheck(call: CNode): boolean {
  return checks.has(fieldOf(call, 'function')?.text ?? '') && partsOf(call).length > 0;
}

function holds(outer: CNode, inner: CNode): boolean {
  return outer !== inner && outer.start <= inner.start && inner.end <= outer.end;
}

function linesOf({ text }: CNode): string {
  return '\n'.repeat(text.split('\n').length - 1);
}
