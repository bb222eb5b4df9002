import { type CNode, fieldOf, unwrapped } from '../../project/c-node.ts';
import { surround } from './edit-statements.ts';
import { exitsBefore } from './exits.ts';
import { isPure, operatorOf } from './expression.ts';
import { type FaultSite, isLoop } from './fault-site.ts';
import { ifLines } from './layout.ts';
import { limitsOf } from './limits.ts';
import type { Proposal, Template } from './template.ts';
import { violatedAccesses } from './violated-access.ts';

/** `if (n > 16) return ...;` before a loop up to `n` goes through 16 elements. */
export const guardBound: Template = {
  name: 'guard-bound',
  kinds: ['out-of-bounds', 'invalid-pointer'],
  *propose(site) {
    for (const access of violatedAccesses(site)) {
      const index = access.index === null ? null : unwrapped(access.index);
      if (index === null) continue;
      for (const [rank, limit] of limitsOf(access, site).entries())
        for (const loop of loopsAround(site.statement)) yield* checked(site, loop, index, limit, rank);
    }
  },
};

function* checked(
  site: FaultSite,
  loop: CNode,
  index: CNode,
  limit: string,
  rank: number,
): Generator<Proposal> {
  const comparison = unwrapped(fieldOf(loop, 'condition') ?? loop);
  const bound = fieldOf(comparison, 'right');
  const isUpper = /^(?:<=?|!=)$/.test(operatorOf(comparison));
  if (bound === null || !isUpper || fieldOf(comparison, 'left')?.text !== index.text) return;
  if (bound.type === 'number_literal' || bound.text === limit || !isPure(bound)) return;
  const unsafe = `${bound.text} ${operatorOf(comparison) === '<=' ? '>=' : '>'} ${limit}`;
  for (const [turn, exit] of exitsBefore(site, loop, null).entries()) {
    const title = `\`${exit.at(-1)?.replace(/;$/, '')}\` where \`${unsafe}\`, before the loop`;
    const edits = surround(site.layout, loop, ifLines(site.layout, unsafe, exit));
    yield { title, edits, doubt: 0.5 + rank / 2 + turn };
  }
}

function* loopsAround(statement: CNode): Generator<CNode> {
  for (let outer = statement.parent; outer !== null; outer = outer.parent) if (isLoop(outer)) yield outer;
}
