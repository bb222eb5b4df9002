import { tmpdir } from 'node:os';
import { VerifierError } from '../../../domain/errors.ts';
import { esbmcEnvironment } from './esbmc-environment.ts';
import { executableProblem } from './executable-problem.ts';
import type { InstallDeps } from './install-deps.ts';
import { lastLines } from './last-lines.ts';

/** Starts the binary with `--version` and returns the version it names; throws VerifierError with the reason. */
export async function startVersion(path: string, deps: InstallDeps): Promise<string> {
  const problem = await executableProblem(path, deps.arch);
  if (problem !== null) throw new VerifierError(`${path} ${problem}`);
  const result = await deps.runProcess({
    command: path,
    args: ['--version'],
    cwd: tmpdir(),
    env: esbmcEnvironment(deps.env, tmpdir()),
    timeoutSeconds: deps.startSeconds,
    maxOutputBytes: 64 * 1024,
  });
  if (result.timedOut) {
    throw new VerifierError(`${path} --version gave no answer in ${deps.startSeconds} s`);
  }
  const version = /^ESBMC version (\d+(?:\.\d+)+)\b/m.exec(`${result.stdout}\n${result.stderr}`)?.[1];
  if (result.exitCode === 0 && version !== undefined) return version;
  throw new VerifierError(
    `${path} --version ended with exit code ${result.exitCode} and named no version of ESBMC: ${lastLines(result)}`,
  );
}
