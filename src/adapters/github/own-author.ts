import { z } from 'zod';
import { CodeHostError } from '../../domain/errors.ts';
import { inOurWords } from './host-error.ts';
import type { Client } from './octokit-client.ts';

/** github-actions[bot] on github.com, whom the workflow's own token writes as. */
export const actionsBotId = 41_898_282;

const viewerAnswer = z.object({ viewer: z.object({ databaseId: z.number().int() }) });

/**
 * The id of the account that a token writes as. `GET /user` answers for people's tokens only; GraphQL's `viewer` also
 * for those of Apps, the workflow's own included (https://github.com/fullsend-ai/fullsend/pull/1953).
 */
export async function ownAuthor(client: Client): Promise<number> {
  try {
    return (await inOurWords('say whose token this is', () => client.rest.users.getAuthenticated())).data.id;
  } catch (error) {
    if (!(error instanceof CodeHostError) || (error.status !== 403 && error.status !== 404)) throw error;
  }
  try {
    return viewerAnswer.parse(await client.graphql('query { viewer { databaseId } }')).viewer.databaseId;
  } catch {
    // GraphQL fails in more ways than REST, and there is one good guess.
    return actionsBotId;
  }
}
