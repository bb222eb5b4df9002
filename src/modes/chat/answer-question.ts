import type { CheckedPiece } from '../../conversation/answer-stream.ts';
import { answerWriter, shownAnswer, type Treatment } from '../../conversation/answer-text.ts';
import { askInChat, type ChatAnswer } from '../../conversation/ask-in-chat.ts';
import { allRules, traceRules } from '../../conversation/check-claims.ts';
import type { Budget } from '../../repair/budget.ts';
import type { LanguageModel } from '../../repair/language-model.ts';
import { contextTokensOf } from '../../repair/repair-settings.ts';
import { quoted } from '../../review/message.ts';
import { terminalStyle } from '../../review/terminal-style.ts';
import { type ChatSession, type ChatState, tell } from './chat-session.ts';

/** The most that one answer may take, in seconds. */
const answerSeconds = 180;

/** Asks the model and shows its answer as it comes; what came of it goes on in the talk. */
export async function answerQuestion(
  question: string,
  treatment: Treatment,
  state: ChatState,
  session: ChatSession,
): Promise<ChatState> {
  const { model, io, transcript, config, prompts } = session;
  if (model === null) {
    await tell(session, addModel);
    return state;
  }
  const write = answerWriter(io, treatment, io.write);
  const asked = {
    question,
    rules: treatment === 'drop' ? allRules : traceRules,
    temperature: config.temperature,
    timeoutSeconds: answerSeconds,
    budget: budgetOf(session),
    spent: state.spent,
  };
  const waiting = waitingSign(session, model);
  const answer = await io.interruptible((signal) =>
    askInChat(model, state.history, prompts, { ...asked, signal }, (piece) => {
      waiting.clear();
      write(piece);
    }),
  );
  waiting.clear();
  if ('pieces' in answer && answer.pieces.length > 0) {
    io.write('\n');
    await transcript.append('model', shownAnswer(answer.pieces, treatment));
  }
  await sayHowItEnded(answer, treatment, session, model.name);
  return afterAnswer(question, answer, treatment, state);
}

export const addModel =
  'No language model is set up, so questions can’t be answered: start with `--model NAME --model-url URL`, for example `--model qwen2.5-coder --model-url http://127.0.0.1:11434/v1` for Ollama. `/fix-code`, `/verify` and `/show` need none.';

function budgetOf({ config }: ChatSession): Budget {
  return {
    attempts: Number.POSITIVE_INFINITY,
    tokens: null,
    dollars: config.budget,
    prices: config.modelPrices,
    seconds: Number.POSITIVE_INFINITY,
    contextTokens: contextTokensOf(config),
  };
}

async function sayHowItEnded(
  answer: ChatAnswer,
  treatment: Treatment,
  session: ChatSession,
  name: string,
): Promise<void> {
  if (answer.kind === 'refused') return tell(session, answer.message);
  if (answer.kind === 'failed')
    return tell(session, `${quoted(name)} gave no whole answer: ${answer.message}. Ask again, or go on.`);
  if (answer.kind === 'stopped') return tell(session, '(stopped)');
  const { pieces, leftOut, isCut } = answer;
  const notes = [
    ...(pieces.length === 0 ? [`${quoted(name)} gave an empty answer.`] : []),
    ...(treatment === 'drop' ? droppedNote(pieces) : []),
    ...(isCut ? ['The answer was cut at the model’s limit.'] : []),
    ...(leftOut > 0
      ? [
          `(${leftOut} earlier ${leftOut === 1 ? 'question' : 'questions'} left out: the talk has outgrown what the model takes at once)`,
        ]
      : []),
  ];
  if (notes.length > 0) await tell(session, '', ...notes);
}

function droppedNote(pieces: readonly CheckedPiece[]): readonly string[] {
  const dropped = pieces.filter(({ why }) => why !== null).length;
  if (dropped === 0) return [];
  return [
    `(${dropped} of ${pieces.length} sentences dropped, since they contradict the trace or nothing bears them out)`,
  ];
}

/** What broke off is not gone on with: the question can be asked again. */
function afterAnswer(
  question: string,
  answer: ChatAnswer,
  treatment: Treatment,
  state: ChatState,
): ChatState {
  const isKept = answer.kind === 'answered' || (answer.kind === 'stopped' && answer.pieces.length > 0);
  if (!isKept) return answer.kind === 'refused' ? state : { ...state, spent: answer.spent };
  const { start, entries } = state.history;
  const exchange = { kind: 'exchange', question, answer: shownAnswer(answer.pieces, treatment) } as const;
  return { ...state, spent: answer.spent, history: { start, entries: [...entries, exchange] } };
}

/** Somebody who waits should see for whom. */
function waitingSign({ io }: ChatSession, { name }: LanguageModel): { readonly clear: () => void } {
  if (!io.isTerminal) return { clear: () => {} };
  const { dim } = terminalStyle(io.hasColor);
  let isShown = true;
  io.write(dim(`${name} reads ... (Ctrl-C stops it)`));
  return {
    clear: () => {
      if (isShown) io.write('\r\u001b[K');
      isShown = false;
    },
  };
}
