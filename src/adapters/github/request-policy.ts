import type { getOctokit } from '@actions/github';
import { withoutSecretsIn } from '../known-secrets.ts';
import { requestTimeoutSeconds } from './host-limits.ts';
import { isRateLimit } from './rate-limit.ts';

type OctokitPlugin = Parameters<typeof getOctokit>[2];

interface RequestSettings {
  readonly method: string;
  request?: { signal?: AbortSignal; retries?: number };
}

/**
 * An octokit plugin with the rules for one attempt, to be named before those that retry: a time limit, no retry of a
 * write (it may have happened), and no taking of a body that was cut off, or of a conflict, for an empty one.
 */
export const requestPolicy: OctokitPlugin = (octokit) => {
  octokit.hook.wrap('request', async (request, options) => {
    const settings: RequestSettings = options;
    settings.request = { ...settings.request, signal: AbortSignal.timeout(requestTimeoutSeconds * 1000) };
    if (settings.method !== 'GET') settings.request.retries = 0;
    hideSecretsIn(options);
    try {
      const response = await request(options);
      if (!isCutOff(response)) return response;
      throw Object.assign(new Error('The answer was cut off'), { status: 502, request: options });
    } catch (error) {
      // A rate limit says when to come back: the plugin for it waits, and the one for other failures must not.
      if (isRateLimit(error)) settings.request.retries = 0;
      throw settings.method === 'GET' ? conflictIsNoAnswer(error) : error;
    }
  });
};

/** Who asks is in the headers; in all else no secret is sent to where people read it. Other plugins hold the same object. */
function hideSecretsIn(options: object): void {
  const own = new Set(['headers', 'request', 'baseUrl', 'url', 'method', 'mediaType']);
  const sent = Object.entries(options).filter(([name]) => !own.has(name));
  Object.assign(options, Object.fromEntries(sent.map(([name, value]) => [name, withoutSecretsIn(value)])));
}

/** A read has nothing to be in conflict with, and octokit takes a list that is refused so for an empty one. */
function conflictIsNoAnswer(error: unknown): unknown {
  if (!(error instanceof Error) || !('status' in error) || error.status !== 409) return error;
  return Object.assign(error, { status: 503, answered: 409 });
}

/** octokit gives the text, perhaps an empty one, when JSON can't be read to its end. */
function isCutOff({ headers, data }: { headers: Record<string, unknown>; data: unknown }): boolean {
  return String(headers['content-type'] ?? '').includes('json') && typeof data === 'string';
}
