import { resolve } from 'node:path';
import type { Config } from '../../config/config.ts';
import { ConfigurationError } from '../../domain/errors.ts';
import type { LanguageModel } from '../../repair/language-model.ts';
import { createOpenAiModel } from './openai-model.ts';
import { openScriptedModel } from './scripted-model.ts';

/** GitHub Models: https://docs.github.com/rest/models/inference */
const gitHubModels = 'https://models.github.ai/inference';

const scripted = 'scripted:';

export interface OpenModelOptions {
  /** Absolute; a script's path starts here. */
  readonly workingDirectory: string;
  /** The workflow's own token, in Actions: what GitHub Models is asked with where no key is given. Null elsewhere. */
  readonly workflowToken: string | null;
  readonly userAgent: string;
}

/** The model that the settings name; null for none. Throws ConfigurationError where it is not said where it is. */
export async function openModel(
  { model, modelUrl, modelApiKey }: Config,
  { workingDirectory, workflowToken, userAgent }: OpenModelOptions,
): Promise<LanguageModel | null> {
  if (model === 'none') return null;
  if (model.startsWith(scripted))
    return openScriptedModel(resolve(workingDirectory, model.slice(scripted.length)), model);
  const key = modelApiKey?.reveal() ?? null;
  if (modelUrl !== null) return createOpenAiModel({ model, url: modelUrl, key, userAgent });
  if (workflowToken === null)
    throw new ConfigurationError(
      'model: say where it is with `model-url`, for example http://127.0.0.1:11434/v1 for Ollama on this machine',
    );
  return createOpenAiModel({ model, url: gitHubModels, key: key ?? workflowToken, userAgent });
}
