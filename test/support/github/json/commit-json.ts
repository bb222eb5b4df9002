import type { CommitRecord } from '../git/read-commit.ts';
import type { Repository } from '../state/repository.ts';
import type { World } from '../state/world.ts';
import { accountJson } from './account-json.ts';
import { repositoryApi, repositoryHtml } from './repository-json.ts';

const UNSIGNED = { verified: false, reason: 'unsigned', signature: null, payload: null, verified_at: null };

const nodeIdOf = (repository: Repository, sha: string): string =>
  `C_${Buffer.from(`${repository.id}:${sha}`).toString('base64url')}`;

/** A commit of the commits and compare endpoints. */
export function commitJson(
  world: World,
  repository: Repository,
  commit: CommitRecord,
): Record<string, unknown> {
  const api = repositoryApi(world, repository);
  const html = repositoryHtml(world, repository);
  const url = `${api}/commits/${commit.sha}`;
  return {
    sha: commit.sha,
    node_id: nodeIdOf(repository, commit.sha),
    commit: {
      author: commit.author,
      committer: commit.committer,
      message: commit.message,
      tree: { sha: commit.tree, url: `${api}/git/trees/${commit.tree}` },
      url: `${api}/git/commits/${commit.sha}`,
      comment_count: 0,
      verification: UNSIGNED,
    },
    url,
    html_url: `${html}/commit/${commit.sha}`,
    comments_url: `${url}/comments`,
    author: authorOf(world, commit.author.email),
    committer: authorOf(world, commit.committer.email),
    parents: commit.parents.map((sha) => ({
      sha,
      url: `${api}/commits/${sha}`,
      html_url: `${html}/commit/${sha}`,
    })),
  };
}

/** The account behind a noreply address; null for any other, as for an address that nobody registered. */
function authorOf(world: World, email: string): Record<string, unknown> | null {
  const login = /^(?:\d+\+)?(.+)@users\.noreply\.github\.com$/.exec(email)?.[1];
  const account = login === undefined ? undefined : world.accounts.get(login.toLowerCase());
  return account === undefined ? null : accountJson(world, account);
}

/** A commit of the git data endpoints. */
export function gitCommitJson(
  world: World,
  repository: Repository,
  commit: CommitRecord,
): Record<string, unknown> {
  const api = repositoryApi(world, repository);
  const html = repositoryHtml(world, repository);
  return {
    sha: commit.sha,
    node_id: nodeIdOf(repository, commit.sha),
    url: `${api}/git/commits/${commit.sha}`,
    html_url: `${html}/commit/${commit.sha}`,
    author: commit.author,
    committer: commit.committer,
    tree: { sha: commit.tree, url: `${api}/git/trees/${commit.tree}` },
    message: commit.message,
    parents: commit.parents.map((sha) => ({
      sha,
      url: `${api}/git/commits/${sha}`,
      html_url: `${html}/commit/${sha}`,
    })),
    verification: UNSIGNED,
  };
}
