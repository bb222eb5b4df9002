import type { Finding } from '../domain/finding.ts';
import type { UnitResult } from '../domain/report.ts';
import type { FixEvidence } from './fix-evidence.ts';
import { hashedName, hashedStatement, type ToldProperty } from './told-property.ts';

/** A finding that an earlier run told. */
export interface EarlierFinding {
  readonly path: string;
  readonly fingerprint: string;
  /** Null where its comment does not say. */
  readonly property: ToldProperty | null;
}

/** How it is known that an earlier finding is gone. */
export type GoneReason = 'passes' | 'holds' | 'file-deleted' | 'as-before' | 'moved';

/**
 * Why an earlier finding is gone; null while that is not known, as with every verdict below `bounded`. A bug may hide
 * another one that needs a larger bound, so nothing less than the bound at which it failed will do.
 */
export function reasonGone(earlier: EarlierFinding, evidence: FixEvidence): GoneReason | null {
  const { path, property } = earlier;
  if (evidence.findings.some(({ fingerprint }) => fingerprint === earlier.fingerprint)) return null;
  if (isTold(earlier, evidence.renames?.get(path), evidence)) return 'moved';
  if (evidence.deleted.has(path)) return isOpenElsewhere(property, evidence) ? null : 'file-deleted';
  if (property === null) return null;
  if (passes(path, property, evidence)) return 'passes';
  if (unitHolds(path, property, evidence)) return 'holds';
  return isAsBefore(path, property, evidence) ? 'as-before' : null;
}

/** Whether this run found the same property in the file that the earlier one's became. */
function isTold({ property }: EarlierFinding, path: string | undefined, { findings }: FixEvidence): boolean {
  return findings.some((finding) => {
    const isThere = finding.counterexample.property.location.file === path;
    return isThere && property !== null && isSameStatement(finding, property);
  });
}

/** Found again by kind, statement and function, it passes in a unit of the same kind, as far as it failed before. */
function passes(path: string, property: ToldProperty, { held, findings }: FixEvidence): boolean {
  if (findings.some((finding) => isIn(finding, path) && isSameStatement(finding, property))) return false;
  return held.some(
    (one) =>
      one.file === path &&
      one.kind === property.kind &&
      one.origin === property.origin &&
      hashedName(one.function) === property.function &&
      hashedStatement(one.statement) === property.statement &&
      reaches(one.bound, property.bound),
  );
}

/** The statement may be gone, from units that hold as a whole: one that stops at another bug says nothing. */
function unitHolds(path: string, property: ToldProperty, evidence: FixEvidence): boolean {
  const { units, functions, findings } = evidence;
  const own = units.filter(
    ({ unit }) =>
      unit.file === path &&
      unit.origin === property.origin &&
      (hashedName(unit.entry) === property.start ||
        unit.functions.map(hashedName).includes(property.function)),
  );
  const verdicts = functions.filter(
    ({ file, name }) => file === path && hashedName(name) === property.function,
  );
  return (
    own.length > 0 &&
    own.every((unit) => holds(unit, property.bound)) &&
    verdicts.every(({ verdict }) => verdict === 'proved' || verdict === 'bounded') &&
    !findings.some((finding) => isIn(finding, path) && isSameFunction(finding, property))
  );
}

/** The change no longer touches anything that the file runs, and its base passed. */
function isAsBefore(path: string, property: ToldProperty, evidence: FixEvidence): boolean {
  return (
    property.passingBase !== null &&
    property.passingBase === evidence.base &&
    evidence.renames !== null &&
    !evidence.renames.has(path) &&
    !evidence.touched.has(path) &&
    !isOpenElsewhere(property, evidence)
  );
}

/** Code moves between files, and git does not see every move: the bug may be told, or not be looked for, elsewhere. */
function isOpenElsewhere(property: ToldProperty | null, { functions, findings }: FixEvidence): boolean {
  if (property === null) return false;
  const isUndecided = functions.some(
    ({ name, verdict }) =>
      hashedName(name) === property.function && (verdict === 'unknown' || verdict === 'not-checked'),
  );
  return isUndecided || findings.some((finding) => isSameStatement(finding, property));
}

function holds({ verdict, bound }: UnitResult, wanted: number | null): boolean {
  return verdict === 'proved' || (verdict === 'bounded' && bound !== null && reaches(bound, wanted));
}

/** Null stands for no bound at all. */
function reaches(bound: number | null, wanted: number | null): boolean {
  return bound === null || (wanted !== null && bound >= wanted);
}

function isIn({ counterexample }: Finding, path: string): boolean {
  return counterexample.property.location.file === path;
}

function isSameStatement(finding: Finding, property: ToldProperty): boolean {
  return isSameFunction(finding, property) && hashedStatement(finding.statement) === property.statement;
}

function isSameFunction({ counterexample }: Finding, { kind, function: name }: ToldProperty): boolean {
  const { location, kind: found } = counterexample.property;
  return found === kind && hashedName(location.function ?? '') === name;
}
