import { ConfigurationError } from '../domain/errors.ts';
import type { ConfigInput } from './config.ts';
import { kebabCase } from './kebab-case.ts';

/** Bytes; more is no prompt, and no model would take it. */
export const longestPrompt = 64 * 1024;

/**
 * Settings with the texts of the prompts that they name. They are read at once, from where the settings come from, so
 * that nothing can bring in another text later. Throws ConfigurationError for a file that is not there, or too long.
 * @param read the text of a file by its path, relative to the root; null where there is none that can be read
 * @param name how the file of the settings is called in messages
 */
export async function withPromptTexts(
  settings: ConfigInput,
  name: string,
  read: (path: string) => Promise<string | null>,
): Promise<ConfigInput> {
  const named = Object.entries(settings.prompts ?? {});
  if (named.length === 0) return settings;
  const texts: Record<string, string> = {};
  for (const [key, path = ''] of named) {
    const text = await read(path);
    const problem = text === null ? 'can not be read' : problemOf(text);
    const setting = kebabCase(key);
    if (problem !== null) throw new ConfigurationError(`${name}: \`prompts.${setting}\`: ${path} ${problem}`);
    texts[setting] = text ?? '';
  }
  return { ...settings, promptTexts: texts };
}

function problemOf(text: string): string | null {
  if (text.trim() === '') return 'is empty';
  return Buffer.byteLength(text) > longestPrompt ? `is longer than ${longestPrompt / 1024} KiB` : null;
}
