import { fieldOf, unwrapped } from '../../project/c-node.ts';
import { isPure } from './expression.ts';
import { guarded } from './guard.ts';
import type { Template } from './template.ts';

/** `if (n == 0) return ...;` before `s / n`. */
export const guardDivisor: Template = {
  name: 'guard-divisor',
  kinds: ['division-by-zero'],
  *propose(site) {
    for (const use of site.focus) {
      const right = fieldOf(use, 'right');
      if (right === null || !isPure(right) || right.type === 'number_literal') continue;
      const divisor = unwrapped(right).text;
      const operand = /^\w+$/.test(divisor) ? divisor : `(${divisor})`;
      const [safe, unsafe] = [`${operand} != 0`, `${operand} == 0`];
      const title = `guard \`${divisor}\` against 0`;
      yield* guarded(site, { use, statement: site.statement, safe, unsafe, title, doubt: 0 });
    }
  },
};
