import { roleOf } from '../http/authorize.ts';
import { roleIncludes } from '../state/account.ts';
import type { Repository } from '../state/repository.ts';
import { fullName } from '../state/repository.ts';
import type { Token } from '../state/token.ts';
import { levelOf } from '../state/token.ts';
import type { World } from '../state/world.ts';
import { accountJson, apiUrl } from './account-json.ts';

export const repositoryApi = (world: World, repository: Repository): string =>
  `${apiUrl(world)}/repos/${fullName(repository)}`;
export const repositoryHtml = (world: World, repository: Repository): string =>
  `${world.url}/${fullName(repository)}`;

/** A repository as it stands inside other answers. */
export function repositoryJson(world: World, repository: Repository): Record<string, unknown> {
  const html = repositoryHtml(world, repository);
  const openIssues = [...repository.issues.values()].filter((one) => one.state === 'open').length;
  const forks = world.repositories.filter((one) => one.parent === repository && !one.isDeleted).length;
  return {
    id: repository.id,
    node_id: repository.nodeId,
    name: repository.name,
    full_name: fullName(repository),
    private: repository.isPrivate,
    owner: accountJson(world, repository.owner),
    html_url: html,
    description: null,
    fork: repository.parent !== null,
    ...repositoryUrls(repositoryApi(world, repository)),
    created_at: repository.createdAt,
    updated_at: repository.pushedAt,
    pushed_at: repository.pushedAt,
    git_url: `git://${new URL(world.url).host}/${fullName(repository)}.git`,
    ssh_url: `git@${new URL(world.url).hostname}:${fullName(repository)}.git`,
    clone_url: `${html}.git`,
    svn_url: html,
    homepage: null,
    size: 1,
    stargazers_count: 0,
    watchers_count: 0,
    language: 'C',
    has_issues: true,
    has_projects: true,
    has_downloads: true,
    has_wiki: true,
    has_pages: false,
    has_discussions: false,
    forks_count: forks,
    mirror_url: null,
    archived: false,
    disabled: false,
    open_issues_count: openIssues,
    license: null,
    allow_forking: true,
    is_template: false,
    web_commit_signoff_required: false,
    topics: [],
    visibility: repository.isPrivate ? 'private' : 'public',
    forks,
    open_issues: openIssues,
    watchers: 0,
    default_branch: repository.defaultBranch,
  };
}

/** The answer of GET repos/OWNER/NAME. */
export function fullRepositoryJson(
  world: World,
  repository: Repository,
  token: Token | null,
): Record<string, unknown> {
  const parent =
    repository.parent === null || repository.parent.isDeleted
      ? null
      : repositoryJson(world, repository.parent);
  return {
    ...repositoryJson(world, repository),
    ...(token === null ? {} : { permissions: permissionsOf(repository, token) }),
    allow_squash_merge: true,
    allow_merge_commit: true,
    allow_rebase_merge: true,
    allow_auto_merge: false,
    delete_branch_on_merge: false,
    allow_update_branch: false,
    network_count: 0,
    subscribers_count: 0,
    ...(parent === null ? {} : { parent, source: parent }),
  };
}

function permissionsOf(repository: Repository, token: Token): Record<string, boolean> {
  const role =
    token.kind === 'user'
      ? roleOf(repository, token.account.login)
      : levelOf(token, 'contents') === 'write'
        ? 'write'
        : 'read';
  return {
    admin: roleIncludes(role, 'admin'),
    maintain: roleIncludes(role, 'maintain'),
    push: roleIncludes(role, 'write'),
    triage: roleIncludes(role, 'triage'),
    pull: roleIncludes(role, 'read'),
  };
}

const TEMPLATES: Readonly<Record<string, string>> = {
  forks: '/forks',
  keys: '/keys{/key_id}',
  collaborators: '/collaborators{/collaborator}',
  teams: '/teams',
  hooks: '/hooks',
  issue_events: '/issues/events{/number}',
  events: '/events',
  assignees: '/assignees{/user}',
  branches: '/branches{/branch}',
  tags: '/tags',
  blobs: '/git/blobs{/sha}',
  git_tags: '/git/tags{/sha}',
  git_refs: '/git/refs{/sha}',
  trees: '/git/trees{/sha}',
  statuses: '/statuses/{sha}',
  languages: '/languages',
  stargazers: '/stargazers',
  contributors: '/contributors',
  subscribers: '/subscribers',
  subscription: '/subscription',
  commits: '/commits{/sha}',
  git_commits: '/git/commits{/sha}',
  comments: '/comments{/number}',
  issue_comment: '/issues/comments{/number}',
  contents: '/contents/{+path}',
  compare: '/compare/{base}...{head}',
  merges: '/merges',
  archive: '/{archive_format}{/ref}',
  downloads: '/downloads',
  issues: '/issues{/number}',
  pulls: '/pulls{/number}',
  milestones: '/milestones{/number}',
  notifications: '/notifications{?since,all,participating}',
  labels: '/labels{/name}',
  releases: '/releases{/id}',
  deployments: '/deployments',
};

const repositoryUrls = (api: string): Record<string, string> => ({
  url: api,
  ...Object.fromEntries(Object.entries(TEMPLATES).map(([name, rest]) => [`${name}_url`, `${api}${rest}`])),
});
