import { type CNode, fieldOf, unwrapped } from '../../project/c-node.ts';
import { replace } from './edit-statements.ts';
import { isPure, operatorOf } from './expression.ts';
import { oneLine } from './shown-code.ts';
import type { Proposal, Template } from './template.ts';
import { variableAt } from './variable.ts';

/** Arithmetic in a type that is wide enough, or in an order that does not overflow. */
export const widenArithmetic: Template = {
  name: 'widen-arithmetic',
  kinds: ['overflow'],
  *propose({ focus }) {
    for (const node of focus) {
      if (node.type !== 'binary_expression') continue;
      yield* midpoint(node);
      yield* widened(node);
      yield* unsigned(node);
      yield* wideOperands(node);
    }
  },
};

/** `(lo + hi) / 2` -> `lo + (hi - lo) / 2`. */
function* midpoint(node: CNode): Generator<Proposal> {
  const half = halvedBy(node);
  const [left, right] = [fieldOf(node, 'left'), fieldOf(node, 'right')];
  if (half === null || left === null || right === null || operatorOf(node) !== '+' || !isPure(node)) return;
  const text = `${left.text} + (${right.text} - ${left.text}) / 2`;
  yield { title: `compute the middle as \`${oneLine(text)}\``, edits: [replace(half, text)], doubt: 0 };
}

function halvedBy(node: CNode): CNode | null {
  const outer = node.parent?.type === 'parenthesized_expression' ? node.parent.parent : null;
  if (outer?.type !== 'binary_expression') return null;
  const operation = `${operatorOf(outer)} ${fieldOf(outer, 'right')?.text}`;
  return operation === '/ 2' || operation === '>> 1' ? outer : null;
}

/** `a * b` -> `(long long)a * b`; a division that follows stays inside of the cast back. */
function* widened(node: CNode): Generator<Proposal> {
  const first = innermostLeft(node);
  const wide = `(long long)${first.text}`;
  const title = `compute \`${oneLine(node.text)}\` as long long`;
  yield { title, edits: [replace(first, wide)], doubt: 0.5 };
  const outer = halvedBy(node) ?? node;
  const at = first.start - outer.start;
  const inner = outer.text.slice(0, at) + wide + outer.text.slice(at + first.text.length);
  yield {
    title: `${title} and back`,
    edits: [replace(outer, `(int)(${inner})`)],
    doubt: outer === node ? 1.5 : 0.5,
  };
}

function innermostLeft(node: CNode): CNode {
  let inner = node;
  while (inner.type === 'binary_expression') {
    const left = fieldOf(inner, 'left');
    if (left === null) return inner;
    inner = left;
  }
  return inner;
}

/** Unsigned numbers wrap around, which C defines. */
function* unsigned(node: CNode): Generator<Proposal> {
  const { type, text } = innermostLeft(node);
  const isPlainNumber = type === 'number_literal' && /^\d+$/.test(text);
  const edits = [replace(innermostLeft(node), isPlainNumber ? `${text}u` : `(unsigned)${text}`)];
  yield { title: `compute \`${oneLine(node.text)}\` unsigned`, edits, doubt: 1.5 };
}

/** Variables that are declared too narrow for what is computed from them. */
function* wideOperands(node: CNode): Generator<Proposal> {
  for (const side of ['left', 'right']) {
    const name = unwrapped(fieldOf(node, side) ?? node);
    const variable = name.type === 'identifier' ? variableAt(name.text, name) : null;
    const type = variable?.declaration.children.find(({ field }) => field === 'type');
    if (variable?.scope !== 'local' || type?.text !== 'int') continue;
    yield {
      title: `declare \`${variable.name}\` as long long`,
      edits: [replace(type, 'long long')],
      doubt: 2,
    };
  }
}
