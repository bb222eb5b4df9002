import { pluginsIn } from '../../repair/candidate.ts';
import { unifiedDiff } from '../../repair/patch.ts';
import {
  failedReply,
  type NotPushed,
  offeredReply,
  pushedReply,
  refusedReply,
  type ToldFix,
} from '../../review/command/fix-replies.ts';
import { sideBlocks } from '../../review/command/side-block.ts';
import type { BodyBlock } from '../../review/fit-body.ts';
import type { CommandDeps, CommandOutcome, DeliverDeps } from './command-deps.ts';
import { postSuggestion } from './post-suggestion.ts';
import { pushFix } from './push-fix.ts';
import type { Repaired, RepairResult } from './repair-result.ts';
import { settleFixed } from './settle-fixed.ts';

/** What the reply says in the end, and what the run says for scripts. */
export interface Delivered {
  readonly reply: readonly BodyBlock[];
  readonly outcome: CommandOutcome;
  readonly isDone: boolean;
}

interface Wish {
  /** Of the pull request. */
  readonly number: number;
  readonly isSuggestOnly: boolean;
  /** Why it must not be pushed, whatever the command says. */
  readonly whyOffer?: NotPushed | null;
}

type Recheck = (sha: string) => Promise<{ readonly icon: string; readonly text: string } | null>;

/**
 * Pushes a fix that was accepted; offers it as a suggestion where that is asked for or pushing is refused; shows it where
 * no suggestion can hold it.
 * @param recheck verifies the new commit, where this run may
 */
export async function deliverFix(
  result: RepairResult,
  wish: Wish,
  deps: DeliverDeps,
  recheck: Recheck,
): Promise<Delivered> {
  const delivered = await deliver(result, wish, deps, recheck);
  if (result.kind === 'refused') return delivered;
  return { ...delivered, reply: [...delivered.reply, ...sideBlocks(result.side)] };
}

async function deliver(
  result: RepairResult,
  { number, isSuggestOnly, whyOffer = null }: Wish,
  deps: DeliverDeps,
  recheck: Recheck,
): Promise<Delivered> {
  if (result.kind === 'refused') return refused(result.refusal, deps);
  if (result.kind === 'failed') {
    const { outcome, finding } = result;
    return {
      reply: failedReply(result, finding),
      outcome: { decision: 'not-fixed', reasonCode: outcome, message: `the repair ended as ${outcome}` },
      isDone: false,
    };
  }
  const told = toldFix(result);
  // Whoever handed it over: what is pushed keeps the rules.
  const problem = await deps.editProblem(result.candidate, result.finding);
  if (problem !== null) return forbidden(result, problem);
  await deps.savePatch(told.diff);
  const why = whyOffer ?? reasonToOffer(result, isSuggestOnly, deps.mayPush);
  if (why !== null) return offer(result, told, why, number, deps);
  const pushed = await pushFix(result, number, deps);
  if (pushed.kind === 'moved') return refused({ reasonCode: 'head-moved' }, deps);
  if (pushed.kind === 'not-pushed') return offer(result, told, pushed.why, number, deps);

  const { sha } = pushed;
  if (reachesFurther(result)) await settleFixed(number, result.finding.fingerprint, sha, deps);
  const startsWorkflows = await deps.commands.pushStartsWorkflows();
  const facts = { sha, startsWorkflows, recheck: await recheck(sha) };
  return {
    reply: pushedReply(told, facts, deps.links),
    outcome: { decision: 'fix-pushed', reasonCode: 'ok', message: `pushed ${sha}`, commitSha: sha },
    isDone: true,
  };
}

export function refused(
  refusal: (RepairResult & { kind: 'refused' })['refusal'],
  { links }: Pick<CommandDeps, 'links'>,
): Delivered {
  const { reasonCode } = refusal;
  return {
    reply: refusedReply(refusal, links),
    outcome: {
      decision: 'refused',
      reasonCode,
      message: `nothing was done: ${reasonCode}`,
      // For the job that verifies a fix: whoever pushed it may have ended before that.
      ...(refusal.reasonCode === 'already-fixed' ? { commitSha: refusal.commit } : {}),
    },
    isDone: false,
  };
}

function forbidden({ finding, candidate }: Repaired, problem: string): Delivered {
  const attempts = [{ title: candidate.title, reason: 'forbidden-edit', detail: problem }];
  return {
    reply: failedReply({ outcome: 'exhausted', reason: null, attempts }, finding),
    outcome: { decision: 'not-fixed', reasonCode: 'forbidden-edit', message: 'the edit is forbidden' },
    isDone: false,
  };
}

function reasonToOffer({ acceptance }: Repaired, isSuggestOnly: boolean, mayPush: boolean): NotPushed | null {
  if (acceptance.verdict === 'rejected') return 'not-accepted';
  if (isSuggestOnly) return 'asked-to-suggest';
  return mayPush ? null : 'push-off';
}

async function offer(
  fix: Repaired,
  told: ToldFix,
  why: NotPushed,
  number: number,
  deps: DeliverDeps,
): Promise<Delivered> {
  const pull = await deps.host.pullRequest(number);
  if (pull.state === 'closed' || pull.headSha !== fix.head)
    return refused({ reasonCode: 'head-moved' }, deps);
  const suggestion = await postSuggestion(fix, told, number, deps);
  const decision = suggestion === null ? 'fix-offered' : 'fix-suggested';
  return {
    reply: offeredReply(told, why, suggestion, deps.runUrl),
    outcome: { decision, reasonCode: why, message: `a fix was offered: ${why}` },
    isDone: true,
  };
}

export function toldFix({ finding, candidate, acceptance, esbmcVersion }: Repaired): ToldFix {
  const accepted = acceptance.verdict === 'accepted' ? acceptance : null;
  const { title, engine, author, patch } = candidate;
  return {
    finding,
    title,
    engine,
    author,
    plugins: pluginsIn(candidate),
    evidence: acceptance.evidence,
    bound: accepted === null ? undefined : accepted.bound,
    behaviour: accepted?.behaviour,
    diff: unifiedDiff(patch),
    esbmcVersion,
  };
}

/** Whether the fixed code was verified at least as far as it failed; only then its thread is over. */
function reachesFurther({ finding, acceptance }: Repaired): boolean {
  if (acceptance.verdict !== 'accepted') return false;
  const failedAt = finding.counterexample.bound;
  return acceptance.bound === null || (failedAt !== null && acceptance.bound >= failedAt);
}
