import type { Acceptance, Accepted, Rejected } from './acceptance.ts';
import type { Acceptor } from './acceptor.ts';
import type { Attempt } from './attempt.ts';
import type { AttemptLog } from './attempt-log.ts';
import { type BudgetStop, budgetStop, type CallTokens, charge, type Spending } from './budget.ts';
import type { Candidate } from './candidate.ts';
import { candidateOf, changeTitle } from './candidate-of.ts';
import { converse } from './converse.ts';
import { estimateTokens } from './estimate-tokens.ts';
import { judgeCandidate } from './judge-candidate.ts';
import type { ChatMessage, LanguageModel, ModelRequest } from './language-model.ts';
import { editedState, firstState, type LoopState, nextState, present } from './loop-state.ts';
import { fittingMessages, type Turn, tokensOf } from './message-stack.ts';
import { ownCode, textWith } from './own-code.ts';
import type { EditedCode, RepairAgent } from './repair-agent.ts';
import { type RepairPrompts, replyFormatOf } from './repair-prompts.ts';
import type { RepairSettings } from './repair-settings.ts';
import type { RepairTask } from './repair-task.ts';
import { type ReadReply, readReply } from './reply/read-reply.ts';
import { expectedReply } from './reply-size.ts';

export interface ModelLoopDeps {
  readonly model: LanguageModel;
  readonly acceptor: Acceptor;
  readonly prompts: RepairPrompts;
  readonly log: AttemptLog;
  /** Seconds, from any start. */
  readonly now: () => number;
  readonly signal?: AbortSignal | undefined;
  /** Null or left out: the model has no tools. */
  readonly agent?: RepairAgent | null | undefined;
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
  const { model, log, agent = null } = deps;
  const attempts = [...start.attempts];
  const turns: Turn[] = [];
  const code = agent?.code ?? ownCode(task);
  const judged = new Map<string, Rejected>([[keyOf(code), unchanged(task)]]);
  let spending = start.spending;
  let state = firstState(task, settings);
  let tools: RepairAgent | null = agent;
  const end = (stop: LoopEnd['stop'], accepted: LoopEnd['accepted'] = null): LoopEnd => ({
    attempts,
    spending,
    accepted,
    stop,
  });
  const whyStop = (next: CallTokens) => {
    spending = { ...spending, seconds: deps.now() - start.startedAt };
    return deps.signal?.aborted ? cancelled : budgetStop(settings.budget, spending, next);
  };
  for (;;) {
    const call = nextCall(state, turns, task, settings, deps.prompts);
    const startedAt = deps.now();
    const stop = whyStop(call.tokens);
    if (stop !== null) return end(stop);
    const before = keyOf(code);
    const said = await converse(() => requestFor(call.messages, spending, settings, deps), {
      model,
      tools: (await tools?.bind(state.finding)) ?? null,
      contextTokens: settings.budget.contextTokens,
      completion: call.tokens.completion,
      stop: whyStop,
      charge: (reply, asked) => {
        const estimate = { ...asked, completion: estimateTokens(reply.text) };
        spending = charge(spending, reply, estimate, settings.budget);
      },
    });
    if (said.kind === 'stopped') return end(said.stop);
    if (said.kind === 'failed')
      return end(deps.signal?.aborted ? cancelled : { limit: 'model', message: said.error.message });
    const { reply, messages } = said;
    if (said.refusesTools) {
      tools?.toolsRefused();
      tools = null;
    }
    state = editedState(state, textWith(code.edits(), task), task, settings);
    const read = readReply(reply, { ...state, parser: task.parser });
    // Without an edit in it, an answer stands for the edits that were applied.
    const isTaken = read.kind === 'malformed' && keyOf(code) !== before;
    if (read.kind === 'patched' && read.text !== textWith(code.edits(), task))
      code.write(task.file, read.text, changeTitle(patchTo(read.text, task), task));
    const candidate = read.kind === 'patched' || isTaken ? candidateOf(code, task, model.name) : null;
    const acceptance = await judge(isTaken ? null : read, candidate, keyOf(code), judged, deps);
    const attempt: Attempt = { candidate, acceptance, seconds: deps.now() - startedAt };
    const exchange = { model: model.name, messages, reply };
    const { file, finding } = task;
    await log.append({
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
    const patched = read.kind === 'patched' ? read : isTaken ? state : null;
    state = nextState(state, patched, acceptance, task, settings);
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
  const completion = expectedReply(estimateTokens(state.window.text), replyFormatOf(prompt.template));
  const room = budget.contextTokens - completion;
  const messages = fittingMessages(history, prompts.system(prompt.template), turns, now, room);
  const tokens = { prompt: tokensOf(messages), completion };
  return { messages, prompt: turns.length === 0 ? now.asInitial : now.asRetry, tokens };
}

function requestFor(
  messages: readonly ChatMessage[],
  { seconds }: Spending,
  { temperature, requestSeconds, budget }: RepairSettings,
  { signal }: ModelLoopDeps,
): ModelRequest {
  const timeoutSeconds = Math.max(1, Math.min(requestSeconds, budget.seconds - seconds));
  return { messages, temperature, timeoutSeconds, ...(signal === undefined ? {} : { signal }) };
}

function patchTo(after: string, { file, text: before }: RepairTask) {
  return { edits: [{ file, before, after }] };
}

/** What the code is, told apart from all that it was. */
function keyOf(code: EditedCode): string {
  return JSON.stringify(code.edits().map(({ file, after }) => [file, after]));
}

/**
 * What was judged before is not judged again.
 * @param read null where the code is taken as it is
 */
async function judge(
  read: ReadReply | null,
  candidate: Candidate | null,
  key: string,
  judged: Map<string, Rejected>,
  { acceptor, signal }: ModelLoopDeps,
): Promise<Acceptance> {
  if (read?.kind === 'malformed') return rejected('malformed-reply', `${sentence(read.reason)}`);
  const known = judged.get(key);
  if (known !== undefined || candidate === null)
    return known ?? rejected('still-fails', 'The answer is the code as it was.');
  const acceptance = await judgeCandidate(candidate, acceptor, signal);
  if (acceptance.verdict === 'rejected')
    judged.set(key, {
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
