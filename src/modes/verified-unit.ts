import { functionNamer } from '../project/function-at.ts';
import type { Deadline } from '../verification/deadline.ts';
import type { FuzzRequest } from '../verification/fuzz/fuzzer.ts';
import type { UnitVerification } from '../verification/verify-unit.ts';
import type { PreparedUnit } from './prepare-unit.ts';
import { filesOf } from './unit-files.ts';
import type { Work } from './unit-work.ts';

/** A unit, what ESBMC said of it, and the time that is left for it. */
export interface VerifiedUnit {
  readonly prepared: PreparedUnit;
  readonly verification: UnitVerification;
  readonly deadline: Deadline;
  readonly work: Work;
}

/** What running a unit needs to know of it, under whichever harness. */
export function factsForRuns({
  prepared,
  deadline,
  work: { text, config },
}: VerifiedUnit): Omit<FuzzRequest, 'setup'> {
  const { source, links } = prepared;
  const files = filesOf(prepared);
  const functionOf = functionNamer((path) => files.find((one) => one.path === path)?.file);
  const functions = [source, ...source.headers, ...links].flatMap(({ file }) => file.functions);
  return { functions, linesOf: text.lines, functionOf, checks: config.checks, deadline };
}
