import { setTimeout as sleep } from 'node:timers/promises';
import type { Answer } from './call.ts';

/** What goes wrong on the next matching requests. Without `status`, `drop`, `cut` or `delayMs` it does nothing but count. */
export interface Fault {
  readonly method?: string;
  /** Template as in the API description, `graphql` or `git`; left out: any. */
  readonly route?: string;
  /** First field of the GraphQL operation. */
  readonly operation?: string;
  /** How many requests it hits; 1 unless said. */
  readonly times?: number;
  /** How many matching requests pass before it. */
  readonly afterReads?: number;
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** Milliseconds before the answer. */
  readonly delayMs?: number;
  /** The connection is closed without an answer. */
  readonly drop?: boolean;
  /** The request is carried out, and then the fault answers in its place. */
  readonly applyFirst?: boolean;
  /** Half of the real answer comes: then the connection closes, or nothing more comes over it. */
  readonly cut?: 'closes' | 'stalls';
}

export interface Target {
  readonly method: string;
  readonly route: string | null;
  readonly operation: string | null;
}

export interface Faults {
  push(...faults: Fault[]): void;
  /** Faults that nothing has hit yet: a test that queued one for nothing is wrong. */
  readonly pending: readonly Fault[];
  clear(): void;
  take(target: Target): Fault | null;
}

export function createFaults(): Faults {
  let queue: { fault: Fault; skip: number; left: number }[] = [];
  return {
    push: (...faults) => {
      queue.push(...faults.map((fault) => ({ fault, skip: fault.afterReads ?? 0, left: fault.times ?? 1 })));
    },
    get pending() {
      return queue.map((one) => one.fault);
    },
    clear: () => {
      queue = [];
    },
    take(target) {
      const entry = queue.find((one) => matches(one.fault, target));
      if (entry === undefined) return null;
      if (entry.skip > 0) {
        entry.skip -= 1;
        return null;
      }
      entry.left -= 1;
      if (entry.left <= 0) queue = queue.filter((one) => one !== entry);
      return entry.fault;
    },
  };
}

function matches(fault: Fault, target: Target): boolean {
  const isSame = (wanted: string | undefined, actual: string | null): boolean =>
    wanted === undefined || wanted === actual;
  return (
    isSame(fault.method?.toUpperCase(), target.method) &&
    isSame(fault.route, target.route) &&
    isSame(fault.operation, target.operation)
  );
}

/** The answer under a fault: 'dropped', the fault's own, or the real one after a delay. */
export async function underFault(
  fault: Fault | null,
  handle: () => Promise<Answer>,
): Promise<Answer | 'dropped'> {
  if (fault === null) return handle();
  const isReplaced = fault.drop === true || fault.status !== undefined;
  const real = !isReplaced || fault.applyFirst === true ? await handle() : null;
  if (fault.delayMs !== undefined) await sleep(fault.delayMs);
  if (fault.drop === true) return 'dropped';
  if (fault.status === undefined && fault.cut !== undefined && real !== null)
    return { ...real, cut: fault.cut };
  if (fault.status === undefined) return real ?? { status: 500 };
  return {
    status: fault.status,
    body: fault.body ?? { message: `Fault ${fault.status}` },
    headers: fault.headers ?? {},
  };
}

/** GitHub's answer when content is created too fast; 403 or 429, with or without `retry-after`. */
export function secondaryRateLimit(
  options: { readonly status?: 403 | 429; readonly retryAfter?: number } = {},
): Pick<Fault, 'status' | 'headers' | 'body'> {
  const documentation =
    'https://docs.github.com/free-pro-team@latest/rest/overview/rate-limits-for-the-rest-api#about-secondary-rate-limits';
  return {
    status: options.status ?? 403,
    headers: options.retryAfter === undefined ? {} : { 'retry-after': String(options.retryAfter) },
    body: {
      message:
        'You have exceeded a secondary rate limit and have been temporarily blocked from content creation. Please retry your request again later.',
      documentation_url: documentation,
    },
  };
}

/** GitHub's answer when the hour's requests are used up. */
export function primaryRateLimit(resetInSeconds: number): Pick<Fault, 'status' | 'headers' | 'body'> {
  const reset = Math.floor(Date.now() / 1000) + resetInSeconds;
  return {
    status: 403,
    headers: { 'x-ratelimit-remaining': '0', 'x-ratelimit-reset': String(reset) },
    body: {
      message: 'API rate limit exceeded for installation.',
      documentation_url: 'https://docs.github.com/rest/overview/rate-limits-for-the-rest-api',
    },
  };
}
