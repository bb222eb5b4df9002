import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConfigInput } from '../../config/config.ts';
import { parseConfigFile } from '../../config/parse-config-file.ts';
import { longestPrompt, withPromptTexts } from '../../config/with-prompt-texts.ts';
import { ConfigurationError } from '../../domain/errors.ts';
import { readWorkspaceFile } from './workspace-file.ts';

/** Where the configuration is looked for when nobody names a file. */
export const defaultConfigPath = '.github/esbmc.yml';

/**
 * Reads the configuration of a working tree. Throws ConfigurationError when a file that was named can't be read.
 * @param named path that the user named; null: the usual place, where there may be none
 */
export async function readConfigFile(named: string | null, root: string): Promise<ConfigInput> {
  const text = await readFile(named ?? join(root, defaultConfigPath), 'utf8').catch(() => null);
  if (text !== null) {
    const name = named ?? defaultConfigPath;
    return withPromptTexts(parseConfigFile(text, name), name, (path) => textIn(root, path));
  }
  if (named === null) return {};
  throw new ConfigurationError(`${named}: there is no configuration file that can be read`);
}

/** Null where there is no such file; a checkout may have a link there, which is not followed. */
async function textIn(root: string, path: string): Promise<string | null> {
  const file = await readWorkspaceFile(root, path, 2 * longestPrompt);
  return file.kind === 'text' ? file.text : null;
}
