import { type CNode, fieldOf, unwrapped, within } from '../../project/c-node.ts';
import { replace } from './edit-statements.ts';
import { argumentsOf, calleeOf, definitionsIn, isPure, operatorOf } from './expression.ts';
import type { FaultSite } from './fault-site.ts';
import { guarded } from './guard.ts';
import { oneLine } from './shown-code.ts';
import type { Proposal, Template } from './template.ts';

/** What a violated assertion asks for is seen to before it; the assertion stays as it is. */
export const guardAssertion: Template = {
  name: 'guard-assertion',
  kinds: ['assertion'],
  *propose(site) {
    for (const call of within(site.statement, 'call_expression')) {
      const [asserted] = argumentsOf(call);
      if (asserted === undefined || !/assert/i.test(calleeOf(call) ?? '') || !isPure(asserted)) continue;
      const safe = asserted.text;
      const title = `see to \`${oneLine(safe)}\``;
      const guard = {
        use: call,
        statement: site.statement,
        safe,
        unsafe: negated(asserted),
        title,
        doubt: 2,
      };
      // An assertion under a condition of its own asserts nothing.
      for (const proposal of guarded(site, guard)) if (!proposal.title.includes('only where')) yield proposal;
      yield* clamped(site, unwrapped(asserted));
    }
  },
};

const opposites: Readonly<Record<string, string>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '==': '!=',
  '!=': '==',
};

function negated(condition: CNode): string {
  const inner = unwrapped(condition);
  const [left, right, sign] = [fieldOf(inner, 'left'), fieldOf(inner, 'right'), opposites[operatorOf(inner)]];
  if (inner.type !== 'binary_expression' || sign === undefined) return `!(${inner.text})`;
  return `${left?.text} ${sign} ${right?.text}`;
}

const nearest: Readonly<Record<string, string>> = { '<': ' - 1', '<=': '', '>': ' + 1', '>=': '' };

/** `x = a + b` before `assert(x < n)`: the assigned value is limited. */
function* clamped({ function: owner, statement }: FaultSite, asserted: CNode): Generator<Proposal> {
  const [left, right] = [fieldOf(asserted, 'left'), fieldOf(asserted, 'right')];
  const sign = operatorOf(asserted);
  if (left === null || right === null || nearest[sign] === undefined) return;
  for (const { target, value } of definitionsIn(owner)) {
    if (value === null || target.text !== left.text || value.start > statement.start || !isPure(value))
      continue;
    const text = `${value.text} ${sign} ${right.text} ? ${value.text} : ${right.text}${nearest[sign]}`;
    yield {
      title: `limit \`${left.text}\` so that \`${oneLine(asserted.text)}\``,
      edits: [replace(value, text)],
      doubt: 2,
    };
  }
}
