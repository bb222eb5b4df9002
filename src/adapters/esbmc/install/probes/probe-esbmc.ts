import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { cacheFolder } from '../cache/cache-folder.ts';
import { readRecord, writeRecord } from '../cache/record-file.ts';
import type { EsbmcInstallation } from '../esbmc-installation.ts';
import { isElf } from '../executable-problem.ts';
import type { InstallDeps } from '../install-deps.ts';
import { probePrograms } from './probe-programs.ts';
import { type ProbeRun, runProbes } from './run-probes.ts';

export interface ProbeReport extends ProbeRun {
  /** True: an earlier run has probed this binary on this kind of machine; the seconds are that run's. */
  readonly recorded: boolean;
}

const probeRecord = z.strictObject({ passed: z.number(), total: z.number(), seconds: z.number() });

/**
 * Lets the binary judge programs whose verdicts are known, once per content of the binary and of the probes. Throws
 * VerifierError naming the probe that it misjudges. Probes find binaries that are broken, too old or not ESBMC; they
 * can't find one that was made to know them: that is what the pinned digest is for.
 */
export async function probeEsbmc(installation: EsbmcInstallation, deps: InstallDeps): Promise<ProbeReport> {
  const path = await recordPath(installation, deps);
  const known = path === null ? null : await readRecord(path, probeRecord);
  if (known !== null) return { ...known, recorded: true };
  const report = await runProbes(installation.path, deps);
  if (path !== null) await writeRecord(path, report);
  return { ...report, recorded: false };
}

/** Null for a script: its digest says nothing about what it starts, so it is probed each time. */
async function recordPath({ path, sha256, version }: EsbmcInstallation, deps: InstallDeps) {
  const folder = cacheFolder(deps);
  if (folder === null || !(await isElf(path))) return null;
  const probes = createHash('sha256').update(JSON.stringify(probePrograms)).digest('hex').slice(0, 16);
  return join(folder.records, `probes-${sha256}-${version}-${deps.platform}-${deps.arch}-${probes}.json`);
}
