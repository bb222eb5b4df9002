import { readableExpression } from '../domain/readable-expression.ts';
import { comparisonsIn } from '../domain/violated-comparison.ts';
import type { ClauseRule } from './clause-rule.ts';
import { quoted } from './message.ts';
import { statementSubject } from './statement-subject.ts';
import type { Violation } from './violation.ts';

/** Violations by a value: arithmetic, shifts, variables that were never set. ESBMC's comments, measured with 8.4.0. */
export const valueClauses: readonly ClauseRule[] = [
  [/^division by zero/, (_, violation) => divisionClause(violation)],
  [/^arithmetic overflow on/, (_, violation) => overflowClause(violation)],
  [
    /^use of uninitialized variable: (.+)/,
    ([, name = '']) => `${quoted(name)} is read before it was given a value`,
  ],
  [/^undefined behavior on shift operation/, (_, violation) => shiftClause(violation)],
  [
    /^VLA array dimension must be greater than zero/,
    (_, violation) => `the length of the array in ${statementSubject(violation.statement)} is not positive`,
  ],
  [/^Relational comparison between pointers/, (_, violation) => pointersClause(violation)],
  [
    /^__builtin_unreachable/,
    () => 'a place is reached that `__builtin_unreachable()` promises is never reached',
  ],
];

function divisionClause(violation: Violation): string {
  const [divisor] = comparisonsIn(violation.counterexample.property.expression) ?? [];
  const known = divisor?.operator === '!=' && divisor.limit === 0n ? `: ${quoted(divisor.subject)} is 0` : '';
  return `${statementSubject(violation.statement)} divides by zero${known}`;
}

function overflowClause(violation: Violation): string {
  const operation = overflowingOperation(violation.counterexample.property.expression);
  return operation === null
    ? `a number in ${statementSubject(violation.statement)} does not fit its type`
    : `${quoted(operation)} overflows: the result does not fit its type`;
}

/** `lo + hi` for `!overflow("+", lo, hi)`; null where ESBMC prints something else. */
function overflowingOperation(expression: string | null): string | null {
  const match = /^!overflow\("(?<operator>unary-|[-+*/%]|<<)", (?<operands>.+)\)$/.exec(
    expression ?? '',
  )?.groups;
  const operands = topLevelParts(match?.operands ?? '').map(readableOperand);
  const [left, right] = operands;
  if (match?.operator === undefined || left == null) return null;
  if (match.operator === 'unary-' && operands.length === 1) return `-${left}`;
  return right == null || operands.length !== 2 ? null : `${left} ${match.operator} ${right}`;
}

function readableOperand(operand: string): string | null {
  return /^-?\d+$/.test(operand) ? operand : readableExpression(operand);
}

function topLevelParts(list: string): readonly string[] {
  let depth = 0;
  const parts = [''];
  for (const character of list) {
    if ('([{'.includes(character)) depth++;
    if (')]}'.includes(character)) depth--;
    if (character === ',' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${character}`);
  }
  return parts.map((part) => part.trim());
}

/** The condition can be about the number of bits or about the value that is shifted; its text is right for both. */
function shiftClause(violation: Violation): string {
  const comparisons = comparisonsIn(violation.counterexample.property.expression) ?? [];
  const [first, second] = comparisons;
  const name = quoted(first?.subject ?? '');
  const outcome = `the result of ${statementSubject(violation.statement)} is undefined`;
  if (first === undefined || comparisons.some(({ subject: other }) => other !== first.subject))
    return outcome;
  if (second?.operator === '<')
    return `${outcome}: ${name} must be from ${first.limit} to ${second.limit - 1n}`;
  if (first.operator === '<') return `${outcome}: ${name} must be below ${first.limit}`;
  return first.operator === '>=' && first.limit === 0n ? `${outcome}: ${name} must not be negative` : outcome;
}

function pointersClause(violation: Violation): string {
  const match = /^SAME-OBJECT\((\w+), (\w+)\)$/.exec(violation.counterexample.property.expression ?? '');
  return match?.[1] === undefined || match[2] === undefined
    ? `${statementSubject(violation.statement)} compares pointers into different objects`
    : `${quoted(match[1])} and ${quoted(match[2])} are compared although they point into different objects`;
}
