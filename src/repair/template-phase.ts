import pLimit from 'p-limit';
import type { Acceptance, Accepted } from './acceptance.ts';
import type { Acceptor } from './acceptor.ts';
import type { Attempt } from './attempt.ts';
import type { AttemptLog } from './attempt-log.ts';
import type { Candidate } from './candidate.ts';
import { compareProposals, isCompared } from './compare-proposals.ts';
import type { RepairTask } from './repair-task.ts';

/** Each costs a run of ESBMC; the templates name the likely ones first. */
export const mostVerified = 24;

/** Each runs code for a while. */
const mostExecuted = 6;

/** Where nothing can be compared, the likelier of these wins. */
const enoughAccepted = 2;

export interface TemplatePhaseDeps {
  readonly acceptor: Acceptor;
  readonly log: AttemptLog;
  readonly now: () => number;
  readonly signal?: AbortSignal | undefined;
}

/** An accepted candidate of several. */
export interface AcceptedCandidate {
  readonly candidate: Candidate;
  readonly acceptance: Accepted;
}

export interface TemplateEnd {
  readonly attempts: readonly Attempt[];
  /** The one that changes least of what the program does; null when none is accepted. */
  readonly accepted: AcceptedCandidate | null;
  /** False when time was over, or the repair cancelled, before all were judged. */
  readonly isComplete: boolean;
}

/**
 * Judges what the templates propose, several at a time, the likeliest first: verified, and run where that passes. Once
 * one is accepted whose behaviour was compared, no further one is begun, which could not win; nor once two are
 * accepted. Each attempt is logged as soon as it is known.
 * @param until by the clock of `deps.now`: no judgement is begun after it
 */
export async function runTemplates(
  task: RepairTask,
  candidates: readonly Candidate[],
  { jobs, until }: { readonly jobs: number; readonly until: number },
  deps: TemplatePhaseDeps,
): Promise<TemplateEnd> {
  const { acceptor, log, now, signal } = deps;
  const attempts: Attempt[] = [];
  const isOver = () => now() >= until || signal?.aborted === true;
  const keep = async (candidate: Candidate, acceptance: Acceptance, seconds: number) => {
    const attempt = { candidate, acceptance, seconds };
    const index = attempts.push(attempt) - 1;
    const { file, finding } = task;
    await log.append({
      index,
      finding: finding.fingerprint,
      file,
      engine: 'template',
      attempt,
      exchange: null,
    });
  };

  const accepted: AcceptedCandidate[] = [];
  let executed = 0;
  let winner = Number.POSITIVE_INFINITY;
  const isDecided = (place: number) =>
    place > winner || executed >= mostExecuted || accepted.length >= enoughAccepted;
  const judge = async (candidate: Candidate, place: number) => {
    if (isDecided(place)) return true;
    if (isOver()) return false;
    const startedAt = now();
    const verified = await acceptor.verify(candidate, signal);
    if (verified.verdict === 'rejected') {
      await keep(candidate, verified, now() - startedAt);
      return true;
    }
    if (isDecided(place)) return true;
    if (isOver()) return false;
    executed += 1;
    const acceptance = await acceptor.execute(candidate, verified, signal);
    if (acceptance.verdict === 'accepted') accepted.push({ candidate, acceptance });
    if (isCompared(acceptance)) winner = Math.min(winner, place);
    await keep(candidate, acceptance, now() - startedAt);
    return true;
  };
  const limit = pLimit(jobs);
  const asked = candidates.slice(0, mostVerified);
  const areJudged = await Promise.all(asked.map((candidate, place) => limit(() => judge(candidate, place))));
  const isComplete = areJudged.every(Boolean);
  return { attempts, accepted: accepted.toSorted(compareProposals(candidates))[0] ?? null, isComplete };
}
