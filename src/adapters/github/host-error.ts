import { z } from 'zod';
import { CodeHostError } from '../../domain/errors.ts';
import { isRateLimit } from './rate-limit.ts';

const meanings: Readonly<Record<number, string>> = {
  401: 'the token is not valid. Give the input `github-token` one that is',
  403: 'the token has no permission for it. docs/setup.md says what each job needs',
  404: 'it is not there, or the token may not see it. docs/setup.md says what each job needs',
  409: 'it is no longer as it was. Run the job again',
  422: 'it was not acceptable. Run the job again; if it stays so, report it',
  429: 'a rate limit was reached and does not end soon enough. Run the job again later',
};

/**
 * Runs a request. Its failure becomes a CodeHostError in our own words: GitHub's may quote what a stranger wrote. The
 * status is 429 for every rate limit, and null when there was no answer. `action` completes "GitHub refused to ...".
 */
export async function inOurWords<T>(action: string, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (cause) {
    const refused = graphqlStatus(cause);
    if (refused !== null) throw refusal(action, refused, cause);
    if (cause instanceof CodeHostError || !(cause instanceof Error) || !('status' in cause)) throw cause;
    const answered = 'response' in cause && cause.response !== undefined;
    const status = answered && typeof cause.status === 'number' ? cause.status : null;
    if (status === null)
      throw new CodeHostError(`GitHub did not answer the request to ${action}. Run the job again`, null, {
        cause,
      });
    const shown = 'answered' in cause && typeof cause.answered === 'number' ? cause.answered : status;
    throw refusal(action, isRateLimit(cause) ? 429 : status, cause, shown);
  }
}

function refusal(action: string, meant: number, cause: unknown, status = meant): CodeHostError {
  const meaning =
    meanings[meant] ??
    (meant >= 500
      ? 'it failed itself. Run the job again'
      : 'it gave no reason that is known here. Run the job again; if it stays so, report it');
  return new CodeHostError(`GitHub refused to ${action} (${status}): ${meaning}`, meant, { cause });
}

const graphqlErrors = z.object({
  name: z.literal('GraphqlResponseError'),
  errors: z.array(z.object({ type: z.string().optional() })).min(1),
});

const graphqlStatuses: Readonly<Record<string, number>> = {
  FORBIDDEN: 403,
  INSUFFICIENT_SCOPES: 403,
  NOT_FOUND: 404,
  RATE_LIMITED: 429,
  STALE_DATA: 409,
};

/** GraphQL refuses with status 200 and a type of error: the status that REST has for it; null for other failures. */
function graphqlStatus(cause: unknown): number | null {
  const [error] = graphqlErrors.safeParse(cause).data?.errors ?? [];
  return error === undefined ? null : (graphqlStatuses[error.type ?? ''] ?? 422);
}
