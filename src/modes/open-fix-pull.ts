import { CodeHostError } from '../domain/errors.ts';
import type { Finding } from '../domain/finding.ts';
import { fixPullBody } from '../review/command/fix-pull.ts';
import type { FixPullHost } from '../review/fix-pull-host.ts';
import { ask } from '../review/host-answer.ts';
import type { SourceLinks } from '../review/permalink.ts';
import { settleSeconds } from '../review/submit-comments.ts';
import { toldFix } from './command/deliver-fix.ts';
import { filesToWrite, messageOf } from './command/push-fix.ts';
import type { Repaired } from './command/repair-result.ts';

interface PullPlace {
  readonly links: SourceLinks;
  readonly trackingIssue: number | null;
  /** What it is to be merged into. */
  readonly branch: string;
}

interface PullDeps {
  readonly host: FixPullHost;
  readonly pause: (seconds: number) => Promise<void>;
}

interface OpenedPull {
  readonly isOpen: boolean;
  /** The next one would be refused as well. */
  readonly isHopeless: boolean;
  /** A sentence for the log and the summary. */
  readonly note: string;
}

/** The branch is the name by which a fix is known again, whoever looks and whatever became of its pull request. */
function branchFor({ fingerprint }: Finding): string {
  return `esbmc/fix-${fingerprint}`;
}

/** Whether there ever was a pull request for a finding; where GitHub does not say, nothing may be opened. */
export async function findPulls(
  finding: Finding,
  host: FixPullHost,
): Promise<{ readonly kind: 'none' | 'there' } | { readonly kind: 'refused'; readonly note: string }> {
  const pulls = await ask(() => host.pullsFrom(branchFor(finding)));
  if (!pulls.ok) return { kind: 'refused', note: `No fix is proposed: ${pulls.message}` };
  return { kind: pulls.value.length === 0 ? 'none' : 'there' };
}

/** Puts an accepted fix on a branch of its own and opens the pull request; says what GitHub refuses. */
export async function openFixPull(fix: Repaired, place: PullPlace, deps: PullDeps): Promise<OpenedPull> {
  const head = branchFor(fix.finding);
  const { file } = fix.finding.counterexample.property.location;
  const ready = await ask(() => readyBranch(fix, head, place, deps));
  if (!ready.ok) return refusedPull(ready.refusal, `The fix of ${file} is not proposed: ${ready.message}`);
  if (ready.value !== null) return { isOpen: false, isHopeless: false, note: ready.value };
  const startsWorkflows = await deps.host.pushStartsWorkflows();
  const facts = { links: place.links, issue: place.trackingIssue, startsWorkflows, side: fix.side };
  const body = fixPullBody(toldFix(fix), facts);
  const pull = { title: messageOf(fix).headline, body, head, base: place.branch };
  const opened = await ask(() => openOnce(pull, deps));
  if (opened.ok)
    return { isOpen: true, isHopeless: false, note: `#${opened.value.number} proposes a fix of ${file}.` };
  const why = `${opened.message}. Actions may need to be allowed to create pull requests in the repository's settings`;
  return refusedPull(
    opened.refusal,
    `The fix of ${file} is on the branch ${head}, without a pull request: ${why}.`,
  );
}

function refusedPull(refusal: string, note: string): OpenedPull {
  return { isOpen: false, isHopeless: refusal !== 'not-acceptable', note };
}

/** Without an answer it may be open all the same. */
async function openOnce(
  pull: Parameters<FixPullHost['openPull']>[0],
  { host, pause }: PullDeps,
): Promise<{ readonly number: number }> {
  try {
    return await host.openPull(pull);
  } catch (error) {
    const isUnanswered = error instanceof CodeHostError && (error.status === null || error.status >= 500);
    if (!isUnanswered) throw error;
    await pause(settleSeconds);
    const [there] = await host.pullsFrom(pull.head);
    return there ?? host.openPull(pull);
  }
}

/** The branch with the fix on it: a new one, or the one that a run left which got no further; a sentence where it can't be. */
async function readyBranch(
  fix: Repaired,
  branch: string,
  { links }: PullPlace,
  { host }: PullDeps,
): Promise<string | null> {
  const repository = { owner: links.owner, name: links.repo };
  const files = await filesToWrite(fix, { commands: host, links });
  if (files === null) return `The fix of a file is not proposed: it is not UTF-8, or no plain file.`;
  const tip = await host.branchTip(repository, branch);
  if (tip === null) await host.createBranch(branch, fix.head);
  if (tip === null || tip === fix.head) {
    await host.createCommit({ repository, branch, parent: fix.head, files, ...messageOf(fix) });
    return null;
  }
  for (const { path, text } of files) {
    const found = await host.fileAt(repository, tip, path);
    if (found === null || !Buffer.from(text).equals(found.bytes)) {
      return `A fix is not proposed, since there is a branch ${branch} with something else on it.`;
    }
  }
  return null;
}
