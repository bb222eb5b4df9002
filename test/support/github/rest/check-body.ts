import { roleOf } from '../http/authorize.ts';
import type { Call } from '../http/call.ts';
import { tokenOf } from '../http/call.ts';
import { forbidden, validationFailed } from '../http/refusal.ts';
import type { Account } from '../state/account.ts';
import { roleIncludes } from '../state/account.ts';
import type { Issue } from '../state/issue.ts';
import type { Limits } from '../state/limits.ts';
import type { Repository } from '../state/repository.ts';
import type { Token } from '../state/token.ts';

/** Four bytes are kept for each of the 65,536 characters. */
const BYTES_PER_CHARACTER = 4;

export const isBlank = (text: string): boolean => text.trim() === '';
export const isTooLong = (text: string, limits: Limits): boolean =>
  [...text].length > limits.body || Buffer.byteLength(text) > limits.body * BYTES_PER_CHARACTER;

/** Throws where GitHub takes no such issue comment. */
export function checkIssueCommentBody(call: Call, body: string): void {
  const refuse = (message: string) =>
    validationFailed({ resource: 'IssueComment', code: 'unprocessable', field: 'data', message });
  if (isBlank(body)) throw refuse('Body cannot be blank');
  if (isTooLong(body, call.world.limits)) throw refuse(tooLong('Body', call.world.limits));
}

export function checkReviewCommentBody(call: Call, body: string): void {
  const resource = 'PullRequestReviewComment';
  if (isBlank(body)) throw validationFailed({ resource, code: 'missing_field', field: 'body' });
  if (isTooLong(body, call.world.limits))
    throw validationFailed({
      resource,
      code: 'custom',
      field: 'body',
      message: tooLong('body', call.world.limits),
    });
}

export const tooLong = (what: string, limits: Limits): string =>
  `${what} is too long (maximum is ${limits.body} characters)`;

/** A locked conversation takes comments from those who may write only. */
export function checkNotLocked(call: Call, issue: Issue): void {
  if (!issue.isLocked) return;
  const token = tokenOf(call);
  if (token.kind !== 'user') return;
  if (roleIncludes(roleOf(issue.repository, token.account.login), 'write')) return;
  throw forbidden(
    'Unable to create comment because issue is locked.',
    'https://docs.github.com/articles/locking-conversations/',
  );
}

/** Editing and deleting: the author, or whoever may write. */
export function checkMayEdit(token: Token, repository: Repository, author: Account): void {
  if (token.account === author || token.kind !== 'user') return;
  if (roleIncludes(roleOf(repository, token.account.login), 'write')) return;
  throw forbidden('Must have write access to Repository.');
}
