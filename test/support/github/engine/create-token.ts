import { ACTIONS_BOT } from '../state/account.ts';
import type { Repository } from '../state/repository.ts';
import type { App, Permissions, Token } from '../state/token.ts';
import type { World } from '../state/world.ts';
import { accountOf, addApp } from '../state/world.ts';

export interface NewToken {
  readonly kind: Token['kind'];
  /** The person of a user token; the slug of an App (its author is `slug[bot]`). The workflow's own needs none. */
  readonly login?: string;
  /** Left out on a user token: a classic one, which may all that its person may. Left out elsewhere: metadata only. */
  readonly permissions?: Permissions;
  /** Where it is installed; the workflow's own: its repository only. Left out on a user token: everywhere. */
  readonly repositories?: readonly Repository[];
}

const PREFIXES = { actions: 'ghs', app: 'ghs', user: 'ghp' } as const;
const SECRET_LENGTH = 36;

/** Makes a token of the real shape, so that redaction can be tested with it. */
export function createToken(world: World, wanted: NewToken): string {
  const { kind } = wanted;
  const app = appOf(world, wanted);
  const login =
    app === null ? (wanted.login ?? '') : kind === 'actions' ? ACTIONS_BOT.login : `${app.slug}[bot]`;
  if (login === '') throw new Error('A user token needs the login of its person');
  const value = `${PREFIXES[kind]}_${String(world.tokens.size + 1).padStart(SECRET_LENGTH, 'Local0GitHub')}`;
  const repositories =
    wanted.repositories === undefined ? null : new Set(wanted.repositories.map((one) => one.id));
  const token: Token = {
    value,
    kind,
    account: accountOf(world, login),
    app,
    permissions: wanted.permissions ?? (kind === 'user' ? null : {}),
    repositories,
  };
  if (kind !== 'user' && repositories === null)
    throw new Error(`An ${kind} token needs the repositories it is installed on`);
  world.tokens.set(value, token);
  return value;
}

function appOf(world: World, { kind, login }: NewToken): App | null {
  if (kind === 'user') return null;
  const slug = kind === 'actions' ? 'github-actions' : (login ?? 'some-app').replace(/\[bot\]$/, '');
  return world.apps.get(slug) ?? addApp(world, slug, slug);
}
