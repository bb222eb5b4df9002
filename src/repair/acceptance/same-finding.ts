import type { Counterexample, Property } from '../../domain/counterexample.ts';
import type { Finding } from '../../domain/finding.ts';
import { normaliseStatement } from '../../domain/normalise-statement.ts';
import { baseLineOf } from '../../project/map-line.ts';
import { hunksOf } from '../hunks-of.ts';
import type { Patch } from '../patch.ts';

/**
 * Whether a finding of the patched tree is the one to be repaired, or is at the same property: of the same kind, in the
 * same function, in the same statement or in what the patch wrote in its place.
 */
export function isSameFinding(found: Finding, wanted: Finding, patch: Patch): boolean {
  if (found.fingerprint === wanted.fingerprint) return true;
  return isSameProperty(found.counterexample.property, found.statement, wanted, patch);
}

/** @param statement the text of the violated line */
export function isSameProperty(now: Property, statement: string, wanted: Finding, { edits }: Patch): boolean {
  const then = wanted.counterexample.property;
  const { file, line } = then.location;
  if (now.kind !== then.kind || now.location.file !== file) return false;
  if (now.location.function !== then.location.function) return false;
  if (normaliseStatement(statement) === normaliseStatement(wanted.statement)) return true;
  const edit = edits.find((one) => one.file === file);
  const hunks = edit === undefined ? [] : hunksOf(edit.before, edit.after);
  if (baseLineOf(now.location.line, hunks) === line) return true;
  return hunks.some(
    ({ baseStart, baseLines, headStart, headLines }) =>
      line >= baseStart &&
      line < baseStart + baseLines &&
      now.location.line >= headStart &&
      now.location.line < headStart + headLines,
  );
}

/** Whether a counterexample of the unpatched tree is of the finding: found again, its trace may be another one. */
export function isOfFinding({ property: found }: Counterexample, { counterexample }: Finding): boolean {
  const { property: wanted } = counterexample;
  return (
    found.kind === wanted.kind &&
    found.location.file === wanted.location.file &&
    found.location.line === wanted.location.line
  );
}
