import { propertyKinds } from '../../domain/property-kind.ts';
import { type CNode, fieldOf, unwrapped, within } from '../../project/c-node.ts';
import { replace } from './edit-statements.ts';
import { operatorOf } from './expression.ts';
import { oneLine } from './shown-code.ts';
import type { Proposal, Template } from './template.ts';

/** `if (p)` for `if (!p)` and the other way round, in the conditions that lead to the violated place. */
export const negateCondition: Template = {
  name: 'negate-condition',
  kinds: propertyKinds,
  *propose({ pieces }) {
    for (const { node, role, distance, leadsWhen } of pieces) {
      if (role === 'condition' || role === 'result')
        for (const term of termsOf(node))
          yield* negated(term, distance + (role === 'result' ? 1 : leadsWhen === false ? 4 : 2.5));
    }
  },
};

/** What `&&` and `||` join. */
function termsOf(condition: CNode): readonly CNode[] {
  const inner = unwrapped(condition);
  const isJoined = inner.type === 'binary_expression' && /^(?:&&|\|\|)$/.test(operatorOf(inner));
  const sides = isJoined ? ['left', 'right'].flatMap((name) => fieldOf(inner, name) ?? []) : [];
  return isJoined ? sides.flatMap(termsOf) : [inner];
}

function* negated(term: CNode, doubt: number): Generator<Proposal> {
  const argument = operatorOf(term) === '!' ? fieldOf(term, 'argument') : null;
  const isPlain = /^(?:identifier|field_expression|call_expression|subscript_expression)$/.test(term.type);
  const text = argument?.text ?? (isPlain ? `!${term.text}` : null);
  if (text === null || [...within(term, 'assignment_expression')].length > 0) return;
  yield {
    title: `ask for \`${oneLine(text)}\`, not \`${oneLine(term.text)}\``,
    edits: [replace(term, text)],
    doubt,
  };
}
