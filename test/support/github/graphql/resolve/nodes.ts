import { canSee } from '../../http/authorize.ts';
import type { Issue } from '../../state/issue.ts';
import type { PullRequest } from '../../state/pull-request.ts';
import type { Repository } from '../../state/repository.ts';
import type { Review, Thread } from '../../state/review.ts';
import type { Token } from '../../state/token.ts';
import { typeNames } from '../../state/type-names.ts';
import type { World } from '../../state/world.ts';

/** The object behind a node id; null for none, and for one in a repository that the token does not see. */
export function nodeNamed(world: World, token: Token, id: string): object | null {
  const value = world.nodes.get(id);
  if (value === undefined) return null;
  const repository = repositoryOfNode(value);
  return repository === null || canSee(token, repository) ? value : null;
}

/** The repository that a node belongs to; null for people. */
export function repositoryOfNode(value: object): Repository | null {
  switch (typeNames.get(value)) {
    case 'Repository':
      return value as Repository;
    case 'PullRequest':
    case 'Issue':
      return (value as PullRequest | Issue).repository;
    case 'PullRequestReviewThread':
    case 'PullRequestReview':
      return (value as Thread | Review).pull.repository;
    case 'PullRequestReviewComment':
      return (value as { thread: Thread }).thread.pull.repository;
    case 'IssueComment':
      return (value as { issue: Issue }).issue.repository;
    default:
      return null;
  }
}
