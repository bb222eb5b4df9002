import { isBelow } from './is-below.ts';
import type { Mount } from './mount-table.ts';

export interface MountRequest {
  /** Absolute path of the folder that becomes the root. */
  readonly root: string;
  /** Absolute paths of the system's folders, which are there already. */
  readonly system: readonly string[];
  readonly reads: readonly string[];
  readonly writes: readonly string[];
}

export interface MountPlan {
  readonly mounts: readonly Mount[];
  /** Paths for which something to mount on must be made: they lie in nothing else that is mounted. */
  readonly points: readonly string[];
}

/** Everything at the path that it has outside, folders before what lies in them. */
export function planMounts({ root, system, reads, writes }: MountRequest): MountPlan {
  const access = new Map<string, 'read' | 'write'>();
  for (const path of reads) access.set(path, 'read');
  for (const path of writes) access.set(path, 'write');
  const covering = new Map<string, 'read' | 'write'>(system.map((folder) => [folder, 'read']));
  const mounts: Mount[] = [];
  const points: string[] = [];
  // By length, what lies in another one comes later.
  for (const [path, kind] of [...access].sort(([one], [other]) => one.length - other.length)) {
    const above = [...covering].filter(([folder]) => isBelow(path, folder)).at(-1);
    if (above?.[1] === kind) continue;
    mounts.push({ kind: 'bind', source: path, target: `${root}${path}`, access: kind });
    if (above === undefined) points.push(path);
    covering.set(path, kind);
  }
  return { mounts, points };
}
