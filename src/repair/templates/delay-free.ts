import { type CNode, partsOf, within } from '../../project/c-node.ts';
import { insert, isBareBody, removal, surround } from './edit-statements.ts';
import { definitionsIn } from './expression.ts';
import type { FaultSite } from './fault-site.ts';
import { freeCallsIn } from './free-calls.ts';
import { indentAt, isFirstOnLine } from './layout.ts';
import type { Proposal, Template } from './template.ts';

/** `free(p)` moved behind the last use of `p`. */
export const delayFree: Template = {
  name: 'delay-free',
  kinds: ['use-after-free', 'invalid-pointer'],
  *propose(site) {
    const names = new Set(
      site.focus.flatMap((node) => [...within(node, 'identifier')].map(({ text }) => text)),
    );
    for (const { statement, argument } of freeCallsIn(site.function)) {
      const block =
        statement.parent?.type === 'labeled_statement' ? statement.parent.parent : statement.parent;
      if (block?.type !== 'compound_statement' || !names.has(argument.text.replace(/\W.*/, ''))) continue;
      yield* moves(site, statement, block, argument.text);
    }
  },
};

function* moves(site: FaultSite, statement: CNode, block: CNode, name: string): Generator<Proposal> {
  const after = partsOf(block).filter(({ start }) => start > statement.start);
  const uses = after.filter((node) =>
    [...within(node, 'identifier', 'field_expression')].some(({ text }) => text === name),
  );
  const last = uses.at(-1);
  const moves = uses.some((node) => definitionsIn(node).some(({ target }) => target.text === name));
  if (last === undefined || moves) return;
  const title = `free \`${name}\` after its last use`;
  const taken = takenOut(site, statement);
  if (last.type === 'return_statement') {
    yield* returned(site, last, taken, statement.text, title);
    return;
  }
  yield { title, edits: [taken, ...surround(site.layout, last, [], [statement.text])], doubt: 0 };
}

/** The value that is returned is computed before the memory is freed. */
function* returned(
  { layout, function: owner }: FaultSite,
  last: CNode,
  taken: Proposal['edits'][number],
  free: string,
  title: string,
): Generator<Proposal> {
  const [value] = partsOf(last);
  const type = partsOf(owner).find(({ field }) => field === 'type');
  if (value === undefined || type === undefined || /\*\s*\w+\s*\(/.test(owner.text.split('{')[0] ?? ''))
    return;
  const lines = [`${type.text} result = ${value.text};`, free, 'return result;'];
  const between = isFirstOnLine(layout.text, last.start)
    ? `${layout.newline}${indentAt(layout, last.start)}`
    : ' ';
  const text = isBareBody(last) ? `{ ${lines.join(' ')} }` : lines.join(between);
  yield { title, edits: [taken, { start: last.start, end: last.end, text }], doubt: 0 };
}

/** A label keeps a statement. */
function takenOut({ layout }: FaultSite, statement: CNode): Proposal['edits'][number] {
  if (statement.parent?.type !== 'labeled_statement') return removal(layout, statement);
  const following = layout.text.slice(statement.end);
  const blanks = /^\s*/.exec(following)?.[0].length ?? 0;
  return { ...insert(statement.start, ''), end: statement.end + blanks };
}
