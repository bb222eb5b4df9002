import type { Config } from '../config/config.ts';
import { type PromptId, parsePromptId } from '../config/prompt-id.ts';
import { repairDefaults } from '../config/repair-defaults.ts';
import type { FeedbackFormat, HistoryFormat, SourceFormat } from '../config/repair-formats.ts';
import { ConfigurationError } from '../domain/errors.ts';
import type { Budget } from './budget.ts';
import type { Fences } from './delimited.ts';
import { showsFeedback } from './repair-prompts.ts';

/** How a repair is tried. */
export interface RepairSettings {
  readonly prompt: PromptId;
  readonly source: SourceFormat;
  readonly feedback: FeedbackFormat;
  readonly history: HistoryFormat;
  readonly temperature: number;
  readonly fences: Fences;
  readonly budget: Budget;
  /** Seconds for one answer of the model. */
  readonly requestSeconds: number;
  /** Candidates judged at the same time. */
  readonly jobs: number;
}

/** What a small model behind a free endpoint takes at least, GitHub Models' lowest tier among them. */
const defaultContextTokens = 8000;

/** Tokens that the model takes at once, its answer included. */
export function contextTokensOf({ modelContext }: Pick<Config, 'modelContext'>): number {
  return modelContext ?? defaultContextTokens;
}

/** A local model on a slow machine needs minutes for a long answer. */
const requestSeconds = 180;

/**
 * The settings of a repair, each that was left out with what goes with the others. Throws ConfigurationError where
 * settings contradict each other.
 * @param jobs candidates judged at the same time
 */
export function repairSettings(config: Config, jobs: number): RepairSettings {
  const prompt = promptFor(config);
  const usual = usualFormats(prompt.template);
  const settings: RepairSettings = {
    prompt,
    source: config.source ?? usual.source,
    feedback: config.feedback ?? prompt.feedback ?? usual.feedback,
    history: config.history,
    temperature: config.temperature,
    fences: 'fenced',
    budget: {
      attempts: config.attempts,
      tokens: null,
      dollars: config.budget,
      prices: config.modelPrices,
      seconds: config.timeBudget,
      contextTokens: contextTokensOf(config),
    },
    requestSeconds,
    jobs,
  };
  const problem = config.model === 'none' ? null : contradiction(settings, config);
  if (problem !== null) throw new ConfigurationError(problem);
  return settings;
}

/** The numbered templates are those of the reference's experiments, `fix-code` is its solution generation mode. */
function usualFormats(template: string): { source: SourceFormat; feedback: FeedbackFormat } {
  if (template === repairDefaults.template) return repairDefaults;
  if (template === 'edits') return { source: 'function', feedback: 'inputs' };
  if (template === 'fix-code') return { source: 'whole', feedback: 'counterexample' };
  return { source: 'one-line', feedback: 'violated-property' };
}

const defaultPrompt = `${repairDefaults.template}.${repairDefaults.role}`;

function promptFor({ prompt, source }: Config): PromptId {
  const isPapers = source === 'one-line' || source === 'contextual';
  const id = parsePromptId(prompt ?? (isPapers ? '9' : defaultPrompt));
  if (id === null) throw new ConfigurationError(`prompt: \`${prompt}\` is none`);
  return id;
}

function contradiction({ prompt, source, history, budget }: RepairSettings, config: Config): string | null {
  if (config.feedback !== null && prompt.feedback !== null && config.feedback !== prompt.feedback)
    return `prompt: its last number says ${prompt.feedback}, and \`feedback\` says ${config.feedback}; leave one out`;
  if (source === 'contextual' && budget.attempts > 1)
    return 'source: `contextual` fills the context of the model with one message; use it with `attempts: 1`, or `function`';
  if (history === 'latest' && budget.attempts > 1 && !showsFeedback(prompt.template))
    return `prompt: with \`history: latest\` template ${prompt.template} would ask the same again, since it shows no feedback`;
  if (budget.dollars !== null && budget.prices === null)
    return 'budget: what the model costs is not known; set `model-prices: { input: ..., output: ... }` (US dollars for a million tokens)';
  return null;
}
