import { readPrompt } from './adapters/assets.ts';
import { commandTests } from './adapters/compiler/command-tests.ts';
import { createCompilerCheck } from './adapters/compiler/compiler-check.ts';
import { createToolchain } from './adapters/compiler/create-toolchain.ts';
import { findCompiler } from './adapters/compiler/find-compiler.ts';
import { patchedWorkspace } from './adapters/files/patched-workspace.ts';
import { attemptLogFile } from './adapters/llm/attempt-log-file.ts';
import { openModel } from './adapters/llm/open-model.ts';
import type { Sandbox } from './adapters/sandbox/sandbox.ts';
import { tool } from './assemble.ts';
import type { Config } from './config/config.ts';
import type { RepairTools } from './modes/repair-in-tree.ts';
import { type OpenPluginsOptions, openPlugins } from './open-plugins.ts';
import { ownPrompts } from './repair/own-prompts.ts';
import { loadPrompts } from './repair/repair-prompts.ts';

export interface AssembleRepairOptions {
  readonly env: NodeJS.ProcessEnv;
  /** Absolute; the path of a scripted model starts here. */
  readonly workingDirectory: string;
  /** Where patched copies lie. */
  readonly tempDir: string;
  /** Where each attempt is written as soon as it is known; null: nowhere. */
  readonly attemptsFile: string | null;
  /** In Actions, what GitHub Models is asked with where no key is given. */
  readonly workflowToken: string | null;
  /** Why code of the project may not run here; null where it may. */
  readonly barred: string | null;
  /** Where compilers and programs under test are started. */
  readonly sandbox: Sandbox;
  readonly signal: AbortSignal;
  readonly plugins: Pick<OpenPluginsOptions, 'readFiles' | 'keep' | 'log'>;
}

/** Puts together what a repair needs beside an analysis. */
export async function assembleRepair(config: Config, options: AssembleRepairOptions): Promise<RepairTools> {
  const { env, workingDirectory, tempDir, attemptsFile, workflowToken, barred, sandbox, signal } = options;
  const userAgent = `${tool.name}/${tool.version}`;
  const [model, prompts, compiler] = await Promise.all([
    openModel(config, { workingDirectory, workflowToken, userAgent }),
    loadPrompts(ownPrompts(config, readPrompt)),
    findCompiler(env),
  ]);
  // Nobody else uses them.
  const plugins =
    model === null ? null : await openPlugins(config, { env, tempDir, sandbox, ...options.plugins });
  return {
    model,
    prompts,
    log: attemptsFile === null ? { append: async () => {} } : attemptLogFile(attemptsFile),
    workspaceOf: (root) => patchedWorkspace(root, tempDir),
    compiler: compiler === null ? null : createCompilerCheck({ ...compiler, env, sandbox }),
    toolchain: compiler === null ? null : createToolchain({ ...compiler, env, tempDir, sandbox }),
    tests:
      config.testCommand === null || barred !== null
        ? null
        : commandTests({ command: config.testCommand, env, sandbox }),
    barred,
    signal,
    plugins,
  };
}
