import { z } from 'zod';
import type { Trigger, TypedComment } from '../../domain/trigger.ts';

const comment = z.object({
  id: z.number().int().positive(),
  body: z.string().nullable(),
  user: z.object({ id: z.number(), login: z.string().min(1), type: z.string() }).nullable(),
});

/** The payload of an `issue_comment` event, as far as it is needed; issues and pull requests share it. */
export const issueCommentPayload = z.object({
  action: z.string(),
  issue: z.object({ number: z.number().int().positive(), pull_request: z.object({}).nullish() }),
  comment,
});

/** The payload of a `pull_request_review_comment` event. */
export const reviewCommentPayload = z.object({
  action: z.string(),
  pull_request: z.object({
    number: z.number().int().positive(),
    head: z.object({ repo: z.object({ id: z.number() }).nullable() }),
    base: z.object({ repo: z.object({ id: z.number() }) }),
  }),
  comment: comment.extend({ in_reply_to_id: z.number().int().positive().optional() }),
});

type Ignored = Trigger & { event: 'ignored' };

export function readIssueComment({
  action,
  issue,
  comment: written,
}: z.output<typeof issueCommentPayload>): TypedComment | Ignored {
  if (issue.pull_request == null) {
    return ignored('no-pull-request', 'nothing to do: the comment is on an issue');
  }
  const rest = { number: issue.number, threadId: null, place: 'conversation', isReadOnly: false } as const;
  return typed(action, written, rest);
}

export function readReviewComment({
  action,
  pull_request: pull,
  comment: written,
}: z.output<typeof reviewCommentPayload>): TypedComment | Ignored {
  const isReadOnly = pull.head.repo?.id !== pull.base.repo.id;
  const threadId = written.in_reply_to_id ?? null;
  return typed(action, written, { number: pull.number, threadId, place: 'diff', isReadOnly });
}

/** An edited comment never commands: somebody else may have edited it. */
function typed(
  action: string,
  { id, body, user }: z.output<typeof comment>,
  rest: Pick<TypedComment, 'number' | 'threadId' | 'place' | 'isReadOnly'>,
): TypedComment | Ignored {
  if (action !== 'created') {
    return ignored('unsupported-action', 'nothing to do: only a new comment can be a command');
  }
  // Bots are not asked what they may do, and would answer each other.
  if (user === null || user.type === 'Bot') return ignored('bot', 'nothing to do: a bot wrote the comment');
  return { event: 'comment', id, author: { id: user.id, login: user.login }, body: body ?? '', ...rest };
}

function ignored(reasonCode: string, message: string): Ignored {
  return { event: 'ignored', reasonCode, message };
}
