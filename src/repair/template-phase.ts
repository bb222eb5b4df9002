import pLimit from 'p-limit';
import type { Acceptance, Accepted } from './acceptance.ts';
import type { Acceptor } from './acceptor.ts';
import type { Attempt } from './attempt.ts';
import type { AttemptLog } from './attempt-log.ts';
import type { Candidate } from './candidate.ts';
import { compareProposals } from './compare-proposals.ts';
import type { RepairTask } from './repair-task.ts';

/** Each costs a run of ESBMC; the templates name the likely ones first. */
const mostVerified = 24;

/** Each runs code for a while; the smallest edits are those that may win. */
const mostExecuted = 6;

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
 * Judges what the templates propose: all are verified, several at a time, then those that passed are run, the smallest
 * first. Each attempt is logged as soon as it is known.
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

  const verified: (AcceptedCandidate & { readonly seconds: number })[] = [];
  const verify = async (candidate: Candidate) => {
    if (isOver()) return false;
    const startedAt = now();
    const acceptance = await acceptor.verify(candidate, signal);
    const seconds = now() - startedAt;
    if (acceptance.verdict === 'accepted') verified.push({ candidate, acceptance, seconds });
    else await keep(candidate, acceptance, seconds);
    return true;
  };
  const limit = pLimit(jobs);
  const asked = candidates.slice(0, mostVerified);
  const areVerified = await Promise.all(asked.map((candidate) => limit(() => verify(candidate))));

  const accepted: AcceptedCandidate[] = [];
  const ranked = verified.toSorted(compareProposals(candidates)).slice(0, mostExecuted);
  const execute = async ({ candidate, acceptance: first, seconds }: (typeof verified)[number]) => {
    if (isOver()) return false;
    const startedAt = now();
    const acceptance = await acceptor.execute(candidate, first, signal);
    if (acceptance.verdict === 'accepted') accepted.push({ candidate, acceptance });
    await keep(candidate, acceptance, seconds + now() - startedAt);
    return true;
  };
  const areExecuted = await Promise.all(ranked.map((one) => limit(() => execute(one))));
  const isComplete = [...areVerified, ...areExecuted].every(Boolean);
  return { attempts, accepted: accepted.toSorted(compareProposals(candidates))[0] ?? null, isComplete };
}
