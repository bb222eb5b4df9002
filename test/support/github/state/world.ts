import type { Account } from './account.ts';
import { ACTIONS_BOT, DEPENDABOT } from './account.ts';
import type { Delivery } from './delivery.ts';
import type { Identity } from './identity.ts';
import { createIdentity } from './identity.ts';
import type { Limits } from './limits.ts';
import type { Repository } from './repository.ts';
import type { App, Token } from './token.ts';
import { typeNames } from './type-names.ts';

/** Everything the local GitHub knows. Handlers change it; nothing else does. */
export interface World {
  readonly identity: Identity;
  readonly limits: Limits;
  /** Folder that holds OWNER/NAME.git. */
  readonly root: string;
  /** Without a trailing slash; set once the server listens. */
  url: string;
  readonly accounts: Map<string, Account>;
  readonly repositories: Repository[];
  readonly tokens: Map<string, Token>;
  readonly apps: Map<string, App>;
  /** GraphQL node id -> object. */
  readonly nodes: Map<string, object>;
  readonly deliveries: Delivery[];
  /** How "create a review" words a comment that can't be placed. */
  readonly wording: Wording;
}

export type Wording = 'current' | 'before-2026';

export function createWorld(root: string, limits: Limits, wording: Wording): World {
  const world: World = {
    identity: createIdentity(),
    limits,
    root,
    url: '',
    accounts: new Map(),
    repositories: [],
    tokens: new Map(),
    apps: new Map(),
    nodes: new Map(),
    deliveries: [],
    wording,
  };
  addAccount(world, ACTIONS_BOT.login, 'Bot', ACTIONS_BOT.id);
  addAccount(world, DEPENDABOT.login, 'Bot', DEPENDABOT.id);
  addApp(world, 'github-actions', 'GitHub Actions', 15_368);
  return world;
}

export function addAccount(
  world: World,
  login: string,
  type: Account['type'],
  id = world.identity.id(),
): Account {
  const prefix = { User: 'U', Bot: 'BOT', Organization: 'O' }[type];
  const account = { id, login, type, nodeId: world.identity.nodeId(prefix, id) };
  world.accounts.set(login.toLowerCase(), account);
  world.nodes.set(account.nodeId, account);
  typeNames.set(account, type);
  return account;
}

/** The account of that name, made a person when it is new. */
export function accountOf(world: World, login: string): Account {
  return (
    world.accounts.get(login.toLowerCase()) ??
    addAccount(world, login, login.endsWith('[bot]') ? 'Bot' : 'User')
  );
}

export function addApp(world: World, slug: string, name: string, id = world.identity.id()): App {
  const app = { id, slug, name, nodeId: world.identity.nodeId('A', id) };
  world.apps.set(slug, app);
  return app;
}

/** A fresh id with its node id, registered so that GraphQL finds `value` by it. */
export function register<T extends object>(
  world: World,
  prefix: string,
  type: string,
  make: (id: number, nodeId: string) => T,
): T {
  const id = world.identity.id();
  const nodeId = world.identity.nodeId(prefix, id);
  const value = make(id, nodeId);
  world.nodes.set(nodeId, value);
  typeNames.set(value, type);
  return value;
}

export function findRepository(world: World, owner: string, name: string): Repository | undefined {
  const wanted = `${owner}/${name}`.toLowerCase();
  return world.repositories.find(
    (one) => !one.isDeleted && `${one.owner.login}/${one.name}`.toLowerCase() === wanted,
  );
}
