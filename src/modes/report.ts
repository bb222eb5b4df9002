import { buildConfig } from '../config/build-config.ts';
import type { ConfigInput } from '../config/config.ts';
import { parseConfigFile } from '../config/parse-config-file.ts';
import type { Report } from '../domain/report.ts';
import type { FinishedAnalysis } from '../domain/trigger.ts';
import type { CodeHost } from '../review/code-host.ts';
import type { CommandHost } from '../review/command/command-host.ts';
import { ask } from '../review/host-answer.ts';
import type { JobSinks } from '../review/job-sinks.ts';
import { noDiffNote } from '../review/no-diff-note.ts';
import { planCheckRun } from '../review/plan-check-run.ts';
import { noCheckRun, postCheckRun } from '../review/post-check-run.ts';
import { publish } from '../review/publish.ts';
import { quoteNotes } from '../review/quote-notes.ts';
import { renderJson } from '../review/render-json.ts';
import { planReview } from '../review/review-plan.ts';
import type { TransferFile } from '../review/transfer-file.ts';
import type { TransferHost } from '../review/transfer-host.ts';
import { type NoTarget, noTargets, transferTarget } from '../review/transfer-target.ts';
import { heed, type Rules } from './heed-ignored.ts';
import { receiveReport } from './receive-report.ts';
import type { NothingPosted, ReportOutcome } from './report-outcome.ts';

export interface ReportDeps {
  readonly host: CodeHost;
  readonly transferHost: TransferHost;
  readonly commands: CommandHost;
  readonly job: JobSinks;
  readonly pause: (seconds: number) => Promise<void>;
  /** What the analysis handed over. */
  readonly receive: () => Promise<TransferFile>;
  /** Writes the JSON report to the disk. */
  readonly save: (text: string) => Promise<void>;
  readonly log: (line: string) => void;
  readonly links: { readonly serverUrl: string; readonly owner: string; readonly repo: string };
  /** Path of the configuration file in the base branch. */
  readonly configPath: string;
}

/**
 * Posts what the analysis of a pull request found, in a run that may write and has none of the pull request's code.
 * The result may be a stranger's work: who it is about and what it concludes are never taken from it.
 */
export async function report(
  analysis: FinishedAnalysis,
  settings: ConfigInput,
  deps: ReportDeps,
): Promise<ReportOutcome> {
  const outcome = await tryReport(analysis, settings, deps);
  if (outcome.decision !== 'reviewed') await deps.job.writeSummary(quoteNotes([outcome.message]));
  return outcome;
}

async function tryReport(
  analysis: FinishedAnalysis,
  settings: ConfigInput,
  deps: ReportDeps,
): Promise<ReportOutcome> {
  const received = receiveReport(await deps.receive(), analysis, deps.links);
  if ('decision' in received) return received;
  const target = await transferTarget(analysis, received.base, deps);
  if ('reasonCode' in target) return nothingPosted(target);
  const base = await settingsAt(target.baseSha, deps);
  const configured = buildConfig([base.settings, settings]);
  const told: Report = { ...received, notes: [...received.notes, ...base.notes] };
  const { config, report: result } = await heed(told, target.number, configured, deps);
  await deps.save(renderJson(result, config));

  return post(result, config, target.number, analysis.headSha, deps);
}

async function post(
  result: Report,
  config: Rules,
  number: number,
  commit: string,
  deps: ReportDeps,
): Promise<ReportOutcome> {
  const { host, pause } = deps;
  const diff = await ask(() => host.diffFiles(number));
  // Last of all, since it may have been closed or pushed to meanwhile.
  const pull = await host.pullRequest(number);
  if (pull.state === 'closed') return nothingPosted(noTargets.noPullRequest);
  if (pull.headSha !== commit) return nothingPosted(noTargets.headMoved);
  const plan = planReview(result, config, {
    pull,
    diff: diff.ok ? diff.value : null,
    repository: deps.links,
    commit,
    commentLimit: config.commentLimit,
    commands: config.commands,
  });
  const reviewed = { decision: 'reviewed', conclusion: plan.conclusion, report: result } as const;
  if (config.dryRun) {
    await deps.job.writeSummary(plan.jobSummary);
    return { ...reviewed, refusal: null };
  }
  // Annotations of this run are shown at the default branch's commit, whose lines are not those of the pull request.
  const job: JobSinks = { ...deps.job, annotate: () => [] };
  const { refusal, notes } = await publish(plan, { host, job, pause });
  for (const note of diff.ok ? notes : [...notes, noDiffNote]) deps.log(note);
  const links = { ...deps.links, commit };
  const noCheck = config.checkRun ? await postCheckRun(planCheckRun(result, config, links), host) : null;
  if (noCheck !== null) await job.writeSummary(quoteNotes([noCheckRun]));
  return { ...reviewed, refusal: refusal ?? noCheck };
}

/**
 * Without a clone, the configuration comes through the API. It is that of the base branch's tip: never of the head,
 * whose author it would bind to nothing, and not of the merge base either, since the author chooses that one too, by
 * branching off a commit from before a rule was made.
 */
async function settingsAt(
  commit: string,
  { transferHost, configPath }: ReportDeps,
): Promise<{ readonly settings: ConfigInput; readonly notes: readonly string[] }> {
  const answer = await ask(() => transferHost.fileAt(commit, configPath));
  if (!answer.ok) {
    const note = `The configuration of the base branch could not be read; only the workflow's inputs count here.`;
    return { settings: {}, notes: [note] };
  }
  return { settings: answer.value === null ? {} : parseConfigFile(answer.value, configPath), notes: [] };
}

function nothingPosted({ reasonCode, message }: NoTarget): NothingPosted {
  return {
    decision: reasonCode === 'head-moved' ? 'superseded' : 'nothing-to-report',
    reasonCode,
    message,
  };
}
