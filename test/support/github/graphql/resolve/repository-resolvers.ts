import { objectType } from '../../git/bare-repository.ts';
import { diffCommits } from '../../git/diff-commits.ts';
import { readCommit } from '../../git/read-commit.ts';
import { readRef } from '../../git/read-refs.ts';
import { gitBytes, tryGit } from '../../git/run-git.ts';
import { repositoryHtml } from '../../json/repository-json.ts';
import type { Repository } from '../../state/repository.ts';
import { fullName } from '../../state/repository.ts';
import { typeNames } from '../../state/type-names.ts';
import type { GraphqlContext } from '../context.ts';
import type { Resolvers } from '../execute.ts';
import { FieldRefusal } from '../graphql-error.ts';
import { nodeFields } from './shared.ts';

export interface GitNode {
  readonly repository: Repository;
  readonly oid: string;
}

export interface RefNode {
  readonly repository: Repository;
  readonly ref: string;
  readonly oid: string;
}

const TYPES: Readonly<Record<string, string>> = { commit: 'Commit', tree: 'Tree', blob: 'Blob' };

export async function gitNode(repository: Repository, oid: string): Promise<GitNode | null> {
  const type = TYPES[(await objectType(repository.folder, oid)) ?? ''];
  if (type === undefined) return null;
  const node = { repository, oid };
  typeNames.set(node, type);
  return node;
}

export async function refNode(repository: Repository, name: string): Promise<RefNode | null> {
  const ref = name.startsWith('refs/') ? name : `refs/heads/${name}`;
  const oid = await readRef(repository.folder, ref);
  return oid === undefined ? null : { repository, ref, oid };
}

const encoded = (prefix: string, repository: Repository, name: string): string =>
  `${prefix}_${Buffer.from(`${repository.id}:${name}`).toString('base64url')}`;

const objectFields = (type: string, prefix: string): Resolvers<GraphqlContext> => ({
  [`${type}.id`]: ({ repository, oid }: GitNode) => encoded(prefix, repository, oid),
  [`${type}.oid`]: ({ oid }: GitNode) => oid,
  [`${type}.abbreviatedOid`]: ({ oid }: GitNode) => oid.slice(0, 7),
});

const commitUrl = ({ repository, oid }: GitNode, world: GraphqlContext['world']): string =>
  `${repositoryHtml(world, repository)}/commit/${oid}`;

async function changes({ repository, oid }: GitNode, count: 'additions' | 'deletions'): Promise<number> {
  const commit = await readCommit(repository.folder, oid);
  return (await diffCommits(repository.folder, commit.parents[0] ?? null, oid)).reduce(
    (total, file) => total + file[count],
    0,
  );
}

export const repositoryResolvers: Resolvers<GraphqlContext> = {
  ...nodeFields('Repository'),
  'Repository.nameWithOwner': (repository: Repository) => fullName(repository),
  'Repository.url': (repository: Repository, _args, { world }) => repositoryHtml(world, repository),
  'Repository.isFork': ({ parent }: Repository) => parent !== null,
  'Repository.defaultBranchRef': (repository: Repository) => refNode(repository, repository.defaultBranch),
  'Repository.ref': (repository: Repository, { qualifiedName }) => refNode(repository, String(qualifiedName)),
  'Repository.object': async (repository: Repository, { oid, expression }) => {
    const name = String(oid ?? expression ?? '');
    const sha = await tryGit(repository.folder, [
      'rev-parse',
      '--verify',
      '--quiet',
      '--end-of-options',
      name,
    ]);
    return sha === undefined ? null : gitNode(repository, sha);
  },
  'Repository.pullRequest': ({ pulls }: Repository, { number }) =>
    pulls.get(Number(number)) ?? unresolved('PullRequest', number),
  'Repository.issue': ({ issues }: Repository, { number }) => {
    const issue = issues.get(Number(number));
    return issue === undefined || issue.isPullRequest ? unresolved('Issue', number) : issue;
  },
  'Ref.id': ({ repository, ref }: RefNode) => encoded('REF', repository, ref),
  'Ref.name': ({ ref }: RefNode) => ref.replace(/^refs\/(heads|tags)\//, ''),
  'Ref.prefix': ({ ref }: RefNode) => /^refs\/[^/]+\//.exec(ref)?.[0] ?? 'refs/',
  'Ref.target': ({ repository, oid }: RefNode) => gitNode(repository, oid),
  ...objectFields('Commit', 'C'),
  ...objectFields('Tree', 'T'),
  ...objectFields('Blob', 'B'),
  'Commit.url': (node: GitNode, _args, { world }) => commitUrl(node, world),
  'Commit.commitUrl': (node: GitNode, _args, { world }) => commitUrl(node, world),
  'Commit.message': async ({ repository, oid }: GitNode) =>
    (await readCommit(repository.folder, oid)).message,
  'Commit.messageHeadline': async ({ repository, oid }: GitNode) =>
    (await readCommit(repository.folder, oid)).message.split('\n')[0],
  'Commit.committedDate': async ({ repository, oid }: GitNode) =>
    (await readCommit(repository.folder, oid)).committer.date,
  'Commit.additions': (node: GitNode) => changes(node, 'additions'),
  'Commit.deletions': (node: GitNode) => changes(node, 'deletions'),
  'Blob.byteSize': async ({ repository, oid }: GitNode) =>
    (await gitBytes(repository.folder, ['cat-file', 'blob', oid])).length,
  'Blob.isBinary': async ({ repository, oid }: GitNode) =>
    (await gitBytes(repository.folder, ['cat-file', 'blob', oid])).includes(0),
  'Blob.text': async ({ repository, oid }: GitNode) =>
    (await gitBytes(repository.folder, ['cat-file', 'blob', oid])).toString('utf8'),
};

function unresolved(type: string, number: unknown): never {
  throw new FieldRefusal(
    'NOT_FOUND',
    `Could not resolve to ${type === 'Issue' ? 'an' : 'a'} ${type} with the number of ${String(number)}.`,
  );
}
