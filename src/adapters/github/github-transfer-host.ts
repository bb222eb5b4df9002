import type { TransferHost } from '../../review/transfer-host.ts';
import { fileAt } from './file-at.ts';
import { inOurWords } from './host-error.ts';
import { pageSize } from './host-limits.ts';
import { type ClientOptions, createClient } from './octokit-client.ts';

interface GitHubTransferHostOptions extends ClientOptions {
  readonly owner: string;
  readonly repo: string;
}

/** A repository on GitHub of which there is no clone. */
export function createGitHubTransferHost(options: GitHubTransferHostOptions): TransferHost {
  const client = createClient(options);
  const { rest } = client;
  const place = { owner: options.owner, repo: options.repo };

  return {
    openPullRequestsFrom: (owner, branch) =>
      inOurWords('list the pull requests of a branch', async () => {
        const head = `${owner}:${branch}`;
        const query = { ...place, head, state: 'open', per_page: pageSize } as const;
        const pulls = await client.paginate(rest.pulls.list, query);
        return pulls.map((pull) => ({
          number: pull.number,
          headSha: pull.head.sha,
          // The API's description says that there is always a repository; a fork can be deleted.
          headRepositoryId: (pull.head.repo as { id: number } | null)?.id ?? null,
          baseSha: pull.base.sha,
        }));
      }),

    // By the lists of its folders: that a file is not there must not look like a token that may not see it.
    fileAt: (commit, path) =>
      inOurWords('show a file', async () => {
        const found = await fileAt(client, { owner: options.owner, name: options.repo }, commit, path);
        return found === null ? null : Buffer.from(found.bytes).toString('utf8');
      }),
  };
}
