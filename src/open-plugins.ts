import { availableParallelism } from 'node:os';
import { productDigest, productVersion } from './adapters/assets.ts';
import { findCompiler } from './adapters/compiler/find-compiler.ts';
import { gccAnalyser } from './adapters/compiler/gcc-analyser.ts';
import { writeTextFile } from './adapters/files/write-text-file.ts';
import { importTextIn } from './adapters/plugins/import-text.ts';
import type { Sandbox } from './adapters/sandbox/sandbox.ts';
import type { Config } from './config/config.ts';
import { faultLine, type PluginKit } from './modes/agent/plugin-kit.ts';
import { builtins } from './plugins/builtins.ts';
import { loadPlugins, type PluginFile } from './plugins/load-plugins.ts';

export interface OpenPluginsOptions {
  readonly env: NodeJS.ProcessEnv;
  readonly tempDir: string;
  /** Where the compiler is started. */
  readonly sandbox: Sandbox;
  /** Plugins of the repository, by their paths; asked only where `repo-plugins` is switched on. */
  readonly readFiles: (paths: readonly string[]) => Promise<readonly PluginFile[]>;
  readonly keep: PluginKit['keep'];
  readonly log: (line: string) => void;
}

/** The plugins that the settings switch on; null for none. Throws ConfigurationError for names that there are not. */
export async function openPlugins(
  { plugins: names, pluginFiles, repoPlugins }: Config,
  { env, tempDir, sandbox, readFiles, keep, log }: OpenPluginsOptions,
): Promise<PluginKit | null> {
  const files = repoPlugins ? await readFiles(pluginFiles) : [];
  if (names.length + files.length === 0) return null;
  const product = { version: productVersion, digest: await productDigest() };
  const importText = importTextIn(tempDir);
  const loaded = await loadPlugins([...new Set(names)], files, { builtins, product, importText });
  for (const fault of loaded.faults) log(faultLine(fault));
  const compiler = await findCompiler(env);
  return {
    plugins: loaded.plugins,
    loadFaults: loaded.faults,
    analyser: compiler?.compiler === 'gcc' ? gccAnalyser({ env, sandbox }) : null,
    cores: availableParallelism(),
    keep,
    write: writeTextFile,
    log,
  };
}
