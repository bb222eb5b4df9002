import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { NewRepository } from './engine/create-repository.ts';
import { createRepository } from './engine/create-repository.ts';
import type { NewToken } from './engine/create-token.ts';
import { createToken } from './engine/create-token.ts';
import type { Faults } from './http/faults.ts';
import { createFaults } from './http/faults.ts';
import type { RecordedRequest } from './http/record.ts';
import type { RequestHook } from './http/server.ts';
import { listen } from './http/server.ts';
import { LocalRepository } from './local-repository.ts';
import type { Account } from './state/account.ts';
import type { Delivery } from './state/delivery.ts';
import type { Limits } from './state/limits.ts';
import { GITHUB_LIMITS } from './state/limits.ts';
import type { Wording } from './state/world.ts';
import { accountOf, addAccount, createWorld } from './state/world.ts';

export interface LocalGitHubOptions {
  /** GitHub's own limits unless lowered by a test. */
  readonly limits?: Partial<Limits>;
  /** How a review comment that can't be placed is refused: github.com since 2026, or before it and GitHub Enterprise Server. */
  readonly wording?: Wording;
}

export interface LocalGitHub extends AsyncDisposable {
  /** GITHUB_SERVER_URL */
  readonly url: string;
  /** GITHUB_API_URL, of the shape that GitHub Enterprise Server has. */
  readonly apiUrl: string;
  /** GITHUB_GRAPHQL_URL */
  readonly graphqlUrl: string;
  readonly requests: readonly RecordedRequest[];
  /** Requests to endpoints that the local GitHub does not know. */
  readonly unknownRequests: readonly RecordedRequest[];
  /** Events that webhooks and workflows would get. */
  readonly deliveries: readonly Delivery[];
  readonly faults: Faults;
  assertNoUnknownRequests(): void;
  createRepository(wanted: NewRepository): Promise<LocalRepository>;
  /** Registers a person, a bot or an organisation; people are also made when first named. */
  createAccount(login: string, type?: Account['type']): Account;
  /** The token's text. `repositories` says where an App's or the workflow's own token is installed. */
  createToken(
    wanted: Omit<NewToken, 'repositories'> & { readonly repositories?: readonly LocalRepository[] },
  ): string;
  /** Runs before each request is answered; gives a function that takes the hook away. */
  onRequest(hook: RequestHook): () => void;
  /** Runs `action` once, before the request after the first `reads` matching ones ("the head moves after N reads"). */
  afterReads(route: string, reads: number, action: () => Promise<unknown> | unknown): void;
}

/** A GitHub on this machine: the REST and GraphQL APIs and git over HTTP, over real bare repositories in a temporary folder. */
export async function startLocalGitHub(options: LocalGitHubOptions = {}): Promise<LocalGitHub> {
  const root = await mkdtemp(join(tmpdir(), 'local-github-'));
  const world = createWorld(root, { ...GITHUB_LIMITS, ...options.limits }, options.wording ?? 'current');
  const requests: RecordedRequest[] = [];
  const hooks = new Set<RequestHook>();
  const faults = createFaults();
  const server = await listen({ world, faults, requests, hooks });
  const unknown = (): RecordedRequest[] =>
    requests.filter((one) => one.route === null || one.route === 'crash');
  const onRequest = (hook: RequestHook): (() => void) => {
    hooks.add(hook);
    return () => hooks.delete(hook);
  };
  return {
    url: world.url,
    apiUrl: `${world.url}/api/v3`,
    graphqlUrl: `${world.url}/api/graphql`,
    requests,
    get unknownRequests() {
      return unknown();
    },
    deliveries: world.deliveries,
    faults,
    assertNoUnknownRequests() {
      const lines = unknown().map(
        (one) =>
          `${one.method} ${one.path} -> ${one.status} ${one.route === 'crash' ? String(one.answer) : ''}`,
      );
      if (lines.length > 0)
        throw new Error(`Requests that the local GitHub does not know:\n${lines.join('\n')}`);
    },
    createRepository: async (wanted) => new LocalRepository(world, await createRepository(world, wanted)),
    createAccount: (login, type = 'User') =>
      type === 'User' ? accountOf(world, login) : addAccount(world, login, type),
    createToken: ({ repositories, ...wanted }) =>
      createToken(
        world,
        repositories === undefined
          ? wanted
          : { ...wanted, repositories: repositories.map((one) => one.state) },
      ),
    onRequest,
    afterReads(route, reads, action) {
      let seen = 0;
      const stop = onRequest(async (target) => {
        if (target.route !== route) return;
        seen += 1;
        if (seen <= reads) return;
        stop();
        await action();
      });
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await rm(root, { recursive: true, force: true });
    },
  };
}
