import type { Assignment, Counterexample } from '../domain/counterexample.ts';
import type { Finding } from '../domain/finding.ts';
import type { Location } from '../domain/location.ts';
import { requirementOf } from '../domain/requirement.ts';
import { harnessEntry, ownPrefix } from '../project/harness/harness-names.ts';
import { wrapperPrefix } from '../project/wrap-allocators.ts';
import type { Comparison } from './compare-with-base.ts';
import { fingerprintOf } from './fingerprint.ts';
import { inputsOf } from './inputs-of.ts';
import { statementOccurrence } from './statement-occurrence.ts';
import type { UnitVerification, Violation } from './verify-unit.ts';

/** The text of the project's files, to place and word findings. */
export interface SourceText {
  /** Lines of a file of the project without line ends; null for other files. */
  lines(file: string): readonly string[] | null;
  /** First line of the function that a line is in; 1 when it is in none. */
  functionStart(file: string, line: number): number;
}

/** Who saw it go wrong in a run, where that is how it was found. */
export interface SeenBy {
  readonly tool: string;
  /** The tool's own sentence. */
  readonly says: string;
}

/** Says in words what a counterexample shows. */
export type DescribeViolation = (about: {
  readonly counterexample: Counterexample;
  readonly statement: string;
  readonly inputs: readonly Assignment[];
  readonly seenBy?: SeenBy | undefined;
}) => string;

/**
 * Turns the violations of a unit into findings; `comparisons` and `requires` are parallel to them, the first is null
 * without a base.
 */
export function findFindings(
  { setup, result, violations }: UnitVerification,
  comparisons: readonly Comparison[] | null,
  source: SourceText,
  describe: DescribeViolation,
  requires: readonly (string | null)[] = [],
): readonly Finding[] {
  return violations.map((violation, index) => {
    const { counterexample, statement, fingerprint } = identify(violation, source);
    const lineOf = (path: string, at: number) => source.lines(path)?.[at - 1] ?? null;
    const inputs = inputsOf(violation.counterexample, lineOf, setup.harness?.inputNames);
    const comparison = comparisons?.[index] ?? null;
    return {
      fingerprint,
      counterexample,
      statement,
      message: describe({ counterexample, statement, inputs }),
      origin: result.unit.origin,
      entry: result.unit.entry,
      status: comparison?.status ?? null,
      reproduced: null,
      reproducer: null,
      foundBy: 'verifier',
      inputs,
      assumptions: assumptionsOf(violation, result.unit.assumptions),
      requires: requires[index] ?? null,
      needsAllocationFailure: violation.needsAllocationFailure,
      basePassed: comparison?.basePassed ?? false,
    };
  });
}

/** What a violation will be known by, and what of its counterexample is the reader's code. */
export function identify(
  { counterexample: whole }: Pick<Violation, 'counterexample'>,
  source: SourceText,
): Pick<Finding, 'counterexample' | 'statement' | 'fingerprint'> {
  const counterexample = withoutForeignSteps(whole, source);
  const { property } = counterexample;
  const { file, line } = property.location;
  const lines = source.lines(file) ?? [];
  const statement = (lines[line - 1] ?? '').trim();
  const occurrence = statementOccurrence(lines, source.functionStart(file, line), line);
  return { counterexample, statement, fingerprint: fingerprintOf(property, statement, occurrence) };
}

/** One finding per fingerprint: two units may reach the same bug; the one that starts at an entry is believed first. */
export function mergeFindings(findings: readonly Finding[]): readonly Finding[] {
  const byFingerprint = new Map<string, Finding>();
  for (const finding of findings) {
    const known = byFingerprint.get(finding.fingerprint);
    if (known === undefined || (known.origin === 'harness' && finding.origin === 'entry')) {
      byFingerprint.set(finding.fingerprint, finding);
    }
  }
  return [...byFingerprint.values()].sort(byPlace);
}

function byPlace(one: Finding, other: Finding): number {
  const [a, b] = [one.counterexample.property.location, other.counterexample.property.location];
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line;
}

function assumptionsOf(violation: Violation, ofUnit: readonly string[]): readonly string[] {
  return violation.needsAllocationFailure ? [...ofUnit, 'an allocation fails'] : ofUnit;
}

/** The harness and the verifier's library are not the reader's code. */
function withoutForeignSteps(counterexample: Counterexample, source: SourceText): Counterexample {
  const isOwn = ({ file }: Location) => source.lines(file) !== null;
  const steps = counterexample.steps
    .filter(({ location, assignment }) => isOwn(location) && !assignment.variable.startsWith(ownPrefix))
    .map(({ location, assignment: { variable, value } }) => {
      return { location, assignment: { variable, value: value.replaceAll(wrapperPrefix, '') } };
    });
  const calls = counterexample.calls.filter((call) => call.function !== harnessEntry);
  // A requirement is asserted over variables of ours; its own words are in the comment.
  const { property } = counterexample;
  const expression = requirementOf(property.comment) === null ? property.expression : null;
  return { ...counterexample, property: { ...property, expression }, steps, calls };
}
