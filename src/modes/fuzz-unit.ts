import type { Finding, FindingStatus } from '../domain/finding.ts';
import type { FunctionResult } from '../domain/report.ts';
import { programToShow } from '../domain/reproducer.ts';
import { isUndecided } from '../domain/verdict.ts';
import type { Comparison } from '../verification/compare-with-base.ts';
import { type DescribeViolation, findFindings } from '../verification/find-findings.ts';
import { type Crash, type FuzzRequest, type FuzzResult, notFuzzed } from '../verification/fuzz/fuzzer.ts';
import { propertyKey } from '../verification/property-key.ts';
import type { UnitOutcome } from '../verification/unit-outcome.ts';
import type { UnitSetup } from '../verification/unit-request.ts';
import type { UnitVerification } from '../verification/verify-unit.ts';
import { baseCounterpart } from './base-counterpart.ts';
import type { Work } from './unit-work.ts';
import { factsForRuns, type VerifiedUnit } from './verified-unit.ts';

type Decided = Pick<UnitOutcome, 'unit' | 'functions' | 'findings'>;

/** The outcome of a unit that ESBMC left open, with what running it with inputs that are tried out adds to it. */
export async function fuzzUnit(outcome: Decided, unit: VerifiedUnit): Promise<Decided> {
  const { verification, work } = unit;
  if (work.deps.fuzzer == null) return outcome;
  const fuzzed = isOpen(verification) ? await fuzzOpen(outcome, unit) : outcome;
  return isAllOld(fuzzed, work) ? lookBehind(fuzzed, unit) : fuzzed;
}

async function fuzzOpen(outcome: Decided, unit: VerifiedUnit): Promise<Decided> {
  const { runs, crash } = await fuzzAll(unit, () => ({}));
  if (crash === null) return runs === 0 ? outcome : withRuns(outcome, runs);
  return stopped(outcome, crash, await compareRun(crash, unit), unit);
}

/** What fails at the base hides what the change brings in: behind it, and in that very statement. */
function isAllOld({ findings }: Decided, { subject }: Work): boolean {
  return (
    subject.base !== null && findings.length > 0 && findings.every(({ status }) => status !== 'introduced')
  );
}

/** Runs both versions: by inputs that stop the one and not the other it is seen that something is new. */
async function lookBehind(outcome: Decided, unit: VerifiedUnit): Promise<Decided> {
  const { prepared, work } = unit;
  const { base } = work.subject;
  if (base === null) return outcome;
  const { crash } = await fuzzAll(unit, async (setup) => {
    const there = await baseCounterpart(prepared, { setup, files: [] }, base, work.subject, work.deps);
    return there.setup === null ? null : { unlike: there.setup };
  });
  if (crash === null || (isTold(crash, outcome) && !isExact(crash))) return outcome;
  const comparison = await compareRun(crash, unit);
  if (comparison?.status !== 'introduced') return outcome;
  return stopped(outcome, crash, comparison, unit);
}

/** Something was looked at, and not to its end. */
function isOpen({ result: { verdict }, checks, violations }: UnitVerification): boolean {
  if (violations.length > 0) return false;
  return verdict === 'unknown' || (verdict === 'bounded' && checks.some((check) => check.bound !== null));
}

/** At that very place something goes wrong at the base, too. */
function isTold({ property: { location } }: Crash, { findings }: Decided): boolean {
  const places = findings.map(({ counterexample }) => counterexample.property.location);
  return places.some(({ file, line }) => file === location.file && line === location.line);
}

/**
 * Far past an object that is no block, what is accessed may be another one, where nobody notices: the base may have come
 * to its end in that way. Blocks have wide margins, and a subscript is held against the array's own type.
 */
function isExact({ says }: Crash): boolean {
  return /\b(?:heap-|use-after-poison)|^index .* out of bounds for type/.test(says);
}

/** Null: it can't be run like that. */
type Further = Pick<FuzzRequest, 'unlike'> | null;

/** Under each plausible harness: what stops under one of them only is none. */
async function fuzzAll(
  unit: VerifiedUnit,
  further: (setup: UnitSetup) => Further | Promise<Further>,
): Promise<FuzzResult> {
  const { prepared, verification, work } = unit;
  const { setup, variants } = prepared;
  const setups = variants.length === 0 ? [verification.setup] : [setup, ...variants];
  const common = factsForRuns(unit);
  let first: FuzzResult | null = null;
  for (const one of setups) {
    const more = await further(one);
    if (more === null) return notFuzzed;
    const result = (await work.deps.fuzzer?.fuzz({ ...common, ...more, setup: one })) ?? notFuzzed;
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

function stopped(
  { unit, functions, findings: known }: Decided,
  crash: Crash,
  comparison: Comparison | null,
  { verification, work }: VerifiedUnit,
): Decided {
  const { property, calls, inputs, tool, says, program } = crash;
  const counterexample = { property, steps: [], calls, bound: null };
  const violation = { counterexample, group: 'memory', needsAllocationFailure: false, command: '' } as const;
  const violated = { ...verification, violations: [violation] };
  const describe: DescribeViolation = (about) => work.describe({ ...about, inputs, seenBy: { tool, says } });
  const found = findFindings(violated, comparison === null ? null : [comparison], work.text, describe);
  const findings = found.map((finding): Finding => {
    const reproducer = { tool, says, isFirst: true, program: programToShow(program) };
    return { ...finding, inputs, foundBy: 'running', reproduced: true, reproducer };
  });
  const isPlace = (one: FunctionResult) => one.name === property.location.function;
  const isTold = ({ fingerprint }: Finding) => findings.some((one) => one.fingerprint === fingerprint);
  return {
    unit:
      known.length > 0 ? unit : { ...unit, verdict: 'failed', reason: 'found by running it', bound: null },
    functions: functions.map((one) => (isPlace(one) ? { ...one, verdict: 'failed', reason: null } : one)),
    findings: [...known.filter((one) => !isTold(one)), ...findings],
  };
}

/** The base with the very inputs: what it shows of that run, it shows of this one. */
async function compareRun(
  { property, runIn }: Crash,
  { prepared, verification: { setup }, deadline, work: { subject, deps } }: VerifiedUnit,
): Promise<Comparison | null> {
  if (subject.base === null) return null;
  const { location } = property;
  const places = { setup, files: [location.file] };
  const base = await baseCounterpart(prepared, places, subject.base, subject, deps);
  const status = (status: FindingStatus, basePassed = false): Comparison => ({ status, basePassed });
  if (base.isNew) return status('introduced');
  const file = base.files.get(location.file);
  if (file === undefined) return status('undetermined');
  if (!file.functions.has(location.function ?? '')) return status('introduced');
  const run = base.setup === null ? 'unknown' : await runIn(base.setup, deadline);
  if (run === 'ended') return status('introduced', true);
  return status(run === 'same' ? 'existing' : 'undetermined');
}
