import type { FindingStatus } from '../domain/finding.ts';
import type { FunctionResult } from '../domain/report.ts';
import { programToShow } from '../domain/reproducer.ts';
import { isUndecided } from '../domain/verdict.ts';
import { functionAt } from '../project/function-at.ts';
import type { Comparison } from '../verification/compare-with-base.ts';
import type { Deadline } from '../verification/deadline.ts';
import { type DescribeViolation, findFindings } from '../verification/find-findings.ts';
import { type Crash, type FuzzRequest, type FuzzResult, notFuzzed } from '../verification/fuzz/fuzzer.ts';
import { propertyKey } from '../verification/property-key.ts';
import type { UnitOutcome } from '../verification/unit-outcome.ts';
import type { UnitVerification } from '../verification/verify-unit.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { baseCounterpart } from './base-counterpart.ts';
import type { PreparedUnit } from './prepare-unit.ts';
import type { Work } from './unit-work.ts';

type Decided = Pick<UnitOutcome, 'unit' | 'functions' | 'findings'>;

/** The outcome of a unit that ESBMC left open, with what running it with inputs that are tried out adds to it. */
export async function fuzzUnit(
  outcome: Decided,
  prepared: PreparedUnit,
  verification: UnitVerification,
  deadline: Deadline,
  work: Work,
): Promise<Decided> {
  if (work.deps.fuzzer == null || !isOpen(verification)) return outcome;
  const { runs, crash } = await fuzzAll(prepared, verification, deadline, work);
  if (crash !== null) return stopped(outcome, crash, prepared, verification, deadline, work);
  return runs === 0 ? outcome : withRuns(outcome, runs);
}

/** Something was looked at, and not to its end. */
function isOpen({ result: { verdict }, checks, violations }: UnitVerification): boolean {
  if (violations.length > 0) return false;
  return verdict === 'unknown' || (verdict === 'bounded' && checks.some((check) => check.bound !== null));
}

/** Under each plausible harness: what stops under one of them only is none. */
async function fuzzAll(
  { source, links, setup, variants }: PreparedUnit,
  verification: UnitVerification,
  deadline: Deadline,
  { text, config, deps: { fuzzer } }: Work,
): Promise<FuzzResult> {
  const setups = variants.length === 0 ? [verification.setup] : [setup, ...variants];
  const files = [source, ...source.headers, ...links, ...links.flatMap(({ headers }) => headers)];
  const fileAt = (path: string) => files.find((one) => one.path === path)?.file;
  const functionOf = (path: string, line: number) => {
    const file = fileAt(path);
    return file === undefined ? null : (functionAt(file, line)?.name ?? null);
  };
  const functions = [source, ...source.headers, ...links].flatMap(({ file }) => file.functions);
  const common: Omit<FuzzRequest, 'setup'> = {
    ...{ functions, linesOf: text.lines, functionOf, checks: config.checks, deadline },
  };
  let first: FuzzResult | null = null;
  for (const one of setups) {
    const result = (await fuzzer?.fuzz({ ...common, setup: one })) ?? notFuzzed;
    if (result.crash === null || (first !== null && !isSame(first.crash, result.crash)))
      return { runs: result.runs, crash: null };
    first ??= result;
  }
  return first ?? notFuzzed;
}

function isSame(one: Crash | null, other: Crash): boolean {
  return one !== null && propertyKey(one.property) === propertyKey(other.property);
}

function withRuns({ unit, functions, findings }: Decided, runs: number): Decided {
  const said = `${runs} runs with boundary and random inputs found nothing`;
  const add = (reason: string | null) => (reason === null ? said : `${reason}; ${said}`);
  const further = (one: FunctionResult) =>
    isUndecided(one.verdict) ? { ...one, reason: add(one.reason) } : one;
  return { unit: { ...unit, reason: add(unit.reason) }, functions: functions.map(further), findings };
}

async function stopped(
  { unit, functions }: Decided,
  crash: Crash,
  prepared: PreparedUnit,
  verification: UnitVerification,
  deadline: Deadline,
  work: Work,
): Promise<Decided> {
  const { property, inputs, tool, says, program } = crash;
  const counterexample = { property, steps: [], calls: [], bound: null };
  const violation = { counterexample, group: 'memory', needsAllocationFailure: false, command: '' } as const;
  const violated = { ...verification, violations: [violation] };
  const comparison = await compareRun(crash, prepared, violated, deadline, work);
  const describe: DescribeViolation = (about) => work.describe({ ...about, inputs, seenBy: { tool, says } });
  const findings = findFindings(violated, comparison === null ? null : [comparison], work.text, describe);
  const isPlace = (one: FunctionResult) => one.name === property.location.function;
  return {
    unit: { ...unit, verdict: 'failed', reason: 'found by running it', bound: null },
    functions: functions.map((one) => (isPlace(one) ? { ...one, verdict: 'failed', reason: null } : one)),
    findings: findings.map((finding) => ({
      ...finding,
      inputs,
      foundBy: 'running',
      reproduced: true,
      reproducer: { tool, says, isFirst: true, program: programToShow(program) },
    })),
  };
}

/** The base with the very inputs: what it shows of that run, it shows of this one. */
async function compareRun(
  { property: { location }, runIn }: Crash,
  prepared: PreparedUnit,
  violated: UnitVerification,
  deadline: Deadline,
  { subject, deps }: { readonly subject: Work['subject']; readonly deps: AnalysisDeps },
): Promise<Comparison | null> {
  if (subject.base === null) return null;
  const base = await baseCounterpart(prepared, violated, subject.base, subject, deps);
  const status = (status: FindingStatus, basePassed = false): Comparison => ({ status, basePassed });
  if (base.isNew) return status('introduced');
  const file = base.files.get(location.file);
  if (file === undefined) return status('undetermined');
  if (!file.functions.has(location.function ?? '')) return status('introduced');
  const run = base.setup === null ? 'unknown' : await runIn(base.setup, deadline);
  if (run === 'ended') return status('introduced', true);
  return status(run === 'same' ? 'existing' : 'undetermined');
}
