import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { VerifierError } from '../../domain/errors.ts';
import { openTemporaryFolder } from '../files/temporary-folder.ts';
import { runProcess } from '../process/run-process.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
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
  /** Null: it is started as it is. */
  readonly sandbox: Sandbox | null;
  /** Absolute paths of all that it reads besides the system's own. */
  readonly reads: readonly string[];
}

const graceSeconds = 5;
/** The report, and the headers that ESBMC unpacks for itself. */
const largestFileMiB = 256;
const maxOutputBytes = 16 * 2 ** 20;
/** The report repeats the text of all sources for each counterexample. */
const maxReportBytes = 64 * 2 ** 20;

/**
 * Starts ESBMC in a fresh folder of its own, which is removed afterwards: report.json lands in the working directory,
 * is appended to by later runs and stays when a later run succeeds.
 */
export async function startEsbmc(request: StartRequest): Promise<EsbmcRun> {
  const { path: folder, close } = await openTemporaryFolder(request.tempDir, 'esbmc-run-');
  const run = request.sandbox?.run ?? runProcess;
  const timeoutSeconds = request.timeoutSeconds + graceSeconds;
  try {
    const { exitCode, stderr, timedOut, truncated, seconds } = await run({
      command: request.binary,
      args: request.args,
      cwd: folder,
      env: esbmcEnvironment(request.env, folder),
      timeoutSeconds,
      maxOutputBytes,
      ...(request.signal === undefined ? {} : { signal: request.signal }),
      reads: request.reads,
      writes: [folder],
      // Memory ESBMC limits itself. A solver may have threads, whose time is added up.
      limits: { cpuSeconds: Math.ceil(2 * timeoutSeconds), fileMiB: largestFileMiB, addressMiB: null },
      watched: null,
    });
    if (exitCode === 127)
      throw new VerifierError(`ESBMC (${request.binary}) can't be started: ${stderr.slice(-500)}`);
    return { exitCode, stderr, report: await reportIn(folder), timedOut, truncated, seconds };
  } finally {
    await close();
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
