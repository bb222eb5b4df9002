import type { Finding } from '../domain/finding.ts';
import { programToShow, type Reproducer } from '../domain/reproducer.ts';
import { confirms } from '../verification/replay/confirms.ts';
import type { Violation } from '../verification/verify-unit.ts';
import { factsForRuns, type VerifiedUnit } from './verified-unit.ts';

type RunFacts = ReturnType<typeof factsForRuns>;
type Replayed = Pick<Finding, 'reproduced' | 'reproducer'>;

/**
 * The findings, which are parallel to the violations, each with whether a run goes wrong at the same place: with its
 * inputs, or where those can't be given to a program, with inputs that are tried out.
 */
export async function replayFindings(
  findings: readonly Finding[],
  unit: VerifiedUnit,
): Promise<readonly Finding[]> {
  const facts = factsForRuns(unit);
  const replayed: Finding[] = [];
  for (const [index, finding] of findings.entries()) {
    const violation = unit.verification.violations[index];
    replayed.push(
      violation === undefined ? finding : { ...finding, ...(await replay(violation, unit, facts)) },
    );
  }
  return replayed;
}

async function replay(violation: Violation, unit: VerifiedUnit, facts: RunFacts): Promise<Partial<Replayed>> {
  const { replayer = null } = unit.work.deps;
  if (replayer === null) return {};
  const { reproduced, evidence, reproducer } = await replayer.replay({
    ...facts,
    violation,
    setup: unit.verification.setup,
  });
  if (evidence === null || reproducer === null)
    return reproduced === null ? tryOut(violation, unit, facts) : { reproduced, reproducer: null };
  const { tool, excerpt, isFirst } = evidence;
  return { reproduced, reproducer: { tool, says: excerpt, isFirst, program: programToShow(reproducer) } };
}

/** A program's own input is what can't be given to it; the sanitizers stop at neither of these. */
function canBeTriedOut(
  { counterexample: { property }, needsAllocationFailure }: Violation,
  unit: VerifiedUnit,
) {
  const isSeen = property.kind !== 'uninitialised' && property.kind !== 'memory-leak';
  return isSeen && !needsAllocationFailure && unit.verification.setup.unit.origin === 'entry';
}

/** That nothing is found shows nothing. */
async function tryOut(violation: Violation, unit: VerifiedUnit, facts: RunFacts): Promise<Replayed> {
  const { setup } = unit.verification;
  const place = { root: setup.root, linesOf: facts.linesOf };
  const { property } = violation.counterexample;
  const found = !canBeTriedOut(violation, unit)
    ? null
    : await unit.work.deps.fuzzer?.fuzz({
        ...facts,
        setup,
        isWanted: (report) => confirms(property, report, place) !== null,
      });
  const crash = found?.crash ?? null;
  if (crash === null) return { reproduced: null, reproducer: null };
  const { tool, says, program } = crash;
  const reproducer: Reproducer = {
    ...{ tool, says, program: programToShow(program) },
    ...{ isFirst: true, hasOtherInputs: true },
  };
  return { reproduced: true, reproducer };
}
