import { issueHtml } from '../../json/issue-json.ts';
import type { Issue, IssueComment } from '../../state/issue.ts';
import type { PullRequest } from '../../state/pull-request.ts';
import type { Reaction } from '../../state/reaction.ts';
import type { Review, ReviewComment, Thread } from '../../state/review.ts';
import type { GraphqlContext } from '../context.ts';
import type { Resolvers } from '../execute.ts';
import { connection } from './connection.ts';
import { mayResolve } from './may-resolve.ts';
import { refNode } from './repository-resolvers.ts';
import { commentFields, minimizableFields, nodeFields, REACTION_NAMES, reactableFields } from './shared.ts';

type Map = Resolvers<GraphqlContext>;

const issueResolvers: Map = {
  ...nodeFields('Issue'),
  ...commentFields<Issue>('Issue', (issue) => issue.repository),
  ...reactableFields('Issue'),
  'Issue.body': ({ body }: Issue) => body ?? '',
  'Issue.state': ({ state }: Issue) => state.toUpperCase(),
  'Issue.closed': ({ state }: Issue) => state === 'closed',
  'Issue.locked': ({ isLocked }: Issue) => isLocked,
  'Issue.url': (issue: Issue, _args, { world }) => issueHtml(world, issue),
  'Issue.comments': ({ comments }: Issue, args) => connection('comments', comments, args),
  ...nodeFields('IssueComment'),
  ...commentFields<IssueComment>('IssueComment', (comment) => comment.issue.repository),
  ...minimizableFields('IssueComment'),
  ...reactableFields('IssueComment'),
  'IssueComment.url': (comment: IssueComment, _args, { world }) =>
    `${issueHtml(world, comment.issue)}#issuecomment-${comment.id}`,
};

const pullResolvers: Map = {
  ...nodeFields('PullRequest'),
  'PullRequest.number': ({ issue }: PullRequest) => issue.number,
  'PullRequest.title': ({ issue }: PullRequest) => issue.title,
  'PullRequest.body': ({ issue }: PullRequest) => issue.body ?? '',
  'PullRequest.state': ({ issue, mergedAt }: PullRequest) =>
    mergedAt === null ? issue.state.toUpperCase() : 'MERGED',
  'PullRequest.closed': ({ issue }: PullRequest) => issue.state === 'closed',
  'PullRequest.merged': ({ mergedAt }: PullRequest) => mergedAt !== null,
  'PullRequest.mergeable': ({ mergeable }: PullRequest) =>
    mergeable === null ? 'UNKNOWN' : mergeable ? 'MERGEABLE' : 'CONFLICTING',
  'PullRequest.isCrossRepository': ({ headRepository, repository }: PullRequest) =>
    headRepository !== repository,
  'PullRequest.locked': ({ issue }: PullRequest) => issue.isLocked,
  'PullRequest.activeLockReason': ({ issue }: PullRequest) =>
    issue.lockReason?.toUpperCase().replace(/[ -]/g, '_') ?? null,
  'PullRequest.url': ({ issue }: PullRequest, _args, { world }) => issueHtml(world, issue),
  'PullRequest.author': ({ issue }: PullRequest) => issue.author,
  'PullRequest.authorAssociation': ({ issue }: PullRequest, args, context) =>
    issueResolvers['Issue.authorAssociation']?.(issue as never, args, context),
  'PullRequest.createdAt': ({ issue }: PullRequest) => issue.createdAt,
  'PullRequest.updatedAt': ({ issue }: PullRequest) => issue.updatedAt,
  'PullRequest.viewerDidAuthor': ({ issue }: PullRequest, _args, { token }) => issue.author === token.account,
  'PullRequest.viewerCanReact': () => true,
  'PullRequest.reactionGroups': ({ issue }: PullRequest, args, context) =>
    issueResolvers['Issue.reactionGroups']?.(issue as never, args, context),
  'PullRequest.headRefName': ({ headRef }: PullRequest) => headRef,
  'PullRequest.headRefOid': ({ headSha }: PullRequest) => headSha,
  'PullRequest.baseRefName': ({ baseRef }: PullRequest) => baseRef,
  'PullRequest.baseRefOid': ({ baseSha }: PullRequest) => baseSha,
  'PullRequest.headRef': ({ headRepository, headRef }: PullRequest) =>
    headRepository === null ? null : refNode(headRepository, headRef),
  'PullRequest.comments': ({ issue }: PullRequest, args) => connection('comments', issue.comments, args),
  'PullRequest.reviews': ({ reviews }: PullRequest, args, { token }) => {
    const { states, author } = args as { states?: string[]; author?: string };
    const shown = reviews
      .filter((one) => one.state !== 'PENDING' || one.author === token.account)
      .filter((one) => states === undefined || states.includes(one.state))
      .filter((one) => author === undefined || one.author.login === author);
    return connection('reviews', shown, args);
  },
  'PullRequest.reviewThreads': ({ threads }: PullRequest, args, { token }) =>
    connection(
      'reviewThreads',
      threads.filter((thread) => visibleComments(thread, token.account).length > 0),
      args,
    ),
};

const visibleComments = (thread: Thread, viewer: GraphqlContext['token']['account']): ReviewComment[] =>
  thread.comments.filter((one) => one.review.state !== 'PENDING' || one.author === viewer);

const threadResolvers: Map = {
  'PullRequestReviewThread.id': ({ nodeId }: Thread) => nodeId,
  'PullRequestReviewThread.isResolved': ({ resolvedBy }: Thread) => resolvedBy !== null,
  'PullRequestReviewThread.isCollapsed': ({ resolvedBy, isOutdated }: Thread) =>
    resolvedBy !== null || isOutdated,
  'PullRequestReviewThread.path': ({ place }: Thread) => place.path,
  'PullRequestReviewThread.line': ({ place }: Thread) => place.line,
  'PullRequestReviewThread.startLine': ({ place }: Thread) => place.startLine,
  'PullRequestReviewThread.originalLine': ({ origin }: Thread) => origin.line,
  'PullRequestReviewThread.originalStartLine': ({ origin }: Thread) => origin.startLine,
  'PullRequestReviewThread.diffSide': ({ side }: Thread) => side,
  'PullRequestReviewThread.startDiffSide': ({ startSide }: Thread) => startSide,
  'PullRequestReviewThread.subjectType': ({ subject }: Thread) => subject.toUpperCase(),
  // the schema says User, so a bot that resolved is not told
  'PullRequestReviewThread.resolvedBy': ({ resolvedBy }: Thread) =>
    resolvedBy?.type === 'User' ? resolvedBy : null,
  'PullRequestReviewThread.viewerCanReply': () => true,
  'PullRequestReviewThread.viewerCanResolve': (thread: Thread, _args, { token }) =>
    thread.resolvedBy === null && mayResolve(thread, token),
  'PullRequestReviewThread.viewerCanUnresolve': (thread: Thread, _args, { token }) =>
    thread.resolvedBy !== null && mayResolve(thread, token),
  'PullRequestReviewThread.pullRequest': ({ pull }: Thread) => pull,
  'PullRequestReviewThread.repository': ({ pull }: Thread) => pull.repository,
  'PullRequestReviewThread.comments': (thread: Thread, args, { token }) =>
    connection('comments', visibleComments(thread, token.account), args),
};

const reviewResolvers: Map = {
  ...nodeFields('PullRequestReview'),
  ...commentFields<Review>('PullRequestReview', (review) => review.pull.repository),
  ...minimizableFields('PullRequestReview'),
  'PullRequestReview.updatedAt': ({ submittedAt, createdAt }: Review) => submittedAt ?? createdAt,
  'PullRequestReview.url': ({ pull, id }: Review, _args, { world }) =>
    `${issueHtml(world, pull.issue)}#pullrequestreview-${id}`,
  'PullRequestReview.pullRequest': ({ pull }: Review) => pull,
  ...nodeFields('PullRequestReviewComment'),
  ...commentFields<ReviewComment>('PullRequestReviewComment', (comment) => comment.thread.pull.repository),
  ...minimizableFields('PullRequestReviewComment'),
  ...reactableFields('PullRequestReviewComment'),
  'PullRequestReviewComment.url': ({ thread, id }: ReviewComment, _args, { world }) =>
    `${issueHtml(world, thread.pull.issue)}#discussion_r${id}`,
  'PullRequestReviewComment.path': ({ thread }: ReviewComment) => thread.place.path,
  'PullRequestReviewComment.line': ({ thread }: ReviewComment) => thread.place.line,
  'PullRequestReviewComment.startLine': ({ thread }: ReviewComment) => thread.place.startLine,
  'PullRequestReviewComment.originalLine': ({ thread }: ReviewComment) => thread.origin.line,
  'PullRequestReviewComment.originalStartLine': ({ thread }: ReviewComment) => thread.origin.startLine,
  'PullRequestReviewComment.diffHunk': ({ thread }: ReviewComment) => thread.origin.diffHunk,
  'PullRequestReviewComment.outdated': ({ thread }: ReviewComment) => thread.isOutdated,
  'PullRequestReviewComment.subjectType': ({ thread }: ReviewComment) => thread.subject.toUpperCase(),
  'PullRequestReviewComment.state': ({ review }: ReviewComment) =>
    review.state === 'PENDING' ? 'PENDING' : 'SUBMITTED',
  'PullRequestReviewComment.replyTo': ({ inReplyTo }: ReviewComment) => inReplyTo,
  'PullRequestReviewComment.pullRequest': ({ thread }: ReviewComment) => thread.pull,
  'PullRequestReviewComment.pullRequestReview': ({ review }: ReviewComment) => review,
};

export const conversationResolvers: Map = {
  ...issueResolvers,
  ...pullResolvers,
  ...threadResolvers,
  ...reviewResolvers,
  ...nodeFields('Reaction'),
  'Reaction.content': ({ content }: Reaction) => REACTION_NAMES[content],
  'Reaction.user': ({ author }: Reaction) => (author.type === 'User' ? author : null),
  'ReactionGroup.reactors': ({ count }: { count: number }) => ({ totalCount: count }),
};
