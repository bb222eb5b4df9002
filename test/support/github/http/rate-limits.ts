import { randomUUID } from 'node:crypto';

const LIMIT = 5000;
const HOUR = 3600;

/** The headers that every API answer carries. Each token has its own count. */
export type RateLimits = (login: string | null, resource: 'core' | 'graphql') => Record<string, string>;

export function createRateLimits(): RateLimits {
  const used = new Map<string, number>();
  const reset = Math.floor(Date.now() / 1000) + HOUR;
  return (login, resource) => {
    const key = `${resource}:${login ?? ''}`;
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    const limit = login === null ? 60 : LIMIT;
    return {
      'x-github-request-id': randomUUID().toUpperCase(),
      'x-github-media-type': 'github.v3; format=json',
      'x-github-api-version-selected': '2022-11-28',
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(Math.max(0, limit - count)),
      'x-ratelimit-used': String(count),
      'x-ratelimit-reset': String(reset),
      'x-ratelimit-resource': resource,
    };
  };
}
