import type { Account } from '../state/account.ts';
import type { Repository } from '../state/repository.ts';

/** How a person stands to a repository, as comments carry it. Bots that are no collaborators are NONE. */
export function authorAssociation(repository: Repository, author: Account): string {
  if (repository.owner.login === author.login) return 'OWNER';
  if (repository.roles.has(author.login.toLowerCase()))
    return repository.owner.type === 'Organization' ? 'MEMBER' : 'COLLABORATOR';
  return 'NONE';
}
