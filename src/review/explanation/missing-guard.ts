import type { Assignment } from '../../domain/counterexample.ts';
import type { Finding } from '../../domain/finding.ts';
import type { PropertyKind } from '../../domain/property-kind.ts';
import { readableExpression } from '../../domain/readable-expression.ts';
import { comparisonsIn, isViolated } from '../../domain/violated-comparison.ts';
import { onlyPointer } from '../accessed-place.ts';
import { violatingState } from '../known-values.ts';
import { quoted } from '../message.ts';
import { namesIn } from '../names-in.ts';
import { readableAssignment } from '../readable-assignment.ts';
import { simplified } from '../readable-value.ts';
import type { LinesOf } from './file-lines.ts';

/** Where a condition is missing; both null where none is known that would rule the violation out. */
export interface MissingGuard {
  /** The line before which it must hold. */
  readonly line: number | null;
  /** C, for example `i < 3`. */
  readonly condition: string | null;
  /** A message. */
  readonly text: string;
}

/** A condition further up is another one. */
const linesAbove = 12;

/** Kinds of which the violated expression can be tested by the program itself. */
const testable: readonly PropertyKind[] = [
  'out-of-bounds',
  'division-by-zero',
  'shift',
  'assertion',
  'other',
];

/** The condition that does not hold at the violated line, with what it compares and what tests it already. */
export function missingGuard(finding: Finding, linesOf: LinesOf): MissingGuard {
  const { property } = finding.counterexample;
  const condition = conditionOf(finding);
  if (condition === null) {
    const names = property.kind === 'out-of-bounds' ? namesIn(finding.statement) : [];
    const text = `${withoutCondition[property.kind] ?? noCondition}${existing(finding, names, linesOf)}`;
    return { line: null, condition: null, text };
  }
  const { line } = property.location;
  const states = violatingValues(finding).map(readableAssignment);
  const but = states.length === 0 ? 'it does not' : `there ${states.join(' and ')}`;
  const text = `Before line ${line}, ${quoted(condition, 160)} must hold, but ${but}.${existing(finding, namesIn(condition), linesOf)}`;
  return { line, condition, text };
}

/** Of the trace, else of the inputs, which may be the only place that a value stands. */
function violatingValues(finding: Finding): readonly Assignment[] {
  const states = violatingState(finding).map(({ assignment }) => assignment);
  const compared = comparisonsIn(finding.counterexample.property.expression) ?? [];
  const given = finding.inputs.filter(({ variable, value }) =>
    compared.some(
      (one) =>
        one.subject === variable &&
        /^-?\d{1,40}$/.test(simplified(value)) &&
        isViolated(one, BigInt(simplified(value))),
    ),
  );
  return states.length > 0 ? states : given;
}

const noCondition = 'The trace does not show one condition that, if it were tested, would rule this out.';

/** Where a test would not help, or its limit is not known, what is wrong instead. */
const withoutCondition: Readonly<Partial<Record<PropertyKind, string>>> = {
  'out-of-bounds':
    'The place that is accessed must be tested against the size of its object, which the trace does not give as a number.',
  'use-after-free':
    'No test helps here, since a program can not ask whether memory still exists: the end of its life must come after its last use.',
  'double-free':
    'No test helps by itself: the block must have one owner that frees it, and the pointer is best set to NULL after the first `free`.',
  'invalid-free': 'No test helps here: only what an allocation returned may reach this `free`.',
  'memory-leak': 'No test is missing, but a `free` on the way out that this run takes.',
  uninitialised: 'No test helps here: the variable must get a value on each way to this line.',
};

function conditionOf(finding: Finding): string | null {
  const { kind, expression } = finding.counterexample.property;
  if (kind === 'null-dereference') {
    const pointer = onlyPointer(finding)?.name;
    return pointer === undefined ? null : `${pointer} != NULL`;
  }
  const condition = testable.includes(kind) ? readableExpression(expression) : null;
  return condition === null || namesIn(condition).length === 0 ? null : condition;
}

/** What tests one of the names above in the function, and lets this run through. */
function existing(
  { counterexample, statement }: Finding,
  subjects: readonly string[],
  linesOf: LinesOf,
): string {
  const { file, line } = counterexample.property.location;
  const lines = linesOf(file) ?? [];
  for (let above = line - 1; above > 0 && above >= line - linesAbove; above--) {
    const text = lines[above - 1]?.trim() ?? '';
    if (text.startsWith('}') && lines[above - 1]?.startsWith('}')) break;
    const tests = /^(?:\}?\s*else\s+)?(?:if|while|for)\b/.test(text) && text !== statement;
    if (tests && namesIn(text).some((name) => subjects.includes(name)))
      return ` Line ${above}, ${quoted(text.replace(/\s*\{$/, ''))}, does not see to it.`;
  }
  return '';
}
