import type { Config } from '../config/config.ts';
import type { Finding } from '../domain/finding.ts';
import type { FunctionResult, HeldProperty, Report, SkippedFile, UnitResult } from '../domain/report.ts';
import { planUnits } from '../project/plan-units.ts';
import { compareWithBase } from '../verification/compare-with-base.ts';
import { type Deadline, startDeadline } from '../verification/deadline.ts';
import { reachedExits } from '../verification/exit-canaries.ts';
import {
  type DescribeViolation,
  findFindings,
  mergeFindings,
  type SourceText,
} from '../verification/find-findings.ts';
import { heldProperties } from '../verification/held-properties.ts';
import { judgeFunctions } from '../verification/judge-functions.ts';
import { notChecked, scheduleUnits } from '../verification/schedule-units.ts';
import { verifyUnit } from '../verification/verify-unit.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { baseCounterpart } from './base-counterpart.ts';
import { type PreparedUnit, prepareUnit } from './prepare-unit.ts';
import { sourceText } from './source-text.ts';
import type { AskedSource, Subject } from './subject.ts';

/** What findings are worded with. */
interface Wording {
  readonly describe: DescribeViolation;
  readonly text: SourceText;
}

interface UnitOutcome {
  readonly unit: UnitResult;
  readonly functions: readonly FunctionResult[];
  readonly findings: readonly Finding[];
  readonly held: readonly HeldProperty[];
}

/** What every mode adds to: verdicts for the subject's units and functions, and the findings. */
export type Analysis = Pick<Report, 'units' | 'functions' | 'findings' | 'held' | 'skipped' | 'notes'>;

/** Verifies what a subject asks about; nothing is written anywhere. */
export async function analyse(
  subject: Subject,
  config: Config,
  describe: DescribeViolation,
  deps: AnalysisDeps,
): Promise<Analysis> {
  const plans = subject.sources
    .filter(({ refused }) => refused === null)
    .map((source) => ({
      source,
      plan: planUnits(source.file, { ...source, entryPoints: config.entryPoints }),
    }));
  const prepared = await Promise.all(
    plans.flatMap(({ source, plan }) => plan.units.map((unit) => prepareUnit(source, unit, subject, deps))),
  );
  deps.progress({ step: 'started', units: prepared.length });
  const schedule = {
    jobs: deps.jobs,
    timeoutSeconds: config.timeout,
    budget: startDeadline(config.timeBudget, deps.clock),
  };
  // Splits every source into lines: once for all units.
  const wording = { describe, text: sourceText(subject.sources) };
  let done = 0;
  const outcomes = await scheduleUnits(
    prepared,
    schedule,
    async (unit, deadline) => {
      const outcome = await runUnit(unit, deadline, subject, config, wording, deps);
      done += 1;
      const { file, entry } = unit.setup.unit;
      deps.progress({ step: 'unit', done, file, entry, verdict: outcome.unit.verdict });
      return outcome;
    },
    (unit) => skipUnit(unit, 'the time budget was used up'),
  );
  return {
    units: [
      ...outcomes.map(({ unit }) => unit),
      ...subject.sources.flatMap(refusedUnit),
      ...subject.unreadable.map(unreadableUnit),
    ],
    functions: [
      ...outcomes.flatMap(({ functions }) => functions),
      ...plans.flatMap(({ plan }) => plan.notChecked),
      ...subject.sources.flatMap(refusedFunctions),
    ],
    findings: mergeFindings(outcomes.flatMap(({ findings }) => findings)),
    held: outcomes.flatMap(({ held }) => held),
    skipped: subject.skipped,
    notes: [...new Set(subject.sources.flatMap(({ notes }) => notes))],
  };
}

/** Of a unit's time; the rest is kept to see whether the base fails in the same way, without which nothing is red. */
const shareForHead = 0.75;

async function runUnit(
  { source, setup, harnessed }: PreparedUnit,
  deadline: Deadline,
  subject: Subject,
  config: Config,
  { describe, text }: Wording,
  deps: AnalysisDeps,
): Promise<UnitOutcome> {
  const share = subject.base === null ? 1 : shareForHead;
  const verification = await verifyUnit(
    setup,
    config.checks,
    deadline.within(deadline.left() * share),
    deps.verifier,
  );
  const functions = await judgeFunctions(verification, (names, bound) => {
    const asked = source.file.functions.filter(
      ({ name, isDefinition }) => isDefinition && names.includes(name),
    );
    return reachedExits(setup, source.text, asked, bound, { ...deps, deadline });
  });
  const base =
    subject.base === null || verification.violations.length === 0
      ? null
      : await baseCounterpart(source, setup, harnessed, subject.base, deps);
  const comparisons =
    base === null ? null : await compareWithBase(verification.violations, base, deadline, deps.verifier);
  const findings = findFindings(verification, comparisons, text, describe);
  return { unit: verification.result, functions, findings, held: heldProperties(verification, text) };
}

function skipUnit({ setup }: PreparedUnit, reason: string): UnitOutcome {
  const { unit } = setup;
  return {
    unit: notChecked(unit, reason),
    functions: unit.functions.map((name) => ({ file: unit.file, name, verdict: 'not-checked', reason })),
    findings: [],
    held: [],
  };
}

function unreadableUnit({ file, reason }: SkippedFile): UnitResult {
  return notChecked({ file, entry: 'main', origin: 'entry', functions: [], assumptions: [] }, reason);
}

/** A file that no tool may read still is a part of the answer. */
function refusedUnit({ path, refused, asked }: AskedSource): readonly UnitResult[] {
  if (refused === null) return [];
  const unit = { file: path, entry: 'main', origin: 'entry', functions: asked, assumptions: [] } as const;
  return [notChecked(unit, refused)];
}

function refusedFunctions({ path, refused, asked }: AskedSource): readonly FunctionResult[] {
  if (refused === null) return [];
  return asked.map((name) => ({ file: path, name, verdict: 'not-checked', reason: refused }));
}
