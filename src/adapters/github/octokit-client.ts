import { getOctokit } from '@actions/github';
import { retry } from '@octokit/plugin-retry';
import { throttling } from '@octokit/plugin-throttling';
import { maxRateLimitWaitSeconds, rateLimitRetries, readRetries } from './host-limits.ts';
import { requestPolicy } from './request-policy.ts';

export interface ClientOptions {
  readonly token: string;
  /** GITHUB_API_URL */
  readonly apiUrl: string;
  readonly userAgent: string;
  /** How long waiting for a second takes, and whether writes are spread over time as GitHub asks; for tests. */
  readonly pace?: { readonly secondMs: number; readonly spreadsWrites: boolean };
}

export type Client = ReturnType<typeof getOctokit>;

/** octokit that waits for rate limits within bounds, repeats reads, and writes once. */
export function createClient({ token, apiUrl, userAgent, pace }: ClientOptions): Client {
  const secondMs = pace?.secondMs ?? 1000;
  let waited = 0;
  const mayWait = (seconds: number, _options: unknown, _octokit: unknown, attempts: number): boolean => {
    if (attempts >= rateLimitRetries || waited + seconds > maxRateLimitWaitSeconds) return false;
    waited += seconds;
    return true;
  };
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
      ...(pace?.spreadsWrites === false ? unspread : {}),
    },
  };
  return getOctokit(token, options, requestPolicy, retry, throttling);
}

function silent(): void {}

/** The shape of a Bottleneck group that starts everything at once. */
const unlimited = { key: () => ({ schedule: async (_: unknown, job: () => Promise<void>) => job() }) };

/** Of a wider type, since the plugin declares a class where it needs these two methods. */
const unspread: object = { write: unlimited, notifications: unlimited };
