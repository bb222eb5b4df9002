import type { Role } from '../state/account.ts';
import { roleIncludes } from '../state/account.ts';
import type { Repository } from '../state/repository.ts';
import type { Token } from '../state/token.ts';
import { levelOf } from '../state/token.ts';
import type { Access } from './call.ts';
import { forbidden, notFound, Refusal, requiresAuthentication } from './refusal.ts';

/** The role of a token's person in a repository; null without any. */
export function roleOf(repository: Repository, login: string): Role | null {
  if (repository.owner.login === login) return 'admin';
  return repository.roles.get(login.toLowerCase()) ?? (repository.isPrivate ? null : 'read');
}

/** Whether the token (null: nobody) can see that the repository exists. */
export function canSee(token: Token | null, repository: Repository): boolean {
  if (!repository.isPrivate) return true;
  if (token === null) return false;
  return token.kind === 'user'
    ? roleOf(repository, token.account.login) !== null
    : isInstalled(token, repository);
}

/** Throws GitHub's refusal where the token may not do this: 404, 401 or 403, never a silent success. */
export function authorize(token: Token | null, repository: Repository, access: Access): void {
  if (!canSee(token, repository)) throw notFound();
  if (access.level === 'read') {
    if (repository.isPrivate && !hasPermission(token, access)) throw noPermission(token, access);
    return;
  }
  if (token === null) throw requiresAuthentication();
  if (access.appOnly && token.kind === 'user') throw forbidden('You must authenticate via a GitHub App.');
  if (!isInstalled(token, repository) || !hasPermission(token, access)) throw noPermission(token, access);
  if (token.kind === 'user' && !roleIncludes(roleOf(repository, token.account.login), access.role)) {
    throw forbidden(`Must have ${access.role} access to Repository.`);
  }
}

/** Whether an installation (or a person's selection) covers the repository. */
export const isInstalled = (token: Token, repository: Repository): boolean =>
  token.repositories === null || token.repositories.has(repository.id);

function hasPermission(token: Token | null, access: Access): boolean {
  return (
    token !== null &&
    access.permissions.some((name) => {
      const level = levelOf(token, name);
      return level === 'write' || level === access.level;
    })
  );
}

function noPermission(token: Token | null, access: Access): Refusal {
  const who = token?.kind === 'user' ? 'personal access token' : 'integration';
  return new Refusal(403, `Resource not accessible by ${who}`, { headers: acceptedPermissions(access) });
}

/** Alternatives are separated by a semicolon, as on github.com. */
export function acceptedPermissions(access: Access): Record<string, string> {
  return {
    'x-accepted-github-permissions': access.permissions.map((name) => `${name}=${access.level}`).join('; '),
  };
}
