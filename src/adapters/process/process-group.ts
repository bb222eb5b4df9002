import { onDeath } from './on-death.ts';

/**
 * For the time in which a group is started: a signal that arrives then is handled once its leader is known. Returns
 * how to end it.
 */
export function expectGroup(): () => void {
  return onDeath(() => {});
}

/**
 * Remembers the process group `leader`, so that it does not outlive this process: a detached group is not
 * reached by the terminal's Ctrl-C nor by the death of its parent. Returns how to forget it again.
 */
export function guardGroup(leader: number): () => void {
  return onDeath(() => signalGroup(leader, 'SIGKILL'));
}

/** Sends `signal` to every process of the group; a group that is already gone is fine. */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // ESRCH: all gone. EPERM: only processes of other users are left, which we can't end.
  }
}
