import type { Config, ConfigInput } from '../config/config.ts';
import { parseConfigFile } from '../config/parse-config-file.ts';
import { withPromptTexts } from '../config/with-prompt-texts.ts';
import { ConfigurationError } from '../domain/errors.ts';
import type { Report } from '../domain/report.ts';
import type { Trigger } from '../domain/trigger.ts';
import type { Repository } from '../project/repository.ts';
import type { CodeHost, PullRequest } from '../review/code-host.ts';
import { describeViolation } from '../review/explain-finding.ts';
import { analyse } from './analyse.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { lendHeaders } from './lend-headers.ts';
import { loadChange } from './load-change.ts';
import { type ScannedBaseDeps, scannedBase } from './scanned-base.ts';
import type { Subject } from './subject.ts';

export interface RangeDeps {
  readonly repository: Repository;
  /** Null where no token was given: then nothing is asked of GitHub. */
  readonly host: Pick<CodeHost, 'pullRequest' | 'mergeBaseOf'> | null;
  /** Made once it is known that there is something to verify: installing ESBMC takes time. */
  readonly analysis: (config: Config) => Promise<AnalysisDeps>;
  readonly tool: Report['tool'];
  /** Path of the configuration file in the base branch. */
  readonly configPath: string;
}

export interface Range {
  /** What head is compared with: the merge base of a pull request. */
  readonly base: string;
  readonly head: string;
  /** Where the configuration is read: the tip of the base branch. */
  readonly rules: string;
  readonly pull: PullRequest | null;
}

/** What a range changes, read and ready to be verified. */
export interface OpenRange {
  readonly subject: Subject;
  readonly analysis: AnalysisDeps;
}

/** A report, and what it was made from. */
export interface VerifiedRange extends OpenRange {
  readonly report: Report;
}

export async function verifyRange(
  range: Range,
  config: Config,
  deps: RangeDeps & ScannedBaseDeps,
): Promise<VerifiedRange> {
  const opened = await openRange(range, config, deps);
  const { analysis } = opened;
  const subject = { ...opened.subject, scanned: await scannedBase(range, deps) };
  const { version, sha256 } = analysis.verifier;
  const report = {
    tool: deps.tool,
    esbmc: { version, sha256 },
    base: range.base,
    head: range.head,
    ...(await analyse(subject, config, describeViolation, analysis)),
  };
  return { ...opened, report };
}

export async function openRange({ base, head }: Range, config: Config, deps: RangeDeps): Promise<OpenRange> {
  const { repository } = deps;
  const changes = await repository.changes(base, head);
  const commits = { head: await repository.checkOut(head), base: await repository.checkOut(base) };
  const lent = await lendHeaders(repository, changes, commits.head);
  const trees = { ...commits, checkout: repository.root, lent };
  const analysis = await deps.analysis(config);
  return { subject: await loadChange(changes, trees, config, analysis), analysis };
}

/** The two commits to compare, both of them here. */
export async function findRange(
  trigger: Exclude<Trigger, { event: 'ignored' | 'refused' | 'nightly' }>,
  deps: RangeDeps,
): Promise<Range> {
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
async function mergeBase(base: string, head: string, { repository, host }: RangeDeps): Promise<string> {
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
export async function settingsAt(
  commit: string,
  { repository, configPath }: Pick<RangeDeps, 'repository' | 'configPath'>,
): Promise<ConfigInput> {
  const text = await repository.readAt(commit, configPath);
  if (text === null) return {};
  const settings = parseConfigFile(text, configPath);
  return withPromptTexts(settings, configPath, (path) => repository.readAt(commit, path));
}
