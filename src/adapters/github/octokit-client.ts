import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { maxRateLimitWaitSeconds, rateLimitRetries, readRetries } from './host-limits.ts';
import { requestPolicy } from './request-policy.ts';
import { spreadWrites } from './spread-writes.ts';

export interface ClientOptions {
  readonly token: string;
  /** GITHUB_API_URL */
  readonly apiUrl: string;
  readonly userAgent: string;
  /** How many milliseconds waiting for a second takes; fewer in tests. */
  readonly secondMs?: number;
}

export type Client = ReturnType<typeof getOctokit>;

/** octokit that waits for rate limits within bounds, repeats reads, and writes once. */
export function createClient({ token, apiUrl, userAgent, secondMs = 1000 }: ClientOptions): Client {
  let waited = 0;
  const mayWait = (seconds: number, _options: unknown, _octokit: unknown, attempts: number): boolean => {
    if (attempts >= rateLimitRetries || waited + seconds > maxRateLimitWaitSeconds) return false;
    waited += seconds;
    return true;
  };
  // Of a wider type, since the plugin declares a class where it needs two methods.
  const limiters: object = spreadWrites(secondMs);
  const options = {
    baseUrl: apiUrl,
    userAgent,
    // octokit would print deprecations and waits, and with them addresses and answers.
    log: { debug: silent, info: silent, warn: silent, error: silent },
    retry: { retries: readRetries, retryAfterBaseValue: secondMs },
    throttle: {
      retryAfterBaseValue: secondMs,
      onRateLimit: mayWait,
      onSecondaryRateLimit: mayWait,
      ...limiters,
    },
  };
  return getOctokit(token, options, requestPolicy, retry, throttling);
}

function silent(): void {}
