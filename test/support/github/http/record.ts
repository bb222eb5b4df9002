/** One request as the server saw it, for tests to look at. */
export interface RecordedRequest {
  readonly method: string;
  /** Path with its query, below /api/v3 for REST. */
  readonly path: string;
  /** The endpoint as the API description writes it, `graphql`, `git`, or null for an unknown one. */
  readonly route: string | null;
  /** Name of the GraphQL operation's first field (resolveReviewThread, repository ...). */
  readonly operation: string | null;
  /** 0: the connection was dropped without an answer. */
  readonly status: number;
  readonly login: string | null;
  readonly body: unknown;
  readonly answer: unknown;
}
