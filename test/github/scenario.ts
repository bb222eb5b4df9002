import { getOctokit } from '@actions/github';
import type { LocalGitHub, LocalGitHubOptions } from '../support/github/local-github.ts';
import { startLocalGitHub } from '../support/github/local-github.ts';
import type { LocalRepository } from '../support/github/local-repository.ts';
import type { Permissions } from '../support/github/state/token.ts';

export type Octokit = ReturnType<typeof getOctokit>;
export const REPO = { owner: 'octo', repo: 'demo' } as const;
export const PULL = { ...REPO, pull_number: 1 } as const;
export const ISSUE = { ...REPO, issue_number: 1 } as const;
export const ALL_WRITE: Permissions = {
  contents: 'write',
  pull_requests: 'write',
  issues: 'write',
  checks: 'write',
  statuses: 'write',
};

/** Twenty numbered lines, some of them replaced. */
export function source(changes: Readonly<Record<number, string>> = {}): string {
  return Array.from({ length: 20 }, (_, index) => `${changes[index + 1] ?? `int line_${index + 1};`}\n`).join(
    '',
  );
}

export interface Scenario extends AsyncDisposable {
  readonly github: LocalGitHub;
  readonly repository: LocalRepository;
  /** The workflow's own token, with every permission. */
  readonly bot: Octokit;
  /** A client with a new token. */
  client(kind: 'actions' | 'app' | 'user', login?: string, permissions?: Permissions): Octokit;
  clientOf(token: string): Octokit;
}

/** octo/demo with a pull request from `topic` (line 10 of a.c changed, b.c added, old.c deleted) to `main`. */
export async function startScenario(
  options: LocalGitHubOptions & { readonly private?: boolean } = {},
): Promise<Scenario> {
  const github = await startLocalGitHub(options);
  const repository = await github.createRepository({
    owner: 'octo',
    name: 'demo',
    private: options.private ?? false,
  });
  await repository.commit({
    branch: 'main',
    files: { 'a.c': source(), 'old.c': 'int old;\n', 'tool.sh': { mode: '100755', content: '#!/bin/sh\n' } },
    message: 'first',
  });
  await repository.commit({
    branch: 'topic',
    from: 'main',
    author: 'ada',
    files: { 'a.c': source({ 10: 'int changed;' }), 'b.c': 'int b1;\nint b2;\n', 'old.c': null },
    message: 'change',
  });
  await repository.openPullRequest({ title: 'Change a.c', head: 'topic', base: 'main', author: 'ada' });
  const clientOf = (token: string): Octokit => getOctokit(token, { baseUrl: github.apiUrl });
  const client: Scenario['client'] = (kind, login, permissions) => {
    const wanted = {
      kind,
      ...(login === undefined ? {} : { login }),
      ...(permissions === undefined ? {} : { permissions }),
    };
    return clientOf(
      github.createToken(
        kind === 'user' ? wanted : { permissions: ALL_WRITE, ...wanted, repositories: [repository] },
      ),
    );
  };
  return {
    github,
    repository,
    bot: client('actions'),
    client,
    clientOf,
    [Symbol.asyncDispose]: () => github[Symbol.asyncDispose](),
  };
}

export interface Refused {
  readonly status: number;
  readonly message: string;
  readonly errors: unknown;
  readonly documentation: string;
  readonly headers: Readonly<Record<string, string>>;
}

/** The refusal that a request must get; a success is an error. */
export async function refused(request: Promise<unknown>): Promise<Refused> {
  const error: unknown = await request.then(
    () => null,
    (reason: unknown) => reason,
  );
  if (error === null) throw new Error('The request was not refused');
  const { status, response } = error as {
    status: number;
    response?: { data: Record<string, unknown>; headers: Record<string, string> };
  };
  if (response === undefined) throw error;
  const { message, errors, documentation_url: documentation } = response.data;
  return {
    status,
    message: String(message),
    errors,
    documentation: String(documentation),
    headers: response.headers,
  };
}
