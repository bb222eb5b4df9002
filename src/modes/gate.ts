import { buildConfig } from '../config/build-config.ts';
import type { ConfigInput } from '../config/config.ts';
import { type Conclusion, conclude, failsJob, type Policy } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import type { Trigger } from '../domain/trigger.ts';
import type { CodeHost, PullRequest } from '../review/code-host.ts';
import type { CommandHost } from '../review/command/command-host.ts';
import { ask } from '../review/host-answer.ts';
import type { JobSinks } from '../review/job-sinks.ts';
import { noDiffNote } from '../review/no-diff-note.ts';
import { planCheckRun } from '../review/plan-check-run.ts';
import { noCheckRun, postCheckRun } from '../review/post-check-run.ts';
import type { PublishDeps } from '../review/publish.ts';
import { publish } from '../review/publish.ts';
import { quoteNotes } from '../review/quote-notes.ts';
import { renderJson } from '../review/render-json.ts';
import { renderSarif } from '../review/render-sarif.ts';
import { planReview } from '../review/review-plan.ts';
import { tellJob } from '../review/tell-job.ts';
import { heed, type Rules } from './heed-ignored.ts';
import type { ScannedBaseDeps } from './scanned-base.ts';
import { findRange, type Range, type RangeDeps, settingsAt, verifyRange } from './verify-range.ts';

export interface GateDeps extends RangeDeps, ScannedBaseDeps {
  /** Null where no token was given: then nothing is asked of GitHub and nothing posted. */
  readonly host: CodeHost | null;
  /** Null where no token was given. */
  readonly commands: CommandHost | null;
  readonly job: PublishDeps['job'];
  readonly pause: PublishDeps['pause'];
  /** Writes the result to the disk, before anything is posted. */
  readonly save: (json: string, report: Report) => Promise<void>;
  /** Null where no SARIF was asked for. */
  readonly saveSarif: ((text: string) => Promise<void>) | null;
  readonly links: { readonly serverUrl: string; readonly owner: string; readonly repo: string };
}

export interface GateOutcome {
  readonly conclusion: Conclusion;
  readonly failed: boolean;
  readonly report: Report;
  readonly policy: Policy;
  readonly decision: 'reviewed' | 'checked' | 'nothing-to-check';
}

/** Verifies what a pull request, a merge group or a push changes, and tells it where people look. */
export async function gate(
  trigger: Exclude<Trigger, { event: 'ignored' | 'refused' | 'nightly' }>,
  settings: ConfigInput,
  deps: GateDeps,
): Promise<GateOutcome> {
  const range = await findRange(trigger, deps);
  const configured = buildConfig([await settingsAt(range.rules, deps), settings]);
  const verified = await verifyRange(range, configured, deps);
  const { config, report } = await heed(verified.report, range.pull?.number ?? null, configured, deps);
  await deps.save(renderJson(report, config), report);
  await deps.saveSarif?.(renderSarif(report, config));
  const conclusion = conclude(report, config);
  const check = await checkRun(report, range, config, deps);
  // Annotations of both would stand twice on each line.
  const job: JobSinks = check === 'posted' ? { ...deps.job, annotate: () => [] } : deps.job;
  const notes = await tell(report, range, config, { ...deps, job });
  if (check === 'refused') {
    notes.push(noCheckRun);
    await deps.job.writeSummary(quoteNotes([noCheckRun]));
  }
  for (const note of notes) deps.log(note);
  const decision =
    report.units.length === 0 ? 'nothing-to-check' : range.pull === null ? 'checked' : 'reviewed';
  return { conclusion, failed: failsJob(conclusion, config), report, policy: config, decision };
}

/** The opt-in check of our own; on a fork's pull request the token can't write it. */
async function checkRun(
  report: Report,
  { head }: Range,
  config: Rules,
  { host, links }: GateDeps,
): Promise<'posted' | 'refused' | 'not-asked-for'> {
  if (!config.checkRun || config.dryRun || host === null) return 'not-asked-for';
  const run = planCheckRun(report, config, { ...links, commit: head });
  return (await postCheckRun(run, host)) === null ? 'posted' : 'refused';
}

/** On the pull request where there is one that may be written to, else in the job only; returns notes for the log. */
async function tell(
  report: Report,
  range: Range,
  config: Rules,
  { host, job, pause, links }: GateDeps,
): Promise<string[]> {
  const pull = range.pull === null || host === null || config.dryRun ? null : await asItIs(range.pull, host);
  // A newer push has a run of its own; comments on a commit that is no longer the head would only be in its way.
  if (pull === null || host === null || pull.headSha !== range.head) {
    return [...(await tellJob(report, config, { ...links, commit: range.head }, job))];
  }
  const diff = await ask(() => host.diffFiles(pull.number));
  const facts = {
    pull,
    diff: diff.ok ? diff.value : null,
    repository: links,
    commit: range.head,
    commentLimit: config.commentLimit,
    commands: config.commands,
  };
  const { notes } = await publish(planReview(report, config, facts), { host, job, pause });
  return diff.ok ? [...notes] : [...notes, noDiffNote];
}

/** It may have been pushed to, closed or made a draft while the analysis ran. Without an answer, what it was then. */
async function asItIs(pull: PullRequest, host: CodeHost): Promise<PullRequest> {
  const answer = await ask(() => host.pullRequest(pull.number));
  return answer.ok ? answer.value : pull;
}
