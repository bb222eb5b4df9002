import type { TypedComment } from '../../domain/trigger.ts';
import type { Acceptance, Evidence } from '../../repair/acceptance.ts';
import { commandReply } from '../../review/command/command-reply.ts';
import type { NotPushed } from '../../review/command/fix-replies.ts';
import type { TransferFile } from '../../review/transfer-file.ts';
import { authorise } from './authorise.ts';
import { failed, type ModelCommand, needsModel } from './command.ts';
import type { CommandOutcome, DeliverDeps } from './command-deps.ts';
import { type Delivered, deliverFix } from './deliver-fix.ts';
import { deliverTalk, refusedTalk } from './deliver-talk.ts';
import { readHandover, readVerdict } from './handover.ts';
import { receiveCandidate } from './receive-candidate.ts';
import type { Repaired, RepairResult } from './repair-result.ts';
import { noFix } from './repair-stage.ts';
import { type Answer, type CommandTalk, close, finish } from './talk.ts';

interface PushDeps extends DeliverDeps {
  readonly receiveHandover: () => Promise<TransferFile>;
  /** By which the workflow vouches for the hand-over. */
  readonly digest: string;
  readonly receiveVerdict: () => Promise<TransferFile>;
}

/**
 * The job that may push: it has nothing of the pull request but what the API shows and what the other jobs hand over.
 * The patch is the one that the repair stage made, by its digest. The stage after that ran code of the pull request: its
 * word decides only whether that patch is pushed, never what.
 */
export async function pushStage(typed: TypedComment, deps: PushDeps): Promise<CommandOutcome> {
  const authorised = await authorise(typed, deps);
  const talk = { typed, reply: commandReply(typed, deps.host, deps.keepReply) };
  if (authorised.kind === 'refused') {
    // The first stage has allowed it: somebody waits for the end of that.
    const { reasonCode, reply } = authorised;
    const outcome = {
      decision: 'refused',
      reasonCode,
      message: `nothing was pushed: ${reasonCode}`,
    } as const;
    return finish(talk, { reply, outcome, isDone: false }, deps);
  }
  if (authorised.kind !== 'command' || !needsModel(authorised.command)) return noFix;
  try {
    return await finish(talk, await deliver(typed, authorised.command, deps), deps);
  } catch (error) {
    await end(talk, deps);
    throw error;
  }
}

async function deliver(typed: TypedComment, command: ModelCommand, deps: PushDeps): Promise<Answer> {
  const { number, place, id } = typed;
  const received = readHandover(await deps.receiveHandover(), deps.digest);
  const isOurs = received?.command.place === place && received.command.id === id;
  if (received === null || !isOurs) return noResult(deps, 'no-handover');
  const { result } = received;
  const isTalk = command.name !== 'fix';
  // What was begun as one thing does not end as another.
  if (isTalk !== (result.kind === 'answered') && result.kind !== 'refused')
    return noResult(deps, 'no-handover');
  if (isTalk && result.kind === 'refused') return refusedTalk(result.refusal, deps);
  if (result.kind === 'answered')
    return deliverTalk(result, typed, (file) => textAt(result.head, file, deps));
  const isSuggestOnly = command.name === 'fix' && command.isSuggestOnly;
  if (result.kind !== 'repaired') return deliverFix(result, { number, isSuggestOnly }, deps, noRecheck);
  const candidate = await receiveCandidate(result.candidate, (file) => textAt(result.head, file, deps));
  if (candidate === null) return noResult(deps, 'other-text');
  const verdict = readVerdict(await deps.receiveVerdict(), deps.digest)?.acceptance ?? null;
  const { judged, whyOffer } = judge({ ...result, candidate }, verdict);
  return deliverFix(judged, { number, isSuggestOnly, whyOffer }, deps, noRecheck);
}

/** The two parts of the acceptance as one: what the first has rejected, the second can't accept. */
function judge(
  fix: Repaired,
  verdict: Acceptance | null,
): { readonly judged: RepairResult; readonly whyOffer: NotPushed | null } {
  const first = fix.acceptance;
  if (first.verdict === 'rejected') return { judged: fix, whyOffer: null };
  if (verdict === null) return { judged: fix, whyOffer: 'not-executed' };
  // What ESBMC found, and how far it looked, is for the stage to say that ran no code of the pull request.
  const isExecuted = ({ step }: Evidence) => executed.includes(step);
  const known = first.evidence.filter((one) => !isExecuted(one) || one.outcome !== 'not-run');
  const isNew = (one: Evidence) =>
    !known.some(({ step, detail }) => step === one.step && detail === one.detail);
  const evidence = [...known, ...verdict.evidence.filter((one) => isExecuted(one) && isNew(one))];
  if (verdict.verdict === 'accepted') {
    const acceptance = { ...verdict, bound: first.bound, evidence };
    return { judged: { ...fix, acceptance }, whyOffer: null };
  }
  if (verdict.isSuggestable)
    return { judged: { ...fix, acceptance: { ...verdict, evidence } }, whyOffer: null };
  const { reason, detail } = verdict;
  const attempts = [{ title: fix.candidate.title, reason, detail }];
  const { finding, side } = fix;
  return {
    judged: { kind: 'failed', outcome: 'exhausted', reason: null, finding, attempts, side },
    whyOffer: null,
  };
}

/** Steps of which only the stage that runs code can say anything. */
const executed: readonly Evidence['step'][] = ['replay', 'behaviour', 'tests'];

async function textAt(
  head: string,
  file: string,
  { commands, links }: Pick<PushDeps, 'commands' | 'links'>,
): Promise<string | null> {
  const found = await commands.fileAt({ owner: links.owner, name: links.repo }, head, file);
  return found === null ? null : Buffer.from(found.bytes).toString('utf8');
}

/** The commit is verified by a job of its own. */
const noRecheck = async () => null;

function noResult({ runUrl }: PushDeps, reasonCode: string): Delivered {
  const message = `nothing was pushed: ${reasonCode}`;
  return { reply: failed(runUrl), outcome: { decision: 'not-fixed', reasonCode, message }, isDone: false };
}

async function end(talk: CommandTalk, deps: PushDeps): Promise<void> {
  await close(talk, failed(deps.runUrl), deps);
}
