import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { VerifierError } from '../../domain/errors.ts';
import { runProcess } from '../process/run-process.ts';
import type { EsbmcRun } from './esbmc-run.ts';
import { esbmcEnvironment } from './install/esbmc-environment.ts';

export interface StartRequest {
  readonly binary: string;
  readonly args: readonly string[];
  /** ESBMC's own `--timeout`; a few seconds later it is killed from outside. */
  readonly timeoutSeconds: number;
  /** Our own environment, of which ESBMC gets next to nothing. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly tempDir: string;
  readonly signal: AbortSignal | undefined;
}

const graceSeconds = 5;
const maxOutputBytes = 16 * 2 ** 20;
/** The report repeats the text of all sources for each counterexample. */
const maxReportBytes = 64 * 2 ** 20;

/**
 * Starts ESBMC in a fresh folder of its own, which is removed afterwards: report.json lands in the working directory,
 * is appended to by later runs and stays when a later run succeeds.
 */
export async function startEsbmc(request: StartRequest): Promise<EsbmcRun> {
  const folder = await mkdtemp(join(request.tempDir, 'esbmc-run-'));
  try {
    const { exitCode, stderr, timedOut, truncated, seconds } = await runProcess({
      command: request.binary,
      args: request.args,
      cwd: folder,
      env: esbmcEnvironment(request.env, folder),
      timeoutSeconds: request.timeoutSeconds + graceSeconds,
      maxOutputBytes,
      ...(request.signal === undefined ? {} : { signal: request.signal }),
    });
    if (exitCode === 127)
      throw new VerifierError(`ESBMC (${request.binary}) can't be started: ${stderr.slice(-500)}`);
    return { exitCode, stderr, report: await reportIn(folder), timedOut, truncated, seconds };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function reportIn(folder: string): Promise<string | null> {
  const file = join(folder, 'report.json');
  const size = await stat(file).then(
    (found) => found.size,
    () => null,
  );
  return size === null || size > maxReportBytes ? null : await readFile(file, 'utf8');
}
