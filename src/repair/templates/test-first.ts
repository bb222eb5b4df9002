import { type CNode, fieldOf, unwrapped, within } from '../../project/c-node.ts';
import type { Template, TextEdit } from './template.ts';

/** `do { ... } while (p);` -> `while (p) { ... }`: the condition is tested before the first round too. */
export const testFirst: Template = {
  name: 'test-first',
  kinds: ['null-dereference', 'out-of-bounds', 'invalid-pointer', 'division-by-zero'],
  *propose({ function: owner, statement, pieces }) {
    for (const loop of within(owner, 'do_statement')) {
      const condition = fieldOf(loop, 'condition');
      const holds = loop.start <= statement.start && statement.end <= loop.end;
      if (condition === null || (!holds && !pieces.some(({ node }) => node === condition))) continue;
      const text = unwrapped(condition).text;
      const doubt = holds ? 0 : 2;
      yield {
        title: `test \`${text}\` before the first round of the loop`,
        edits: edits(loop, condition),
        doubt,
      };
    }
  },
};

function edits(loop: CNode, condition: CNode): readonly TextEdit[] {
  const keyword = loop.children.find(({ type }) => type === 'do');
  const body = fieldOf(loop, 'body');
  if (keyword === undefined || body === null) return [];
  return [
    { start: keyword.start, end: keyword.end, text: `while ${condition.text}` },
    { start: body.end, end: loop.end, text: '' },
  ];
}
