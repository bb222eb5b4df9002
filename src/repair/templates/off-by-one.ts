import { type PropertyKind, propertyKinds } from '../../domain/property-kind.ts';
import { around, type CNode, enclosing, fieldOf, within } from '../../project/c-node.ts';
import { changePiece } from './change-piece.ts';
import type { Piece } from './dependences.ts';
import { definitionsIn, operatorOf } from './expression.ts';
import type { Proposal, Template } from './template.ts';
import { isPointer, variableAt } from './variable.ts';
import { violatedSide } from './violated-access.ts';

/** A number one more or one less, a limit `n` as `n - 1` or `n + 1`: in conditions, initial values, indexes, sizes. */
export const offByOne: Template = {
  name: 'off-by-one',
  kinds: propertyKinds,
  *propose(site) {
    const { kind } = site.finding.counterexample.property;
    const doubt = aboutNumbers.has(kind) ? 0 : 3;
    const isLow = violatedSide(site) === 'lower';
    for (const piece of site.pieces) {
      for (const proposal of [...numbers(piece), ...limits(piece, isLow), ...dropped(piece)])
        yield { ...proposal, doubt: proposal.doubt + doubt };
    }
  },
};

const aboutNumbers: ReadonlySet<PropertyKind> = new Set([
  'out-of-bounds',
  'overflow',
  'shift',
  'division-by-zero',
  'assertion',
]);

function* numbers({ node, distance, role }: Piece): Generator<Proposal> {
  for (const literal of within(node, 'number_literal')) {
    const match = /^(\d+)([uUlL]*)$/.exec(literal.text);
    if (match?.[1] === undefined || (match[1].length > 1 && match[1].startsWith('0'))) continue;
    const value = BigInt(match[1]);
    const isSize = role === 'size' || enclosing(literal, 'array_declarator') !== null;
    for (const next of [value - 1n, value + 1n]) {
      if (next < 0n || isNeutral(literal, next)) continue;
      const less = isSize ? 3 : 0;
      const more = isSize ? 1 : 0.5;
      yield changePiece(
        literal,
        `${next}${match[2]}`,
        distance + (next > value ? more : less) + doubtIn(literal),
      );
    }
  }
}

/** `n` -> `n - 1`, where a number of things is compared, assigned or passed. */
function* limits({ node, distance, role }: Piece, isLow: boolean): Generator<Proposal> {
  for (const limit of limitsIn(node, role)) {
    if (limit.type === 'number_literal') continue;
    const text = /^(?:binary|conditional|assignment|cast)/.test(limit.type) ? `(${limit.text})` : limit.text;
    const further = furtherDoubt(limit);
    const [less, more] = isLow ? [1.5, 0.5] : [0.5, 1.5];
    // `i <= n - 1` is `i < n`, which is another template's.
    const operator = limit.parent?.type === 'binary_expression' ? operatorOf(limit.parent) : '';
    if (!/^(?:<=|>)$/.test(operator)) yield changePiece(limit, `${text} - 1`, distance + further + less);
    if (!/^(?:<|>=)$/.test(operator)) yield changePiece(limit, `${text} + 1`, distance + further + more);
  }
}

/** Counts are compared by their order, and assigned from other counts. */
function furtherDoubt({ field, type, parent }: CNode): number {
  if (field === 'index') return 0.5;
  if (parent !== null && /^[!=]=$/.test(operatorOf(parent))) return 1.5;
  return type === 'identifier' ? -0.25 : 0;
}

function limitsIn(node: CNode, role: Piece['role']): readonly CNode[] {
  const compared = [...within(node, 'binary_expression')]
    .filter((one) => /^(?:[<>]=?|[!=]=)$/.test(operatorOf(one)))
    .flatMap((one) => fieldOf(one, 'right') ?? []);
  const assigned = definitionsIn(node).flatMap(({ value }) => value ?? []);
  const indexes = [...within(node, 'subscript_expression')].flatMap((one) => fieldOf(one, 'index') ?? []);
  const passed = role === 'argument' ? [node] : [];
  return [...compared, ...assigned, ...indexes, ...passed].filter(isNumberLike);
}

/** `n + 1` -> `n`, and `n - 1` -> `n`. */
function* dropped({ node, distance }: Piece): Generator<Proposal> {
  for (const sum of within(node, 'binary_expression')) {
    const [left, right] = [fieldOf(sum, 'left'), fieldOf(sum, 'right')];
    if (left === null || !/^1[uUlL]*$/.test(right?.text ?? '') || !/^[-+]$/.test(operatorOf(sum))) continue;
    yield changePiece(sum, left.text, distance + (sum.field === 'index' ? 0 : 0.5));
  }
}

/** What can be a count: no strings, no calls, no floating numbers. */
function isNumberLike(node: CNode): boolean {
  const { type, text } = node;
  if (type === 'field_expression') return !isLinkName(text);
  if (type === 'identifier') {
    const variable = variableAt(text, node);
    return (
      variable === null || (!isPointer(variable) && !/\b(?:float|double|bool|_Bool)\b/.test(variable.type))
    );
  }
  return type === 'binary_expression' && !/[&|<>=!]/.test(text.replaceAll('->', ''));
}

/** Members that are pointers for sure. */
function isLinkName(text: string): boolean {
  return /(?:next|prev|head|tail|left|right|parent|data|ptr|buf|name|child)$/.test(text);
}

/** 0 as a term, factor or divisor is never meant. */
function isNeutral({ parent }: CNode, next: bigint): boolean {
  return next === 0n && parent?.type === 'binary_expression' && /^[-+*/%]$/.test(operatorOf(parent));
}

/** Elements of initialisers and cases are data rather than bounds, factors and what is shifted seldom wrong. */
function doubtIn(literal: CNode): number {
  const { parent, field } = literal;
  const operator = parent?.type === 'binary_expression' ? operatorOf(parent) : '';
  if (/^[*/%]$/.test(operator) || (/^(?:<<|>>)$/.test(operator) && field === 'left')) return 2;
  for (const { type } of around(literal)) {
    if (type === 'initializer_list' || type === 'case_statement') return 3;
    if (/_statement$|declaration$/.test(type)) return 0;
  }
  return 0;
}
