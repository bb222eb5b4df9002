import type { Anchor, CodeHost, NewReviewComment } from '../../review/code-host.ts';
import { checkOutput } from './check-output.ts';
import { hostComment, hostReviewComment } from './host-comments.ts';
import { inOurWords } from './host-error.ts';
import { pageSize } from './host-limits.ts';
import { type ClientOptions, createClient } from './octokit-client.ts';
import { ownAuthor } from './own-author.ts';
import { patchHunks } from './patch-hunks.ts';
import { removePendingReviews } from './pending-reviews.ts';
import { hideComment, resolveThread, reviewThreads } from './review-threads.ts';

interface GitHubHostOptions extends ClientOptions {
  readonly owner: string;
  readonly repo: string;
}

/** A repository on GitHub. Reads are repeated and rate limits waited for, within bounds; writes are sent once. */
export function createGitHubHost(options: GitHubHostOptions): CodeHost {
  const client = createClient(options);
  const { rest } = client;
  const place = { owner: options.owner, repo: options.repo };
  const page = { ...place, per_page: pageSize };
  let author: number | null = null;
  const learn = (user: { id: number } | null | undefined) => {
    author = user?.id ?? author;
  };

  return {
    async ownAuthorId() {
      author ??= await ownAuthor(client);
      return author;
    },

    pullRequest: (number) =>
      inOurWords('show the pull request', async () => {
        const { data } = await rest.pulls.get({ ...place, pull_number: number });
        // The API's description says that there is always a repository; a fork can be deleted.
        const headRepository = data.head.repo as typeof data.head.repo | null;
        return {
          number: data.number,
          state: data.state,
          draft: data.draft ?? false,
          locked: data.locked,
          headSha: data.head.sha,
          headRef: data.head.ref,
          baseSha: data.base.sha,
          baseRef: data.base.ref,
          fromFork: headRepository?.id !== data.base.repo.id,
          headRepository:
            headRepository === null ? null : { owner: headRepository.owner.login, name: headRepository.name },
          maintainerCanModify: data.maintainer_can_modify,
        };
      }),

    diffFiles: (number) =>
      inOurWords('list the files of the pull request', async () => {
        const files = await client.paginate(rest.pulls.listFiles, { ...page, pull_number: number });
        return files
          .filter(({ status }) => status !== 'removed')
          .map(({ filename, patch, previous_filename: previousPath }) => ({
            path: filename,
            ...(previousPath === undefined ? {} : { previousPath }),
            hunks: patchHunks(patch),
          }));
      }),

    mergeBaseOf: (base, head) =>
      inOurWords('compare two commits', async () => {
        const basehead = `${base}...${head}`;
        const { data } = await rest.repos.compareCommitsWithBasehead({ ...place, basehead, per_page: 1 });
        return data.merge_base_commit.sha;
      }),

    reviewComments: (number) =>
      inOurWords('list the review comments', async () => {
        const comments = await client.paginate(rest.pulls.listReviewComments, {
          ...page,
          pull_number: number,
        });
        return comments.map(hostReviewComment);
      }),

    issueComments: (number) =>
      inOurWords('list the comments', async () => {
        const comments = await client.paginate(rest.issues.listComments, { ...page, issue_number: number });
        return comments.map(hostComment);
      }),

    createReview: (number, commit, comments) =>
      inOurWords('post the review', async () => {
        const { data } = await rest.pulls.createReview({
          ...place,
          pull_number: number,
          commit_id: commit,
          event: 'COMMENT',
          comments: comments.map(lineComment),
        });
        learn(data.user);
      }),

    createFileComment: (number, commit, { anchor, body }) =>
      inOurWords('comment a file', async () => {
        const { data } = await rest.pulls.createReviewComment({
          ...place,
          pull_number: number,
          commit_id: commit,
          path: anchor.path,
          subject_type: 'file',
          body,
        });
        learn(data.user);
      }),

    removePendingReviews: (number, isOurs) =>
      inOurWords('remove a review that was never submitted', () =>
        removePendingReviews(client, { ...place, pull_number: number }, isOurs),
      ),

    updateReviewComment: (id, body) =>
      inOurWords('update a review comment', async () => {
        await rest.pulls.updateReviewComment({ ...place, comment_id: id, body });
      }),

    replyTo: (number, commentId, body) =>
      inOurWords('answer a review comment', async () => {
        const { data } = await rest.pulls.createReplyForReviewComment({
          ...place,
          pull_number: number,
          comment_id: commentId,
          body,
        });
        learn(data.user);
        return hostReviewComment(data);
      }),

    deleteReviewComment: (id) =>
      inOurWords('delete a review comment', async () => {
        await rest.pulls.deleteReviewComment({ ...place, comment_id: id });
      }),

    reviewThreads: (number) =>
      inOurWords('list the threads of the pull request', () => reviewThreads(client, { ...place, number })),

    resolveThread: (id) => inOurWords('resolve a thread', () => resolveThread(client, id)),

    hideComment: (nodeId) => inOurWords('hide a comment', () => hideComment(client, nodeId)),

    createIssueComment: (number, body) =>
      inOurWords('comment the pull request', async () => {
        const { data } = await rest.issues.createComment({ ...place, issue_number: number, body });
        learn(data.user);
        return hostComment(data);
      }),

    updateIssueComment: (id, body) =>
      inOurWords('update a comment', async () => {
        await rest.issues.updateComment({ ...place, comment_id: id, body });
      }),

    deleteIssueComment: (id) =>
      inOurWords('delete a comment', async () => {
        await rest.issues.deleteComment({ ...place, comment_id: id });
      }),

    createCheckRun: (run) =>
      inOurWords('create a check run', async () => {
        const { name, commit, conclusion } = run;
        const output = checkOutput(run);
        const { data } = await rest.checks.create({ ...place, name, head_sha: commit, conclusion, output });
        return data.id;
      }),

    addCheckAnnotations: (id, run) =>
      inOurWords('annotate a check run', async () => {
        await rest.checks.update({ ...place, check_run_id: id, output: checkOutput(run) });
      }),
  };
}

function lineComment({ anchor, body }: NewReviewComment) {
  if (anchor.kind !== 'line') throw new TypeError('a review has comments on lines only');
  return { path: anchor.path, body, line: anchor.line, side: 'RIGHT', ...startOf(anchor) };
}

/** GitHub refuses a first line that is not above the last one. */
function startOf({ startLine, line }: Anchor & { kind: 'line' }) {
  return startLine === undefined || startLine >= line ? {} : { start_line: startLine, start_side: 'RIGHT' };
}
