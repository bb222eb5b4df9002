import { around, type CNode, enclosing, fieldOf, isWithin, unwrapped } from '../../project/c-node.ts';
import { insert, isBareBody, replace, surround } from './edit-statements.ts';
import { exitsBefore } from './exits.ts';
import { operatorOf } from './expression.ts';
import type { FaultSite } from './fault-site.ts';
import { leaves } from './functions.ts';
import { ifLines } from './layout.ts';
import type { Proposal } from './template.ts';
import { variableAt } from './variable.ts';

/** A condition that must hold before something is used. */
export interface Guard {
  /** The use, and the statement that it is in. */
  readonly use: CNode;
  readonly statement: CNode;
  /** When the use is safe, and when it is not. */
  readonly safe: string;
  readonly unsafe: string;
  /** For example ``guard `p` against NULL``. */
  readonly title: string;
  readonly doubt: number;
  /** What need not be freed on the way out; null for nothing. */
  readonly except?: string | null;
}

/** All ways to see to it that the use is only reached when it is safe. */
export function* guarded(site: FaultSite, guard: Guard): Generator<Proposal> {
  yield* inCondition(guard);
  yield* leaving(site, guard);
  yield* aroundStatement(site, guard);
  yield* inOuterConditions(guard);
  yield* inExpression(guard);
}

/** `if (unsafe) return ...;` before the statement. */
function* leaving(
  site: FaultSite,
  { use, statement, unsafe, title, doubt, except }: Guard,
): Generator<Proposal> {
  if (isInLoopHead(use, statement) || statement.parent?.type === 'else_clause') return;
  const exits = exitsBefore(site, statement, except ?? null);
  for (const [index, exit] of exits.entries()) {
    const lines = ifLines(site.layout, unsafe, exit);
    yield {
      title: `${title}: \`${exit.at(-1)?.replace(/;$/, '')}\` where \`${unsafe}\``,
      edits: surround(site.layout, statement, lines),
      doubt: doubt + index,
    };
  }
}

/** The use stands in the head of a statement: `while (safe && ...)`. */
function* inCondition({ use, statement, safe, unsafe, title, doubt }: Guard): Generator<Proposal> {
  const condition = fieldOf(statement, 'condition');
  if (condition === null || !isWithin(use, condition)) return;
  const inner = unwrapped(condition);
  const jumps = statement.type === 'if_statement' && leaves(fieldOf(statement, 'consequence'));
  if (jumps) {
    const text = `${unsafe} || ${operand(inner, '||')}`;
    yield { title: `${title} in the condition`, edits: [replace(inner, text)], doubt };
  }
  const text = `${operand(safe, '&&')} && ${operand(inner, '&&')}`;
  yield { title: `${title} in the condition`, edits: [replace(inner, text)], doubt: doubt + (jumps ? 1 : 0) };
}

/** `if (safe) statement`. */
function* aroundStatement(site: FaultSite, { statement, safe, title, doubt }: Guard): Generator<Proposal> {
  if (statement.type !== 'expression_statement') return;
  const { layout } = site;
  if (isBareBody(statement) && statement.parent?.type === 'if_statement') return;
  yield {
    title: `${title}: \`${oneLine(statement.text)}\` only where \`${safe}\``,
    edits: wrapped(layout, statement, safe),
    doubt: doubt + 2,
  };
}

function wrapped(layout: FaultSite['layout'], statement: CNode, safe: string): Proposal['edits'] {
  const [head, ...rest] = ifLines(layout, safe, ['\0']);
  if (rest.length > 1 && !isBareBody(statement)) {
    const lines = rest.indexOf(`${layout.unit}\0`);
    const before = [head ?? '', ...rest.slice(0, lines)];
    return surround(layout, statement, [`${before.join(' ')}`], rest.slice(lines + 1));
  }
  return [insert(statement.start, `if (${safe}) `)];
}

/** Into the conditions that lead to the use: `if (... && safe)`, `while (safe && ...)`. */
function* inOuterConditions(guard: Guard): Generator<Proposal> {
  const { statement, safe, title, doubt } = guard;
  let steps = 0;
  let inner = statement;
  for (const outer of around(statement)) {
    const isBody = inner.field === 'consequence' || inner.field === 'body';
    inner = outer;
    if (outer.type === 'function_definition' || steps === 2) break;
    if (!isBody || /^(?:switch|do)_statement$/.test(outer.type)) continue;
    const condition = fieldOf(outer, 'condition');
    if (condition === null) {
      yield* asCondition(outer, guard);
    } else if (isKnownAt(guard, condition) && !isAlreadyAsked(unwrapped(condition), safe)) {
      const expression = unwrapped(condition);
      const edits = [replace(expression, joined(safe, expression, outer))];
      yield { title: `${title} in \`${oneLine(expression.text)}\``, edits, doubt: doubt + steps };
      steps += 1;
    }
  }
  yield* inChecksBefore(guard);
}

/** `i < n` beside `i <= n` is a comparison to be changed, and none to be added. */
function isAlreadyAsked(condition: CNode, safe: string): boolean {
  const left = fieldOf(condition, 'left')?.text;
  const isUpper = /^<=?$/.test(operatorOf(condition)) && safe.startsWith(`${left} <`);
  return isUpper || condition.text.includes(safe);
}

/** What goes through a pointer stays behind the condition, which may be about that pointer. */
function joined(safe: string, expression: CNode, outer: CNode): string {
  const parts = [operand(safe, '&&'), operand(expression, '&&')];
  const isFirst = outer.type !== 'if_statement' || !/->|[*[]/.test(safe);
  return (isFirst ? parts : parts.reverse()).join(' && ');
}

/** `for (;;)` -> `for (; safe;)`. */
function* asCondition(loop: CNode, { safe, title, doubt }: Guard): Generator<Proposal> {
  const last = loop.children.filter(({ text }) => text === ';').at(-1);
  if (loop.type !== 'for_statement' || last === undefined) return;
  yield { title: `${title} as the condition of the loop`, edits: [insert(last.start, ` ${safe}`)], doubt };
}

/** Into a check before the use that leaves: `if (... || unsafe) return ...;`. */
function* inChecksBefore(guard: Guard): Generator<Proposal> {
  const { statement, unsafe, title, doubt } = guard;
  const before = statement.parent?.children.filter(({ end }) => end <= statement.start) ?? [];
  const check = before.findLast(
    (node) => node.type === 'if_statement' && leaves(fieldOf(node, 'consequence')),
  );
  const condition = check === undefined ? null : fieldOf(check, 'condition');
  if (condition === null || !isKnownAt(guard, condition)) return;
  const inner = unwrapped(condition);
  const edits = [replace(inner, `${operand(inner, '||')} || ${operand(unsafe, '||')}`)];
  yield { title: `${title} in \`${oneLine(inner.text)}\``, edits, doubt: doubt + 0.5 };
}

/** Whether the names of the guard mean the same at another place. */
function isKnownAt({ safe, statement }: Guard, place: CNode): boolean {
  const names = safe.match(/\b[A-Za-z_]\w*\b/g) ?? [];
  return names.every((name) => {
    const [here, there] = [variableAt(name, statement), variableAt(name, place)];
    return here === null || here.declarator === there?.declarator;
  });
}

/** `safe ? use : 0`, for a value that is read. */
function* inExpression({ use, safe, title, doubt }: Guard): Generator<Proposal> {
  if (!isRead(use)) return;
  const outer = use.parent;
  const isAlone =
    outer?.type === 'return_statement' || outer?.type === 'init_declarator' || outer?.field === 'right';
  const text = `${safe} ? ${use.text} : 0`;
  const isWhole = isAlone && outer?.type !== 'binary_expression';
  yield {
    title: `${title}: 0 where \`${safe}\` does not hold`,
    edits: [replace(use, isWhole ? text : `(${text})`)],
    doubt: doubt + 3,
  };
}

function isRead(use: CNode): boolean {
  const { parent, field } = use;
  if (parent === null || field === 'left' || field === 'argument' || use.type === 'binary_expression')
    return use.type === 'binary_expression';
  return /^(?:return_statement|init_declarator|binary_expression|assignment_expression|argument_list|parenthesized_expression)$/.test(
    parent.type,
  );
}

function isInLoopHead(use: CNode, statement: CNode): boolean {
  return /^(?:while|do|for)_statement$/.test(statement.type) && enclosing(use, statement.type) === statement;
}

/** As an operand of `&&` or `||`, in parentheses where it needs them. */
export function operand(condition: CNode | string, operator: '&&' | '||'): string {
  if (typeof condition === 'string')
    return operator === '&&' && condition.includes('||') ? `(${condition})` : condition;
  const own = operatorOf(condition);
  const binds = condition.type === 'binary_expression' && (operator === '||' || own !== '||');
  const needsNone =
    binds ||
    /^(?:identifier|unary|call|subscript|field|pointer|parenthesized|number|update)/.test(condition.type);
  return needsNone ? condition.text : `(${condition.text})`;
}

/** Code for a title: one line, not too long. */
export function oneLine(code: string): string {
  const text = code.replaceAll(/\s+/g, ' ').trim();
  return text.length > 60 ? `${text.slice(0, 57)}...` : text;
}
