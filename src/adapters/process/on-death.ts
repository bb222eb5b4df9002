const cleanups = new Set<() => void>();
const deadlySignals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const;

/**
 * Has `cleanup` done when this process ends, or dies of a signal that can be noticed; what was asked for last is done
 * first. It may not wait for anything. Returns how to take it back.
 */
export function onDeath(cleanup: () => void): () => void {
  // A function of its own for each call: the same one may be given twice.
  const own = () => cleanup();
  if (cleanups.size === 0) startListening();
  cleanups.add(own);
  return () => {
    if (cleanups.delete(own) && cleanups.size === 0) stopListening();
  };
}

function startListening(): void {
  process.on('exit', cleanUp);
  for (const signal of deadlySignals) process.on(signal, dieOf);
}

function stopListening(): void {
  process.off('exit', cleanUp);
  for (const signal of deadlySignals) process.off(signal, dieOf);
}

function cleanUp(): void {
  for (const cleanup of [...cleanups].reverse()) cleanup();
}

/** Having a listener stops Node from dying of the signal; without another one, that is still what must happen. */
function dieOf(signal: NodeJS.Signals): void {
  cleanUp();
  if (process.listenerCount(signal) > 1) return;
  stopListening();
  process.kill(process.pid, signal);
}
