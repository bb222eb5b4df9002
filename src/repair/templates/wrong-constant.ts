import { type CNode, enclosing, fieldOf, within } from '../../project/c-node.ts';
import { changePiece } from './change-piece.ts';
import { operatorOf } from './expression.ts';
import { limitsOf } from './limits.ts';
import type { Proposal, Template } from './template.ts';
import { type Variable, variableAt, variablesBefore } from './variable.ts';
import { violatedAccesses } from './violated-access.ts';
import { writtenNumber } from './written-number.ts';

/** A number that leads out of an array: 0 in its place, the number of elements, or a count that has a name. */
export const wrongConstant: Template = {
  name: 'wrong-constant',
  kinds: ['out-of-bounds', 'invalid-pointer'],
  *propose(site) {
    const limits = [...new Set(violatedAccesses(site).flatMap((access) => limitsOf(access, site)))];
    const sizes = limits.flatMap((text) => writtenNumber({ start: 0, end: 0, text }, site.text)?.value ?? []);
    const indexes = site.heads
      .flatMap((head) => [...within(head, 'subscript_expression')])
      .flatMap((access) => fieldOf(access, 'index')?.text ?? []);
    for (const { node, distance } of site.pieces) {
      for (const literal of within(node, 'number_literal')) {
        const value = Number(literal.text);
        if (!isAlone(literal) || sizes.includes(value)) continue;
        const doubt = distance + (sizes.some((size) => value > size) ? 0 : value > 1 ? 2.5 : 4);
        yield* changes(literal, [...endsFor(literal, limits), ...countsBefore(literal)], doubt);
        yield* changes(literal, elementsFor(literal, indexes), Math.min(doubt, distance + 1));
      }
    }
  },
};

/** All of what is assigned, compared or passed: what is added to something is another template's. */
function isAlone({ text, field, parent }: CNode): boolean {
  if (!/^(?:0|[1-9]\d*)$/.test(text) || parent === null) return false;
  if (parent.type === 'binary_expression') return /^(?:[<>]=?|[!=]=)$/.test(operatorOf(parent));
  const isGiven = (field === 'value' || field === 'right') && parent.type !== 'case_statement';
  return isGiven || parent.type === 'argument_list' || parent.type === 'return_statement';
}

function endsFor(literal: CNode, limits: readonly string[]): readonly string[] {
  const isCompared = literal.parent?.type === 'binary_expression';
  const counts = limits.filter((limit) => isKnownAt(limit, literal));
  const below = counts.map((count) => (/^\w+$/.test(count) ? `${count} - 1` : `(${count}) - 1`));
  return isCompared || isBound(literal) ? [...counts, '0', ...below] : ['0', ...counts, ...below];
}

/** Of `values[list[i]] > values[best]`, what is looked at beside `best`, which is set to a number. */
function elementsFor(literal: CNode, indexes: readonly string[]): readonly string[] {
  const target = targetOf(literal);
  return indexes.includes(target) ? indexes.filter((text) => text !== target) : [];
}

function countsBefore(literal: CNode): readonly string[] {
  const names = variablesBefore(literal)
    .filter(isCount)
    .map(({ name }) => name);
  return names.filter((name) => name !== targetOf(literal)).slice(0, 3);
}

/** What it is assigned to; nothing where it is not. */
function targetOf({ field, parent }: CNode): string {
  return field === 'right' && parent !== null ? (fieldOf(parent, 'left')?.text ?? '') : '';
}

/** Whether what it is given to is what a condition counts up to. */
function isBound(literal: CNode): boolean {
  const given = enclosing(literal, 'init_declarator', 'assignment_expression');
  const owner = enclosing(literal, 'function_definition');
  const name = given === null ? '' : (fieldOf(given, 'declarator') ?? fieldOf(given, 'left'))?.text;
  return [...within(owner ?? literal, 'binary_expression')].some(
    (one) => /^<=?$/.test(operatorOf(one)) && fieldOf(one, 'right')?.text === name,
  );
}

function isKnownAt(limit: string, place: CNode): boolean {
  return !/^[a-z_]\w*$/i.test(limit) || /^[A-Z][A-Z0-9_]*$/.test(limit) || variableAt(limit, place) !== null;
}

function isCount({ layers, type, scope }: Variable): boolean {
  return (
    layers.length === 0 && scope !== 'global' && /\b(?:int|unsigned|long|size_t|u?int\d+_t)\b/.test(type)
  );
}

function* changes(literal: CNode, texts: readonly string[], doubt: number): Generator<Proposal> {
  for (const [rank, text] of [...new Set(texts)].entries())
    if (text !== literal.text) yield changePiece(literal, text, doubt + rank / 4);
}
