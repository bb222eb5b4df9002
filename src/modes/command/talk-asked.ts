import type { ConfigInput } from '../../config/config.ts';
import { countNote } from '../../conversation/ask-for-explanation.ts';
import { askInChat } from '../../conversation/ask-in-chat.ts';
import type { ChatHistory } from '../../conversation/chat-history.ts';
import { allRules } from '../../conversation/check-claims.ts';
import { groundingOf } from '../../conversation/grounding.ts';
import type { TypedComment } from '../../domain/trigger.ts';
import { type Budget, charge, nothingSpent, type Spending } from '../../repair/budget.ts';
import { contextTokensOf } from '../../repair/repair-settings.ts';
import type { Command } from '../../review/command/command.ts';
import { type EarlierTalk, earlierTalk, lastTalkedOf } from '../../review/command/earlier-talk.ts';
import { explainFinding } from '../../review/explanation/explanation.ts';
import { quoted } from '../../review/message.ts';
import { findingSources } from '../finding-sources.ts';
import { loadSource } from '../load-source.ts';
import type { CommandDeps } from './command-deps.ts';
import { findWhatToFix, type ToFix } from './find-what-to-fix.ts';
import type { FixRefusal } from './repair-result.ts';
import type { Answered } from './talk-result.ts';

export type TalkCommand = Command & { readonly name: 'explain' | 'ask' };

/** The most that one answer may take, in seconds. */
const answerSeconds = 180;

/** Verifies, finds what is meant, and asks the model about it, with what was asked before; nothing is posted. */
export async function talkAsked(
  typed: TypedComment,
  command: TalkCommand,
  settings: ConfigInput,
  deps: CommandDeps,
): Promise<Answered | { readonly kind: 'refused'; readonly refusal: FixRefusal }> {
  const inConversation = command.name === 'ask' && typed.threadId === null;
  const named = command.name === 'explain' ? command.finding : null;
  const wanted = inConversation ? await lastTalkedOf(typed.number, deps) : named;
  const found = await findWhatToFix(typed, { finding: wanted }, settings, deps, 'talk');
  if (found.kind === 'refused') return found;
  const { finding, isFailing, pull } = found;
  const part = await modelPart(typed, command, found, deps);
  return { kind: 'answered', asked: command.name, finding, isFailing, head: pull.headSha, ...part };
}

type Part = Pick<Answered, 'sentences' | 'notes' | 'promptTokens' | 'completionTokens'>;

async function modelPart(
  { number }: TypedComment,
  command: TalkCommand,
  { finding, isFailing, config, subject, analysis }: ToFix,
  deps: CommandDeps,
): Promise<Part> {
  const { model, prompts } = await deps.talking(config);
  if (model === null) return without(addModel);
  const earlier = await earlierTalk(number, finding.fingerprint, deps);
  if (earlier.answers >= config.questions)
    return without(
      `The ${config.questions} answers of a model for one pull request are used up (\`questions\`).`,
    );
  const read = async (file: string) => (await loadSource(subject.head, file, analysis))?.text ?? null;
  const { source, linesOf } = await findingSources(finding, read);
  const explanation = explainFinding(finding, isFailing, linesOf);
  const initial = prompts('chat-initial');
  const history: ChatHistory = {
    start: groundingOf(finding, explanation, source),
    entries: earlier.exchanges.map(({ question, answer }) => ({
      kind: 'exchange',
      question: question ?? initial,
      answer: answer === '' ? '(no answer)' : answer,
    })),
  };
  const question = command.name === 'ask' ? command.question : initial;
  const budget: Budget = {
    attempts: config.questions,
    tokens: null,
    dollars: config.budget,
    prices: config.modelPrices,
    seconds: answerSeconds,
    contextTokens: contextTokensOf(config),
  };
  const spent = spentBefore(earlier, budget);
  const answer = await askInChat(
    model,
    history,
    prompts,
    {
      question,
      rules: allRules,
      temperature: config.temperature,
      timeoutSeconds: answerSeconds,
      budget,
      spent,
    },
    () => {},
  );
  if (answer.kind === 'refused') return without(answer.message);
  // A part of an answer is not posted: nobody could tell that it is one.
  if (answer.kind !== 'answered')
    return {
      ...without(`${quoted(model.name)} gave no answer${'message' in answer ? `: ${answer.message}` : ''}.`),
      ...tokensSince(spent, answer.spent),
    };
  const kept = answer.pieces.filter(({ why, sentence }) => why === null && sentence !== '');
  const said = answer.pieces.filter(({ sentence }) => sentence !== '').length;
  const { promptTokens, completionTokens } = tokensSince(spent, answer.spent);
  return {
    sentences: kept.map(({ sentence }) => sentence),
    notes: [countNote(model.name, kept.length, said - kept.length)],
    // An answer of which the endpoint counts no tokens is one all the same.
    promptTokens: Math.max(1, promptTokens),
    completionTokens,
  };
}

const addModel =
  'Made without a language model: with `model` in the configuration (docs/commands.md) questions are answered too.';

function without(note: string): Part {
  return { sentences: [], notes: [note], promptTokens: 0, completionTokens: 0 };
}

function spentBefore({ answers, promptTokens, completionTokens }: EarlierTalk, budget: Budget): Spending {
  const tokens = { prompt: promptTokens, completion: completionTokens };
  return { ...charge(nothingSpent, { tokens }, tokens, budget), replies: answers };
}

function tokensSince(before: Spending, after: Spending): Pick<Part, 'promptTokens' | 'completionTokens'> {
  return {
    promptTokens: after.promptTokens - before.promptTokens,
    completionTokens: after.completionTokens - before.completionTokens,
  };
}
