import { CodeHostError } from '../domain/errors.ts';

/** What a refused request means for the next one. */
export type Refusal = 'permission' | 'rate-limit' | 'not-acceptable' | 'no-answer' | 'other';

/** The result of a request, or why there is none. Errors that are not the host's are thrown. */
export type HostAnswer<T> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal; readonly message: string };

export async function ask<T>(request: () => Promise<T>): Promise<HostAnswer<T>> {
  try {
    return { ok: true, value: await request() };
  } catch (error) {
    if (!(error instanceof CodeHostError)) throw error;
    return { ok: false, refusal: refusalOf(error.status), message: error.message };
  }
}

function refusalOf(status: number | null): Refusal {
  if (status === null || status >= 500) return 'no-answer';
  if (status === 401 || status === 403) return 'permission';
  if (status === 429) return 'rate-limit';
  return status === 404 || status === 410 || status === 422 ? 'not-acceptable' : 'other';
}
