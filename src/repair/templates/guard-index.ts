import { comparisonsIn } from '../../domain/violated-comparison.ts';
import { type CNode, fieldOf } from '../../project/c-node.ts';
import type { Access } from './access.ts';
import { surround } from './edit-statements.ts';
import { isPure, namesIn, operatorOf } from './expression.ts';
import type { FaultSite } from './fault-site.ts';
import { guarded } from './guard.ts';
import { ifLines } from './layout.ts';
import { limitsOf } from './limits.ts';
import type { Proposal, Template } from './template.ts';
import { isUnsigned, variableAt } from './variable.ts';
import { violatedAccesses, violatedSide } from './violated-access.ts';

/** `if (i >= n) return ...;` before `a[i]`, and the same for the lower bound. */
export const guardIndex: Template = {
  name: 'guard-index',
  kinds: ['out-of-bounds', 'invalid-pointer'],
  *propose(site) {
    for (const access of violatedAccesses(site)) {
      yield* clamped(site, access);
      const conditions = conditionsFor(site, access);
      for (const [rank, { safe, unsafe }] of conditions.entries()) {
        const title = `guard \`${access.node.text}\` by \`${safe}\``;
        yield* guarded(site, {
          use: access.node,
          statement: site.statement,
          safe,
          unsafe,
          title,
          doubt: 1.5 * rank,
        });
      }
    }
  },
};

/** `if (i >= n) i = n - 1;`, of an index that can be changed. */
function* clamped(site: FaultSite, { index, node, pointer }: Access): Generator<Proposal> {
  const variable = index?.type === 'identifier' ? variableAt(index.text, index) : null;
  const isCounter = site.pieces.some(
    (piece) => piece.role === 'loop' && namesIn(piece.node).has(index?.text ?? ''),
  );
  if (index === null || variable === null || isCounter || /\bconst\b/.test(variable.type)) return;
  const [limit] = upperLimits(site, { index, node, pointer });
  const side = violatedSide(site);
  const ends = [
    ...(side === 'lower' || limit === undefined
      ? []
      : [[`${index.text} >= ${limit}`, `${limit} - 1`] as const]),
    ...(side === 'upper' || isUnsigned(variable) ? [] : [[`${index.text} < 0`, '0'] as const]),
  ];
  for (const [unsafe, end] of ends) {
    const lines = ifLines(site.layout, unsafe, [`${index.text} = ${end};`]);
    const title = `limit \`${index.text}\` to \`${end}\` before \`${node.text}\``;
    yield { title, edits: surround(site.layout, site.statement, lines), doubt: 2 };
  }
}

interface Condition {
  readonly safe: string;
  readonly unsafe: string;
}

function conditionsFor(site: FaultSite, access: Access): readonly Condition[] {
  const index = access.index === null ? null : testable(access.index);
  if (index === null) return [];
  const side = violatedSide(site);
  const { text } = index;
  const lower = side === 'upper' ? [] : lowerConditions(index);
  const upper = side === 'lower' ? [] : upperLimits(site, access).map((limit) => below(text, limit));
  const both = wraps(index) ? [] : bothSides(site, access, index);
  return wraps(index) || side === 'lower' ? [...lower, ...upper, ...both] : [...upper, ...both, ...lower];
}

function below(index: string, limit: string): Condition {
  return { safe: `${index} < ${limit}`, unsafe: `${index} >= ${limit}` };
}

/** For a signed index the other side may be as open. */
function bothSides(site: FaultSite, access: Access, index: CNode): readonly Condition[] {
  const [limit] = upperLimits(site, access);
  if (limit === undefined || isUnsignedIndex(index)) return [];
  const { text } = index;
  return [{ safe: `${text} >= 0 && ${text} < ${limit}`, unsafe: `${text} < 0 || ${text} >= ${limit}` }];
}

function upperLimits(site: FaultSite, access: Access): readonly string[] {
  const known = limitsOf(access, site);
  const [comparison] = comparisonsIn(site.finding.counterexample.property.expression) ?? [];
  const told = comparison?.operator === '<' ? [`${comparison.limit}`] : [];
  return [...new Set(known.length > 0 ? known : told)].slice(0, 3);
}

/** `n - 1` is below zero, or wraps, where `n` is 0. */
function lowerConditions(index: CNode): readonly Condition[] {
  const [left, right] = [fieldOf(index, 'left'), fieldOf(index, 'right')];
  if (left !== null && right !== null && operatorOf(index) === '-') {
    const isOne = /^1[uUlL]*$/.test(right.text);
    if (isOne && isUnsignedIndex(left)) return [{ safe: `${left.text} > 0`, unsafe: `${left.text} == 0` }];
    return [{ safe: `${left.text} >= ${right.text}`, unsafe: `${left.text} < ${right.text}` }];
  }
  return isUnsignedIndex(index) ? [] : [{ safe: `${index.text} >= 0`, unsafe: `${index.text} < 0` }];
}

function wraps(index: CNode): boolean {
  return index.type === 'binary_expression' && operatorOf(index) === '-';
}

/** What of an index can be asked for before it is used: `n` of `n++`. */
function testable(index: CNode): CNode | null {
  if (index.type === 'number_literal') return null;
  if (isPure(index)) return index;
  const isPostfix = index.type === 'update_expression' && index.children[0]?.field === 'argument';
  return isPostfix ? fieldOf(index, 'argument') : null;
}

function isUnsignedIndex(node: CNode): boolean {
  const variable = node.type === 'identifier' ? variableAt(node.text, node) : null;
  return variable !== null && isUnsigned(variable);
}
