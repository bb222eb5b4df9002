import { tmpdir } from 'node:os';
import { describeEsbmc } from './adapters/esbmc/install/describe-esbmc.ts';
import { installDeps } from './adapters/esbmc/install/install-deps.ts';
import { findRoot } from './adapters/files/find-root.ts';
import { defaultConfigPath, readConfigFile } from './adapters/files/read-config-file.ts';
import { sourceReader } from './adapters/files/source-reader.ts';
import { defaultJobs, defaultMemoryMiB } from './adapters/machine.ts';
import { commandVersion } from './adapters/process/command-version.ts';
import { createSandbox } from './adapters/sandbox/create-sandbox.ts';
import { tool } from './assemble.ts';
import type { Terminal } from './command-options.ts';
import { buildConfig } from './config/build-config.ts';
import { kebabCase } from './config/kebab-case.ts';
import { ConfigurationError } from './domain/errors.ts';
import { describeSandbox } from './domain/sandbox-state.ts';
import { findCompileCommands } from './project/find-compile-commands.ts';

interface Fact {
  readonly name: string;
  readonly value: string;
}

/** `doctor`: says what is found on this machine; 0 when `check` can work here, else 2. */
export async function runDoctor(options: { config?: string }, terminal: Terminal): Promise<number> {
  const workingDirectory = terminal.cwd();
  const { root } = await findRoot(workingDirectory, ['.']);
  const config = await describeConfig(options.config ?? null, root);
  const install = { esbmcPath: null, esbmcVersion: null, workingDirectory, release: null };
  const esbmc = await describeEsbmc(install, installDeps(terminal.env));
  const jobs = defaultJobs();
  const tools = ['git', 'gcc', 'clang', 'valgrind'];
  const sections: readonly (readonly [string, readonly Fact[]])[] = [
    [
      'esbmc-action',
      [
        { name: 'version', value: tool.version },
        { name: 'node', value: process.version },
      ],
    ],
    ['ESBMC', esbmc.facts],
    ['tools', await Promise.all(tools.map((name) => toolFact(name, terminal.env)))],
    ['configuration', config.facts],
    [
      'limits',
      [
        { name: 'jobs', value: String(jobs) },
        { name: 'memory', value: `${defaultMemoryMiB(jobs)} MiB for one run` },
      ],
    ],
    ['model', [{ name: 'model', value: 'none' }]],
    ['sandbox', await describeLevel(terminal.env)],
  ];
  for (const [title, facts] of sections) {
    terminal.stdout.write(`${title}\n`);
    for (const { name, value } of facts) terminal.stdout.write(`  ${name.padEnd(16)} ${value}\n`);
  }
  const usable = esbmc.usable && config.usable;
  terminal.stdout.write(usable ? '\nReady.\n' : '\nNot ready: see above.\n');
  return usable ? 0 : 2;
}

async function toolFact(name: string, env: NodeJS.ProcessEnv): Promise<Fact> {
  return { name, value: (await commandVersion(name, env)) ?? 'not found' };
}

/** The sandbox that this machine has is put up and tried. */
async function describeLevel(env: NodeJS.ProcessEnv): Promise<Fact[]> {
  const sandbox = await createSandbox({ env, tempDir: tmpdir() });
  await sandbox.close();
  const { level, shortfall } = sandbox.state;
  const facts = [{ name: 'level', value: describeSandbox({ level, shortfall: null }) }];
  return shortfall === null ? facts : [...facts, { name: 'why no better one', value: shortfall }];
}

/** Throws ConfigurationError when the configuration names one that can't be used. */
async function describeCommands(named: string | null, root: string): Promise<Fact> {
  const found = await findCompileCommands(root, named, await sourceReader.list(root), sourceReader);
  const name = 'compile commands';
  if (found === null) return { name, value: 'none found; include folders are found by what files include' };
  if (found.commands === null) return { name, value: found.notes.join('; ') };
  const entries = found.commands.length === 1 ? '1 entry' : `${found.commands.length} entries`;
  return { name, value: [`${found.name}, ${entries}`, ...found.notes].join('; ') };
}

async function describeConfig(
  named: string | null,
  root: string,
): Promise<{ usable: boolean; facts: Fact[] }> {
  try {
    const settings = await readConfigFile(named, root);
    const { compileCommands } = buildConfig([settings]);
    const set = Object.keys(settings);
    const value =
      set.length === 0 ? `none; ${defaultConfigPath} sets nothing` : `sets ${set.map(kebabCase).join(', ')}`;
    return { usable: true, facts: [{ name: 'file', value }, await describeCommands(compileCommands, root)] };
  } catch (error) {
    if (!(error instanceof ConfigurationError)) throw error;
    return { usable: false, facts: [{ name: 'problem', value: error.message }] };
  }
}
