import { annotationNotes } from './annotation-notes.ts';
import type { CodeHost } from './code-host.ts';
import type { Refusal } from './host-answer.ts';
import type { JobSinks } from './job-sinks.ts';
import { postComments } from './post-comments.ts';
import { postSummary } from './post-summary.ts';
import type { PostedFinding, PublishOutcome } from './publish-outcome.ts';
import { quoteNotes } from './quote-notes.ts';
import type { ReviewPlan } from './review-plan.ts';

export interface PublishDeps {
  readonly host: CodeHost;
  readonly job: JobSinks;
  /** Waits so many seconds. */
  readonly pause: (seconds: number) => Promise<void>;
}

const nothingPosted = { posted: [], unposted: [], settled: [], refusal: null } as const;
const noSummary = { action: 'none', url: null, refusal: null } as const;

/**
 * Carries out a plan: the job's summary first, which needs no permission, then comments, then the sticky summary with
 * what found no other place, last annotations for what has no comment. Nothing is lost, whatever the host refuses.
 */
export async function publish(plan: ReviewPlan, deps: PublishDeps): Promise<PublishOutcome> {
  await deps.job.writeSummary(plan.jobSummary);
  const comments = plan.isQuiet ? nothingPosted : await postComments(plan, deps);
  const summary = plan.isQuiet ? noSummary : await postSummary(plan, comments.unposted, deps);
  const unposted = plan.isQuiet ? plan.comments : comments.unposted;

  const told = new Set(comments.posted.map(({ fingerprint }) => fingerprint));
  const inComments = new Set(
    plan.comments
      .filter(({ fingerprint }) => told.has(fingerprint))
      .flatMap(({ fingerprints }) => fingerprints),
  );
  const leftOut = deps.job.annotate(
    plan.annotations.filter(({ fingerprint }) => !inComments.has(fingerprint)),
  );

  const refusal = comments.refusal ?? summary.refusal;
  const notes = [...refusalNotes(refusal, summary.action), ...annotationNotes(leftOut.length)];
  if (notes.length > 0) await deps.job.writeSummary(quoteNotes(notes));
  return {
    findings: [
      ...comments.posted,
      ...unposted.map(({ fingerprint }): PostedFinding => {
        return { fingerprint, where: summary.action === 'none' ? 'job' : 'summary', action: 'created' };
      }),
    ],
    settled: comments.settled,
    summary: { action: summary.action, url: summary.url },
    refusal,
    notes,
  };
}

const reasons: Readonly<Record<Refusal, string>> = {
  permission:
    "GitHub did not allow this run to comment: its token can't write to the pull request, as on those from forks and by Dependabot.",
  'rate-limit':
    "GitHub's rate limit did not let the comments through in time. Running the job again posts them.",
  'no-answer':
    'GitHub did not answer when the comments were posted. Running the job again posts what is missing.',
  'not-acceptable':
    'GitHub did not accept the comment with the summary. Running the job again posts what is missing.',
  other: 'GitHub refused the comments. Running the job again posts what is missing.',
};

function refusalNotes(
  refusal: Refusal | null,
  summary: PublishOutcome['summary']['action'],
): readonly string[] {
  if (refusal === null) return [];
  const where = summary === 'none' ? 'in annotations' : "in the pull request's";
  return [`${reasons[refusal]} All findings are in the job's summary and ${where}.`];
}
