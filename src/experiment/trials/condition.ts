import { z } from 'zod';
import { parsePromptId, roles } from '../../config/prompt-id.ts';
import { feedbackFormats, historyFormats, sourceFormats } from '../../config/repair-formats.ts';

const modelCondition = z.strictObject({
  engine: z.literal('model'),
  model: z.string(),
  /** One of `promptTemplates`. */
  template: z.string(),
  /** An index of `roles`; 0 where the template has none. */
  role: z
    .int()
    .min(0)
    .max(roles.length - 1),
  /** Null where the template shows none. */
  feedback: z.enum(feedbackFormats).nullable(),
  source: z.enum(sourceFormats),
  fences: z.enum(['fenced', 'bare']),
  history: z.enum(historyFormats),
  temperature: z.number().min(0).max(2),
  attempts: z.int().min(1).max(10),
});

/** The engine without a model is a condition like any other. */
const templateCondition = z.strictObject({ engine: z.literal('templates') });

export const condition = z.discriminatedUnion('engine', [modelCondition, templateCondition]);

export type Condition = Readonly<z.output<typeof condition>>;
export type ModelCondition = Extract<Condition, { engine: 'model' }>;

/** `x.y.z`, or `x.y` where nothing is shown of the finding. */
export function promptIdOf({ template, role, feedback }: ModelCondition): string {
  const known = feedback === null ? '' : `.${feedbackFormats.indexOf(feedback)}`;
  return `${template}.${role}${known}`;
}

/** Names a condition, for records and for people. */
export function conditionName(one: Condition): string {
  if (one.engine === 'templates') return 'templates';
  const { model, source, fences, history, temperature, attempts } = one;
  return [model, promptIdOf(one), source, fences, history, `t${temperature}`, `a${attempts}`].join(' ');
}

/** The prompt of a condition, as the repair takes it. Throws where it is none, which is a mistake of ours. */
export function promptOf(one: ModelCondition) {
  const id = parsePromptId(promptIdOf(one));
  if (id === null) throw new Error(`${promptIdOf(one)} is no prompt`);
  return id;
}
