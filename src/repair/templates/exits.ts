import { around, type CNode, fieldOf, partsOf, within } from '../../project/c-node.ts';
import { argumentsOf, calleeOf } from './expression.ts';
import { type FaultSite, isLoop } from './fault-site.ts';
import { nameOf } from './functions.ts';
import { variablesBefore } from './variable.ts';

/** More ways to leave than these are not proposed for one guard. */
const mostExits = 5;

/**
 * How a guard before a statement can leave, in the style of its function: each is a list of statements. What the
 * function frees after that place is freed first.
 */
export function exitsBefore(
  site: FaultSite,
  statement: CNode,
  except: string | null,
): readonly (readonly string[])[] {
  const owner = ownerOf(statement) ?? site.function;
  const frees = pendingFrees(statement, owner, except);
  const label = cleanupLabel(statement, owner);
  const returns = returnsFrom(site, owner, statement)
    .filter((value) => value !== except)
    .map((value) => [...frees, value === '' ? 'return;' : `return ${value};`]);
  const jumps = loopExits(statement).map((jump) => [jump]);
  const exits = [...(label === null ? [] : [[`goto ${label};`]]), ...returns];
  const loopFirst = jumps.length > 0 && !leavesFunctionInLoop(statement);
  return (loopFirst ? [...jumps, ...exits] : [...exits, ...jumps]).slice(0, mostExits);
}

function ownerOf(statement: CNode): CNode | null {
  for (const outer of around(statement)) if (outer.type === 'function_definition') return outer;
  return null;
}

/** `continue` only where the head of the loop moves on. */
function loopExits(statement: CNode): readonly string[] {
  let switches = 0;
  for (const outer of around(statement)) {
    if (outer.type === 'function_definition') return [];
    if (outer.type === 'switch_statement') switches += 1;
    if (!isLoop(outer)) continue;
    const proceeds = outer.type === 'for_statement' && fieldOf(outer, 'update') !== null;
    const used = (type: string) => [...within(outer, type)].length > 0;
    const jumps = [...(switches === 0 ? ['break;'] : []), ...(proceeds ? ['continue;'] : [])];
    return used('continue_statement') && !used('break_statement') ? jumps.reverse() : jumps;
  }
  return [];
}

function leavesFunctionInLoop(statement: CNode): boolean {
  for (const outer of around(statement)) {
    if (outer.type === 'function_definition') return false;
    if (isLoop(outer)) return [...within(outer, 'return_statement', 'goto_statement')].length > 0;
  }
  return false;
}

/** The values that a function may return where it can't go on; the likeliest first, empty for `void`. */
function returnsFrom(site: FaultSite, owner: CNode, statement: CNode): readonly string[] {
  const returned = [...within(owner, 'return_statement')];
  const values = returned.map((node) => ({ node, value: partsOf(node)[0] ?? null }));
  const early = values.filter(({ node }) => node.parent?.field === 'body' || isUnderIf(node));
  const constants = early.filter(({ value }) => value !== null && isConstant(value.text));
  const nearest = constants.toSorted((one, other) => distanceOf(one.node) - distanceOf(other.node));
  const known = new Set(variablesBefore(statement).map(({ name }) => name));
  const last = values.at(-1)?.value;
  const final = last != null && (isConstant(last.text) || known.has(last.text)) ? [last.text] : [];
  const isVoid =
    !returned.some((node) => partsOf(node).length > 0) && /\bvoid\b[^*]*$/.test(resultType(owner));
  if (isVoid) return [''];
  const tested = expectedByCallers(site.root, nameOf(owner));
  const own = [...nearest.map(({ value }) => value?.text ?? ''), ...tested, ...final];
  return [...new Set([...own, ...usualValues(site, owner)])].slice(0, 4);

  function distanceOf(node: CNode): number {
    return Math.abs(node.start - statement.start);
  }
}

function isUnderIf(node: CNode): boolean {
  for (const outer of around(node)) {
    if (outer.type === 'if_statement') return true;
    if (outer.type !== 'compound_statement' && outer.type !== 'else_clause') return false;
  }
  return false;
}

function isConstant(text: string): boolean {
  return /^[-~]?(?:\d\w*(?:\.\d+f?)?|[A-Z][A-Z0-9_]*|true|false|'[^']*')$/.test(text);
}

/** From how calls are tested: `f(x) < 0` expects -1 for a failure, `!f(x)` expects 0. */
function expectedByCallers(root: CNode, name: string | null): readonly string[] {
  const values = [...within(root, 'call_expression')]
    .filter((call) => calleeOf(call) === name)
    .map(({ parent }) => parent?.text ?? '');
  if (values.some((text) => /\)\s*(?:<\s*0|[!=]=\s*-1)\b/.test(text))) return ['-1'];
  return [];
}

function usualValues({ text }: FaultSite, owner: CNode): readonly string[] {
  const type = resultType(owner);
  if (type.includes('*')) return [/\bNULL\b|<std|<string/.test(text) ? 'NULL' : '0'];
  if (nameOf(owner) === 'main') return ['1', '-1', '0'];
  if (/\bbool\b/.test(type)) return ['false'];
  if (/\b(?:struct|union)\b/.test(type)) return [];
  if (/\b(?:unsigned|size_t|float|double|u?int\d+_t|char)\b/.test(type)) return ['0'];
  return returnsNegative(text) ? ['-1', '0'] : ['0', '-1'];
}

function returnsNegative(text: string): boolean {
  return /\breturn -\d/.test(text);
}

/** The specifiers and stars before the function's name. */
function resultType(owner: CNode): string {
  const declarator = [...within(owner, 'function_declarator')][0];
  const name = declarator === undefined ? null : fieldOf(declarator, 'declarator');
  return owner.text.slice(0, (name?.start ?? owner.end) - owner.start);
}

/** What is allocated before the place and freed after it, so that leaving there would leak it. */
function pendingFrees(statement: CNode, owner: CNode, except: string | null): readonly string[] {
  const allocated = new Set(
    [...within(owner, 'call_expression')]
      .filter((call) => call.end <= statement.start && /alloc|dup|open/.test(calleeOf(call) ?? ''))
      .flatMap((call) => allocationTarget(call) ?? []),
  );
  return [...within(owner, 'expression_statement')]
    .filter((node) => node.start >= statement.end && node.parent === fieldOf(owner, 'body'))
    .filter((node) => {
      const [call] = node.children;
      const [argument] = call === undefined ? [] : argumentsOf(call);
      const isFree = call !== undefined && /free$|close$/.test(calleeOf(call) ?? '');
      return isFree && argument !== undefined && argument.text !== except && allocated.has(argument.text);
    })
    .map(({ text }) => text);
}

function allocationTarget(call: CNode): string | null {
  for (const outer of around(call)) {
    if (outer.type === 'init_declarator') return [...within(outer, 'identifier')][0]?.text ?? null;
    if (outer.type === 'assignment_expression') return fieldOf(outer, 'left')?.text ?? null;
    if (outer.type !== 'cast_expression' && outer.type !== 'parenthesized_expression') return null;
  }
  return null;
}

/** The label that other errors of the function jump to. */
function cleanupLabel(statement: CNode, owner: CNode): string | null {
  const jumps = [...within(owner, 'goto_statement')].map((node) => fieldOf(node, 'label')?.text);
  const labels = [...within(owner, 'labeled_statement')].filter(({ start }) => start > statement.end);
  const used = labels.find((label) => jumps.includes(fieldOf(label, 'label')?.text));
  return (used && fieldOf(used, 'label')?.text) ?? null;
}
