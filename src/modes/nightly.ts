import { buildConfig } from '../config/build-config.ts';
import type { Config, ConfigInput } from '../config/config.ts';
import { ConfigurationError } from '../domain/errors.ts';
import { type Conclusion, conclude, failsJob } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import type { Repository } from '../project/repository.ts';
import type { JobSinks } from '../review/job-sinks.ts';
import type { SourceLinks } from '../review/permalink.ts';
import { quoteNotes } from '../review/quote-notes.ts';
import { tellJob } from '../review/tell-job.ts';
import { type Baseline, makeBaseline, type Night, nightOf, parseBaseline } from '../scan/baseline.ts';
import { changeNotes } from '../scan/change-notes.ts';
import { compareBaseline, type ScanChanges } from '../scan/compare-baseline.ts';
import type { IssueTracker } from '../scan/issue-tracker.ts';
import { mergeLines, type ScanFile } from '../scan/merge-lines.ts';
import { readScanLines, type ScanLine, writeScanLine } from '../scan/scan-lines.ts';
import { matrixOf, type ShardNumber } from '../scan/scan-plan.ts';
import { type ScanReport, scanReport } from '../scan/scan-report.ts';
import { lastState, ownIssues, track } from '../scan/track.ts';
import { withNight } from '../scan/tracking-state.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { noLentHeaders } from './lend-headers.ts';
import { type RepairTools, repairInTree } from './repair-in-tree.ts';
import { nightSeconds, openScan, planScan, shareOf } from './scan-repository.ts';
import { type ScanRecord, scanShard } from './scan-shard.ts';
import { type FixDeps, type FixWork, suggestFixes } from './suggest-fixes.ts';
import { settingsAt } from './verify-range.ts';

/** Which part of a night this job is: all of it, the plan of the shards, one of them, or their merge. */
export type NightlyStage =
  | { readonly name: 'whole' }
  | { readonly name: 'plan'; readonly shards: number | null }
  | { readonly name: 'shard'; readonly shard: ShardNumber }
  | { readonly name: 'merge' };

export interface NightlyDeps {
  readonly repository: Repository;
  /** Null where no token was given, and in a dry run. */
  readonly tracker: IssueTracker | null;
  readonly job: JobSinks;
  readonly analysis: (config: Config) => Promise<AnalysisDeps>;
  readonly files: NightlyFiles;
  readonly log: (line: string) => void;
  readonly tool: Report['tool'];
  readonly links: { readonly serverUrl: string; readonly owner: string; readonly repo: string };
  readonly configPath: string;
  /** Of the baseline; null when none was named. */
  readonly baselinePath: string | null;
  /** Null where no fix was asked for. */
  readonly fixes: NightlyFixes | null;
}

/** What the repairs of a night need. */
export interface NightlyFixes extends Pick<FixDeps, 'host' | 'branch' | 'pause'> {
  readonly tools: (config: Config) => Promise<RepairTools>;
}

/** The port to what a night leaves in the workspace for its other jobs and the next night. */
export interface NightlyFiles {
  openRecord(name: string): Promise<ScanRecord>;
  /** All records that are there, by name. */
  records(): Promise<readonly ScanFile[]>;
  read(path: string): Promise<string | null>;
  writePlan(text: string): Promise<void>;
  /** Before anything is told to GitHub. */
  writeReport(written: WrittenNight): Promise<void>;
}

/** What a night writes into the workspace. */
export interface WrittenNight {
  readonly report: Report;
  readonly config: Config;
  /** For the next night. */
  readonly baseline: Baseline;
  /** Null on the first night. */
  readonly changes: ScanChanges | null;
  /** The oldest first, this one last. */
  readonly nights: readonly Night[];
  readonly links: SourceLinks;
  /** Accepted repairs as unified diffs, by fingerprint. */
  readonly patches: ReadonlyMap<string, string>;
}

export interface NightlyOutcome {
  /** Null for jobs that draw none. */
  readonly conclusion: Conclusion | null;
  readonly failed: boolean;
  readonly decision: 'planned' | 'scanned' | 'reported';
  readonly report: Report | null;
  readonly trackingIssue: number | null;
}

export const planFileName = 'esbmc-scan-plan.jsonl';

/** The nightly scan of the commit that is checked out, or one of its parts. */
export async function nightly(
  stage: NightlyStage,
  settings: ConfigInput,
  deps: NightlyDeps,
): Promise<NightlyOutcome> {
  const head = await deps.repository.resolve('HEAD');
  const file = await settingsAt(head, deps);
  const config = buildConfig([{ timeBudget: nightSeconds }, file, settings]);
  const baseline = await readBaseline(deps);
  if (stage.name === 'merge') {
    const lines = mergeLines(await deps.files.records());
    return report(lines, config, baseline, () => deps.analysis(config), deps);
  }
  const analysis = await deps.analysis(config);
  const scan = await openScan(await deps.repository.checkOut(head), config, deps.tool, analysis);
  if (stage.name === 'plan') {
    const shares = await planScan(scan, baseline, stage.shards);
    await deps.files.writePlan([scan.run, ...shares].map(writeScanLine).join(''));
    deps.job.setOutput('matrix', JSON.stringify(matrixOf(shares)));
    return { conclusion: null, failed: false, decision: 'planned', report: null, trackingIssue: null };
  }
  const shard = stage.name === 'shard' ? stage.shard : { index: 1, of: 1 };
  const plan = stage.name === 'shard' ? await deps.files.read(planFileName) : null;
  const lines = plan === null ? null : readScanLines(plan).lines;
  const share = await shareOf(scan, shard, lines, baseline);
  const record = await deps.files.openRecord(`esbmc-scan-${shard.index}-of-${shard.of}.jsonl`);
  const found = await scanShard({ ...scan, share }, record, analysis);
  if (stage.name === 'whole') return report(found, config, baseline, async () => analysis, deps);
  // Whether the night is good or bad is for the merge to say, which sees all of it.
  return { conclusion: null, failed: false, decision: 'scanned', report: null, trackingIssue: null };
}

async function report(
  lines: readonly ScanLine[],
  config: Config,
  baseline: Baseline | null,
  analysis: () => Promise<AnalysisDeps>,
  deps: NightlyDeps,
): Promise<NightlyOutcome> {
  const { files, job, links, tracker, log } = deps;
  const scan = scanReport(lines);
  if (scan === null) throw new ConfigurationError('no record of a scan was found: did any shard leave one?');
  const date = config.today ?? '1970-01-01';
  const place = { ...links, commit: scan.report.head ?? '' };
  const issues = tracker === null ? { known: [], note: null } : await ownIssues(tracker);
  const before = baseline ?? lastState(issues.known);
  const changes = before === null ? null : compareBaseline(scan, before);
  const compared = changes === null ? scan.report : withChanges(scan, changes);
  const written = {
    ...{ report: compared, config, changes, links: place },
    baseline: makeBaseline(scan.report, date, baseline),
    nights: withNight(before?.nights ?? [], nightOf(scan.report, date)),
  };
  await files.writeReport({ ...written, patches: new Map() });
  const notes = [...(await tellJob(compared, config, place, job))];
  const tracked =
    tracker === null || issues.note !== null
      ? { action: 'none' as const, number: null, notes: issues.note === null ? [] : [issues.note] }
      : await track({ scan, issues: issues.known, policy: config, links: place, date }, tracker);
  const facts = { findings: scan.report.findings, policy: config, changes, links: place, date };
  const proposed = await propose(
    { ...facts, trackingIssue: tracked.number },
    config,
    analysis,
    deps,
    (patches) => files.writeReport({ ...written, patches }),
  );
  const told = [...tracked.notes, ...proposed];
  if (told.length > 0) await job.writeSummary(quoteNotes(told));
  for (const note of [...notes, ...told]) log(note);
  const conclusion = conclude(compared, config);
  return {
    conclusion,
    failed: failsJob(conclusion, config),
    decision: 'reported',
    report: compared,
    trackingIssue: tracked.number,
  };
}

/** Seconds for the repair of one bug. */
const repairSeconds = 600;

/** Repairs what was found, where that is asked for; returns sentences. */
async function propose(
  work: Omit<FixWork, 'head' | 'esbmcVersion'>,
  nightly: Config,
  openAnalysis: () => Promise<AnalysisDeps>,
  { fixes, repository }: NightlyDeps,
  keep: FixDeps['keep'],
): Promise<readonly string[]> {
  const head = work.links.commit;
  if (fixes === null || head === '' || work.findings.length === 0) return [];
  const config = { ...nightly, timeBudget: Math.min(nightly.timeBudget, repairSeconds) };
  const analysis = await openAnalysis();
  const tools = await fixes.tools(config);
  const place = { tree: await repository.checkOut(head), checkout: repository.root, lent: noLentHeaders };
  return suggestFixes(
    { ...work, head, esbmcVersion: analysis.verifier.version },
    {
      ...fixes,
      keep,
      clock: analysis.clock,
      repair: (finding) => repairInTree({ finding, place }, config, analysis, tools),
    },
  );
}

/** With what is known of the night before: an old bug is told, and does not make every night red. */
function withChanges(scan: ScanReport, changes: ScanChanges): Report {
  const old = new Set(changes.stayed.map(({ fingerprint }) => fingerprint));
  return {
    ...scan.report,
    findings: scan.report.findings.map((finding) =>
      old.has(finding.fingerprint) ? { ...finding, status: 'existing' as const } : finding,
    ),
    notes: [...changeNotes(changes), ...scan.report.notes],
  };
}

async function readBaseline({ baselinePath, files, log }: NightlyDeps): Promise<Baseline | null> {
  if (baselinePath === null) return null;
  const text = await files.read(baselinePath);
  if (text === null) {
    log(`There is no baseline at ${baselinePath} yet.`);
    return null;
  }
  const read = parseBaseline(text);
  if (read.ok) return read.baseline;
  throw new ConfigurationError(`input baseline: ${baselinePath} is no baseline: ${read.reason}`);
}
