/** What is waited for, by name: what a process that ends too early was waiting for. */
const pending = new Set<string>();

export function pendingWork(): readonly string[] {
  return [...pending];
}

/**
 * What a job of a plugin comes to. Rejects when it takes longer, or is aborted: its signal tells it, and it is waited for no more.
 * The timer is one that keeps Node alive: a promise that never settles would end the process, green, with nothing said.
 */
export async function settleWithin<Result>(
  milliseconds: number,
  name: string,
  job: (signal: AbortSignal) => Promise<Result> | Result,
  outer?: AbortSignal,
): Promise<Result> {
  const limit = new AbortController();
  let wake = () => {};
  const over = new Promise<never>((_, reject) => {
    const end = (why: string) => {
      limit.abort(new Error(why));
      reject(new Error(why));
    };
    const timer = setTimeout(() => end(`took longer than ${milliseconds / 1000} s`), milliseconds);
    const cancelled = () => end('was cancelled');
    outer?.addEventListener('abort', cancelled, { once: true });
    if (outer?.aborted) cancelled();
    wake = () => {
      clearTimeout(timer);
      outer?.removeEventListener('abort', cancelled);
    };
  });
  pending.add(name);
  const startedAt = performance.now();
  try {
    const result = await Promise.race([over, (async () => job(limit.signal))()]);
    // What holds the processor keeps the timer from ringing; it is found out afterwards.
    if (performance.now() - startedAt <= milliseconds) return result;
    throw new Error(`held the processor for longer than ${milliseconds / 1000} s`);
  } finally {
    pending.delete(name);
    wake();
  }
}
