import { ModelError } from '../domain/errors.ts';
import type { Acceptance, Accepted, Rejected } from './acceptance.ts';
import type { Acceptor } from './acceptor.ts';
import type { Attempt } from './attempt.ts';
import type { AttemptLog } from './attempt-log.ts';
import { type BudgetStop, budgetStop, type CallTokens, charge, type Spending } from './budget.ts';
import type { Candidate } from './candidate.ts';
import { editSize } from './edit-size.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { judgeCandidate } from './judge-candidate.ts';
import type { ChatMessage, LanguageModel, ModelReply } from './language-model.ts';
import { firstState, type LoopState, nextState, present } from './loop-state.ts';
import { fittingMessages, type Turn, tokensOf } from './message-stack.ts';
import { type RepairPrompts, replyFormatOf } from './repair-prompts.ts';
import type { RepairSettings } from './repair-settings.ts';
import type { RepairTask } from './repair-task.ts';
import { type ReadReply, readReply } from './reply/read-reply.ts';

export interface ModelLoopDeps {
  readonly model: LanguageModel;
  readonly acceptor: Acceptor;
  readonly prompts: RepairPrompts;
  readonly log: AttemptLog;
  /** Seconds, from any start. */
  readonly now: () => number;
  readonly signal?: AbortSignal | undefined;
}

/** What went before the loop in the same repair. */
export interface LoopStart {
  readonly attempts: readonly Attempt[];
  readonly spending: Spending;
  /** By the clock of the repair. */
  readonly startedAt: number;
}

export interface LoopEnd {
  /** Those before the loop too. */
  readonly attempts: readonly Attempt[];
  readonly spending: Spending;
  readonly accepted: { readonly candidate: Candidate; readonly acceptance: Accepted } | null;
  /** Why it ended without one; null when it did not. */
  readonly stop: BudgetStop | { readonly limit: 'model' | 'cancelled'; readonly message: string } | null;
}

/**
 * Algorithm 1 of the reference, with the message stack made anew for each repair: ask with the history, the present
 * source and what the verifier said; judge the answer; append what became of it; until one is accepted or a budget is
 * used up. Never throws for what the model or its endpoint does.
 */
export async function runModelLoop(
  task: RepairTask,
  settings: RepairSettings,
  start: LoopStart,
  deps: ModelLoopDeps,
): Promise<LoopEnd> {
  const attempts = [...start.attempts];
  const turns: Turn[] = [];
  const judged = new Map<string, Rejected>([[task.text, unchanged(task)]]);
  let spending = start.spending;
  let state = firstState(task, settings);
  const end = (stop: LoopEnd['stop'], accepted: LoopEnd['accepted'] = null): LoopEnd => ({
    attempts,
    spending,
    accepted,
    stop,
  });
  for (;;) {
    const call = nextCall(state, turns, task, settings, deps.prompts);
    const startedAt = deps.now();
    spending = { ...spending, seconds: startedAt - start.startedAt };
    if (deps.signal?.aborted) return end(cancelled);
    const stop = budgetStop(settings.budget, spending, call.tokens);
    if (stop !== null) return end(stop);
    const reply = await ask(call.messages, spending, settings, deps);
    if (reply instanceof ModelError)
      return end(deps.signal?.aborted ? cancelled : { limit: 'model', message: reply.message });
    spending = charge(
      spending,
      reply,
      { ...call.tokens, completion: estimateTokens(reply.text) },
      settings.budget,
    );
    const read = readReply(reply, { ...state, parser: task.parser });
    const candidate = read.kind === 'patched' ? candidateOf(read.text, task, deps.model.name) : null;
    const acceptance = await judge(read, candidate, judged, deps);
    const attempt: Attempt = { candidate, acceptance, seconds: deps.now() - startedAt };
    const exchange = { model: deps.model.name, messages: call.messages, reply };
    const { file, finding } = task;
    await deps.log.append({
      index: attempts.length,
      finding: finding.fingerprint,
      file,
      engine: 'model',
      attempt,
      exchange,
    });
    attempts.push(attempt);
    spending = { ...spending, seconds: deps.now() - start.startedAt };
    if (acceptance.verdict === 'accepted') return end(null, candidate && { candidate, acceptance });
    turns.push({ prompt: call.prompt, reply: reply.text });
    state = nextState(state, read.kind === 'patched' ? read : null, acceptance, task, settings);
  }
}

const cancelled = { limit: 'cancelled', message: 'The repair was cancelled.' } as const;

interface Call {
  readonly messages: readonly ChatMessage[];
  /** The present state's message, as the history keeps it. */
  readonly prompt: string;
  /** Estimated. */
  readonly tokens: CallTokens;
}

function nextCall(
  state: LoopState,
  turns: readonly Turn[],
  task: RepairTask,
  settings: RepairSettings,
  prompts: RepairPrompts,
): Call {
  const { prompt, history, budget } = settings;
  const now = present(state, task, settings, prompts);
  const completion = expectedReply(state, settings);
  const room = budget.contextTokens - completion;
  const messages = fittingMessages(history, prompts.system(prompt.template), turns, now, room);
  const tokens = { prompt: tokensOf(messages), completion };
  return { messages, prompt: turns.length === 0 ? now.asInitial : now.asRetry, tokens };
}

/** Tokens: a replacement is about as long as the window, edits are a part of it twice. */
function expectedReply({ window }: LoopState, { prompt }: RepairSettings): number {
  const size = estimateTokens(window.text);
  return replyFormatOf(prompt.template) === 'edits'
    ? Math.min(800, 100 + 2 * size)
    : Math.ceil(100 + 1.2 * size);
}

async function ask(
  messages: readonly ChatMessage[],
  { seconds }: Spending,
  { temperature, requestSeconds, budget }: RepairSettings,
  { model, signal }: ModelLoopDeps,
): Promise<ModelReply | ModelError> {
  const timeoutSeconds = Math.max(1, Math.min(requestSeconds, budget.seconds - seconds));
  const request = { messages, temperature, timeoutSeconds, ...(signal === undefined ? {} : { signal }) };
  return model.ask(request).catch((error: unknown) => {
    if (error instanceof ModelError) return error;
    throw error;
  });
}

/** Null for an answer that leaves the source as it is in the pull request. */
function candidateOf(
  text: string,
  { file, text: before, parsed, finding }: RepairTask,
  author: string,
): Candidate | null {
  if (text === before) return null;
  const patch = { edits: [{ file, before, after: text }] };
  const { line, function: name } = finding.counterexample.property.location;
  const { lines } = editSize(patch);
  const owner = parsed.functions.find(
    (one) => one.isDefinition && one.lines.start <= line && line <= one.lines.end,
  );
  const place = owner?.name ?? name ?? file;
  return {
    patch,
    engine: 'model',
    author,
    title: `change ${lines} ${lines === 1 ? 'line' : 'lines'} of \`${place}\``,
  };
}

/** What was judged before is not judged again. */
async function judge(
  read: ReadReply,
  candidate: Candidate | null,
  judged: Map<string, Rejected>,
  { acceptor, signal }: ModelLoopDeps,
): Promise<Acceptance> {
  if (read.kind === 'malformed') return rejected('malformed-reply', `${sentence(read.reason)}`);
  const known = judged.get(read.text);
  if (known !== undefined || candidate === null)
    return known ?? rejected('still-fails', 'The answer is the code as it was.');
  const acceptance = await judgeCandidate(candidate, acceptor, signal);
  if (acceptance.verdict === 'rejected')
    judged.set(read.text, {
      ...acceptance,
      detail: `The answer is one that was tried before. ${acceptance.detail}`,
    });
  return acceptance;
}

function rejected(reason: Rejected['reason'], detail: string): Rejected {
  return { verdict: 'rejected', reason, detail, evidence: [], finding: null, isSuggestable: false };
}

function unchanged({ finding }: RepairTask): Rejected {
  return { ...rejected('still-fails', 'The answer is the code as it was.'), finding };
}

function sentence(text: string): string {
  return `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;
}
