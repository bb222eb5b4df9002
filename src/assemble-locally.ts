import { localVerdicts } from './adapters/cache/open-verdict-cache.ts';
import { assemble } from './assemble.ts';
import type { Terminal, VerifyOptions } from './command-options.ts';
import type { Config } from './config/config.ts';
import { progressLines } from './progress-lines.ts';

interface LocalOptions extends Pick<VerifyOptions, 'quiet' | 'cache'> {
  readonly replay?: boolean | undefined;
}

/** An analysis on the user's own machine: whoever asks has the code there, and may run it. */
export async function assembleLocally(
  config: Config,
  { quiet, cache, replay }: LocalOptions,
  { env, stderr, cwd }: Terminal,
) {
  const progress = progressLines(stderr, quiet === true);
  const deps = await assemble(config, {
    env,
    workingDirectory: cwd(),
    progress: progress.show,
    mayRun: replay !== false,
    cache: localVerdicts(env, cache !== false, progress.warn),
  });
  return { deps, progress };
}
