import { around, type CNode, fieldOf, isWithin, unwrapped } from '../../project/c-node.ts';
import { insert, replace } from './edit-statements.ts';
import { operatorOf } from './expression.ts';
import { leaves } from './functions.ts';
import { operand } from './operand.ts';
import { oneLine } from './shown-code.ts';
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

/** The use stands in the head of a statement: `while (safe && ...)`. */
export function* inCondition({ use, statement, safe, unsafe, title, doubt }: Guard): Generator<Proposal> {
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

/** Into the conditions that lead to the use: `if (... && safe)`, `while (safe && ...)`. */
export function* inOuterConditions(guard: Guard): Generator<Proposal> {
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
