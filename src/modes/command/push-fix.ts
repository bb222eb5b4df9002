import { pluginsIn } from '../../repair/candidate.ts';
import { isSourcePath } from '../../repair/source-path.ts';
import type { PullRequest, RepositoryName } from '../../review/code-host.ts';
import type { CommandHost, NewFile } from '../../review/command/command-host.ts';
import { commitMessage } from '../../review/command/commit-message.ts';
import type { NotPushed } from '../../review/command/fix-replies.ts';
import { ask, type Refusal } from '../../review/host-answer.ts';
import type { SourceLinks } from '../../review/permalink.ts';
import { settleSeconds } from '../../review/submit-comments.ts';
import type { CommandDeps } from './command-deps.ts';
import type { Repaired } from './repair-result.ts';

type Deps = Pick<CommandDeps, 'host' | 'commands' | 'links' | 'pause'>;

export type Pushed =
  | { readonly kind: 'pushed'; readonly sha: string }
  | { readonly kind: 'not-pushed'; readonly why: NotPushed }
  /** Nothing may come of this fix any more. */
  | { readonly kind: 'moved' };

/** Commits an accepted fix on top of exactly the commit that was verified, or says why not. */
export async function pushFix(fix: Repaired, number: number, deps: Deps): Promise<Pushed> {
  const pull = await deps.host.pullRequest(number);
  if (pull.state === 'closed' || pull.headSha !== fix.head) return { kind: 'moved' };
  const { headRepository } = pull;
  if (headRepository === null) return notPushed('branch-deleted');
  if (pull.fromFork && !pull.maintainerCanModify) return notPushed('fork-closed-to-us');
  if (pull.fromFork && !(await deps.commands.pushStartsWorkflows())) return notPushed('from-fork');
  const files = await filesToWrite(fix, deps);
  if (files === null) return notPushed('not-its-text');
  const commit = {
    repository: headRepository,
    branch: pull.headRef,
    parent: fix.head,
    files,
    ...messageOf(fix),
  };
  const answer = await ask(() => deps.commands.createCommit(commit));
  if (answer.ok) return { kind: 'pushed', sha: answer.value };
  return whatHappened(answer.refusal, pull, headRepository, commit, deps);
}

/** With the mode that they have; null where the text that the patch is made for is not what is there, byte by byte. */
export async function filesToWrite(
  { head, candidate }: Repaired,
  {
    commands,
    links,
  }: { readonly commands: Pick<CommandHost, 'fileAt'>; readonly links: Omit<SourceLinks, 'commit'> },
): Promise<readonly NewFile[] | null> {
  const repository = { owner: links.owner, name: links.repo };
  const files: NewFile[] = [];
  for (const { file: path, before, after } of candidate.patch.edits) {
    const found = isSourcePath(path) ? await commands.fileAt(repository, head, path) : null;
    if (found === null || !Buffer.from(before).equals(found.bytes)) return null;
    files.push({ path, mode: found.mode, text: after });
  }
  return files.length === 0 ? null : files;
}

export function messageOf({ finding, head, esbmcVersion, acceptance, candidate }: Repaired) {
  const bound = acceptance.verdict === 'accepted' ? acceptance.bound : null;
  const { engine, author, title } = candidate;
  const plugins = pluginsIn(candidate);
  return commitMessage({ finding, commit: head, esbmcVersion, bound, engine, author, plugins, title });
}

const reasons: Readonly<Record<Exclude<Refusal, 'not-acceptable'>, NotPushed>> = {
  permission: 'not-allowed',
  'rate-limit': 'no-answer',
  'no-answer': 'no-answer',
  other: 'no-answer',
};

/** A refusal has many reasons, and without an answer the commit may be there: the branch says what happened. */
async function whatHappened(
  refusal: Refusal,
  pull: PullRequest,
  repository: RepositoryName,
  wanted: { readonly parent: string; readonly headline: string; readonly body: string },
  { commands, pause }: Deps,
): Promise<Pushed> {
  if (refusal === 'no-answer') await pause(settleSeconds);
  const tip = await ask(() => commands.branchTip(repository, pull.headRef));
  if (!tip.ok) return notPushed('no-answer');
  if (tip.value === null) return notPushed('branch-deleted');
  if (tip.value === wanted.parent) {
    return notPushed(refusal === 'not-acceptable' ? 'protected' : reasons[refusal]);
  }
  return refusal === 'no-answer' && (await isCommit(tip.value, repository, wanted, commands))
    ? { kind: 'pushed', sha: tip.value }
    : { kind: 'moved' };
}

async function isCommit(
  sha: string,
  repository: RepositoryName,
  { parent, headline, body }: { parent: string; headline: string; body: string },
  commands: CommandHost,
): Promise<boolean> {
  const commit = await ask(() => commands.commitAt(repository, sha));
  return (
    commit.ok &&
    commit.value.parents[0] === parent &&
    commit.value.message.trim() === `${headline}\n\n${body}`
  );
}

function notPushed(why: NotPushed): Pushed {
  return { kind: 'not-pushed', why };
}
