import { type CNode, fieldOf, isWithin, within } from '../../project/c-node.ts';
import { replace } from './edit-statements.ts';
import { argumentsOf, calleeOf, definitionsIn } from './expression.ts';
import { oneLine } from './shown-code.ts';
import type { Proposal, Template } from './template.ts';
import { variableAt } from './variable.ts';

/** An allocation that is too small: room for the terminator, the size of an element, the bound of the loop that fills it. */
export const allocationSize: Template = {
  name: 'allocation-size',
  kinds: ['out-of-bounds', 'invalid-pointer', 'alignment'],
  *propose({ root, pieces, focus }) {
    const bases = new Set(focus.flatMap((node) => [...within(node, 'identifier')].map(({ text }) => text)));
    for (const { node, target, value } of definitionsIn(root)) {
      const near = pieces.find((piece) => piece.node === node)?.distance;
      if (value === null || near === undefined) continue;
      const doubt = near - 1 + (bases.has(target.text) ? 0 : 1);
      for (const call of within(value, 'call_expression')) {
        for (const proposal of largerSizes(call, target))
          yield { ...proposal, doubt: proposal.doubt + doubt };
      }
    }
  },
};

function* largerSizes(call: CNode, target: CNode): Generator<Proposal> {
  const name = calleeOf(call) ?? '';
  if (!/(?:^|[a-z_])(?:m|c|re)alloc$/.test(name)) return;
  const list = argumentsOf(call);
  const size = /realloc/.test(name) ? list[1] : list[0];
  if (size === undefined) return;
  const change = (text: string, doubt: number, node = size): Proposal => ({
    title: `allocate \`${oneLine(text)}\` in place of \`${oneLine(node.text)}\``,
    edits: [replace(node, text)],
    doubt,
  });
  const element = elementSize(target);
  if (/calloc/.test(name)) {
    yield change(`${plain(size)} + 1`, 1);
  } else if (!/\bsizeof\b/.test(size.text)) {
    yield change(`${plain(size)} + 1`, 0);
    yield change(`${factor(size)} * ${element}`, 0);
  } else {
    yield* measured(size, element, change);
  }
  yield* loopBounds(call, target, size, change);
}

type Change = (text: string, doubt: number, node?: CNode) => Proposal;

/** `sizeof p` -> `sizeof *p`, and `n * sizeof *p` -> `(n + 1) * sizeof *p`. */
function* measured(size: CNode, element: string, change: Change): Generator<Proposal> {
  for (const one of within(size, 'sizeof_expression'))
    if (one.text !== element) yield change(element, 0.5, one);
  const [left, right] = [fieldOf(size, 'left'), fieldOf(size, 'right')];
  const count = [left, right].find((one) => one !== null && !/\bsizeof\b/.test(one.text));
  if (count != null) yield change(`(${count.text} + 1)`, 1, count);
  else yield change(`${plain(size)} + 1`, 1);
}

/** The bounds of the loops whose counters index the memory. */
function* loopBounds(call: CNode, target: CNode, size: CNode, change: Change): Generator<Proposal> {
  const owner = [...ancestors(call)].find(({ type }) => type === 'function_definition');
  const count = [fieldOf(size, 'left'), fieldOf(size, 'right')].find(
    (one) => one !== null && !/\bsizeof\b/.test(one.text),
  );
  if (owner === undefined) return;
  for (const loop of within(owner, 'for_statement')) {
    const condition = fieldOf(loop, 'condition');
    const [counter, bound] =
      condition === null ? [] : [fieldOf(condition, 'left'), fieldOf(condition, 'right')];
    if (counter == null || bound == null) continue;
    const isIndexed = [...within(loop, 'subscript_expression')].some(
      (one) => fieldOf(one, 'argument')?.text === target.text && fieldOf(one, 'index')?.text === counter.text,
    );
    if (!isIndexed || isWithin(call, loop)) continue;
    const inner = count?.type === 'cast_expression' ? fieldOf(count, 'value') : null;
    const place = inner ?? count ?? size;
    if (place.text !== bound.text)
      yield change(count == null ? `${factor(bound)} * ${elementSize(target)}` : bound.text, 1, place);
  }
}

function* ancestors(node: CNode): Generator<CNode> {
  for (let next = node.parent; next !== null; next = next.parent) yield next;
}

/** `sizeof *p`, in the style with parentheses where that is needed. */
function elementSize(target: CNode): string {
  const variable = target.type === 'identifier' ? variableAt(target.text, target) : null;
  return variable === null && target.type !== 'field_expression'
    ? `sizeof(*${target.text})`
    : `sizeof *${target.text}`;
}

function plain(node: CNode): string {
  return /^(?:conditional|assignment|comma)/.test(node.type) ? `(${node.text})` : node.text;
}

function factor(node: CNode): string {
  return /^(?:binary|conditional|assignment|comma)/.test(node.type) ? `(${node.text})` : node.text;
}
