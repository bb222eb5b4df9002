/**
 * What the program waits for passes fifty times as fast, but for deadlines of the programs that it starts: those are taken
 * from `node:timers`.
 */
const factor = 50;
const original = globalThis.setTimeout;
const quick = (callback: (...args: unknown[]) => void, delay = 0, ...args: unknown[]) =>
  original(() => callback(...args), delay >= 500 && delay <= 200_000 ? delay / factor : delay);
globalThis.setTimeout = Object.assign(quick, original) as unknown as typeof setTimeout;

/** A request that is answered at all is answered in less, on a busy machine too. */
const answerMilliseconds = 2000;
const { timeout } = AbortSignal;
AbortSignal.timeout = (delay) => timeout.call(AbortSignal, Math.min(delay, answerMilliseconds));
