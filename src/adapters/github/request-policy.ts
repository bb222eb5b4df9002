import type { Octokit } from '@octokit/core';
import { requestTimeoutSeconds } from './host-limits.ts';
import { isRateLimit } from './rate-limit.ts';

interface RequestOptions {
  readonly method: string;
  request?: Record<string, unknown>;
}

/**
 * An octokit plugin with the rules for one attempt, to be named before those that retry: a time limit, no retry of a
 * write (it may have happened), and no taking of a body that was cut off for an empty one.
 */
export function requestPolicy(octokit: Octokit): void {
  octokit.hook.wrap('request', async (request, options) => {
    const settings: RequestOptions = options;
    const isRead = settings.method === 'GET';
    settings.request = { ...settings.request, signal: AbortSignal.timeout(requestTimeoutSeconds * 1000) };
    if (!isRead) settings.request.retries = 0;
    try {
      const response = await request(options);
      if (isCutOff(response))
        throw Object.assign(new Error('The answer was cut off'), { status: 502, request: options });
      return response;
    } catch (error) {
      // A rate limit says when to come back; the plugin for it waits, and the one for other failures must not.
      if (isRateLimit(error)) settings.request.retries = 0;
      throw error;
    }
  });
}

/** octokit gives the text, perhaps an empty one, when JSON can't be read to its end. */
function isCutOff({ headers, data }: { headers: Record<string, unknown>; data: unknown }): boolean {
  return String(headers['content-type'] ?? '').includes('json') && typeof data === 'string';
}
