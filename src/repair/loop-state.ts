import { roles } from '../config/prompt-id.ts';
import type { Finding } from '../domain/finding.ts';
import type { CFile } from '../project/c-file.ts';
import { headLineOf } from '../project/map-line.ts';
import type { Rejected } from './acceptance.ts';
import { delimited } from './delimited.ts';
import { describeFinding } from './describe-finding.ts';
import { describeRejection } from './describe-rejection.ts';
import { hunksOf } from './hunks-of.ts';
import type { PresentState } from './message-stack.ts';
import { type PromptValues, type RepairPrompts, replyFormatOf } from './repair-prompts.ts';
import type { RepairSettings } from './repair-settings.ts';
import type { RepairTask } from './repair-task.ts';
import { largestWindow } from './reply-size.ts';
import { type SourceWindow, windowOf } from './source-window.ts';
import { contextOf } from './window-context.ts';

/** The source as the latest readable answer left it, and what is known of it. */
export interface LoopState {
  readonly text: string;
  readonly parsed: CFile;
  readonly window: SourceWindow;
  /** The last one that ESBMC gave; of a source that it could not judge, the one before. */
  readonly finding: Finding;
  /** What became of the latest answer; null before the first. */
  readonly rejection: Rejected | null;
}

/** Shares of what the model takes at once, at most; what remains is for the history and the answer. */
const shares = { window: 0.35, onlyWindow: 0.6, feedback: 0.15, context: 0.15 };

/** Tokens of the instruction around the parts, rather too many. */
const instructionTokens = 350;

export function firstState(task: RepairTask, settings: RepairSettings): LoopState {
  const { text, parsed, finding } = task;
  return {
    text,
    parsed,
    finding,
    window: windowAt(text, parsed, lineOf(finding), settings),
    rejection: null,
  };
}

/**
 * The state after a rejected answer: the patched source, as in the reference's algorithm, also where it does not compile.
 * An answer that could not be read leaves the source as it was.
 */
export function nextState(
  state: LoopState,
  patched: { readonly text: string; readonly window: SourceWindow } | null,
  rejection: Rejected,
  task: RepairTask,
  settings: RepairSettings,
): LoopState {
  const finding = rejection.finding ?? state.finding;
  if (patched === null) return { ...state, finding, rejection };
  const { text } = patched;
  const parsed = task.parser.parse(text);
  // One line is the line that the verifier names now; what is larger holds the fault and stays.
  const isMoved =
    settings.source === 'one-line' && rejection.finding !== null && isIn(task.file, rejection.finding);
  const window = isMoved ? windowAt(text, parsed, lineOf(finding), settings) : patched.window;
  return { text, parsed, window, finding, rejection };
}

/** The state once edits of others have changed the source; the window stays around the same place. */
export function editedState(
  state: LoopState,
  text: string,
  task: RepairTask,
  settings: RepairSettings,
): LoopState {
  if (text === state.text) return state;
  const parsed = task.parser.parse(text);
  const { location } = state.finding.counterexample.property;
  const line = headLineOf(location.line, hunksOf(state.text, text));
  return { ...state, text, parsed, window: windowAt(text, parsed, line, settings) };
}

/** The state as the model is asked about it. */
export function present(
  state: LoopState,
  task: RepairTask,
  settings: RepairSettings,
  prompts: RepairPrompts,
): PresentState {
  const { template } = settings.prompt;
  const values = promptValues(state, task, settings);
  return { asInitial: prompts.initial(template, values), asRetry: prompts.retry(template, values) };
}

function promptValues(
  { window, finding, rejection }: LoopState,
  task: RepairTask,
  settings: RepairSettings,
): PromptValues {
  const { fences, prompt, feedback, budget } = settings;
  const share = (part: keyof typeof shares) => Math.floor(budget.contextTokens * shares[part]);
  const found = describeFinding(finding, feedback, share('feedback'));
  const told = rejection === null ? found : `${describeRejection(rejection)}\n\n${found}`;
  const context = window.format === 'function' ? contextOf(task, window.functionName, share('context')) : '';
  return {
    source: delimited(window.text, 'c', fences),
    feedback: delimited(told, '', fences),
    context: context === '' ? '(nothing)' : delimited(context, 'c', fences),
    role: roles[prompt.role] ?? '',
    what: whatItIs(window),
  };
}

/** The window of a fault that leaves room for everything around it and for the answer to it. */
export function windowAt(
  text: string,
  parsed: CFile,
  line: number,
  { source, prompt, budget: { contextTokens } }: Pick<RepairSettings, 'source' | 'prompt' | 'budget'>,
): SourceWindow {
  const isAlone = source === 'contextual';
  const beside = shares.feedback + (isAlone ? 0 : shares.context);
  const room = contextTokens * (1 - beside) - instructionTokens;
  const most = contextTokens * (isAlone ? shares.onlyWindow : shares.window);
  const tokens = Math.min(most, largestWindow(room, replyFormatOf(prompt.template)));
  return windowOf({ text, parsed, line }, source, Math.max(0, Math.floor(tokens)));
}

function lineOf({ counterexample }: Finding): number {
  return counterexample.property.location.line;
}

function isIn(file: string, { counterexample }: Finding): boolean {
  return counterexample.property.location.file === file;
}

function whatItIs({ format, lines, functionName }: SourceWindow): string {
  switch (format) {
    case 'one-line':
      return lines.start === lines.end ? 'the line' : 'the lines';
    case 'function':
      return functionName === null ? 'the code' : `the function \`${functionName}\``;
    case 'whole':
      return 'the program';
    case 'contextual':
      return 'the part of the program';
  }
}
