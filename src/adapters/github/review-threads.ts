import { z } from 'zod';
import { CodeHostError } from '../../domain/errors.ts';
import type { HostThread } from '../../review/code-host.ts';
import { pageSize } from './host-limits.ts';
import type { Client } from './octokit-client.ts';

const threadsAnswer = z.object({
  repository: z.object({
    pullRequest: z.object({
      reviewThreads: z.object({
        nodes: z.array(
          z.object({
            id: z.string(),
            isResolved: z.boolean(),
            comments: z.object({ nodes: z.array(z.object({ databaseId: z.number().int() })) }),
          }),
        ),
        pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
      }),
    }),
  }),
});

const threadsQuery = `query ($owner: String!, $repo: String!, $number: Int!, $first: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviewThreads(first: $first, after: $after) {
        nodes { id isResolved comments(first: 1) { nodes { databaseId } } }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
}`;

/** All threads of a pull request: only GraphQL knows them, REST shows their comments. */
export async function reviewThreads(
  client: Client,
  place: { readonly owner: string; readonly repo: string; readonly number: number },
): Promise<readonly HostThread[]> {
  const threads: HostThread[] = [];
  let after: string | null = null;
  do {
    const answer: unknown = await client.graphql(threadsQuery, { ...place, first: pageSize, after });
    const parsed = threadsAnswer.safeParse(answer);
    if (!parsed.success) throw new CodeHostError('GitHub showed no threads of the pull request', 404);
    const { nodes, pageInfo } = parsed.data.repository.pullRequest.reviewThreads;
    for (const { id, isResolved, comments } of nodes) {
      const [first] = comments.nodes;
      if (first !== undefined) threads.push({ id, isResolved, firstCommentId: first.databaseId });
    }
    after = pageInfo.hasNextPage ? pageInfo.endCursor : null;
  } while (after !== null);
  return threads;
}

export async function resolveThread(client: Client, id: string): Promise<void> {
  await client.graphql(
    'mutation ($id: ID!) { resolveReviewThread(input: { threadId: $id }) { thread { id } } }',
    { id },
  );
}

export async function hideComment(client: Client, id: string): Promise<void> {
  await client.graphql(
    'mutation ($id: ID!) { minimizeComment(input: { subjectId: $id, classifier: RESOLVED }) { minimizedComment { isMinimized } } }',
    { id },
  );
}
