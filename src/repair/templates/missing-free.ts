import { around, type CNode, enclosing, fieldOf, within } from '../../project/c-node.ts';
import { surround } from './edit-statements.ts';
import { calleeOf } from './expression.ts';
import type { FaultSite } from './fault-site.ts';
import { freeCallsIn, targetOf } from './free-calls.ts';
import { nameOf } from './functions.ts';
import { asksForNull } from './null-tests.ts';
import type { Proposal, Template } from './template.ts';

/** `free(p)` on the ways out that lose what `p` points to. */
export const missingFree: Template = {
  name: 'missing-free',
  kinds: ['memory-leak'],
  *propose(site) {
    const allocations = [...within(site.statement, 'call_expression')].flatMap(
      (call) => targetOf(call) ?? [],
    );
    for (const target of allocations) yield* freedAtExits(site, target, site.function, 0);
    const name = nameOf(site.function);
    for (const call of within(site.root, 'call_expression')) {
      const owner = calleeOf(call) === name ? enclosing(call, 'function_definition') : null;
      const target = targetOf(call);
      if (owner !== null && target !== null) yield* freedAtExits(site, target, owner, 1);
    }
    yield* freedBeforeNull(site);
  },
};

function* freedAtExits(site: FaultSite, target: CNode, owner: CNode, doubt: number): Generator<Proposal> {
  const name = target.text;
  const free = `${freeName(site, name)}(${name});`;
  const returns = [...within(owner, 'return_statement')].filter(({ start }) => start > target.end);
  const open = returns.filter(
    (exit) => !isReturned(exit, name) && !isFreedBefore(exit, name) && !isNullThere(exit, name),
  );
  const end = fieldOf(owner, 'body')?.children.at(-1);
  if (open.length > 1)
    yield {
      title: `free \`${name}\` on every way out`,
      edits: open.flatMap((exit) => freedAt(site, exit, free)),
      doubt,
    };
  for (const [index, exit] of open.entries())
    yield {
      title: `free \`${name}\` before \`${exit.text}\` (line ${exit.line})`,
      edits: freedAt(site, exit, free),
      doubt: doubt + 0.5 + index / 2,
    };
  if (end?.text === '}' && returns.at(-1)?.parent !== fieldOf(owner, 'body')) {
    const { layout } = site;
    const line = `${layout.unit}${free}${layout.newline}`;
    yield {
      title: `free \`${name}\` at the end`,
      edits: [{ start: end.start, end: end.start, text: line }],
      doubt: doubt + 0.5,
    };
  }
}

function freedAt({ layout }: FaultSite, exit: CNode, free: string): Proposal['edits'] {
  return surround(layout, exit, [free]);
}

/** What the file frees such things with. */
function freeName({ root }: FaultSite, name: string): string {
  const known = freeCallsIn(root).find(({ argument }) => argument.text === name);
  return (known && fieldOf(known.call, 'function')?.text) ?? 'free';
}

function isReturned(exit: CNode, name: string): boolean {
  return [...within(exit, 'identifier')].some(
    ({ text, parent }) =>
      text === name &&
      parent?.type !== 'field_expression' &&
      parent?.type !== 'subscript_expression' &&
      parent?.type !== 'pointer_expression',
  );
}

function isFreedBefore(exit: CNode, name: string): boolean {
  for (const outer of around(exit)) {
    const before = outer.children
      .filter(({ end }) => end <= exit.start)
      .flatMap((node) => (node.type === 'expression_statement' ? freeCallsIn(node) : []));
    if (before.some(({ argument }) => argument.text === name)) return true;
    if (outer.type === 'function_definition') return false;
  }
  return false;
}

/** `if (!p) return ...;` has nothing to free. */
function isNullThere(exit: CNode, name: string): boolean {
  for (const outer of around(exit)) {
    const condition = outer.type === 'if_statement' ? fieldOf(outer, 'condition') : null;
    if (condition !== null && asksForNull(condition.text, name)) return true;
    if (outer.type === 'function_definition') return false;
  }
  return false;
}

/** `p = NULL` and other assignments to a pointer lose what it pointed to. */
function* freedBeforeNull(site: FaultSite): Generator<Proposal> {
  const targets = [...within(site.statement, 'call_expression')].flatMap(
    (call) => targetOf(call)?.text ?? [],
  );
  for (const node of within(site.function, 'assignment_expression')) {
    const left = fieldOf(node, 'left');
    const statement = node.parent;
    if (left === null || statement?.type !== 'expression_statement' || !targets.includes(left.text)) continue;
    const loses =
      statement !== site.statement ||
      [...around(statement)].some(({ type }) => /^(?:for|while|do)_/.test(type));
    if (loses)
      yield {
        title: `free \`${left.text}\` before it is assigned`,
        edits: surround(site.layout, statement, [`free(${left.text});`]),
        doubt: 1.5,
      };
  }
}
