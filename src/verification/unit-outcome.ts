import type { Finding } from '../domain/finding.ts';
import type { FunctionResult, HeldProperty, UnitResult } from '../domain/report.ts';

/** All that one unit adds to a report. */
export interface UnitOutcome {
  readonly unit: UnitResult;
  readonly functions: readonly FunctionResult[];
  readonly findings: readonly Finding[];
  readonly held: readonly HeldProperty[];
}
