import type { Config } from '../config/config.ts';
import { settingsFor } from '../config/settings-for.ts';
import type { HarnessPlanner } from '../project/harness/harness-planner.ts';
import type { PlannedUnit, UnitPlan } from '../project/plan-units.ts';
import type { KeptOutcome } from '../verification/cache/verdict-cache.ts';
import { compareWithBase } from '../verification/compare-with-base.ts';
import { type Deadline, startDeadline } from '../verification/deadline.ts';
import { reachedExits } from '../verification/exit-canaries.ts';
import { type DescribeViolation, findFindings } from '../verification/find-findings.ts';
import { heldProperties } from '../verification/held-properties.ts';
import { judgeFunctions } from '../verification/judge-functions.ts';
import { notChecked, scheduleUnits } from '../verification/schedule-units.ts';
import type { UnitOutcome } from '../verification/unit-outcome.ts';
import type { UnitSetup } from '../verification/unit-request.ts';
import type { Verifier } from '../verification/verifier.ts';
import type { UnitVerification } from '../verification/verify-unit.ts';
import { verifyVariants } from '../verification/verify-variants.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { baseCounterpart } from './base-counterpart.ts';
import { foundBefore } from './found-before.ts';
import { fuzzUnit } from './fuzz-unit.ts';
import { type PreparedUnit, prepareUnit } from './prepare-unit.ts';
import { proposeRequirements } from './propose-requirements.ts';
import { replayFindings } from './replay-findings.ts';
import { growingText } from './source-text.ts';
import type { AskedSource, Subject } from './subject.ts';
import { unitMemory } from './unit-memory.ts';
import type { Work } from './unit-work.ts';
import { withoutGuesses } from './without-guesses.ts';

/** What is to be run for one file. */
export interface PlannedSource {
  readonly source: AskedSource;
  readonly planner: HarnessPlanner;
  readonly plan: UnitPlan;
}

/** The reason of what no time was left for. */
export const budgetReason = 'the time budget was used up';

/** Runs units in as many rounds as are asked for, all of them under one budget. */
export interface UnitRunner {
  /** In the order of the plans. */
  run(planned: readonly PlannedSource[]): Promise<readonly UnitOutcome[]>;
  /** Whether the same run would give the same again, and each unit's outcome is known to a later one. */
  isKept(): boolean;
}

export function unitRunner(
  subject: Subject,
  config: Config,
  describe: DescribeViolation,
  deps: AnalysisDeps,
): UnitRunner {
  const { jobs, clock, progress } = deps;
  const budget = startDeadline(config.timeBudget, clock);
  const secondsFor = ({ planned: { unit } }: Item) => {
    const { timeout } = settingsFor(config, unit.file);
    return unit.isCaller === true ? Math.min(timeout, secondsForCallers) : timeout;
  };
  const memory = unitMemory(subject, config, deps);
  const text = growingText(subject.sources.flatMap((source) => [source, ...source.headers]));
  let units = 0;
  let done = 0;
  let skipped = 0;
  const tell = ({ planned: { unit } }: Item, { unit: { verdict } }: UnitOutcome) => {
    done += 1;
    progress({ step: 'unit', done, file: unit.file, entry: unit.entry, verdict });
  };
  const readied = new Map<Item, Promise<Ready>>();
  const ready = (item: Item) => {
    const promise = readied.get(item) ?? makeReady(item);
    readied.set(item, promise);
    return promise;
  };
  const makeReady = async (item: Item): Promise<Ready> => {
    const unit = await prepareUnit(item.source, item.planned, { subject, ...item, config }, deps);
    text.add(unit.links.flatMap((link) => [link, ...link.headers]));
    return { unit, kept: await memory.recall(unit, secondsFor(item)) };
  };
  const runAnew = async (item: Item, deadline: Deadline) => {
    const { unit } = await ready(item);
    const outcome = await memory.remember(unit, secondsFor(item), deadline, (watched) =>
      runUnit(unit, deadline, { subject, config, describe, text, deps: watched }),
    );
    tell(item, outcome);
    return outcome;
  };
  const runAll = async (items: readonly Item[], work: typeof runAnew) => {
    const outcomes = await scheduleUnits(items, { jobs, secondsFor, budget }, work, ({ planned }) => {
      skipped += 1;
      return skipUnit(planned, budgetReason);
    });
    return new Map(items.map((item, index) => [item, outcomes[index]]));
  };
  const run: UnitRunner['run'] = async (planned) => {
    const items = planned.flatMap(({ source, planner, plan }) =>
      plan.units.map((unit): Item => ({ source, planner, planned: unit })),
    );
    units += items.length;
    if (items.length > 0) progress({ step: 'started', units });
    const known = new Map<Item, KeptOutcome>();
    const recalled = async (item: Item) => {
      const { kept } = await ready(item);
      if (kept !== null) known.set(item, kept);
      return kept;
    };
    // What is known costs nothing, so that it comes before what is not; in a file without end, most of both are left.
    const enough = budget.left() * (1 - shareToReady);
    for (const item of items) {
      if (budget.left() < enough) break;
      await recalled(item);
    }
    const first = await runAll(
      items.filter((item) => !known.has(item)),
      async (item, deadline) => (await recalled(item))?.outcome ?? runAnew(item, deadline),
    );
    const again = await runAll(items.filter(isInDoubt(known, first)), runAnew);
    return items.flatMap((item) => {
      const kept = known.get(item);
      const outcome = again.get(item) ?? kept?.outcome ?? first.get(item);
      if (kept !== undefined && outcome === kept.outcome) tell(item, outcome);
      return outcome === undefined ? [] : [outcome];
    });
  };
  return { run, isKept: () => skipped === 0 && memory.isComplete() };
}

/** A unit that is planned, and what belongs to it. */
interface Item {
  readonly source: AskedSource;
  readonly planner: HarnessPlanner;
  readonly planned: PlannedUnit;
}

interface Ready {
  readonly unit: PreparedUnit;
  /** What is known of it from earlier runs. */
  readonly kept: KeptOutcome | null;
}

/** Of the budget, for reading what is known before anything is run. */
const shareToReady = 0.5;

/** A unit that is known from another version of its file, which it now turns out that ESBMC does not read. */
function isInDoubt(
  known: ReadonlyMap<Item, KeptOutcome>,
  first: ReadonlyMap<Item, UnitOutcome | undefined>,
): (item: Item) => boolean {
  const refused = [...first].filter(([, outcome]) => {
    return outcome?.unit.verdict === 'not-checked' && outcome.unit.reason !== budgetReason;
  });
  const files = new Set(refused.map(([{ planned }]) => planned.unit.file));
  return (item) => known.get(item)?.isWhole === false && files.has(item.planned.unit.file);
}

/** Nobody waits for the verdict of a caller: what it shows, it shows soon. */
const secondsForCallers = 20;

/** Of a unit's time; the rest is kept to see whether the base fails in the same way, without which nothing is red. */
const shareForHead = 0.75;

/** Kept to run what was found, what was left open, and what failed before; of a short time, a share. */
const secondsToRun = 12;
const shareToRun = 0.3;

async function runUnit(prepared: PreparedUnit, whole: Deadline, work: Work): Promise<UnitOutcome> {
  const { subject, config, describe, text, deps } = work;
  const { source } = prepared;
  const deadline = deps.replayer == null ? whole : beforeRunning(whole);
  const share = subject.base === null ? 1 : shareForHead;
  const verified = await verifyLinked(
    prepared,
    config.checks,
    deadline.within(deadline.left() * share),
    deps.verifier,
  );
  const verification = withoutGuesses(verified, prepared, text);
  const functions = await judgeFunctions(verification, (names, bound) => {
    const asked = source.file.functions.filter(
      ({ name, isDefinition }) => isDefinition && names.includes(name),
    );
    return reachedExits(verification.setup, source.text, asked, bound, { ...deps, deadline });
  });
  const { setup, violations } = verification;
  const files = violations.map(({ counterexample }) => counterexample.property.location.file);
  const base =
    subject.base === null || violations.length === 0
      ? null
      : await baseCounterpart(prepared, { setup, files }, subject.base, subject, deps);
  const known = foundBefore(verification, prepared, subject, text);
  const comparisons =
    base === null ? null : await compareWithBase(violations, known, base, deadline, deps.verifier);
  const requires = await proposeRequirements(prepared, verification, text, deadline, deps);
  const found = findFindings(verification, comparisons, text, describe, requires);
  const outcome = { unit: verification.result, functions, findings: found };
  const unit = { prepared, verification, deadline: whole, work };
  const run = await fuzzUnit(outcome, unit);
  const replayed = await replayFindings(found, unit);
  const asReplayed = new Map(found.map((finding, index) => [finding, replayed[index]]));
  const findings = run.findings.map((finding) => asReplayed.get(finding) ?? finding);
  return { ...run, findings, held: heldProperties(verification, text) };
}

function beforeRunning(whole: Deadline): Deadline {
  const left = whole.left();
  return whole.within(left - Math.min(secondsToRun, left * shareToRun));
}

/** Files that don't go together, or that ESBMC can't read, are left out: the unit's own file is what is asked about. */
async function verifyLinked(
  { setup, variants, links }: PreparedUnit,
  checks: Config['checks'],
  deadline: Deadline,
  verifier: Verifier,
): Promise<UnitVerification> {
  const verification = await verifyVariants([setup, ...variants], checks, deadline, verifier);
  if (links.length === 0 || verification.result.verdict !== 'not-checked') return verification;
  const alone = (one: UnitSetup) => ({ ...one, sources: one.sources.slice(0, 1) });
  return verifyVariants([alone(setup), ...variants.map(alone)], checks, deadline, verifier);
}

function skipUnit({ unit }: PlannedUnit, reason: string): UnitOutcome {
  return {
    unit: notChecked(unit, reason),
    functions: unit.functions.map((name) => ({ file: unit.file, name, verdict: 'not-checked', reason })),
    findings: [],
    held: [],
  };
}
