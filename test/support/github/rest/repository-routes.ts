import { roleOf } from '../http/authorize.ts';
import type { Answer, Call, Route } from '../http/call.ts';
import { ok, read, repositoryOf, tokenOf } from '../http/call.ts';
import { forbidden, notFound } from '../http/refusal.ts';
import { accountJson } from '../json/account-json.ts';
import { fullRepositoryJson } from '../json/repository-json.ts';
import type { Role } from '../state/account.ts';
import { roleIncludes } from '../state/account.ts';

export const repositoryRoutes: readonly Route[] = [
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}',
    access: read('metadata'),
    handle: (call) => ok(fullRepositoryJson(call.world, repositoryOf(call), call.token)),
  },
  {
    method: 'GET',
    template: '/repos/{owner}/{repo}/collaborators/{username}/permission',
    access: read('metadata'),
    handle: permission,
  },
  { method: 'GET', template: '/user', access: null, handle: authenticatedUser },
  { method: 'GET', template: '/rate_limit', access: null, handle: rateLimit },
];

/** `permission` knows four levels: maintain reads as write, triage as read. A stranger reads a public repository. */
const PERMISSIONS: Readonly<Record<Role, string>> = {
  admin: 'admin',
  maintain: 'write',
  write: 'write',
  triage: 'read',
  read: 'read',
};

function permission(call: Call): Answer {
  const repository = repositoryOf(call);
  const username = call.params.username ?? '';
  const account = call.world.accounts.get(username.toLowerCase());
  const asking = tokenOf(call);
  if (asking.kind === 'user' && !roleIncludes(roleOf(repository, asking.account.login), 'write')) {
    throw forbidden('Must have push access to view collaborator permission.');
  }
  if (account === undefined || account.type === 'Organization') throw notFound(`${username} is not a user`);
  const role = roleOf(repository, account.login);
  const isAtLeast = (wanted: Role): boolean => roleIncludes(role, wanted);
  return ok({
    permission: role === null ? 'none' : PERMISSIONS[role],
    user: {
      ...accountJson(call.world, account),
      permissions: {
        admin: isAtLeast('admin'),
        maintain: isAtLeast('maintain'),
        push: isAtLeast('write'),
        triage: isAtLeast('triage'),
        pull: isAtLeast('read'),
      },
      role_name: role ?? '',
    },
    role_name: role ?? '',
  });
}

/** An installation token, the workflow's own included, is nobody. */
function authenticatedUser(call: Call): Answer {
  const token = tokenOf(call);
  if (token.kind !== 'user') throw forbidden('Resource not accessible by integration');
  return ok({
    ...accountJson(call.world, token.account),
    name: token.account.login,
    company: null,
    blog: null,
    location: null,
    email: null,
    hireable: null,
    bio: null,
    public_repos: 0,
    public_gists: 0,
    followers: 0,
    following: 0,
    created_at: '2020-01-01T00:00:00Z',
    updated_at: '2020-01-01T00:00:00Z',
  });
}

function rateLimit(): Answer {
  const reset = Math.floor(Date.now() / 1000) + 3600;
  const core = { limit: 5000, used: 0, remaining: 5000, reset };
  return ok({
    resources: { core, search: { limit: 30, used: 0, remaining: 30, reset }, graphql: core },
    rate: core,
  });
}
