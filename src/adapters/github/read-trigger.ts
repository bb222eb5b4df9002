import { z } from 'zod';
import { ConfigurationError } from '../../domain/errors.ts';
import type { FinishedAnalysis, Trigger, TypedComment } from '../../domain/trigger.ts';
import { readFinishedAnalysis, workflowRunPayload } from './read-finished-analysis.ts';
import {
  issueCommentPayload,
  readIssueComment,
  readReviewComment,
  reviewCommentPayload,
} from './read-typed-comment.ts';

const sha = z.string().regex(/^[0-9a-f]{40}$/);

const pullRequestPayload = z.object({
  action: z.string(),
  pull_request: z.object({
    number: z.number().int().positive(),
    head: z.object({ sha, repo: z.object({ id: z.number() }).nullable() }),
    base: z.object({ repo: z.object({ id: z.number() }) }),
  }),
});

const mergeGroupPayload = z.object({ merge_group: z.object({ head_sha: sha, base_sha: sha }) });

const pushPayload = z.object({ before: sha, after: sha, deleted: z.boolean().optional() });

/** Actions of a pull request after which its code is another one, or counts for the first time. */
const reviewedActions = ['opened', 'synchronize', 'reopened', 'ready_for_review'];

const noCommit = '0'.repeat(40);

/**
 * Reads the event that started the workflow run.
 * Throws ConfigurationError when its payload is not what GitHub sends for that event.
 * @param allowPullRequestTarget the user's consent to run with a token that can write
 */
export function readTrigger(
  eventName: string,
  payload: unknown,
  allowPullRequestTarget: boolean,
): Trigger | FinishedAnalysis | TypedComment {
  switch (eventName) {
    case 'pull_request':
      return readPullRequest(parse(pullRequestPayload, payload, eventName));
    case 'pull_request_target': {
      if (!allowPullRequestTarget) {
        return {
          event: 'refused',
          reasonCode: 'pull-request-target',
          message:
            'pull_request_target runs the code of strangers with a token that can write. ' +
            'Use pull_request, or set the input allow-pull-request-target: true after reading docs/security.md.',
        };
      }
      return readPullRequest(parse(pullRequestPayload, payload, eventName));
    }
    case 'merge_group': {
      const { merge_group: group } = parse(mergeGroupPayload, payload, eventName);
      return { event: 'merge-group', baseSha: group.base_sha, headSha: group.head_sha };
    }
    case 'push':
      return readPush(parse(pushPayload, payload, eventName));
    case 'schedule':
    case 'workflow_dispatch':
      return { event: 'nightly' };
    case 'workflow_run':
      return readFinishedAnalysis(parse(workflowRunPayload, payload, eventName));
    case 'issue_comment':
      return readIssueComment(parse(issueCommentPayload, payload, eventName));
    case 'pull_request_review_comment':
      return readReviewComment(parse(reviewCommentPayload, payload, eventName));
    default:
      return ignored('unsupported-event', `nothing to do on the event ${eventName.replace(/[^\w-]/g, '?')}`);
  }
}

function readPullRequest({ action, pull_request: pull }: z.output<typeof pullRequestPayload>): Trigger {
  if (!reviewedActions.includes(action)) {
    return ignored('unsupported-action', 'nothing to do: the code of the pull request did not change');
  }
  return { event: 'pull-request', number: pull.number, headSha: pull.head.sha };
}

function readPush({ before, after, deleted }: z.output<typeof pushPayload>): Trigger {
  if (deleted === true || after === noCommit)
    return ignored('branch-deleted', 'nothing to do: the branch was deleted');
  return { event: 'push', before: before === noCommit ? null : before, after };
}

function ignored(reasonCode: string, message: string): Trigger {
  return { event: 'ignored', reasonCode, message };
}

function parse<Schema extends z.ZodType>(
  schema: Schema,
  payload: unknown,
  eventName: string,
): z.output<Schema> {
  const result = schema.safeParse(payload);
  if (result.success) return result.data;
  const where = result.error.issues[0]?.path.join('.') ?? '';
  throw new ConfigurationError(
    `the payload of the ${eventName} event is not what GitHub sends: ${where} is wrong`,
  );
}
