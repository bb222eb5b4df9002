import { type CNode, enclosing, fieldOf, within } from '../../project/c-node.ts';
import { surround } from './edit-statements.ts';
import { exitsBefore } from './exits.ts';
import { calleeOf, namesIn } from './expression.ts';
import type { FaultSite } from './fault-site.ts';
import { targetOf } from './free-calls.ts';
import { functionNamed } from './functions.ts';
import { ifLines } from './layout.ts';
import { nullTests } from './null-tests.ts';
import { oneLine } from './shown-code.ts';
import type { Proposal, Template } from './template.ts';
import { isPointer, variableAt } from './variable.ts';

/** The result of an allocation, a lookup or a call that can fail is looked at right after the call. */
export const checkResult: Template = {
  name: 'check-result',
  kinds: [
    'null-dereference',
    'out-of-bounds',
    'uninitialised',
    'invalid-pointer',
    'use-after-free',
    'double-free',
  ],
  *propose(site) {
    const isNull = site.finding.counterexample.property.kind === 'null-dereference';
    const seen = new Set<CNode>();
    const near = [...site.pieces, { node: site.function, distance: 4 }];
    for (const { node, distance } of near) {
      for (const call of within(node, 'call_expression')) {
        const isLater = node === site.function && call.start > site.statement.start;
        if (!seen.has(call) && !isLater) yield* checks(site, call, distance / 2 + (isNull ? 0 : 1.5));
        seen.add(call);
      }
    }
  },
};

function* checks(site: FaultSite, call: CNode, doubt: number): Generator<Proposal> {
  const statement = enclosing(call, 'declaration', 'expression_statement');
  const target = targetOf(call);
  if (statement === null || statement.parent?.type === 'for_statement' || isTested(statement, target)) return;
  const variable = target?.type === 'identifier' ? variableAt(target.text, target) : null;
  const callee = functionNamed(calleeOf(call), site.root);
  if (target !== null && variable !== null && isPointer(variable)) {
    const further = /alloc/.test(calleeOf(call) ?? '') ? 0 : 0.5;
    yield* leaving(site, statement, nullTests(site.text, target.text).unsafe, target.text, doubt + further);
    return;
  }
  for (const value of callee === null ? [] : failureValues(callee)) {
    const test = value.startsWith('-') ? '< 0' : `== ${value}`;
    if (target !== null) yield* leaving(site, statement, `${target.text} ${test}`, null, doubt + 2);
    else if (statement.children[0] === call)
      yield* tested(site, statement, `${call.text} ${test}`, doubt + 1);
  }
}

/** Whether the next statement is a condition about it. */
function isTested(statement: CNode, target: CNode | null): boolean {
  const next = statement.parent?.children.find(({ start, isNamed }) => isNamed && start >= statement.end);
  const condition = next?.type === 'if_statement' ? fieldOf(next, 'condition') : null;
  return condition !== null && target !== null && namesIn(condition).has(target.text);
}

function* leaving(
  site: FaultSite,
  statement: CNode,
  unsafe: string,
  except: string | null,
  doubt: number,
): Generator<Proposal> {
  for (const [index, exit] of exitsBefore(site, statement, except).entries()) {
    const lines = ifLines(site.layout, unsafe, exit);
    const leave = exit.at(-1)?.replace(/;$/, '');
    const title = `\`${leave}\` where \`${unsafe}\` after line ${statement.line}`;
    yield { title, edits: surround(site.layout, statement, [], lines), doubt: doubt + index };
  }
}

/** `f(x);` -> `if (f(x) < 0) return ...;` */
function* tested(site: FaultSite, statement: CNode, unsafe: string, doubt: number): Generator<Proposal> {
  for (const [index, exit] of exitsBefore(site, statement, null).entries()) {
    const [head, ...rest] = surround(site.layout, statement, ifLines(site.layout, unsafe, exit));
    if (head === undefined || rest.length > 0) return;
    const edits = [{ ...head, end: statement.end, text: head.text.trimEnd() }];
    yield { title: `leave where \`${oneLine(unsafe)}\``, edits, doubt: doubt + index };
  }
}

/** What a function of the file returns where it fails. */
function failureValues(definition: CNode): readonly string[] {
  const returned = [...within(definition, 'return_statement')].map(({ text }) =>
    text.replace(/^return\s*|;$/g, ''),
  );
  const failures = returned.filter((value) => /^(?:-\d+|false|NULL|[A-Z_]*(?:ERR|FAIL)[A-Z_]*)$/.test(value));
  return [...new Set(failures)].slice(0, 2);
}
