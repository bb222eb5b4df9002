import { localVerdicts } from './adapters/cache/open-verdict-cache.ts';
import { assemble } from './assemble.ts';
import type { Terminal } from './command-options.ts';
import { buildConfig } from './config/build-config.ts';
import type { ConfigInput } from './config/config.ts';
import type { ExperimentOptions } from './experiment-options.ts';

/**
 * What every experiment needs: the tools of an analysis, and a line on standard error for what goes on.
 * With `isKept` what is verified twice is remembered; a measurement of time must not be.
 */
export async function openExperiment(
  { jobs, memory: memoryMiB, quiet }: Pick<ExperimentOptions, 'jobs' | 'memory' | 'quiet'>,
  terminal: Terminal,
  { isKept = false }: { readonly isKept?: boolean } = {},
) {
  const memory: ConfigInput = {
    ...(memoryMiB === undefined ? {} : { memory: memoryMiB }),
    ...(jobs === undefined ? {} : { jobs }),
  };
  const deps = await assemble(buildConfig([memory]), {
    env: terminal.env,
    workingDirectory: terminal.cwd(),
    progress: () => {},
    cache: localVerdicts(terminal.env, isKept, () => {}),
  });
  const say = (line: string) => {
    if (quiet !== true) terminal.stderr.write(`${line}\n`);
  };
  return { deps, say, memory };
}
