import { around, type CNode, enclosing, fieldOf, partsOf, within } from '../../project/c-node.ts';
import { accessesIn } from './access.ts';
import { argumentsOf, calleeOf, canonical, isPure } from './expression.ts';
import type { FaultSite } from './fault-site.ts';
import { nameOf } from './functions.ts';
import { guarded } from './guard.ts';
import { asksForNull, nullTests } from './null-tests.ts';
import type { Proposal, Template } from './template.ts';
import { isPointer, variableAt } from './variable.ts';
import { violatedAccesses } from './violated-access.ts';

/** `if (p == NULL) return ...;` before `p` is used. */
export const guardPointer: Template = {
  name: 'guard-pointer',
  kinds: ['null-dereference', 'invalid-pointer'],
  *propose(site) {
    for (const [index, pointer] of pointersUsed(site).entries()) {
      for (const proposal of guardsOf(site, pointer, site.statement, index)) {
        const callers = callersToo(site, pointer, proposal);
        if (callers !== null) yield callers;
        yield proposal;
      }
    }
  },
};

function pointersUsed(site: FaultSite): readonly CNode[] {
  const used = violatedAccesses(site).map(({ pointer }) => pointer);
  const passed = site.heads.flatMap((head) =>
    [...within(head, 'call_expression')]
      .flatMap(argumentsOf)
      .filter((argument) => isPointerVariable(argument)),
  );
  const seen = new Set<string>();
  return [...used, ...passed].filter((pointer) => {
    const isNew = isPure(pointer) && !isArray(pointer) && !seen.has(pointer.text);
    seen.add(pointer.text);
    return isNew;
  });
}

function isPointerVariable(node: CNode): boolean {
  if (node.type !== 'identifier') return false;
  const variable = variableAt(node.text, node);
  return variable !== null && isPointer(variable);
}

function isArray(node: CNode): boolean {
  const variable = node.type === 'identifier' ? variableAt(node.text, node) : null;
  return variable !== null && variable.scope !== 'parameter' && variable.layers[0] === 'array';
}

function guardsOf(site: FaultSite, pointer: CNode, statement: CNode, rank: number): Iterable<Proposal> {
  const { safe, unsafe } = nullTests(site.text, pointer.text);
  const isNull = site.finding.counterexample.property.kind === 'null-dereference';
  return guarded(site, {
    use: useOf(pointer),
    statement,
    safe,
    unsafe,
    title: `guard \`${pointer.text}\` against NULL`,
    doubt: rank + (isNull ? 0 : 4) + (isKnownValid(site, pointer) ? 3 : 0),
    except: pointer.text,
  });
}

/** Whether the trace shows the pointer with an address, or a check before the statement has looked at it. */
function isKnownValid({ finding, function: owner, pieces }: FaultSite, { text }: CNode): boolean {
  const value = finding.counterexample.steps.findLast(
    ({ assignment, location }) => assignment.variable === text && location.function === nameOf(owner),
  )?.assignment.value;
  if (value !== undefined) return !/^(?:\([^()]*\))?\s*\(?0\)?$/.test(value);
  return pieces.some(({ node, leadsWhen }) => {
    const isAsked = leadsWhen === false && asksForNull(node.text, text);
    return isAsked || (leadsWhen === true && canonical(node.text).split('&&').includes(canonical(text)));
  });
}

function useOf(pointer: CNode): CNode {
  for (const outer of around(pointer)) if (accessesIn(outer).some(({ node }) => node === outer)) return outer;
  return pointer;
}

/** Where the guard makes the function return NULL, those who use its result must look too. */
function callersToo(site: FaultSite, pointer: CNode, proposal: Proposal): Proposal | null {
  if (!/return (?:NULL|0)`/.test(proposal.title)) return null;
  const name = nameOf(site.function);
  const added: Proposal['edits'][number][] = [];
  const shown: string[] = [];
  for (const call of within(site.root, 'call_expression')) {
    if (calleeOf(call) !== name) continue;
    const use = firstUse(call);
    if (use === null) continue;
    const [first] = guardsOf(site, use.pointer, use.statement, 0);
    if (first === undefined) continue;
    added.push(...first.edits);
    shown.push(use.pointer.text);
  }
  if (added.length === 0) return null;
  return {
    title: `guard \`${pointer.text}\` against NULL, and \`${shown[0]}\` where \`${name}\` is called`,
    edits: [...proposal.edits, ...added],
    doubt: proposal.doubt + 0.1,
  };
}

/** The first use of a call's result, where nothing tests it before. */
function firstUse(call: CNode): { readonly pointer: CNode; readonly statement: CNode } | null {
  const declarator = call.parent?.type === 'init_declarator' ? call.parent : null;
  const assignment = call.parent?.type === 'assignment_expression' ? call.parent : null;
  const outer = declarator ?? assignment;
  const target =
    (assignment && fieldOf(assignment, 'left')?.text) ??
    (declarator && [...within(declarator, 'identifier')][0]?.text);
  const statement = outer && enclosing(outer, 'declaration', 'expression_statement');
  if (target == null || statement?.parent == null) return null;
  for (const next of partsOf(statement.parent).filter(({ start }) => start > statement.start)) {
    const mentions = [...within(next, 'identifier')].some(({ text }) => text === target);
    if (!mentions) continue;
    const [access] = accessesIn(next).filter(({ pointer }) => pointer.text === target);
    const isTested = next.type === 'if_statement' || access === undefined;
    return isTested ? null : { pointer: access.pointer, statement: next };
  }
  return null;
}
