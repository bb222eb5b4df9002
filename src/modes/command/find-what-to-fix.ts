import { buildConfig } from '../../config/build-config.ts';
import type { Config, ConfigInput } from '../../config/config.ts';
import type { Finding } from '../../domain/finding.ts';
import { isFailing as failsGate } from '../../domain/policy.ts';
import type { TypedComment } from '../../domain/trigger.ts';
import { isSourcePath } from '../../repair/source-path.ts';
import type { PullRequest } from '../../review/code-host.ts';
import { fixedFinding } from '../../review/command/commit-message.ts';
import { findingOfThread } from '../../review/command/ignored-findings.ts';
import { resolveFinding } from '../../review/command/resolve-finding.ts';
import { ask } from '../../review/host-answer.ts';
import { heed } from '../heed-ignored.ts';
import { findRange, type OpenRange, settingsAt, verifyRange } from '../verify-range.ts';
import type { CommandDeps } from './command-deps.ts';
import type { FixRefusal } from './repair-result.ts';

export interface ToFix extends OpenRange {
  readonly kind: 'found';
  readonly finding: Finding;
  readonly isFailing: boolean;
  readonly pull: PullRequest;
  readonly config: Config;
  readonly esbmcVersion: string;
}

type Deps = Pick<
  CommandDeps,
  'repository' | 'host' | 'commands' | 'analysis' | 'tool' | 'configPath' | 'baseline' | 'log' | 'links'
>;

/** Verifies the head of the pull request as it is now, and finds what the command means. */
export async function findWhatToFix(
  typed: TypedComment,
  command: { readonly finding: string | null },
  settings: ConfigInput,
  deps: Deps,
  purpose: 'fix' | 'talk' = 'fix',
): Promise<ToFix | { readonly kind: 'refused'; readonly refusal: FixRefusal }> {
  const pull = await deps.host.pullRequest(typed.number);
  if (pull.state === 'closed') return refused({ reasonCode: 'closed' });
  if (pull.headRepository === null) return refused({ reasonCode: 'branch-deleted' });
  const ofThread = await threadFinding(typed, deps);
  const wanted = { named: command.finding, ofThread };
  const named = command.finding ?? ofThread;
  const isFixed = async () => purpose === 'fix' && (await isFixedByHead(named, pull, deps));
  const alreadyFixed = refused({ reasonCode: 'already-fixed', commit: pull.headSha });
  if (named !== null && (await isFixed())) return alreadyFixed;

  const range = await findRange({ event: 'pull-request', number: pull.number, headSha: pull.headSha }, deps);
  const config = buildConfig([await settingsAt(range.rules, deps), settings]);
  const { report, ...opened } = await verifyRange(range, config, deps);
  const rules = await heed(report, pull.number, config, deps);
  const resolved = resolveFinding(wanted, report.findings, rules.config);
  switch (resolved.kind) {
    case 'none':
      return (await isFixed()) ? alreadyFixed : refused({ reasonCode: 'no-finding' });
    case 'gone':
      return refused({ reasonCode: 'finding-gone' });
    case 'unknown':
      return refused({ reasonCode: 'unknown-finding', findings: resolved.findings });
    case 'several':
      return refused({ reasonCode: 'which-finding', findings: resolved.findings });
  }
  const { finding } = resolved;
  if (purpose === 'fix' && !isSourcePath(finding.counterexample.property.location.file)) {
    return refused({ reasonCode: 'not-a-source' });
  }
  const isFailing = failsGate(finding, rules.config);
  const esbmcVersion = opened.analysis.verifier.version;
  return { ...opened, kind: 'found', finding, isFailing, pull, config, esbmcVersion };
}

async function threadFinding({ number, threadId }: TypedComment, { host }: Deps): Promise<string | null> {
  if (threadId === null) return null;
  const comments = await host.reviewComments(number);
  return findingOfThread(threadId, comments, await host.ownAuthorId());
}

/**
 * Where the head is a fix of the same finding, or of any where none was named: a second command was waiting for the first
 * one to end, or a run ended before it had said what it did.
 */
async function isFixedByHead(
  finding: string | null,
  { headSha }: PullRequest,
  { commands, links }: Deps,
): Promise<boolean> {
  const head = await ask(() => commands.commitAt({ owner: links.owner, name: links.repo }, headSha));
  return head.ok && fixedFinding(head.value.message)?.startsWith(finding ?? '') === true;
}

function refused(refusal: FixRefusal) {
  return { kind: 'refused', refusal } as const;
}
