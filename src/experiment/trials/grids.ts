import { roles } from '../../config/prompt-id.ts';
import { type FeedbackFormat, type HistoryFormat, historyFormats } from '../../config/repair-formats.ts';
import type { ModelCondition } from './condition.ts';

type Prompt = Pick<ModelCondition, 'template' | 'role' | 'feedback' | 'source'>;
type Template = ModelCondition['template'];

/** As the paper counts them (section 4.1.6). */
const simpleWithout: readonly Template[] = ['1', '2'];
const personaWithout: readonly Template[] = ['7', '8'];
const old: readonly Template[] = ['0'];
const simpleWith: readonly Template[] = ['3', '4', '5', '6'];
const personaWith: readonly Template[] = ['9', '10', '11', '12'];
const sources = ['contextual', 'one-line'] as const;
const feedbacks: readonly FeedbackFormat[] = ['violated-property', 'counterexample'];

/** The 144 prompts: ((2 + 2*6) + (1 + 4 + 4*6) * 2 feedbacks) * 2 sources. */
export function singlePrompts(): readonly Prompt[] {
  const without = [...rolesOf(simpleWithout, 1), ...rolesOf(personaWithout, roles.length)];
  const withFeedback = [...rolesOf([...old, ...simpleWith], 1), ...rolesOf(personaWith, roles.length)];
  return sources.flatMap((source) => [
    ...without.map((one) => ({ ...one, feedback: null, source })),
    ...feedbacks.flatMap((feedback) => withFeedback.map((one) => ({ ...one, feedback, source }))),
  ]);
}

/** One answer to each of the 144 prompts, with and without fences, at the temperature of the paper. */
export function singleGrid(models: readonly string[]): readonly ModelCondition[] {
  const fences = ['fenced', 'bare'] as const;
  return models.flatMap((model) =>
    fences.flatMap((fence) =>
      singlePrompts().map((prompt) => ({
        engine: 'model' as const,
        model,
        ...prompt,
        fences: fence,
        history: 'latest' as const,
        temperature: 1,
        attempts: 1,
      })),
    ),
  );
}

export const iterativeTemplates: readonly Template[] = ['0', '9', '9-2', '11', '11-2'];
export const temperatures = [0, 0.4, 0.7, 1, 1.3] as const;

/** `an automated code repair tool`, the best of both series of the paper. */
const bestRole = 2;

/** Five attempts with each history, temperature and prompt; one line and the violated property, as in the paper. */
export function iterativeGrid(models: readonly string[]): readonly ModelCondition[] {
  const histories: readonly HistoryFormat[] = historyFormats;
  return models.flatMap((model) =>
    histories.flatMap((history) =>
      temperatures.flatMap((temperature) =>
        iterativeTemplates.map((template) => ({
          engine: 'model' as const,
          model,
          template,
          role: template === '0' ? 0 : bestRole,
          feedback: 'violated-property' as const,
          source: 'one-line' as const,
          fences: 'fenced' as const,
          history,
          temperature,
          attempts: 5,
        })),
      ),
    ),
  );
}

function rolesOf(templates: readonly Template[], count: number) {
  const numbers = Array.from({ length: count }, (_, role) => role);
  return templates.flatMap((template) => numbers.map((role) => ({ template, role })));
}
