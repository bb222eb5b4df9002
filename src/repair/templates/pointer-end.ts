import { type CNode, fieldOf, unwrapped } from '../../project/c-node.ts';
import { replace } from './edit-statements.ts';
import { definitionsIn } from './expression.ts';
import { type FaultSite, isLoop } from './fault-site.ts';
import { guarded } from './guard.ts';
import { declarationOf } from './limits.ts';
import type { Proposal, Template } from './template.ts';
import { violatedAccesses } from './violated-access.ts';

/** A pointer that walks through an array stops at its end: `p < a + 8`. */
export const pointerEnd: Template = {
  name: 'pointer-end',
  kinds: ['out-of-bounds', 'invalid-pointer'],
  *propose(site) {
    for (const { node, pointer } of violatedAccesses(site)) {
      const walked = pointer.type === 'update_expression' ? fieldOf(pointer, 'argument') : pointer;
      if (walked?.type !== 'identifier') continue;
      for (const end of endsOf(walked, site)) {
        const [safe, unsafe] = [`${walked.text} < ${end}`, `${walked.text} >= ${end}`];
        const title = `stop \`${walked.text}\` at \`${end}\``;
        yield* guarded(site, { use: node, statement: site.statement, safe, unsafe, title, doubt: 0.5 });
        yield* endlessLoop(node, safe, title);
      }
    }
  },
};

function endsOf(walked: CNode, site: FaultSite): readonly string[] {
  const ends = definitionsIn(site.function).flatMap(({ target, value }) => {
    const array = value === null || target.text !== walked.text ? null : declarationOf(value, site);
    const size = array?.layers[0] === 'array' ? array.sizes[0] : null;
    if (size == null || value === null) return [];
    return [`${value.text} + ${/^\w+$/.test(size.text) ? size.text : `(${size.text})`}`];
  });
  return [...new Set(ends)];
}

/** `while (1)`: its condition stands for nothing. */
function* endlessLoop(use: CNode, safe: string, title: string): Generator<Proposal> {
  for (let outer = use.parent; outer !== null; outer = outer.parent) {
    const condition = isLoop(outer) ? fieldOf(outer, 'condition') : null;
    if (condition === null || !/^\(?(?:1|true)\)?$/.test(condition.text)) continue;
    const edits = [replace(unwrapped(condition), safe)];
    yield { title: `${title} as the condition of the loop`, edits, doubt: 0 };
  }
}
