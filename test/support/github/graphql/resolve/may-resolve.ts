import { isInstalled, roleOf } from '../../http/authorize.ts';
import { roleIncludes } from '../../state/account.ts';
import type { Thread } from '../../state/review.ts';
import type { Token } from '../../state/token.ts';
import { levelOf } from '../../state/token.ts';

/**
 * An App's token needs `contents: write` beside `pull_requests: write` to resolve a thread, which the documentation
 * does not say (github/gh-aw issue 35726, community discussion 44650). People: whoever may write, and the author.
 */
export function mayResolve({ pull }: Thread, token: Token): boolean {
  if (levelOf(token, 'contents') !== 'write' || levelOf(token, 'pull_requests') !== 'write') return false;
  if (token.kind !== 'user') return isInstalled(token, pull.repository);
  return (
    pull.issue.author === token.account || roleIncludes(roleOf(pull.repository, token.account.login), 'write')
  );
}
