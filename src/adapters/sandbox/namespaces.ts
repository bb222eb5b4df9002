import { lstat, mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { limitArguments } from './limits.ts';
import { type Mount, mountTable } from './mount-table.ts';
import { noExecMounts } from './no-exec-mounts.ts';
import { planMounts } from './plan-mounts.ts';
import { makeRootFolder, type RootFolder } from './root-folder.ts';
import type { ConfinedRequest } from './sandbox.ts';
import type { SandboxTools } from './sandbox-tools.ts';
import { handOver, isRoot, stepDownOptions } from './step-down.ts';
import type { Wrap } from './wrapped-request.ts';

export interface NamespacesOptions {
  readonly tools: SandboxTools;
  /** Absolute path of an empty folder of ours. */
  readonly folder: string;
}

/**
 * Namespaces: no network, no other processes, a root that holds the system's folders and what the request names. Whoever
 * is in them has no capability. Where we are root, code of the project becomes somebody else, who is nobody outside; all
 * others get namespaces of a user's own.
 */
export async function createNamespaces({ tools, folder }: NamespacesOptions): Promise<Wrap> {
  const rootPath = join(folder, 'root');
  await mkdir(rootPath);
  const root = await makeRootFolder(rootPath);
  let starts = 0;
  return async (request) => {
    starts += 1;
    const own = join(folder, String(starts));
    const tmp = join(own, 'tmp');
    await mkdir(tmp, { recursive: true });
    const table = join(own, 'mounts');
    await writeFile(table, mountTable(await mountsFor(request, root, tmp), noExecMounts()));
    const isOther = request.watched !== null && isRoot();
    if (isOther) await handOver([...request.writes, tmp]);
    const args = [
      ...(isOther ? [] : ['--user', '--map-root-user']),
      ...['--mount', '--pid', '--net', '--ipc', '--uts', '--cgroup', '--fork', '--kill-child', '--'],
      ...['/bin/sh', '-c', script(tools.mount), 'sandbox', table],
      // From a changed root the kernel lets nobody make user namespaces, in which one would have capabilities again.
      ...[tools.unshare, `--root=${root.path}`, `--wd=${request.cwd}`],
      ...[tools.prlimit, ...limitArguments(request.limits, request.watched?.processes ?? null)],
      ...[tools.setpriv, ...(isOther ? stepDownOptions : []), ...withoutPrivileges],
      ...[request.command, ...request.args],
    ];
    return {
      request: { ...request, command: tools.setpriv, args: [...endOfUs, tools.unshare, ...args], cwd: own },
      close: () => rm(own, { recursive: true, force: true }),
    };
  };
}

/** Its end is the end of the namespaces, so that nothing of them is left where we are killed and can do nothing any more. */
const endOfUs = ['--pdeathsig=KILL'];

/**
 * The first process of the new namespaces. It stays while the command runs, for signals of its own don't end the first
 * one, and somebody has to bury orphans; when it ends, the kernel kills all that is left. The command's words are its
 * arguments. What it has to say itself ("Killed") would stand among the command's messages.
 */
const script = (mount: string) => `
${mount} --no-mtab --all --fstab "$1" || { echo 'the sandbox could not be set up' >&2; exit 127; }
shift
exec 3>&2 2> /dev/null
(exec "$@" 2>&3 3>&-)
exit "$?"
`;

const withoutPrivileges = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--ambient-caps=-all'];

async function mountsFor(request: ConfinedRequest, root: RootFolder, tmp: string): Promise<readonly Mount[]> {
  const { reads, writes } = request;
  const { mounts, points } = planMounts({ root: root.path, system: root.system, reads, writes });
  for (const point of points) await root.addPoint(point, tmp);
  const ownTmp: Mount = { kind: 'bind', source: tmp, target: join(root.path, 'tmp'), access: 'write' };
  const hidden = await Promise.all(reads.map((path) => hiding(path, root)));
  return [...root.mounts, ownTmp, ...mounts, ...hidden.flat()];
}

/** Over a repository's history and settings, where tokens lie, in a work tree of its own too. */
async function hiding(path: string, root: RootFolder): Promise<readonly Mount[]> {
  const git = join(path, '.git');
  const found = await lstat(git).catch(() => null);
  // What a link points to is not there anyway.
  if (found === null || found.isSymbolicLink()) return [];
  const source = found.isDirectory() ? root.hidingFolder : root.hidingFile;
  return [{ kind: 'bind', source, target: join(root.path, git), access: 'read' }];
}
