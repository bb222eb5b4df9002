import { setTimeout as sleep } from 'node:timers/promises';
import type { Family } from './family.ts';
import type { WatchedLimits } from './sandbox.ts';

export interface FamilyWatch {
  /** Which limit was exceeded first. */
  readonly exceeded: () => keyof WatchedLimits | null;
  /** Ends watching. */
  stop(): void;
  /** Kills whoever is left, and says how many of them had fled from the group. */
  killRest(): Promise<number>;
}

/** A program that takes memory as fast as it can gets about 100 MiB in the meantime, measured. */
const lookMilliseconds = 100;

/** On Linux x86-64. */
const pageBytes = 4096;

/** Killing takes effect at once; only somebody who starts new ones all the time makes a second round necessary. */
const mostRounds = 200;

/** Looks at the family again and again, and kills all of it when together they exceed a limit. */
export function watchFamily(family: Family, leader: number, limits: WatchedLimits): FamilyWatch {
  let exceeded: keyof WatchedLimits | null = null;
  const timer = setInterval(() => {
    const members = family.members();
    const bytes = members.reduce((sum, { residentPages }) => sum + residentPages * pageBytes, 0);
    const tooMuch =
      bytes > limits.memoryMiB * 2 ** 20
        ? 'memoryMiB'
        : members.length > limits.processes
          ? 'processes'
          : null;
    if (tooMuch === null) return;
    exceeded ??= tooMuch;
    for (const { pid } of members) kill(pid);
  }, lookMilliseconds);
  return {
    exceeded: () => exceeded,
    stop: () => clearInterval(timer),
    killRest: async () => {
      const fled = new Set<number>();
      for (let round = 0; round < mostRounds; round += 1) {
        const members = family.members();
        if (members.length === 0) break;
        for (const { pid, group } of members) {
          if (group !== leader) fled.add(pid);
          kill(pid);
        }
        await sleep(5);
      }
      return fled.size;
    },
  };
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended meanwhile.
  }
}
