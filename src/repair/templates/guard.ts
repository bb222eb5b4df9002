import { around, type CNode, enclosing, fieldOf } from '../../project/c-node.ts';
import { insert, isBareBody, replace, surround } from './edit-statements.ts';
import { exitsBefore } from './exits.ts';
import { canonical } from './expression.ts';
import type { FaultSite } from './fault-site.ts';
import { type Guard, inCondition, inOuterConditions } from './guard-conditions.ts';
import { ifLines } from './layout.ts';
import { oneLine } from './shown-code.ts';
import type { Proposal } from './template.ts';

/** All ways to see to it that the use is only reached when it is safe. */
export function* guarded(site: FaultSite, guard: Guard): Generator<Proposal> {
  if (isGivenAt(guard)) return;
  yield* inCondition(guard);
  yield* leaving(site, guard);
  yield* aroundStatement(site, guard);
  yield* inOuterConditions(guard);
  yield* inExpression(guard);
}

/** Whether a condition around the statement says the same already. */
function isGivenAt({ statement, safe }: Guard): boolean {
  let inner = statement;
  for (const outer of around(statement)) {
    const condition = fieldOf(outer, 'condition');
    const isBody = inner.field === 'consequence' || inner.field === 'body';
    if (isBody && condition !== null && canonical(condition.text).split('&&').includes(canonical(safe)))
      return outer.type !== 'do_statement';
    inner = outer;
  }
  return false;
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
