import type { Config } from '../config/config.ts';
import { kebabCase } from '../config/kebab-case.ts';
import { ConfigurationError } from '../domain/errors.ts';
import { variablesOf } from './prompt-text.ts';

/** Gives the text of a prompt by its path below `prompts/`, without `.md`. */
export type ReadPrompt = (name: string) => Promise<string>;

/**
 * Reads prompts, the project's own in the place of ours. Throws ConfigurationError where one of the project's has other
 * variables than the one that it replaces: a model would be asked about less, or about a name in braces.
 */
export function ownPrompts(
  { prompts, promptTexts }: Pick<Config, 'prompts' | 'promptTexts'>,
  builtIn: ReadPrompt,
): ReadPrompt {
  const paths = new Map(Object.entries(prompts).map(([key, path]) => [kebabCase(key), path]));
  return async (name) => {
    const ours = await builtIn(name);
    const own = promptTexts[name];
    if (own === undefined) return ours;
    const problem = difference(variablesOf(own), variablesOf(ours));
    if (problem === null) return own;
    throw new ConfigurationError(`prompts.${name}: ${paths.get(name) ?? 'its file'} ${problem}`);
  };
}

function difference(found: readonly string[], wanted: readonly string[]): string | null {
  const missing = wanted.filter((one) => !found.includes(one));
  if (missing.length > 0) return `must have ${listed(missing)} in it`;
  const unknown = found.filter((one) => !wanted.includes(one));
  if (unknown.length === 0) return null;
  const known = wanted.length === 0 ? 'it has no variables' : `known are ${listed(wanted)}`;
  return `has ${listed(unknown)}, which nothing fills; ${known}`;
}

function listed(names: readonly string[]): string {
  return names.map((one) => `{{${one}}}`).join(', ');
}
