/** The port to the clock: milliseconds of a clock that never goes back. */
export type Clock = () => number;

/** A span of time that runs out; parts of a job share one. */
export interface Deadline {
  /** Seconds left, never below 0. */
  left(): number;
  /** A deadline within this one. */
  within(seconds: number): Deadline;
}

/** Below this, starting ESBMC can't end in a verdict (it takes about 0.3 s to read an empty program). */
export const leastUsefulSeconds = 1;

export function startDeadline(seconds: number, clock: Clock): Deadline {
  const end = clock() + seconds * 1000;
  const left = () => Math.max(0, (end - clock()) / 1000);
  return { left, within: (part) => startDeadline(Math.min(part, left()), clock) };
}
