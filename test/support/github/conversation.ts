import type { LocalRepository } from './local-repository.ts';
import type { Account } from './state/account.ts';
import type { CheckRun } from './state/check-run.ts';
import type { IssueComment, Minimized } from './state/issue.ts';
import type { Reaction } from './state/reaction.ts';
import type { Review, ReviewComment, Side, Thread } from './state/review.ts';

/** Everything a person sees on a pull request's page, in the order in which it happened. */
export interface Conversation {
  readonly repository: string;
  readonly number: number;
  readonly title: string;
  readonly body: string;
  readonly author: string;
  readonly state: 'open' | 'closed' | 'merged' | 'draft';
  readonly isLocked: boolean;
  readonly head: string;
  readonly base: string;
  readonly headSha: string;
  readonly entries: readonly ConversationEntry[];
  /** Of the head commit only, the last of each name. */
  readonly checks: readonly ConversationCheck[];
}

export type ConversationEntry = ConversationComment | ConversationReview;

interface Remark {
  readonly id: number;
  readonly author: string;
  readonly body: string;
  readonly createdAt: string;
  readonly isEdited: boolean;
  /** Why it is hidden (outdated, resolved ...); null when it is shown. */
  readonly minimized: string | null;
  /** `eyes`, `+1` ... with their number. */
  readonly reactions: Readonly<Record<string, number>>;
}

interface ConversationComment extends Remark {
  readonly kind: 'comment';
}

export interface ConversationReview {
  readonly kind: 'review';
  readonly id: number;
  readonly author: string;
  readonly state: 'commented' | 'approved' | 'changes-requested' | 'pending' | 'dismissed';
  readonly body: string;
  readonly createdAt: string;
  readonly commit: string;
  readonly threads: readonly ConversationThread[];
}

export interface ConversationThread {
  readonly id: string;
  readonly path: string;
  /** `path:line`, `path:first-last`, or the path alone for a comment on the file; of an outdated one where it stood. */
  readonly place: string;
  readonly line: number | null;
  readonly side: Side;
  readonly isOutdated: boolean;
  readonly isResolved: boolean;
  readonly resolvedBy: string | null;
  readonly diffHunk: string;
  readonly comments: readonly Remark[];
}

export interface ConversationCheck {
  readonly name: string;
  readonly app: string;
  readonly status: string;
  readonly conclusion: string | null;
  readonly title: string | null;
  readonly summary: string | null;
  readonly text: string | null;
  readonly annotations: readonly {
    readonly place: string;
    readonly level: string;
    readonly title: string | null;
    readonly message: string;
  }[];
}

export function conversationOf(repository: LocalRepository, number: number): Conversation {
  const pull = repository.pull(number);
  const { issue } = pull;
  const comments = issue.comments.map((one) => ({ id: one.id, entry: commentEntry(one) }));
  const reviews = pull.reviews
    .filter((review) => hasContent(review, pull.threads))
    .map((one) => ({ id: one.id, entry: reviewEntry(one, pull.threads) }));
  return {
    repository: repository.fullName,
    number,
    title: issue.title,
    body: issue.body ?? '',
    author: issue.author.login,
    state:
      pull.mergedAt !== null
        ? 'merged'
        : issue.state === 'closed'
          ? 'closed'
          : pull.isDraft
            ? 'draft'
            : 'open',
    isLocked: issue.isLocked,
    head: pull.headRepository === pull.repository ? pull.headRef : `${pull.headOwner}:${pull.headRef}`,
    base: pull.baseRef,
    headSha: pull.headSha,
    entries: [...comments, ...reviews].sort((one, other) => one.id - other.id).map((one) => one.entry),
    checks: latestChecks(repository.state.checkRuns.filter((run) => run.headSha === pull.headSha)).map(
      checkEntry,
    ),
  };
}

/** A reply makes a review of its own that nobody sees: its comment stands in the thread. */
function hasContent(review: Review, threads: readonly Thread[]): boolean {
  return (
    review.body !== '' ||
    review.state !== 'COMMENTED' ||
    threads.some((thread) => thread.comments[0]?.review === review)
  );
}

const commentEntry = (comment: IssueComment): ConversationComment => ({
  kind: 'comment',
  ...remark(comment),
});

function reviewEntry(review: Review, threads: readonly Thread[]): ConversationReview {
  return {
    kind: 'review',
    id: review.id,
    author: review.author.login,
    state: review.state.toLowerCase().replace('_', '-') as ConversationReview['state'],
    body: review.body,
    createdAt: review.createdAt,
    commit: review.commitId,
    threads: threads.filter((thread) => thread.comments[0]?.review === review).map(threadEntry),
  };
}

function threadEntry(thread: Thread): ConversationThread {
  const { place, origin, isOutdated } = thread;
  const { path, line, startLine } = isOutdated ? origin : place;
  return {
    id: thread.nodeId,
    path,
    place: line === null ? path : `${path}:${startLine === null ? line : `${startLine}-${line}`}`,
    line: place.line,
    side: thread.side,
    isOutdated,
    isResolved: thread.resolvedBy !== null,
    resolvedBy: thread.resolvedBy?.login ?? null,
    diffHunk: origin.diffHunk,
    comments: thread.comments.map(remark),
  };
}

interface RemarkSource {
  readonly id: number;
  readonly author: Account;
  readonly body: string;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly minimized: Minimized | null;
  readonly reactions: readonly Reaction[];
}

function remark(source: IssueComment | ReviewComment): Remark {
  const { id, author, body, createdAt, updatedAt, minimized, reactions }: RemarkSource = source;
  const counts: Record<string, number> = {};
  for (const { content } of reactions) counts[content] = (counts[content] ?? 0) + 1;
  return {
    id,
    author: author.login,
    body,
    createdAt,
    isEdited: updatedAt !== createdAt,
    minimized: minimized?.reason.toLowerCase() ?? null,
    reactions: counts,
  };
}

const latestChecks = (runs: readonly CheckRun[]): CheckRun[] => [
  ...new Map(runs.map((run) => [`${run.app.id}:${run.name}`, run])).values(),
];

const checkEntry = (run: CheckRun): ConversationCheck => ({
  name: run.name,
  app: run.app.slug,
  status: run.status,
  conclusion: run.conclusion,
  title: run.title,
  summary: run.summary,
  text: run.text,
  annotations: run.annotations.map((one) => ({
    place: `${one.path}:${one.start_line}`,
    level: one.annotation_level,
    title: one.title ?? null,
    message: one.message,
  })),
});
