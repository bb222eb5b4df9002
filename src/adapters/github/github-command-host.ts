import { z } from 'zod';
import { CodeHostError } from '../../domain/errors.ts';
import type { CommandHost } from '../../review/command/command-host.ts';
import { createCommit } from './create-commit.ts';
import { fileAt } from './file-at.ts';
import { inOurWords } from './host-error.ts';
import { type ClientOptions, createClient } from './octokit-client.ts';

interface GitHubCommandHostOptions extends ClientOptions {
  readonly owner: string;
  readonly repo: string;
}

const viewerAnswer = z.object({ viewer: z.object({ login: z.string() }) });

/** A repository on GitHub, as far as only commands need it. */
export function createGitHubCommandHost(options: GitHubCommandHostOptions): CommandHost {
  const client = createClient(options);
  const { rest } = client;
  const place = { owner: options.owner, repo: options.repo };

  return {
    mayWrite: async ({ id, login }) => {
      const level = await unlessMissing(() =>
        inOurWords('say what the author of the command may do', async () => {
          const { data } = await rest.repos.getCollaboratorPermissionLevel({ ...place, username: login });
          return data;
        }),
      );
      // GitHub knows nothing of an account that is gone, or of one that is no collaborator of a private repository.
      if (level === null) return false;
      // A login can be given up and taken by somebody else. Roles of an organisation's own count by what they include.
      return level.user?.id === id && (level.permission === 'admin' || level.permission === 'write');
    },

    react: (comment, content) =>
      inOurWords('react to the command', async () => {
        const reaction = { ...place, comment_id: comment.id, content };
        if (comment.place === 'diff') await rest.reactions.createForPullRequestReviewComment(reaction);
        else await rest.reactions.createForIssueComment(reaction);
      }),

    fileAt: (repository, commit, path) =>
      inOurWords('show a file', () => fileAt(client, repository, commit, path)),

    branchTip: ({ owner, name }, branch) =>
      unlessMissing(() =>
        inOurWords('show a branch', async () => {
          const { data } = await rest.git.getRef({ owner, repo: name, ref: `heads/${branch}` });
          return data.object.sha;
        }),
      ),

    commitAt: ({ owner, name }, commit) =>
      inOurWords('show a commit', async () => {
        const { data } = await rest.git.getCommit({ owner, repo: name, commit_sha: commit });
        return { parents: data.parents.map(({ sha }) => sha), message: data.message };
      }),

    createCommit: (commit) => inOurWords('commit the fix', () => createCommit(client, commit)),

    pushStartsWorkflows: async () => {
      const answer = await client.graphql('query { viewer { login } }').catch(() => null);
      const login = viewerAnswer.safeParse(answer).data?.viewer.login;
      // Where it is not known, the worse case is told.
      return login !== undefined && !/^github-actions(?:\[bot\])?$/.test(login);
    },
  };
}

/** Null where GitHub says that there is no such thing. */
async function unlessMissing<T>(request: () => Promise<T>): Promise<T | null> {
  try {
    return await request();
  } catch (error) {
    if (error instanceof CodeHostError && error.status === 404) return null;
    throw error;
  }
}
