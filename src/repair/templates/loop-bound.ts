import { type CNode, fieldOf, unwrapped } from '../../project/c-node.ts';
import { replace } from './edit-statements.ts';
import { operatorOf } from './expression.ts';
import { type FaultSite, isLoop } from './fault-site.ts';
import { limitsOf } from './limits.ts';
import { oneLine } from './shown-code.ts';
import type { Proposal, Template } from './template.ts';
import { violatedAccesses } from './violated-access.ts';

/** A loop that runs up to the size of the array that it goes through. */
export const loopBound: Template = {
  name: 'loop-bound',
  kinds: ['out-of-bounds', 'invalid-pointer'],
  *propose(site) {
    for (const access of violatedAccesses(site)) {
      const index = access.index === null ? null : unwrapped(access.index);
      if (index === null) continue;
      for (const [rank, limit] of limitsOf(access, site).entries()) yield* bounded(site, index, limit, rank);
    }
  },
};

function* bounded(site: FaultSite, index: CNode, limit: string, rank: number): Generator<Proposal> {
  for (let outer = site.statement.parent; outer !== null; outer = outer.parent) {
    const condition = isLoop(outer) ? fieldOf(outer, 'condition') : null;
    const comparison = condition === null ? null : unwrapped(condition);
    if (comparison === null || fieldOf(comparison, 'left')?.text !== index.text) continue;
    const bound = fieldOf(comparison, 'right');
    if (bound === null || !/^(?:<=?|!=)$/.test(operatorOf(comparison)) || bound.text === limit) continue;
    const text = `${index.text} < ${limit}`;
    yield {
      title: `run the loop while \`${text}\`, not \`${oneLine(comparison.text)}\``,
      edits: [replace(comparison, text)],
      doubt: rank,
    };
  }
}
