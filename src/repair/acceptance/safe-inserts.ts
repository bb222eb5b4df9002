import type { Finding } from '../../domain/finding.ts';
import { allStatements, type CBody, type COperation, type CStatement } from '../../project/c-statement.ts';
import type { TextInsert } from './text-inserts.ts';

/**
 * Changes that leave only those runs of a function that go wrong nowhere: array subscripts become uses of pointers,
 * which a run for `safe-runs` takes for granted, and divisions and shifts take their operands for granted.
 * @param finding of an overflow: additions of its line are taken for granted too; of an assertion: those of the program
 */
export function safeInserts(body: CBody, text: string, finding: Finding): readonly TextInsert[] {
  const { kind } = finding.counterexample.property;
  const asserted =
    kind === 'assertion' ? allStatements(body.statements).flatMap((one) => held(one, text)) : [];
  return [...asserted, ...safeOperations(body, text, finding)];
}

/** `assert(a);` -> `__ESBMC_assume(a); assert(a);`: a run that goes on behind a failed assertion is not one to compare with. */
function held({ start, end, isInBlock }: CStatement, text: string): readonly TextInsert[] {
  const condition = /^assert\s*(\([\s\S]*\))\s*;$/.exec(text.slice(start, end))?.[1];
  if (condition === undefined) return [];
  const assumed = `__ESBMC_assume${condition};`;
  return isInBlock
    ? [{ start, end: start, text: assumed, order: -1 }]
    : [
        { start, end: start, text: `{ ${assumed}`, order: -1 },
        { start: end, end, text: '}', order: -1_000_000 },
      ];
}

function safeOperations({ operations }: CBody, text: string, finding: Finding): readonly TextInsert[] {
  const { kind, location } = finding.counterexample.property;
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length;
  const isViolated = (one: COperation) => kind === 'overflow' && lineOf(one.start) === location.line;
  return operations.flatMap((one, depth) => {
    if (one.operator === '[') return asPointer(one, depth);
    if (one.operator === '/' || one.operator === '%') return assumed(one, depth, (b) => `${b} != 0`);
    if (one.operator === '<<' || one.operator === '>>') {
      const { start, end } = one.left;
      return assumed(one, depth, (b) => `${b} >= 0 && ${b} < 8 * (int)sizeof(${text.slice(start, end)})`);
    }
    return /^[-+*]$/.test(one.operator) && isViolated(one) ? withoutOverflow(one, depth) : [];
  });
}

/** `a[i]` -> `(*((a) + (i)))`. */
function asPointer({ start, end, left, right }: COperation, depth: number): readonly TextInsert[] {
  return [
    ...around(start, end, '(*((', ')))', depth),
    // The brackets and what stands around them.
    { start: left.end, end: right.start, text: ') + (' },
    { start: right.end, end, text: '', order: closing(depth) },
  ];
}

/** `a / b` -> `a / esbmc_action_safe(3, b, esbmc_action_b3 != 0)`; the number keeps nested ones apart. */
function assumed(
  { right }: COperation,
  depth: number,
  condition: (name: string) => string,
): readonly TextInsert[] {
  const after = `, ${condition(`esbmc_action_b${depth}`)})`;
  return around(right.start, right.end, `esbmc_action_safe(${depth}, `, after, depth);
}

/** `a + b` -> `esbmc_action_exact(3, (a), +, (b))`. */
function withoutOverflow(
  { start, end, left, right, operator }: COperation,
  depth: number,
): readonly TextInsert[] {
  return [
    { start, end: start, text: `esbmc_action_exact(${depth}, (`, order: depth },
    { start: left.end, end: right.start, text: `), ${operator}, (` },
    { start: end, end, text: '))', order: closing(depth) },
  ];
}

function around(
  start: number,
  end: number,
  before: string,
  after: string,
  depth: number,
): readonly TextInsert[] {
  return [
    { start, end: start, text: before, order: depth },
    { start: end, end, text: after, order: closing(depth) },
  ];
}

/** What opens first closes last. */
function closing(depth: number): number {
  return -1 - depth;
}

/** What the changed text uses. */
export const safeDeclarations = [
  '#define esbmc_action_safe(n, b, condition) ({ __typeof__(b) esbmc_action_b##n = (b); __ESBMC_assume(condition); esbmc_action_b##n; })',
  `#define esbmc_action_exact(n, a, op, b) ({ ${[
    '__typeof__(a) esbmc_action_l##n = (a)',
    '__typeof__(b) esbmc_action_r##n = (b)',
    '__ESBMC_assume((__int128)esbmc_action_l##n op (__int128)esbmc_action_r##n == (__int128)(esbmc_action_l##n op esbmc_action_r##n))',
    'esbmc_action_l##n op esbmc_action_r##n',
  ].join('; ')}; })`,
].join('\n');
