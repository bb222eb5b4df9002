import type { Octokit } from './scenario.ts';

export interface GraphqlRefusal {
  readonly type?: string;
  readonly message: string;
  readonly extensions?: { readonly code?: string };
}

/** The first error that a GraphQL request must get; a success is an error. */
export async function graphqlRefusal(
  octokit: Octokit,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<GraphqlRefusal> {
  const error: unknown = await octokit.graphql(query, variables).then(
    () => null,
    (reason: unknown) => reason,
  );
  const [first] = (error as { errors?: readonly GraphqlRefusal[] } | null)?.errors ?? [];
  if (first === undefined) throw error ?? new Error('The query was not refused');
  return first;
}
