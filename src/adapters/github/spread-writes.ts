import { pacedWriteSeconds, unpacedWrites } from './host-limits.ts';

/** What octokit's throttling asks of a group of limiters, of which it declares a class of its own. */
interface LimiterGroup {
  key(id: string): { schedule(options: unknown, job: () => Promise<void>): Promise<void> };
}

/**
 * Limiters for octokit's throttling: a usual run has a handful of writes, which start at once; what goes beyond is
 * spread over time. octokit's own ones wait three seconds before every comment but the first.
 */
export function spreadWrites(secondMs: number): { write: LimiterGroup; notifications: LimiterGroup } {
  let writes = 0;
  let free = Promise.resolve();
  const write = async (job: () => Promise<void>) => {
    writes += 1;
    if (writes > unpacedWrites) {
      free = free.then(() => new Promise((wake) => setTimeout(wake, pacedWriteSeconds * secondMs)));
      await free;
    }
    return job();
  };
  return {
    write: { key: () => ({ schedule: (_, job) => write(job) }) },
    // Every notifying request is a write too, and has waited already.
    notifications: { key: () => ({ schedule: (_, job) => job() }) },
  };
}
