import { buildConfig } from '../config/build-config.ts';
import type { Config, ConfigInput } from '../config/config.ts';
import { parseConfigFile } from '../config/parse-config-file.ts';
import { ConfigurationError } from '../domain/errors.ts';
import { type Conclusion, conclude, failsJob } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import type { Trigger } from '../domain/trigger.ts';
import type { Repository } from '../project/repository.ts';
import type { CodeHost, PullRequest } from '../review/code-host.ts';
import { describeViolation } from '../review/explain-finding.ts';
import { ask } from '../review/host-answer.ts';
import type { JobSinks } from '../review/job-sinks.ts';
import { planCheckRun } from '../review/plan-check-run.ts';
import { noCheckRun, postCheckRun } from '../review/post-check-run.ts';
import type { PublishDeps } from '../review/publish.ts';
import { publish } from '../review/publish.ts';
import { quoteNotes } from '../review/quote-notes.ts';
import { renderJson } from '../review/render-json.ts';
import { renderSarif } from '../review/render-sarif.ts';
import { planReview } from '../review/review-plan.ts';
import { tellJob } from '../review/tell-job.ts';
import { analyse } from './analyse.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { lendHeaders } from './lend-headers.ts';
import { loadChange } from './load-change.ts';

export interface GateDeps {
  readonly repository: Repository;
  /** Null where no token was given: then nothing is asked of GitHub and nothing posted. */
  readonly host: CodeHost | null;
  readonly job: PublishDeps['job'];
  readonly pause: PublishDeps['pause'];
  /** Made once it is known that there is something to verify: installing ESBMC takes time. */
  readonly analysis: (config: Config) => Promise<AnalysisDeps>;
  /** Writes the result to the disk, before anything is posted. */
  readonly save: (json: string, report: Report) => Promise<void>;
  /** Null where no SARIF was asked for. */
  readonly saveSarif: ((text: string) => Promise<void>) | null;
  readonly log: (line: string) => void;
  readonly tool: Report['tool'];
  readonly links: { readonly serverUrl: string; readonly owner: string; readonly repo: string };
  /** Path of the configuration file in the base branch. */
  readonly configPath: string;
}

export interface GateOutcome {
  readonly conclusion: Conclusion;
  readonly failed: boolean;
  readonly report: Report;
  readonly decision: 'reviewed' | 'checked' | 'nothing-to-check';
}

interface Range {
  /** What head is compared with: the merge base of a pull request. */
  readonly base: string;
  readonly head: string;
  /** Where the configuration is read: the tip of the base branch. */
  readonly rules: string;
  readonly pull: PullRequest | null;
}

/** Verifies what a pull request, a merge group or a push changes, and tells it where people look. */
export async function gate(
  trigger: Exclude<Trigger, { event: 'ignored' | 'refused' | 'nightly' }>,
  settings: ConfigInput,
  deps: GateDeps,
): Promise<GateOutcome> {
  const range = await findRange(trigger, deps);
  const config = buildConfig([await settingsAt(range.rules, deps), settings]);
  const report = await verifyRange(range, config, deps);
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
  return { conclusion, failed: failsJob(conclusion, config), report, decision };
}

/** The opt-in check of our own; on a fork's pull request the token can't write it. */
async function checkRun(
  report: Report,
  { head }: Range,
  config: Config,
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
  config: Config,
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
    commands: false,
  };
  return [...(await publish(planReview(report, config, facts), { host, job, pause })).notes];
}

/** It may have been pushed to, closed or made a draft while the analysis ran. Without an answer, what it was then. */
async function asItIs(pull: PullRequest, host: CodeHost): Promise<PullRequest> {
  const answer = await ask(() => host.pullRequest(pull.number));
  return answer.ok ? answer.value : pull;
}

async function verifyRange({ base, head }: Range, config: Config, deps: GateDeps): Promise<Report> {
  const { repository } = deps;
  const changes = await repository.changes(base, head);
  const commits = { head: await repository.checkOut(head), base: await repository.checkOut(base) };
  const lent = await lendHeaders(repository, changes, commits.head);
  const trees = { ...commits, checkout: repository.root, lent };
  const analysis = await deps.analysis(config);
  const subject = await loadChange(changes, trees, config, analysis);
  const { verifier } = analysis;
  return {
    tool: deps.tool,
    esbmc: { version: verifier.version, sha256: verifier.sha256 },
    base,
    head,
    ...(await analyse(subject, config, describeViolation, analysis)),
  };
}

/** The two commits to compare, both of them here. */
async function findRange(trigger: Parameters<typeof gate>[0], deps: GateDeps): Promise<Range> {
  switch (trigger.event) {
    case 'pull-request': {
      if (deps.host === null) {
        throw new ConfigurationError('input github-token: a token that can read the pull request is needed');
      }
      const pull = await deps.host.pullRequest(trigger.number);
      const base = await mergeBase(pull.baseSha, trigger.headSha, deps);
      return { base, head: trigger.headSha, rules: pull.baseSha, pull };
    }
    case 'merge-group': {
      const base = await mergeBase(trigger.baseSha, trigger.headSha, deps);
      return { base, head: trigger.headSha, rules: trigger.baseSha, pull: null };
    }
    case 'push': {
      const base = trigger.before ?? (await deps.repository.resolve(`${trigger.after}^`));
      await deps.repository.obtain([base, trigger.after]);
      return { base, head: trigger.after, rules: base, pull: null };
    }
  }
}

/** From the clone where it reaches back far enough, else from the code host. All three commits are here then. */
async function mergeBase(base: string, head: string, { repository, host }: GateDeps): Promise<string> {
  const known = await repository.mergeBase(base, head);
  const commit = known ?? (await host?.mergeBaseOf(base, head));
  if (commit === undefined) {
    throw new ConfigurationError(
      'the clone has no common history of base and head: check out with `fetch-depth: 0`',
    );
  }
  await repository.obtain([commit, base, head]);
  return commit;
}

/**
 * The configuration comes from the base branch, so that a pull request can't change what it is held against. From its
 * tip, as where the result is reported: the author chooses the merge base, by branching off before a rule was made.
 */
async function settingsAt(commit: string, { repository, configPath }: GateDeps): Promise<ConfigInput> {
  const text = await repository.readAt(commit, configPath);
  return text === null ? {} : parseConfigFile(text, configPath);
}
