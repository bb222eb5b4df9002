import { tmpdir } from 'node:os';
import { runProcess } from './run-process.ts';

/** The first line that a command prints for `--version`; null when it is not found or does not answer. */
export async function commandVersion(name: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  const { exitCode, stdout } = await runProcess({
    command: name,
    args: ['--version'],
    cwd: tmpdir(),
    env: { PATH: env.PATH ?? '', LC_ALL: 'C' },
    timeoutSeconds: 10,
    maxOutputBytes: 64 * 1024,
  });
  return exitCode === 0 ? (stdout.split('\n')[0] ?? null) : null;
}
