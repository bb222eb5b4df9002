import { propertyKinds } from '../../domain/property-kind.ts';
import { type CNode, fieldOf, within } from '../../project/c-node.ts';
import { changePiece } from './change-piece.ts';
import type { Piece } from './dependences.ts';
import { operatorOf } from './expression.ts';
import { isLeftBehind } from './loop-direction.ts';
import type { Proposal, Template } from './template.ts';
import { violatedAccesses } from './violated-access.ts';

const boundary: Readonly<Record<string, string>> = { '<=': '<', '<': '<=', '>=': '>', '>': '>=' };
const others: Readonly<Record<string, readonly string[]>> = {
  '<': ['>', '>=', '!='],
  '<=': ['>=', '>', '!='],
  '>': ['<', '<=', '!='],
  '>=': ['<=', '<', '=='],
  '==': ['!=', '<='],
  '!=': ['==', '<'],
};

const complement: Readonly<Record<string, string>> = {
  '<': '>=',
  '<=': '>',
  '>': '<=',
  '>=': '<',
  '==': '!=',
  '!=': '==',
};

/** `i <= n` -> `i < n` and the like, in the conditions that lead to the violated place. */
export const relationalOperator: Template = {
  name: 'relational-operator',
  kinds: propertyKinds,
  *propose(site) {
    const { kind } = site.finding.counterexample.property;
    const doubt = /^(?:memory-leak|double-free|use-after-free|uninitialised)$/.test(kind) ? 3 : 0;
    const indexes = new Set(violatedAccesses(site).flatMap(({ index }) => index?.text ?? []));
    for (const piece of site.pieces) {
      for (const node of within(piece.node, 'binary_expression')) {
        const isReversed = isLeftBehind(node) || letsOutside(node, piece, indexes) || isNullTest(node, piece);
        yield* changes(node, piece, isReversed ? 0 : doubt, isReversed);
      }
    }
  },
};

/** Whether it lets just those indexes through that are outside: `if (i < 0) a[i]`. */
function letsOutside(node: CNode, { leadsWhen }: Piece, indexes: ReadonlySet<string>): boolean {
  const [left, right] = [fieldOf(node, 'left')?.text ?? '', fieldOf(node, 'right')?.text];
  if (!indexes.has(left) || leadsWhen === null) return false;
  const isZero = right === '0';
  return (isZero ? /^<=?$/ : /^>=?$/).test(operatorOf(node)) === leadsWhen && /^[<>]/.test(operatorOf(node));
}

/** Whether it asks for NULL, of what is allocated right before. */
function isNullTest(node: CNode, { role }: Piece): boolean {
  return role === 'result' && /^[!=]=$/.test(operatorOf(node)) && fieldOf(node, 'right')?.text === 'NULL';
}

function* changes(
  node: CNode,
  { distance, leadsWhen }: Piece,
  further: number,
  isReversed: boolean,
): Generator<Proposal> {
  const operator = operatorOf(node);
  const sign = node.children.find(({ field }) => field === 'operator');
  if (sign === undefined) return;
  const next = boundary[operator];
  const doubt = distance + further;
  if (next !== undefined) yield changePiece(sign, next, doubt + (isStricter(operator, leadsWhen) ? 0 : 1.5));
  for (const [index, other] of (others[operator] ?? []).entries()) {
    const isMeant = isReversed && other === complement[operator];
    yield changePiece(sign, other, doubt + (isMeant ? 0 : 3 + index));
  }
}

/** Whether the change to the neighbouring operator makes the violated place harder to reach. */
function isStricter(operator: string, leadsWhen: boolean | null): boolean {
  if (leadsWhen === null) return false;
  const withdraws = operator === '<=' || operator === '>=';
  return withdraws === leadsWhen;
}
