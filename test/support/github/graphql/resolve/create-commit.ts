import { mayPush } from '../../engine/may-push.ts';
import { lacksWorkflows, protectionAgainst } from '../../engine/move-ref.ts';
import { changingRefs } from '../../engine/refs-changed.ts';
import { branchTip } from '../../git/bare-repository.ts';
import type { Files } from '../../git/write-commit.ts';
import { writeCommit } from '../../git/write-commit.ts';
import { listTree } from '../../git/write-tree.ts';
import { canSee } from '../../http/authorize.ts';
import type { Protection, Repository } from '../../state/repository.ts';
import { findRepository } from '../../state/world.ts';
import type { GraphqlContext } from '../context.ts';
import { FieldRefusal, forbiddenField } from '../graphql-error.ts';
import { gitNode, refNode } from './repository-resolvers.ts';

interface CommitInput {
  readonly branch?: {
    readonly id?: string;
    readonly repositoryNameWithOwner?: string;
    readonly branchName?: string;
  };
  readonly message?: { readonly headline: string; readonly body?: string };
  readonly expectedHeadOid?: string;
  readonly fileChanges?: {
    readonly additions?: readonly { readonly path: string; readonly contents: string }[];
    readonly deletions?: readonly { readonly path: string }[];
  };
  readonly clientMutationId?: string;
}

/** Compare-and-swap: commits only on exactly the expected head. Every file it writes is regular and 100644, whatever it was. */
export async function createCommitOnBranch(input: CommitInput, context: GraphqlContext): Promise<unknown> {
  const { world, token } = context;
  const { repository, branch } = target(input, context);
  if (!mayPush(world, repository, token, branch)) throw forbiddenField();
  const tip = await branchTip(repository.folder, branch);
  if (tip === undefined) throw new FieldRefusal('NOT_FOUND', 'Branch not found');
  if (tip !== input.expectedHeadOid) {
    throw new FieldRefusal(
      'STALE_DATA',
      `Expected branch to point to "${input.expectedHeadOid}" but it did not.  Pull and try again.`,
    );
  }
  const protection = protectionAgainst(repository, branch, token);
  if (protection !== null) throw protectedBranch(protection, branch);
  const files = await filesOf(input, repository, tip);
  if (lacksWorkflows(token) && Object.keys(files).some((path) => path.startsWith('.github/workflows/')))
    throw forbiddenField();
  const { headline = '', body = '' } = input.message ?? {};
  if (headline.trim() === '')
    throw new FieldRefusal('UNPROCESSABLE', 'A commit message headline is required.');
  const { account } = token;
  const author = {
    name: account.login,
    email: `${account.id}+${account.login}@users.noreply.github.com`,
    time: Date.parse(world.identity.now()) / 1000,
  };
  const message = body === '' ? headline : `${headline}\n\n${body}`;
  const sha = await changingRefs(world, repository, account, () =>
    writeCommit(repository.folder, { branch, parents: [tip], files, message, author }),
  );
  return {
    commit: await gitNode(repository, sha),
    ref: await refNode(repository, branch),
    clientMutationId: input.clientMutationId ?? null,
  };
}

/** The type differs between the two (Thinkmill/keystatic issue 1598); that of a ruleset is not documented. */
function protectedBranch(kind: Protection['kind'], branch: string): FieldRefusal {
  const why = 'Changes must be made through a pull request.';
  return kind === 'classic'
    ? new FieldRefusal(
        'BRANCH_PROTECTION_RULE_VIOLATION',
        `protected branch '${branch}' check failed:\n${why}`,
      )
    : new FieldRefusal('UNPROCESSABLE', `Repository rule violations found\n\n${why}\n\n`);
}

function target(
  { branch = {} }: CommitInput,
  { world, token }: GraphqlContext,
): { repository: Repository; branch: string } {
  const { id, repositoryNameWithOwner, branchName } = branch;
  if (id !== undefined) {
    const [repositoryId = '', ref = ''] = Buffer.from(id.replace(/^REF_/, ''), 'base64url')
      .toString('utf8')
      .split(/:(.*)/s);
    const found = world.repositories.find((one) => one.id === Number(repositoryId) && !one.isDeleted);
    if (found !== undefined && canSee(token, found))
      return { repository: found, branch: ref.replace(/^refs\/heads\//, '') };
    throw new FieldRefusal('NOT_FOUND', `Could not resolve to a node with the global id of '${id}'.`);
  }
  if (repositoryNameWithOwner === undefined || branchName === undefined) {
    throw new FieldRefusal(
      'UNPROCESSABLE',
      'Either `id` or both `repositoryNameWithOwner` and `branchName` must be given.',
    );
  }
  const [owner = '', name = ''] = repositoryNameWithOwner.split('/');
  const repository = findRepository(world, owner, name);
  if (repository === undefined || !canSee(token, repository)) {
    throw new FieldRefusal(
      'NOT_FOUND',
      `Could not resolve to a Repository with the name '${repositoryNameWithOwner}'.`,
    );
  }
  return { repository, branch: branchName.replace(/^refs\/heads\//, '') };
}

async function filesOf(
  { fileChanges = {} }: CommitInput,
  repository: Repository,
  tip: string,
): Promise<Files> {
  const { additions = [], deletions = [] } = fileChanges;
  const entries = (await listTree(repository.folder, tip, true))?.entries ?? [];
  for (const { path } of [...additions, ...deletions]) {
    const isBad = path
      .split('/')
      .some((part) => part === '' || part === '.' || part === '..' || part.toLowerCase() === '.git');
    if (isBad) throw new FieldRefusal('UNPROCESSABLE', `Invalid path \`${path}\``);
  }
  for (const { path } of additions) {
    const entry = entries.find((one) => one.path === path);
    if (entry !== undefined && entry.type !== 'blob')
      throw new FieldRefusal('UNPROCESSABLE', `\`${path}\` is not a regular file`);
  }
  for (const { path } of deletions) {
    if (entries.some((one) => one.path === path && one.type === 'blob')) continue;
    throw new FieldRefusal(
      'UNPROCESSABLE',
      `A path was requested for deletion which does not exist as of commit oid \`${tip}\``,
    );
  }
  return Object.fromEntries([
    ...deletions.map(({ path }): [string, null] => [path, null]),
    ...additions.map(({ path, contents }): [string, Buffer] => [path, Buffer.from(contents, 'base64')]),
  ]);
}
