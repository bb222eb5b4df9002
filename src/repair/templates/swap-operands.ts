import { propertyKinds } from '../../domain/property-kind.ts';
import { type CNode, enclosing, fieldOf, within } from '../../project/c-node.ts';
import { replace } from './edit-statements.ts';
import { argumentsOf, calleeOf, operatorOf } from './expression.ts';
import { stepsAway } from './loop-direction.ts';
import { oneLine } from './shown-code.ts';
import type { Proposal, Template } from './template.ts';

const otherOperators: Readonly<Record<string, readonly string[]>> = {
  '+': ['-'],
  '-': ['+'],
  '*': ['/', '+'],
  '/': ['*', '%'],
  '%': ['/'],
  '&&': ['||'],
  '||': ['&&'],
  '<<': ['>>'],
  '>>': ['<<'],
  '&': ['|'],
  '|': ['&'],
  '+=': ['-='],
  '-=': ['+='],
  '*=': ['/='],
  '/=': ['*='],
  '%=': ['/='],
  '<<=': ['>>='],
  '>>=': ['<<='],
  '&=': ['|='],
  '|=': ['&='],
  '++': ['--'],
  '--': ['++'],
};

/** Two indexes, operands or arguments that change places, and a wrong operator between them. */
export const swapOperands: Template = {
  name: 'swap-operands',
  kinds: propertyKinds,
  *propose({ pieces }) {
    for (const { node, distance } of pieces) {
      for (const inner of within(node)) {
        for (const proposal of [...swapped(inner), ...wrongOperator(inner)])
          yield { ...proposal, doubt: proposal.doubt + distance };
      }
    }
  },
};

function* swapped(node: CNode): Generator<Proposal> {
  const [one, other, doubt] = pairIn(node);
  if (one == null || other == null || one.text === other.text) return;
  const edits = [replace(one, other.text), replace(other, one.text)];
  yield {
    title: `swap \`${oneLine(one.text)}\` and \`${oneLine(other.text)}\` in \`${oneLine(node.text)}\``,
    edits,
    doubt,
  };
}

/** What may have been mixed up; with the doubt. */
function pairIn(node: CNode): readonly [CNode | null, CNode | null, number] {
  const outer = fieldOf(node, 'argument');
  // Rather than fewer rounds of a loop, which every mix-up of indexes can be repaired with, too.
  if (node.type === 'subscript_expression' && outer?.type === 'subscript_expression')
    return [fieldOf(outer, 'index'), fieldOf(node, 'index'), -1.5];
  if (node.type === 'binary_expression' && /^(?:[-/%]|<<|>>)$/.test(operatorOf(node)))
    return [fieldOf(node, 'left'), fieldOf(node, 'right'), 3];
  const list = node.type === 'call_expression' ? argumentsOf(node) : [];
  if (list.length === 2) return [list[0] ?? null, list[1] ?? null, 3];
  return [null, null, 0];
}

function* wrongOperator(node: CNode): Generator<Proposal> {
  const sign = fieldOf(node, 'operator');
  if (sign === null || !/^(?:binary|assignment|update)_expression$/.test(node.type)) return;
  for (const [index, text] of (otherOperators[sign.text] ?? []).entries()) {
    const doubt = doubtOf(node, text) + index;
    yield {
      title: `\`${text}\` in place of \`${sign.text}\` in \`${oneLine(node.text)}\``,
      edits: [replace(sign, text)],
      doubt,
    };
  }
}

function doubtOf(node: CNode, other: string): number {
  if (stepsAway(node) || (other === '*' && isElementSize(node))) return 0;
  if (/^(?:&&|\|\|)$/.test(other)) return 1.5;
  return node.type === 'update_expression' ? 3.5 : 2.5;
}

/** `n / sizeof(T)` as what is allocated: nobody means fewer bytes than elements. */
function isElementSize(quotient: CNode): boolean {
  const call = enclosing(quotient, 'call_expression');
  return (
    call !== null &&
    /alloc/.test(calleeOf(call) ?? '') &&
    operatorOf(quotient) === '/' &&
    fieldOf(quotient, 'right')?.type === 'sizeof_expression'
  );
}
