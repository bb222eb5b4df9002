import { comparisonsIn } from '../../domain/violated-comparison.ts';
import { type CNode, fieldOf, unwrapped } from '../../project/c-node.ts';
import { replace } from './edit-statements.ts';
import { isPure, operatorOf } from './expression.ts';
import { guarded } from './guard.ts';
import type { Template } from './template.ts';

/** A shift by no more bits than there are; what is shifted out is 0. */
export const guardShift: Template = {
  name: 'guard-shift',
  kinds: ['shift'],
  *propose(site) {
    const comparisons = comparisonsIn(site.finding.counterexample.property.expression) ?? [];
    const limit = comparisons.find(({ operator }) => operator === '<')?.limit ?? 32n;
    const canBeNegative = comparisons.some(({ operator }) => operator === '>=');
    for (const use of site.focus) {
      const [left, right] = [fieldOf(use, 'left'), fieldOf(use, 'right')];
      if (left === null || right === null || !isPure(right)) continue;
      const bits = unwrapped(right).text;
      const operand = /^\w+$/.test(bits) ? bits : `(${bits})`;
      const safe = `${canBeNegative ? `${operand} >= 0 && ` : ''}${operand} < ${limit}`;
      const unsafe = `${canBeNegative ? `${operand} < 0 || ` : ''}${operand} >= ${limit}`;
      const title = `shift by \`${bits}\` only where \`${safe}\``;
      if (operatorOf(use).length === 2) {
        const inner = `${safe} ? ${use.text} : ${zeroLike(left)}`;
        const isParenthesized = use.parent?.type === 'parenthesized_expression';
        yield {
          title: `${title}, else 0`,
          edits: [replace(use, isParenthesized ? inner : `(${inner})`)],
          doubt: 0,
        };
        yield* unsignedOperand(left);
      }
      yield* guarded(site, { use, statement: site.statement, safe, unsafe, title, doubt: 0.5 });
    }
  },
};

/** `1 << 31` overflows, `1u << 31` does not. */
function* unsignedOperand(left: CNode) {
  const inner = unwrapped(left);
  const text =
    inner.type === 'number_literal' && /^\d+$/.test(inner.text) ? `${inner.text}u` : `(unsigned)${left.text}`;
  if (/[uU]/.test(left.text)) return;
  yield { title: `shift \`${left.text}\` as an unsigned number`, edits: [replace(left, text)], doubt: 0 };
}

function zeroLike(left: CNode): string {
  return `0${/^\d+([uUlL]+)$/.exec(unwrapped(left).text)?.[1] ?? ''}`;
}
