import { once } from 'node:events';

/** What is waited for, by name: what a process that ends too early was waiting for. */
const pending = new Set<string>();

export function pendingWork(): readonly string[] {
  return [...pending];
}

export class OutOfTime extends Error {}

/**
 * What a job of a plugin comes to. Rejects when it takes longer, or `outer` is aborted: its own signal tells the job, which
 * is waited for no more. The timer is one that keeps Node alive: a promise that never settles would end the process, green,
 * with nothing said.
 */
export async function settleWithin<Result>(
  milliseconds: number,
  name: string,
  job: (signal: AbortSignal) => Promise<Result> | Result,
  outer: AbortSignal = new AbortController().signal,
): Promise<Result> {
  outer.throwIfAborted();
  const limit = new AbortController();
  const signal = AbortSignal.any([limit.signal, outer]);
  const outOfTime = new OutOfTime(`took longer than ${milliseconds / 1000} s`);
  const timer = setTimeout(() => limit.abort(outOfTime), milliseconds);
  const isOver = once(signal, 'abort').then(() => Promise.reject(signal.reason));
  pending.add(name);
  const startedAt = performance.now();
  try {
    const result = await Promise.race([isOver, (async () => job(signal))()]);
    // What holds the processor keeps the timer from ringing; it is found out afterwards.
    if (performance.now() - startedAt > milliseconds) throw outOfTime;
    return result;
  } finally {
    pending.delete(name);
    clearTimeout(timer);
  }
}
