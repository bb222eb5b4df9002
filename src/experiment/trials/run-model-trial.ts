import { ModelError } from '../../domain/errors.ts';
import type { Acceptance, Rejected } from '../../repair/acceptance.ts';
import type { Acceptor } from '../../repair/acceptor.ts';
import type { LoggedAttempt } from '../../repair/attempt-log.ts';
import { type Budget, nothingSpent } from '../../repair/budget.ts';
import type { LanguageModel } from '../../repair/language-model.ts';
import { windowAt } from '../../repair/loop-state.ts';
import { runModelLoop } from '../../repair/model-loop.ts';
import { unifiedDiff } from '../../repair/patch.ts';
import type { RepairPrompts } from '../../repair/repair-prompts.ts';
import type { RepairSettings } from '../../repair/repair-settings.ts';
import { fencedBlocks } from '../../repair/reply/fenced-blocks.ts';
import type { Bench, Verification } from './bench.ts';
import { type ModelCondition, promptOf } from './condition.ts';
import { relevance } from './relevance.ts';
import type { TrialAttempt, TrialRecord } from './trial-record.ts';

export interface ModelTrialDeps {
  readonly model: LanguageModel;
  readonly prompts: RepairPrompts;
  /** Probability of C or C++; null where there is no detector. */
  readonly syntaxOf: ((code: string) => Promise<number>) | null;
  readonly prices: Budget['prices'];
  readonly contextTokens: number;
  /** Seconds for one answer. */
  readonly requestSeconds: number;
  /** Seconds, from any start. */
  readonly now: () => number;
}

export type TrialEnd = Pick<
  TrialRecord,
  'attempts' | 'candidates' | 'oracle' | 'acceptance' | 'author' | 'stopped' | 'dollars'
>;

/**
 * The loop of the product under one condition; it ends with the first patch that ESBMC verifies, as in the paper.
 * Throws ModelError where the endpoint fails.
 */
export async function runModelTrial(
  bench: Bench,
  condition: ModelCondition,
  deps: ModelTrialDeps,
): Promise<TrialEnd> {
  const { model, prompts, now } = deps;
  const { task } = bench;
  const settings = settingsOf(condition, deps);
  const logged: LoggedAttempt[] = [];
  const verified = new Map<string, Verification>();
  const end = await runModelLoop(
    task,
    settings,
    { attempts: [], spending: nothingSpent, startedAt: now() },
    {
      model,
      prompts,
      now,
      acceptor: verifyingAcceptor(bench, verified),
      log: { append: async (one) => void logged.push(one) },
    },
  );
  // A trial without all of its answers says nothing; it is made again once the endpoint answers.
  if (end.stop?.limit === 'model') throw new ModelError(end.stop.message, 'unavailable');
  const shown = windowAt(task.text, task.parsed, lineOf(task), settings);
  const attempts = await Promise.all(
    logged.map((one, index) => measured(one, index, shown.text, verified, deps)),
  );
  const confirmation = end.accepted === null ? null : await bench.confirm(end.accepted.candidate);
  const { stop, spending } = end;
  return {
    attempts,
    candidates: attempts.length,
    oracle: confirmation?.oracle ?? null,
    acceptance: confirmation?.acceptance ?? null,
    author: end.accepted?.candidate.author ?? null,
    stopped: stop === null || stop.limit === 'attempts' ? null : stop.message,
    dollars: spending.dollars,
  };
}

/** What the loop is told: the verdict of the dataset's own flags, and what is found now. */
function verifyingAcceptor(bench: Bench, verified: Map<string, Verification>): Acceptor {
  return {
    verify: async (candidate): Promise<Acceptance> => {
      const found = await bench.verify(candidate);
      verified.set(unifiedDiff(candidate.patch), found);
      if (found.isVerified)
        return { verdict: 'accepted', bound: null, behaviour: 'not-compared', evidence: [] };
      return rejected(found);
    },
    execute: async (_candidate, accepted) => accepted,
  };
}

function rejected({ compiles, reason, finding }: Verification): Rejected {
  const failure = finding === null ? 'undecided' : 'still-fails';
  return {
    verdict: 'rejected',
    reason: compiles ? failure : 'does-not-compile',
    detail: reason ?? '',
    finding,
    isSuggestable: false,
    evidence: [],
  };
}

async function measured(
  { attempt, exchange }: LoggedAttempt,
  index: number,
  shown: string,
  verified: ReadonlyMap<string, Verification>,
  { syntaxOf }: ModelTrialDeps,
): Promise<TrialAttempt> {
  const patch = attempt.candidate === null ? null : unifiedDiff(attempt.candidate.patch);
  const found = patch === null ? undefined : verified.get(patch);
  const code = codeIn(exchange?.reply.text ?? '');
  const { acceptance } = attempt;
  return {
    index,
    syntax: syntaxOf === null ? null : await syntaxOf(code),
    relevance: Math.min(1, relevance(shown, code)),
    patch,
    // An answer that leaves the code as it is compiles as it did.
    compiles: found?.compiles ?? (acceptance.verdict === 'rejected' && acceptance.reason === 'still-fails'),
    isVerified: found?.isVerified ?? false,
    reason: acceptance.verdict === 'rejected' ? acceptance.reason : null,
    tokens: exchange?.reply.tokens ?? { prompt: 0, completion: 0 },
    seconds: Math.round(attempt.seconds * 1000) / 1000,
  };
}

/** What an answer has between fences; all of it where it has none. */
function codeIn(text: string): string {
  const blocks = fencedBlocks(text);
  return blocks.length === 0 ? text : blocks.map((block) => block.text).join('\n');
}

function lineOf({ finding }: Bench['task']): number {
  return finding.counterexample.property.location.line;
}

function settingsOf(condition: ModelCondition, deps: ModelTrialDeps): RepairSettings {
  const { source, feedback, history, temperature, fences, attempts } = condition;
  return {
    prompt: promptOf(condition),
    source,
    // A template that shows nothing takes no notice.
    feedback: feedback ?? 'violated-property',
    history,
    temperature,
    fences,
    requestSeconds: deps.requestSeconds,
    jobs: 1,
    budget: {
      attempts,
      tokens: null,
      dollars: null,
      prices: deps.prices,
      seconds: Number.MAX_SAFE_INTEGER,
      contextTokens: deps.contextTokens,
    },
  };
}
