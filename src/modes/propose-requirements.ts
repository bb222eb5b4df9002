import { definitionOf } from '../project/definition-of.ts';
import { proposeRequires } from '../project/harness/propose-requires.ts';
import { type Deadline, leastUsefulSeconds } from '../verification/deadline.ts';
import { failsAt } from '../verification/fails-at.ts';
import type { SourceText } from '../verification/find-findings.ts';
import type { UnitVerification, Violation } from '../verification/verify-unit.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import type { PreparedUnit } from './prepare-unit.ts';

/** Of the unit's time: a proposal is help, and no verdict waits for it. */
const shareOfTimeLeft = 0.5;

/**
 * For each violation under a harness the condition that a caller would have to promise for it to be gone, as far as one
 * of a few guesses is enough; parallel to the violations.
 */
export async function proposeRequirements(
  prepared: PreparedUnit,
  { setup, violations }: UnitVerification,
  text: SourceText,
  deadline: Deadline,
  { verifier }: Pick<AnalysisDeps, 'verifier'>,
): Promise<readonly (string | null)[]> {
  const target = definitionOf(setup.unit.entry, prepared.source.file);
  if (setup.harness?.bound == null || target === undefined || setup.unit.origin === 'entry') return [];
  const within = deadline.within(deadline.left() * shareOfTimeLeft);
  const proposals: (string | null)[] = [];
  for (const violation of violations) proposals.push(await proposalFor(violation));
  return proposals;

  async function proposalFor(violation: Violation): Promise<string | null> {
    const { property } = violation.counterexample;
    const { location } = property;
    if (target === undefined || location.function !== target.name) return null;
    const statement = text.lines(location.file)?.[location.line - 1] ?? '';
    const siblings = violations
      .map((one) => one.counterexample.property)
      .filter((one) => one.location.file === location.file && one.location.line === location.line);
    for (const condition of proposeRequires(property, statement, target, siblings)) {
      if (within.left() < leastUsefulSeconds) return null;
      const plan = prepared.planner.planWith(target, condition);
      if (!plan.ok) continue;
      const promised = await prepared.setUpUnder(plan.harness);
      if ((await failsAt(promised, violation, within, verifier)) === false) return condition;
    }
    return null;
  }
}
