import type { Finding } from '../domain/finding.ts';
import type { Rejected } from './acceptance.ts';
import type { Acceptor } from './acceptor.ts';
import type { Attempt } from './attempt.ts';
import type { AttemptLog } from './attempt-log.ts';
import { nothingSpent, type Spending } from './budget.ts';
import type { Candidate } from './candidate.ts';
import { compareProposals } from './compare-proposals.ts';
import type { LanguageModel } from './language-model.ts';
import { runModelLoop } from './model-loop.ts';
import type { RepairAgent } from './repair-agent.ts';
import type { RepairOutcome } from './repair-outcome.ts';
import type { RepairPrompts } from './repair-prompts.ts';
import type { RepairSettings } from './repair-settings.ts';
import type { RepairTask } from './repair-task.ts';
import { runTemplates } from './template-phase.ts';

/** The engines and what judges them. */
export interface RepairDeps {
  /** The finding as it is now, null when the property holds; left out where it was verified just before. */
  readonly verify?: (() => Promise<Finding | null>) | undefined;
  /** Candidates, the likeliest first. */
  readonly proposeTemplates: (task: RepairTask) => readonly Candidate[];
  /** Null: the template repairs alone. */
  readonly model: LanguageModel | null;
  readonly acceptor: Acceptor;
  readonly prompts: RepairPrompts;
  readonly log: AttemptLog;
  /** Seconds, from any start. */
  readonly now: () => number;
  readonly signal?: AbortSignal | undefined;
  /** Null or left out: the model has no tools. */
  readonly agent?: RepairAgent | null | undefined;
}

/** The share of the time that the templates may use where a model waits for its turn. */
const templateShare = 0.5;

/**
 * Repairs one finding: the template repairs first, then the model, every candidate through the same acceptance. Throws
 * only what is nobody's expectation: ESBMC that does not start, a disk that is full.
 */
export async function repair(
  task: RepairTask,
  settings: RepairSettings,
  deps: RepairDeps,
): Promise<RepairOutcome> {
  const { model, now, signal } = deps;
  const startedAt = now();
  const elapsed = (): Spending => ({ ...nothingSpent, seconds: now() - startedAt });
  const finding = deps.verify === undefined ? task.finding : await deps.verify();
  if (finding === null) return { outcome: 'nothing-to-fix', attempts: [], spending: elapsed() };
  const current = { ...task, finding };

  const share = model === null ? 1 : templateShare;
  const until = startedAt + settings.budget.seconds * share;
  const proposed = deps.proposeTemplates(current);
  const templates = await runTemplates(current, proposed, { jobs: settings.jobs, until }, deps);
  const { attempts, accepted, isComplete } = templates;
  if (accepted !== null) return { outcome: 'repaired', ...accepted, attempts, spending: elapsed() };
  if (model === null) return ended(attempts, elapsed(), isComplete ? null : overMessage(signal));

  const start = { attempts, spending: elapsed(), startedAt };
  const loop = await runModelLoop(current, settings, start, { ...deps, model });
  const { spending, stop } = loop;
  if (loop.accepted !== null)
    return { outcome: 'repaired', ...loop.accepted, attempts: loop.attempts, spending };
  const reason = stop === null || stop.limit === 'attempts' ? null : stop.message;
  return ended(loop.attempts, spending, reason);
}

/** Nothing was accepted: a suggestion where there is one to show. */
function ended(attempts: readonly Attempt[], spending: Spending, reason: string | null): RepairOutcome {
  const suggestion = attempts.flatMap(suggestable).toSorted(compareProposals([]))[0];
  if (suggestion !== undefined) return { outcome: 'suggested', ...suggestion, reason, attempts, spending };
  if (reason === null) return { outcome: 'exhausted', attempts, spending };
  return { outcome: 'aborted', reason, attempts, spending };
}

function suggestable({ candidate, acceptance }: Attempt): { candidate: Candidate; acceptance: Rejected }[] {
  const isOne = candidate !== null && acceptance.verdict === 'rejected' && acceptance.isSuggestable;
  return isOne ? [{ candidate, acceptance }] : [];
}

function overMessage(signal: AbortSignal | undefined): string {
  return signal?.aborted
    ? 'The repair was cancelled.'
    : 'Time was over before all template repairs were judged.';
}
