import { fileURLToPath } from 'node:url';
import { execa } from 'execa';

/** Absolute path of the repository. */
export const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

export interface BundleRun {
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** Runs `dist/cli.js` as a user does; never throws for an exit code. */
export async function runCli(
  args: readonly string[],
  options: { cwd?: string; node?: string; dist?: string; env?: Record<string, string>; input?: string } = {},
): Promise<BundleRun> {
  const { exitCode, stdout, stderr } = await execa(
    options.node ?? process.execPath,
    [`${options.dist ?? `${repositoryRoot}dist`}/cli.js`, ...args],
    {
      cwd: options.cwd ?? repositoryRoot,
      reject: false,
      // What earlier tests found out is nothing to the next one.
      env: { ESBMC_ACTION_CACHE: '', ...options.env },
      timeout: 600_000,
      ...(options.input === undefined ? { stdin: 'ignore' } : { input: options.input }),
    },
  );
  return { exitCode: exitCode ?? -1, stdout, stderr };
}
