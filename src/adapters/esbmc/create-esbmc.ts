import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { VerifierError } from '../../domain/errors.ts';
import type { VerificationOutcome, VerificationRequest, Verifier } from '../../verification/verifier.ts';
import { runProcess } from '../process/run-process.ts';
import { commandLine, type Omission } from './command-line.ts';
import type { EsbmcRun } from './esbmc-run.ts';
import { esbmcEnvironment } from './install/esbmc-environment.ts';
import { reproductionCommand } from './reproduction-command.ts';
import { toOutcome } from './to-outcome.ts';

export interface EsbmcOptions {
  /** Absolute path. */
  readonly binary: string;
  readonly version: string;
  readonly sha256: string;
  /** Absolute paths of our models of library functions. */
  readonly models: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly tempDir?: string;
}

/** Traces of large programs are long; a whole one of the corpus has 100 KiB. */
const maxOutputBytes = 32 * 1024 * 1024;

/** ESBMC's own time-out should end it first, so that it can still print what it has. */
const graceSeconds = 3;

/** Below this much time, starting again after a crash can't end in a verdict. */
const leastRetrySeconds = 1;

/** After a crash, this is left out, one more at a time. What was left out is told. */
const retries: readonly { readonly omission: Omission; readonly concession: string }[] = [
  { omission: 'printf-check', concession: 'the arguments of printf were not checked, because ESBMC crashes on them' },
  { omission: 'trace-values', concession: 'the trace shows only what matters for the violation' },
  { omission: 'models', concession: 'library functions that ESBMC lacks were not checked, because it crashes on our models' },
];

/** The real ESBMC. Each run has a working directory, an environment and a process group of its own. */
export function createEsbmc(options: EsbmcOptions): Verifier {
  return {
    version: options.version,
    sha256: options.sha256,
    verify: async (request, signal) => {
      const started = performance.now();
      const left = () => request.timeoutSeconds - (performance.now() - started) / 1000;
      const omitted = new Set<Omission>();
      const concessions: string[] = [];
      let outcome = await runOnce(request, omitted, concessions, options, signal);
      for (const { omission, concession } of retries) {
        if (!isCrash(outcome) || left() < leastRetrySeconds) break;
        omitted.add(omission);
        concessions.push(concession);
        outcome = await runOnce({ ...request, timeoutSeconds: left() }, omitted, concessions, options, signal);
      }
      return { ...outcome, seconds: (performance.now() - started) / 1000 };
    },
  };
}

function isCrash(outcome: VerificationOutcome): boolean {
  return outcome.status === 'undecided' && outcome.cause === 'crash';
}

async function runOnce(
  request: VerificationRequest,
  omitted: ReadonlySet<Omission>,
  concessions: readonly string[],
  options: EsbmcOptions,
  signal: AbortSignal | undefined,
): Promise<VerificationOutcome> {
  const args = commandLine(request, { models: options.models, omitted });
  const run = await start(args, request.timeoutSeconds, options, signal);
  const places = { root: request.root, models: options.models };
  const command = reproductionCommand(request);
  return { ...toOutcome(run, request, places), concessions: [...concessions], command };
}

async function start(
  args: readonly string[],
  timeoutSeconds: number,
  { binary, env, tempDir = tmpdir() }: EsbmcOptions,
  signal: AbortSignal | undefined,
): Promise<EsbmcRun> {
  const cwd = await mkdtemp(join(tempDir, 'esbmc-run-'));
  try {
    const { exitCode, stderr, timedOut, truncated, seconds } = await runProcess({
      command: binary,
      args,
      cwd,
      env: esbmcEnvironment(env, cwd),
      timeoutSeconds: timeoutSeconds + graceSeconds,
      maxOutputBytes,
      ...(signal === undefined ? {} : { signal }),
    });
    if (exitCode === 127) throw new VerifierError(`ESBMC could not be started: ${binary}`);
    const report = await readFile(join(cwd, 'report.json'), 'utf8').catch(() => null);
    return { exitCode, stderr, report, timedOut, truncated, seconds };
  } finally {
    await rm(cwd, { recursive: true, force: true });
  }
}
