import type { World } from '../state/world.ts';
import { secondaryRateLimit } from './faults.ts';
import { Refusal } from './refusal.ts';

/** Requests that create content: comments, replies, reviews, issues. */
const CREATES_CONTENT = /\/(?:comments|replies|reviews|issues|events)$/;
const MINUTE = 60_000;
const recent = new WeakMap<World, Map<string, number[]>>();

/** Throws the secondary rate limit where a token creates content faster than GitHub takes it (about 80 a minute). */
export function checkContentLimit(world: World, method: string, template: string, token: string): void {
  if (method !== 'POST' || !CREATES_CONTENT.test(template)) return;
  const byToken = recent.get(world) ?? new Map<string, number[]>();
  recent.set(world, byToken);
  const now = Date.now();
  const times = (byToken.get(token) ?? []).filter((time) => now - time < MINUTE);
  const [first] = times;
  if (first !== undefined && times.length >= world.limits.contentPerMinute) {
    const { headers = {}, body } = secondaryRateLimit({
      retryAfter: Math.ceil((first + MINUTE - now) / 1000),
    });
    const { message, documentation_url: documentation } = body as {
      message: string;
      documentation_url: string;
    };
    throw new Refusal(403, message, { headers, documentation });
  }
  byToken.set(token, [...times, now]);
}
