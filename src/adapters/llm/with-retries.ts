import { setTimeout as sleep } from 'node:timers/promises';
import { APIConnectionError, APIError } from 'openai';
import { refusesTools } from './model-fault.ts';

export interface RetryOptions {
  /** Repetitions after the first request. */
  readonly retries: number;
  /** What an endpoint may ask to wait at most, all waits together. */
  readonly longestWaitSeconds: number;
  /** How many milliseconds a second is; fewer in tests. */
  readonly secondMs: number;
}

const defaults: RetryOptions = { retries: 3, longestWaitSeconds: 120, secondMs: 1000 };

/** Repeats a request that failed for a while only, after what the endpoint asks for (`retry-after`) within bounds. */
export async function withRetries<T>(
  request: () => Promise<T>,
  signal: AbortSignal,
  options: Partial<RetryOptions> = {},
): Promise<T> {
  const { retries, longestWaitSeconds, secondMs } = { ...defaults, ...options };
  let waited = 0;
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await request();
    } catch (error) {
      const wait = isPassing(error) ? (askedWait(error) ?? 2 ** attempt) : null;
      if (wait === null || attempt >= retries || waited + wait > longestWaitSeconds || signal.aborted)
        throw error;
      waited += wait;
      // Where time is over meanwhile, the next request fails at once, and says so.
      await sleep(wait * secondMs, undefined, { signal }).catch(() => {});
    }
  }
}

/** Asking again costs little and may help. An account without credit stays without. */
function isPassing(error: unknown): boolean {
  if (error instanceof APIConnectionError) return true;
  if (!(error instanceof APIError) || error.code === 'insufficient_quota' || refusesTools(error))
    return false;
  const status: number | undefined = error.status;
  return status === 408 || status === 429 || (status !== undefined && status >= 500);
}

/** Seconds, from a number or a date; null where the endpoint says nothing that can be read. */
function askedWait(error: unknown): number | null {
  const headers = error instanceof APIError ? error.headers : undefined;
  const value = headers instanceof Headers ? headers.get('retry-after') : null;
  if (value === null || value.trim() === '') return null;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds);
  const date = Date.parse(value);
  return Number.isNaN(date) ? null : Math.max(0, (date - Date.now()) / 1000);
}
