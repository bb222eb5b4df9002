import { type CNode, enclosing, within } from '../../project/c-node.ts';
import { argumentsOf } from './expression.ts';
import type { FaultSite } from './fault-site.ts';
import { declarationOf } from './limits.ts';
import type { Template, TextEdit } from './template.ts';
import { violatedAccesses } from './violated-access.ts';
import { writtenNumber } from './written-number.ts';

/** An array that is declared too small: by one, or by what the conditions and the counterexample say is needed. */
export const enlargeArray: Template = {
  name: 'enlarge-array',
  kinds: ['out-of-bounds'],
  *propose(site) {
    for (const size of sizesOf(site)) {
      const place = writtenNumber(size, site.text);
      if (place === null) continue;
      for (const [rank, next] of neededSizes(site, place.value).entries()) {
        const edit: TextEdit = { start: place.start, end: place.end, text: `${next}` };
        yield {
          title: `enlarge the array from ${place.value} to ${next} elements`,
          edits: [edit],
          doubt: 1 + rank / 4,
        };
      }
    }
  },
};

function sizesOf(site: FaultSite): readonly CNode[] {
  const accessed = violatedAccesses(site).map(({ pointer }) => pointer);
  const passed = site.heads.flatMap((head) => [...within(head, 'call_expression')].flatMap(argumentsOf));
  const arguments_ = site.pieces.filter(({ role }) => role === 'argument').map(({ node }) => node);
  const sizes = [...accessed, ...passed, ...arguments_].flatMap(
    (node) => declarationOf(node, site)?.sizes ?? [],
  );
  return [...new Set(sizes.filter((size) => size !== null))].filter((size) => isIn(site.root, size));
}

/** Headers have trees too, and are not edited. */
function isIn(root: CNode, node: CNode): boolean {
  return enclosing(node, root.type) === root;
}

function neededSizes(site: FaultSite, size: number): readonly number[] {
  const numbers = site.pieces.flatMap(({ node }) =>
    [...within(node, 'number_literal')]
      .filter((literal) => enclosing(literal, 'initializer_list') === null)
      .map(({ text }) => Number.parseInt(text, 10)),
  );
  const inputs = site.finding.inputs.map(({ value }) => Number.parseInt(value, 10));
  const wanted = [...inputs, ...numbers].flatMap((number) => [number + 1, number]);
  const larger = [size + 1, ...wanted].filter((next) => next > size && next <= 4 * size + 4);
  return [...new Set(larger)].slice(0, 5);
}
