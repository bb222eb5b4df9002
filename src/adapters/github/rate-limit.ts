import { z } from 'zod';

const rateLimited = z.object({
  status: z.union([z.literal(403), z.literal(429)]),
  message: z.string(),
  response: z.object({ headers: z.record(z.string(), z.unknown()) }),
});

/** Whether a refusal is about too many requests; 403 can also mean a missing permission. */
export function isRateLimit(error: unknown): boolean {
  const refusal = rateLimited.safeParse(error).data;
  if (refusal === undefined) return false;
  const { headers } = refusal.response;
  return (
    /\b(?:secondary rate|rate limit)\b/i.test(refusal.message) ||
    String(headers['x-ratelimit-remaining']) === '0' ||
    headers['retry-after'] !== undefined
  );
}
