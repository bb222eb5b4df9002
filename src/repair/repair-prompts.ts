import { repairPromptNames } from '../config/prompt-names.ts';
import { loadPromptTexts } from './load-prompt-texts.ts';
import type { ReadPrompt } from './own-prompts.ts';
import { fillPrompt } from './prompt-text.ts';

/** What a model may be asked to answer with. */
export type ReplyFormat = 'replacement' | 'edits';

/** What a prompt can be filled with; each template takes some of it. */
export interface PromptValues {
  /** The code that may be changed. */
  readonly source: string;
  /** What was found, and what became of the answer before. */
  readonly feedback: string;
  /** Who the model is to be. */
  readonly role: string;
  /** What the source is: `the line`, `the function`. */
  readonly what: string;
  /** Code that may be read only. */
  readonly context: string;
}

/** The prompts of the repair, read and checked. */
export interface RepairPrompts {
  system(template: string): string;
  /** The first message. */
  initial(template: string, values: PromptValues): string;
  /** A later message, which shows what became of the answer before it. */
  retry(template: string, values: PromptValues): string;
}

/** Templates with a system message and retries of their own. */
const withOwnMessages = ['edits', 'fix-code'];
const withPersona = ['7', '8', '9', '10', '11', '12', '9-2', '11-2'];
const withoutFeedback = ['1', '2', '7', '8'];
const withoutWhat = ['1', '3', '5', '7', '10', '12'];

/** Whether a template tells the model what was found. */
export function showsFeedback(template: string): boolean {
  return !withoutFeedback.includes(template);
}

export function replyFormatOf(template: string): ReplyFormat {
  return template === 'edits' ? 'edits' : 'replacement';
}

/**
 * Reads all prompts of the repair. Throws where the text of one has other variables than it must have.
 * @param read the text of a prompt by its path below `prompts/`, without `.md`
 */
export async function loadPrompts(read: ReadPrompt): Promise<RepairPrompts> {
  const texts = await loadPromptTexts('repair', repairPromptNames, variablesFor, read);
  const fill = (name: string, values: PromptValues) => {
    const taken = variablesFor(name).map((one) => [one, values[one]]);
    return fillPrompt(name, texts.get(name) ?? '', Object.fromEntries(taken));
  };
  const suffix = (template: string) => (withOwnMessages.includes(template) ? `-${template}` : '');
  return {
    system: (template) => fillPrompt('system', texts.get(`system${suffix(template)}`) ?? '', {}),
    initial: fill,
    retry: (template, values) => fill(`retry${suffix(template)}`, values),
  };
}

/** The variables that a prompt must have, and no others. */
function variablesFor(name: string): readonly (keyof PromptValues)[] {
  if (name.startsWith('system')) return [];
  if (name === 'edits') return ['context', 'feedback', 'source', 'what'];
  if (name === 'retry-edits') return ['feedback', 'source'];
  if (name === 'retry-fix-code') return ['feedback', 'what'];
  const taken: (keyof PromptValues)[] = ['source'];
  if (showsFeedback(name)) taken.push('feedback');
  if (withPersona.includes(name)) taken.push('role');
  if (!withoutWhat.includes(name)) taken.push('what');
  return taken;
}
