const living = new Set<number>();
/** Groups that are being started, and have no leader yet. */
let expected = 0;
const deadlySignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * For the time in which a group is started: a signal that arrives then is handled once its leader is known. Returns
 * how to end it.
 */
export function expectGroup(): () => void {
  if (living.size + expected === 0) startGuarding();
  expected += 1;
  return () => {
    expected -= 1;
    if (living.size + expected === 0) stopGuarding();
  };
}

/**
 * Remembers the process group `leader`, so that it does not outlive this process: a detached group is not
 * reached by the terminal's Ctrl-C nor by the death of its parent. Returns how to forget it again.
 */
export function guardGroup(leader: number): () => void {
  if (living.size + expected === 0) startGuarding();
  living.add(leader);
  return () => {
    living.delete(leader);
    if (living.size + expected === 0) stopGuarding();
  };
}

/** Sends `signal` to every process of the group; a group that is already gone is fine. */
export function signalGroup(leader: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-leader, signal);
  } catch {
    // ESRCH: all gone. EPERM: only processes of other users are left, which we can't end.
  }
}

function startGuarding(): void {
  process.on('exit', killAll);
  for (const signal of deadlySignals) process.on(signal, dieOf);
}

function stopGuarding(): void {
  process.off('exit', killAll);
  for (const signal of deadlySignals) process.off(signal, dieOf);
}

function killAll(): void {
  for (const leader of living) signalGroup(leader, 'SIGKILL');
}

/** Having a listener stops Node from dying of the signal; without another one, that is still what must happen. */
function dieOf(signal: NodeJS.Signals): void {
  killAll();
  if (process.listenerCount(signal) > 1) return;
  stopGuarding();
  process.kill(process.pid, signal);
}
