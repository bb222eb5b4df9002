import { type CNode, enclosing, fieldOf, within } from '../../project/c-node.ts';
import { surround } from './edit-statements.ts';
import { argumentsOf, calleeOf } from './expression.ts';
import type { FaultSite } from './fault-site.ts';
import { sizesOf } from './object-size.ts';
import type { Proposal, Template } from './template.ts';

/** The `'\0'` that `strncpy`, `memcpy` or a loop leaves out. */
export const terminateString: Template = {
  name: 'terminate-string',
  kinds: ['out-of-bounds', 'invalid-pointer', 'uninitialised'],
  *propose(site) {
    const passed = site.heads.flatMap((head) => [...within(head, 'call_expression')].flatMap(argumentsOf));
    const read = new Set([...passed, ...site.focus].map(({ text }) => text));
    yield* afterCopies(site, read);
    yield* afterLoops(site, read);
  },
};

const copies = /^(?:strncpy|memcpy|memmove|fread|read)$/;

function* afterCopies(site: FaultSite, read: ReadonlySet<string>): Generator<Proposal> {
  for (const call of within(site.function, 'call_expression')) {
    const statement = enclosing(call, 'expression_statement');
    const [to, , length] = argumentsOf(call);
    if (to === undefined || statement === null || !copies.test(calleeOf(call) ?? '')) continue;
    const doubt = read.has(to.text) ? 0 : 1.5;
    for (const size of sizesOf(to, site)) yield ended(site, statement, to, `${size} - 1`, doubt);
    if (length !== undefined && /^\w+$/.test(length.text))
      yield ended(site, statement, to, length.text, doubt + 1);
  }
}

/** `for (i = 0; ...) s[i] = ...;` */
function* afterLoops(site: FaultSite, read: ReadonlySet<string>): Generator<Proposal> {
  for (const loop of within(site.function, 'for_statement', 'while_statement')) {
    if (loop.start > site.statement.start) continue;
    for (const node of within(loop, 'assignment_expression')) {
      const left = fieldOf(node, 'left');
      const [array, index] = left === null ? [] : [fieldOf(left, 'argument'), fieldOf(left, 'index')];
      if (left?.type !== 'subscript_expression' || array == null || !read.has(array.text)) continue;
      for (const size of sizesOf(array, site)) yield ended(site, loop, array, `${size} - 1`, 1.5);
      if (index != null && /^\w+$/.test(index.text)) yield ended(site, loop, array, index.text, 1);
    }
  }
}

function ended(
  { layout }: FaultSite,
  after: CNode,
  { text: name }: CNode,
  last: string,
  doubt: number,
): Proposal {
  const line = `${name}[${last}] = '\\0';`;
  return { title: `end \`${name}\` with \`'\\0'\``, edits: surround(layout, after, [], [line]), doubt };
}
