import { hashedName } from '../review/told-property.ts';
import { identify, type SourceText } from '../verification/find-findings.ts';
import type { ScannedFinding } from '../verification/scanned-base.ts';
import type { UnitVerification } from '../verification/verify-unit.ts';
import type { PreparedUnit } from './prepare-unit.ts';
import type { Subject } from './subject.ts';
import { filesOf } from './unit-files.ts';

/**
 * For each violation whether the scan of the base found it as well: in the same kind of unit, from the same start, and
 * no later than here. What a scan found under a harness says nothing about a run that starts at `main`.
 */
export function foundBefore(
  { result: { unit }, violations }: Pick<UnitVerification, 'result' | 'violations'>,
  prepared: PreparedUnit,
  subject: Pick<Subject, 'scanned' | 'changes'>,
  text: SourceText,
): readonly boolean[] {
  const known = knownFindings(prepared, subject);
  const start = hashedName(unit.entry);
  return violations.map((violation) => {
    const found = known.get(identify(violation, text).fingerprint);
    if (found === undefined || found.origin !== unit.origin || found.start !== start) return false;
    const { bound } = violation.counterexample;
    return found.bound === null ? bound === null : bound === null || found.bound <= bound;
  });
}

/** What a scan of the base says about a unit: nothing where any of its files has changed between the two. */
export function knownFindings(
  prepared: PreparedUnit,
  { scanned, changes }: Pick<Subject, 'scanned' | 'changes'>,
): ReadonlyMap<string, ScannedFinding> {
  const none: ReadonlyMap<string, ScannedFinding> = new Map();
  if (scanned == null) return none;
  const files = filesOf(prepared).map(({ path }) => path);
  const atBase = files.map((path) => changes.find((change) => change.path === path)?.basePath ?? path);
  if (atBase.some((path) => scanned.changed.has(path))) return none;
  return new Map([...scanned.findings].filter(([, { file }]) => files.includes(file)));
}
