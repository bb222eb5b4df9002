import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pLimit from 'p-limit';
import { VerifierError } from '../../../../domain/errors.ts';
import { openTemporaryFolder } from '../../../files/temporary-folder.ts';
import type { ProcessResult } from '../../../process/run-process.ts';
import { esbmcEnvironment } from '../esbmc-environment.ts';
import type { InstallDeps } from '../install-deps.ts';
import { lastLines } from '../last-lines.ts';
import { judgeProbe } from './judge-probe.ts';
import type { Probe } from './probe.ts';
import { probePrograms } from './probe-programs.ts';

/** At the same time: each takes 110 MB, and the smallest runners have two cores. */
const concurrency = 2;

/** The longest loop of a probe takes 4 rounds. */
const maxRounds = 6;

export interface ProbeRun {
  readonly passed: number;
  readonly total: number;
  /** Wall clock, all probes together. */
  readonly seconds: number;
}

/** Runs all probes; the first one that is misjudged ends the others and throws VerifierError. */
export async function runProbes(path: string, deps: InstallDeps): Promise<ProbeRun> {
  const started = performance.now();
  const { path: folder, close } = await openTemporaryFolder(tmpdir(), 'esbmc-probes-');
  const abort = new AbortController();
  const limit = pLimit(concurrency);
  const runs = probePrograms.map((probe, index) =>
    limit(async () => {
      abort.signal.throwIfAborted();
      const source = join(folder, `probe-${index}.c`);
      await writeFile(source, probe.source);
      await runProbe(path, source, probe, { ...deps, folder, signal: abort.signal });
    }),
  );
  try {
    await Promise.all(runs);
  } finally {
    abort.abort();
    await Promise.allSettled(runs);
    await close();
  }
  const total = probePrograms.length;
  return { passed: total, total, seconds: (performance.now() - started) / 1000 };
}

async function runProbe(
  path: string,
  source: string,
  probe: Probe,
  deps: InstallDeps & { readonly folder: string; readonly signal: AbortSignal },
): Promise<void> {
  const result = await deps.runProcess({
    command: path,
    args: [source, '--incremental-bmc', '--max-k-step', String(maxRounds), ...probe.args],
    cwd: deps.folder,
    env: esbmcEnvironment(deps.env, deps.folder),
    timeoutSeconds: deps.probeSeconds,
    maxOutputBytes: 1024 * 1024,
    signal: deps.signal,
  });
  const wrong = judgeProbe(probe, result);
  if (wrong !== null) throw misjudged(path, probe, wrong, result);
}

function misjudged(path: string, probe: Probe, wrong: string, result: ProcessResult): VerifierError {
  return new VerifierError(
    `${path} is refused: it misjudges the probe "${probe.name}", which must be ${probe.expected.verdict}: ${wrong}. ` +
      `Use another ESBMC (esbmc-version or esbmc-path). It ended with: ${lastLines(result)}`,
  );
}
