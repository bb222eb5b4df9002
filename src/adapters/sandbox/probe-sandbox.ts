import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { runProcess } from '../process/run-process.ts';
import type { ConfinedRequest } from './sandbox.ts';
import type { Wrap } from './wrapped-request.ts';

/** Long enough for a machine that is busy; what works answers in some 20 ms. */
const timeoutSeconds = 10;

/**
 * Starts a shell in namespaces, which looks whether they keep their promises. Null when they do, else what went wrong.
 * @param folder a folder of ours, absolute
 */
export async function probeNamespaces(wrap: Wrap, folder: string): Promise<string | null> {
  const tree = join(folder, 'probe');
  const writable = join(folder, 'probe-writable');
  const outside = join(folder, 'probe-outside');
  await mkdir(join(tree, '.git'), { recursive: true });
  await mkdir(writable);
  await writeFile(join(tree, '.git', 'config'), 'token');
  await writeFile(join(tree, 'file'), '');
  await writeFile(outside, 'canary');
  const checks: readonly (readonly [string, string])[] = [
    ['a folder that it needs is missing', 'test -f "$1/file"'],
    ['it can write where it may only read', '! echo > "$1/file"'],
    ['it can not write where it may', 'rm -f "$2/file" && echo > "$2/file"'],
    ['it sees the .git of a tree', 'test ! -e "$1/.git/config"'],
    ['it sees files that it was not given', 'test ! -e "$3"'],
    ['it sees other processes', 'test "$(ls -d /proc/[0-9]* | wc -l)" -lt 8'],
    ['it has a network', 'test "$(grep -c : /proc/net/dev)" -le 1'],
  ];
  const script = checks.map(([what, check]) => `{ ${check}; } 2> /dev/null || { echo '${what}'; exit 1; }`);
  const probe = {
    ...{ command: '/bin/sh', cwd: writable, reads: [tree], writes: [writable] },
    args: ['-c', script.join('\n'), 'probe', tree, writable, outside],
  };
  // As a tool of ours, and as code of the project.
  return (await startProbe(wrap, probe, null)) ?? (await startProbe(wrap, probe, probeWatched));
}

/** Null when a process can be started without the way to more privileges, else what went wrong. */
export async function probeLimits(wrap: Wrap): Promise<string | null> {
  const check = 'grep -q "^NoNewPrivs:[[:space:]]*1" /proc/self/status && test "$(ulimit -c)" = 0';
  const probe = { command: '/bin/sh', cwd: '/', reads: [], writes: [], args: ['-c', check] };
  // Root of a container may be one that can't become anybody else.
  return (await startProbe(wrap, probe, null)) ?? (await startProbe(wrap, probe, probeWatched));
}

const probeWatched = { memoryMiB: 64, processes: 16 };

async function startProbe(
  wrap: Wrap,
  probe: Pick<ConfinedRequest, 'command' | 'args' | 'cwd' | 'reads' | 'writes'>,
  watched: ConfinedRequest['watched'],
): Promise<string | null> {
  const { request, close } = await wrap({
    ...probe,
    ...{ env: { PATH: '/usr/bin:/bin', LC_ALL: 'C' }, timeoutSeconds, maxOutputBytes: 4096 },
    ...{ limits: { cpuSeconds: 10, fileMiB: 1, addressMiB: null }, watched },
  });
  if (request === null) return 'not started';
  const { exitCode, stdout, stderr, timedOut } = await runProcess(request);
  await close();
  if (exitCode === 0) return null;
  if (timedOut) return 'they did not answer';
  const [first = ''] = `${stdout}${stderr}`.trim().split('\n');
  return first === '' ? `exit code ${exitCode}` : first.replace(/[^\x20-\x7e]/g, '?').slice(0, 200);
}
