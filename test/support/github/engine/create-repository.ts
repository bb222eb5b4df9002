import { join } from 'node:path';
import { createBareRepository } from '../git/bare-repository.ts';
import { git } from '../git/run-git.ts';
import type { Repository } from '../state/repository.ts';
import { fullName } from '../state/repository.ts';
import type { World } from '../state/world.ts';
import { accountOf, findRepository, register } from '../state/world.ts';

export interface NewRepository {
  readonly owner: string;
  readonly name: string;
  readonly private?: boolean;
  /** main unless said. */
  readonly defaultBranch?: string;
}

export async function createRepository(
  world: World,
  wanted: NewRepository,
  parent: Repository | null = null,
): Promise<Repository> {
  const owner = accountOf(world, wanted.owner);
  if (findRepository(world, wanted.owner, wanted.name) !== undefined)
    throw new Error(`${wanted.owner}/${wanted.name} exists already`);
  const folder = join(world.root, owner.login, `${wanted.name}.git`);
  const defaultBranch = wanted.defaultBranch ?? 'main';
  await createBareRepository(folder, defaultBranch);
  const now = world.identity.now();
  const make = (id: number, nodeId: string): Repository => ({
    id,
    nodeId,
    owner,
    name: wanted.name,
    isPrivate: wanted.private ?? false,
    defaultBranch,
    folder,
    parent,
    createdAt: now,
    roles: new Map(),
    protections: new Map(),
    issues: new Map(),
    pulls: new Map(),
    labels: new Map(),
    checkRuns: [],
    statuses: [],
    workflowRuns: [],
    actionsMayOpenPulls: false,
    isDeleted: false,
    pushedAt: now,
  });
  const repository = register(world, 'R', 'Repository', make);
  world.repositories.push(repository);
  return repository;
}

/** A fork with all branches of its parent. */
export async function forkRepository(
  world: World,
  parent: Repository,
  owner: string,
  name: string,
): Promise<Repository> {
  if (owner === parent.owner.login) throw new Error(`${owner} owns ${fullName(parent)} and can't fork it`);
  const fork = await createRepository(
    world,
    { owner, name, private: parent.isPrivate, defaultBranch: parent.defaultBranch },
    parent,
  );
  await git(fork.folder, [
    'fetch',
    '--quiet',
    '--no-write-fetch-head',
    parent.folder,
    '+refs/heads/*:refs/heads/*',
    '+refs/tags/*:refs/tags/*',
  ]);
  return fork;
}
