import { type CNode, fieldOf, within } from '../../project/c-node.ts';
import { replace } from './edit-statements.ts';
import { namesIn, operatorOf } from './expression.ts';
import { oneLine } from './shown-code.ts';
import type { Proposal, Template } from './template.ts';

/** A check of one amount before another one is added: `if (n > cap - used)` before `used += round(n)`. */
export const limitCheck: Template = {
  name: 'limit-check',
  kinds: ['out-of-bounds', 'overflow', 'invalid-pointer'],
  *propose({ pieces }) {
    const additions = pieces
      .flatMap(({ node }) => [...within(node, 'assignment_expression')])
      .filter((node) => operatorOf(node) === '+=');
    for (const { node, role, distance } of pieces) {
      const comparisons = role === 'condition' ? within(node, 'binary_expression') : [];
      for (const comparison of comparisons) {
        if (!/^[<>]=?$/.test(operatorOf(comparison))) continue;
        for (const addition of additions) yield* compared(comparison, addition, distance / 2);
      }
    }
  },
};

function* compared(comparison: CNode, addition: CNode, doubt: number): Generator<Proposal> {
  const [target, added] = [fieldOf(addition, 'left'), fieldOf(addition, 'right')];
  if (target === null || added === null || !comparison.text.includes(target.text)) return;
  if (!/^(?:call|binary|parenthesized)_expression$/.test(added.type)) return;
  for (const amount of within(comparison, 'identifier')) {
    if (!namesIn(added).has(amount.text) || comparison.text.includes(added.text)) continue;
    const text = added.type === 'binary_expression' ? `(${added.text})` : added.text;
    const title = `compare \`${oneLine(added.text)}\`, which is added, in \`${oneLine(comparison.text)}\``;
    yield { title, edits: [replace(amount, text)], doubt };
  }
}
