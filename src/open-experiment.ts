import { assemble } from './assemble.ts';
import type { Terminal } from './command-options.ts';
import { buildConfig } from './config/build-config.ts';
import type { ConfigInput } from './config/config.ts';
import type { ExperimentOptions } from './experiment-options.ts';

/** What every experiment needs: the tools of an analysis, and a line on standard error for what goes on. */
export async function openExperiment(
  { jobs, memory: memoryMiB, quiet }: Pick<ExperimentOptions, 'jobs' | 'memory' | 'quiet'>,
  terminal: Terminal,
  { mayRun = false }: { readonly mayRun?: boolean } = {},
) {
  const memory: ConfigInput = {
    ...(memoryMiB === undefined ? {} : { memory: memoryMiB }),
    ...(jobs === undefined ? {} : { jobs }),
  };
  const deps = await assemble(buildConfig([memory]), {
    env: terminal.env,
    workingDirectory: terminal.cwd(),
    progress: () => {},
    mayRun,
  });
  const say = (line: string) => {
    if (quiet !== true) terminal.stderr.write(`${line}\n`);
  };
  return { deps, say, memory };
}
