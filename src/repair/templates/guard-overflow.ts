import { type CNode, fieldOf } from '../../project/c-node.ts';
import { insert } from './edit-statements.ts';
import { isPure, operatorOf } from './expression.ts';
import type { FaultSite } from './fault-site.ts';
import { guarded } from './guard.ts';
import type { Proposal, Template } from './template.ts';
import { isUnsigned, variableAt } from './variable.ts';

/** A check that the result fits, before it is computed. */
export const guardOverflow: Template = {
  name: 'guard-overflow',
  kinds: ['overflow'],
  *propose(site) {
    for (const use of site.focus) {
      const unsafe = overflowOf(use);
      if (unsafe === null) continue;
      const safe = `!(${unsafe})`;
      const title = `guard \`${use.text}\` against overflow`;
      const guard = { use, statement: site.statement, safe, unsafe, title, doubt: 1 };
      for (const proposal of guarded(site, guard)) yield withLimits(site, proposal);
    }
  },
};

/** When the operation overflows; null where that can't be asked before. */
function overflowOf(use: CNode): string | null {
  const [left, right] = [fieldOf(use, 'left') ?? fieldOf(use, 'argument'), fieldOf(use, 'right')];
  if (left === null || !isPure(left) || (right !== null && !isPure(right))) return null;
  const [a, b] = [plain(left), right === null ? '1' : plain(right)];
  const [most, least] = limitsOf(left);
  const isPositive = /^\d+$/.test(b);
  switch (operatorOf(use)[0]) {
    case '+':
      if (isPositive) return `${a} > ${most} - ${b}`;
      return `(${b} > 0 && ${a} > ${most} - ${b}) || (${b} < 0 && ${a} < ${least} - ${b})`;
    case '-':
      if (use.type === 'unary_expression') return `${a} == ${least}`;
      if (isPositive) return `${a} < ${least} + ${b}`;
      return `(${b} < 0 && ${a} > ${most} + ${b}) || (${b} > 0 && ${a} < ${least} + ${b})`;
    case '*':
      return `${b} != 0 && (${a} > ${most} / ${b} || ${a} < ${least} / ${b})`;
    default:
      return null;
  }
}

function limitsOf(node: CNode): readonly [most: string, least: string] {
  const variable = node.type === 'identifier' ? variableAt(node.text, node) : null;
  if (variable !== null && /\blong long\b|int64_t/.test(variable.type)) return ['LLONG_MAX', 'LLONG_MIN'];
  if (variable !== null && /\blong\b/.test(variable.type)) return ['LONG_MAX', 'LONG_MIN'];
  return variable !== null && isUnsigned(variable) ? ['UINT_MAX', '0'] : ['INT_MAX', 'INT_MIN'];
}

function plain({ type, text }: CNode): string {
  return /^(?:identifier|number|subscript|field|parenthesized)/.test(type) ? text : `(${text})`;
}

/** The header with the limits, where the file does not include it. */
function withLimits({ text, layout }: FaultSite, proposal: Proposal): Proposal {
  if (/#\s*include\s*<limits\.h>/.test(text)) return proposal;
  const first = /^[ \t]*#[ \t]*include\b/m.exec(text)?.index;
  const header = `#include <limits.h>${layout.newline}${first === undefined ? layout.newline : ''}`;
  return { ...proposal, edits: [insert(first ?? 0, header), ...proposal.edits] };
}
