import type { Account } from './account.ts';

export type PermissionName =
  | 'contents'
  | 'pull_requests'
  | 'issues'
  | 'checks'
  | 'statuses'
  | 'metadata'
  | 'actions'
  | 'workflows';
export type PermissionLevel = 'read' | 'write' | 'none';
export type Permissions = Partial<Record<PermissionName, PermissionLevel>>;

export interface App {
  readonly id: number;
  readonly nodeId: string;
  readonly slug: string;
  readonly name: string;
}

/**
 * actions: the workflow's own token (one repository, starts no workflows).
 * app: an installation token of a GitHub App. user: a personal token; its person's role counts too.
 */
export interface Token {
  readonly value: string;
  readonly kind: 'actions' | 'app' | 'user';
  readonly account: Account;
  readonly app: App | null;
  /** null: a classic personal token, which may all that its person may. */
  readonly permissions: Permissions | null;
  /** Ids of the repositories it is installed on; null: all that its person sees. */
  readonly repositories: ReadonlySet<number> | null;
}

/** The level the token has; metadata is always readable. */
export function levelOf(token: Token, name: PermissionName): PermissionLevel {
  if (token.permissions === null) return 'write';
  return token.permissions[name] ?? (name === 'metadata' ? 'read' : 'none');
}
