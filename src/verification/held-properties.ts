import { normaliseStatement } from '../domain/normalise-statement.ts';
import type { HeldProperty } from '../domain/report.ts';
import { bodilessReason } from './bodiless-callees.ts';
import type { SourceText } from './find-findings.ts';
import type { ChecksResult } from './run-checks.ts';
import type { PropertyRow } from './verifier.ts';
import type { UnitVerification } from './verify-unit.ts';

/**
 * The properties that a unit's runs decided and that hold, by kind and statement: a row does not say which expression
 * of its line it is about, so one row that does not hold speaks for all of them.
 */
export function heldProperties(
  { result: { unit }, checks }: UnitVerification,
  source: SourceText,
): readonly HeldProperty[] {
  if (bodilessReason(checks.flatMap(({ bodiless }) => bodiless)) !== null) return [];
  const held = new Map<string, HeldProperty | null>();
  for (const check of checks) {
    if (!isDecided(check, checks)) continue;
    for (const row of check.rows) {
      const statement = statementOf(row, source);
      if (statement === null) continue;
      const { file, function: name, kind } = row;
      const key = JSON.stringify([file, name, kind, statement]);
      const known = held.get(key);
      const bound = smaller(known?.bound ?? null, check.bound);
      const isHeld = row.status === 'passed' && known !== null;
      held.set(key, isHeld ? { file, function: name, kind, statement, origin: unit.origin, bound } : null);
    }
  }
  return [...held.values()].filter((property) => property !== null);
}

/** Whether all runs of the same group ended with a verdict: one that did not may hide a violation. */
function isDecided({ group }: ChecksResult, checks: readonly ChecksResult[]): boolean {
  return checks.every(
    (check) => check.group !== group || ['failed', 'bounded', 'proved'].includes(check.verdict),
  );
}

/** Null for what is no line of the project. */
function statementOf({ file, line }: PropertyRow, source: SourceText): string | null {
  const text = source.lines(file)?.[line - 1];
  return text === undefined ? null : normaliseStatement(text);
}

function smaller(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.min(one, other);
}
