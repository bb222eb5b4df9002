import { accountJson } from '../json/account-json.ts';
import { repositoryJson } from '../json/repository-json.ts';
import type { Repository } from '../state/repository.ts';
import type { World } from '../state/world.ts';
import { accountOf } from '../state/world.ts';

export type Payload = Record<string, unknown>;

/** What every payload carries. An organisation's repositories have `organization` too. */
export function eventBase(world: World, repository: Repository, sender: string): Payload {
  const { owner } = repository;
  return {
    repository: repositoryJson(world, repository),
    ...(owner.type === 'Organization'
      ? { organization: { login: owner.login, id: owner.id, node_id: owner.nodeId } }
      : {}),
    sender: accountJson(world, accountOf(world, sender)),
  };
}
