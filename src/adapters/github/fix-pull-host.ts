import type { CommandHost } from '../../review/command/command-host.ts';
import type { FixPullHost } from '../../review/fix-pull-host.ts';
import { inOurWords } from './host-error.ts';
import { pageSize } from './host-limits.ts';
import { type ClientOptions, createClient } from './octokit-client.ts';

/** Pull requests of a repository on GitHub that carry fixes; files and commits go as for commands. */
export function createFixPullHost(
  options: ClientOptions & { readonly owner: string; readonly repo: string },
  { fileAt, branchTip, createCommit, pushStartsWorkflows }: CommandHost,
): FixPullHost {
  const { rest } = createClient(options);
  const place = { owner: options.owner, repo: options.repo };
  return {
    fileAt,
    branchTip,
    createCommit,
    pushStartsWorkflows,

    pullsFrom: (branch) =>
      inOurWords('list pull requests', async () => {
        const head = `${options.owner}:${branch}`;
        const { data } = await rest.pulls.list({ ...place, head, state: 'all', per_page: pageSize });
        // Where GitHub does not understand a filter it lists everything.
        return data
          .filter((pull) => pull.head.ref === branch)
          .map(({ number, html_url: url }) => ({ number, url }));
      }),

    createBranch: (name, commit) =>
      inOurWords('create a branch', async () => {
        await rest.git.createRef({ ...place, ref: `refs/heads/${name}`, sha: commit });
      }),

    openPull: (pull) =>
      inOurWords('open a pull request', async () => {
        const { data } = await rest.pulls.create({ ...place, ...pull });
        return { number: data.number, url: data.html_url };
      }),
  };
}
