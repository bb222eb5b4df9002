import { z } from 'zod';
import type { NewCommit } from '../../review/command/command-host.ts';
import type { Client } from './octokit-client.ts';

const mutation = `mutation ($input: CreateCommitOnBranchInput!) {
  createCommitOnBranch(input: $input) { commit { oid } }
}`;

const commitAnswer = z.object({ createCommitOnBranch: z.object({ commit: z.object({ oid: z.string() }) }) });

/** Commits on the tip of a branch, if that still is the expected one. */
export async function createCommit(client: Client, commit: NewCommit): Promise<string> {
  // The mutation makes every file a plain one, and what it does to other line ends is not documented.
  const isPlain = commit.files.every(({ mode, text }) => mode === '100644' && !text.includes('\r'));
  return isPlain ? commitOnBranch(client, commit) : commitByParts(client, commit);
}

/** In one request, compared and swapped, and signed by GitHub. */
async function commitOnBranch(client: Client, commit: NewCommit): Promise<string> {
  const input = {
    branch: {
      repositoryNameWithOwner: `${commit.repository.owner}/${commit.repository.name}`,
      branchName: commit.branch,
    },
    expectedHeadOid: commit.parent,
    message: { headline: commit.headline, body: commit.body },
    fileChanges: {
      additions: commit.files.map(({ path, text }) => ({ path, contents: base64(text) })),
    },
  };
  const answer: unknown = await client.graphql(mutation, { input });
  return commitAnswer.parse(answer).createCommitOnBranch.commit.oid;
}

/** The ref moves without force: a branch that went elsewhere meanwhile does not lead to the commit's parent. */
async function commitByParts({ rest }: Client, commit: NewCommit): Promise<string> {
  const place = { owner: commit.repository.owner, repo: commit.repository.name };
  const base = await rest.git.getCommit({ ...place, commit_sha: commit.parent });
  const entries: { path: string; mode: NewCommit['files'][number]['mode']; type: 'blob'; sha: string }[] = [];
  for (const { path, mode, text } of commit.files) {
    const blob = await rest.git.createBlob({ ...place, content: base64(text), encoding: 'base64' });
    entries.push({ path, mode, type: 'blob', sha: blob.data.sha });
  }
  const tree = await rest.git.createTree({ ...place, base_tree: base.data.tree.sha, tree: entries });
  const { data } = await rest.git.createCommit({
    ...place,
    message: `${commit.headline}\n\n${commit.body}`,
    tree: tree.data.sha,
    parents: [commit.parent],
  });
  await rest.git.updateRef({ ...place, ref: `heads/${commit.branch}`, sha: data.sha, force: false });
  return data.sha;
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}
