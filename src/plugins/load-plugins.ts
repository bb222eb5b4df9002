import { createHash } from 'node:crypto';
import { basename } from 'node:path/posix';
import { ConfigurationError } from '../domain/errors.ts';
import type { Plugin } from './api.ts';
import type { LoadedPlugin } from './extension.ts';
import { type Fault, wordsOf } from './faults.ts';
import { settleWithin } from './settle-within.ts';

/** A plugin of the repository: one file, read where nobody without write access can change it. */
export interface PluginFile {
  /** In the repository; its name without `.mjs` is the plugin's id. */
  readonly path: string;
  readonly text: string;
}

export interface LoadDeps {
  readonly builtins: Readonly<Record<string, Plugin>>;
  /** Of this program, whose built-ins they are. */
  readonly product: { readonly version: string; readonly digest: string };
  /** What a module exports as its default. */
  readonly importText: (id: string, text: string) => Promise<unknown>;
}

/** Milliseconds that a file may take to be loaded. */
const importMs = 10_000;

/**
 * The plugins of a run. One that can't be loaded is off, by a fault that names it; what the settings say wrongly is an error,
 * before any model is asked.
 */
export async function loadPlugins(
  names: readonly string[],
  files: readonly PluginFile[],
  { builtins, product, importText }: LoadDeps,
): Promise<{ readonly plugins: readonly LoadedPlugin[]; readonly faults: readonly Fault[] }> {
  const unknown = names.find((name) => !Object.hasOwn(builtins, name));
  if (unknown !== undefined)
    throw new ConfigurationError(`plugins: \`${unknown}\` is none of ${Object.keys(builtins).join(', ')}`);
  const ids = [...names, ...files.map(({ path }) => basename(path, '.mjs'))];
  const twice = ids.find((id, index) => ids.indexOf(id) !== index);
  if (twice !== undefined) throw new ConfigurationError(`plugins: there are two of the name \`${twice}\``);

  const plugins: LoadedPlugin[] = names.flatMap((id) => {
    const plugin = builtins[id];
    return plugin === undefined ? [] : [{ id, ...product, plugin }];
  });
  const faults: Fault[] = [];
  for (const { path, text } of files) {
    const id = basename(path, '.mjs');
    const digest = createHash('sha256').update(text).digest('hex');
    try {
      const made = await settleWithin(importMs, `import of ${id}`, () => importText(id, text));
      plugins.push({ id, version: digest.slice(0, 12), digest, plugin: asPlugin(made) });
    } catch (thrown) {
      faults.push({ plugin: id, at: 'load', message: wordsOf(thrown) });
    }
  }
  return { plugins, faults };
}

function asPlugin(made: unknown): Plugin {
  if (typeof made !== 'object' || made === null) throw new Error('its default export is no plugin');
  return made as Plugin;
}
