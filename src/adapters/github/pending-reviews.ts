import { pageSize } from './host-limits.ts';
import type { Client } from './octokit-client.ts';

interface PullAddress {
  readonly owner: string;
  readonly repo: string;
  readonly pull_number: number;
}

/**
 * Removes our reviews that were never submitted and returns how many: GitHub allows one a person, and lists only one's
 * own. The token may be a person's, whose half-written review is not ours to remove.
 */
export async function removePendingReviews(
  client: Client,
  pull: PullAddress,
  isOurs: (body: string) => boolean,
): Promise<number> {
  const reviews = await client.paginate(client.rest.pulls.listReviews, { ...pull, per_page: pageSize });
  let removed = 0;
  for (const review of reviews.filter(({ state }) => state === 'PENDING')) {
    const address = { ...pull, review_id: review.id };
    const comments = await client.paginate(client.rest.pulls.listCommentsForReview, {
      ...address,
      per_page: pageSize,
    });
    const isUntouched = review.body === '' && comments.every(({ body }) => isOurs(body));
    if (!isUntouched) continue;
    await client.rest.pulls.deletePendingReview(address);
    removed++;
  }
  return removed;
}
