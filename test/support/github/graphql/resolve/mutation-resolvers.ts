import { addReview, addReviewComment } from '../../engine/add-review.ts';
import { react } from '../../engine/react.ts';
import { canSee, isInstalled, roleOf } from '../../http/authorize.ts';
import type { Account } from '../../state/account.ts';
import { roleIncludes } from '../../state/account.ts';
import type { Minimized } from '../../state/issue.ts';
import type { Reaction } from '../../state/reaction.ts';
import type { Repository } from '../../state/repository.ts';
import type { ReviewComment, Thread } from '../../state/review.ts';
import type { Token } from '../../state/token.ts';
import { levelOf } from '../../state/token.ts';
import { typeNames } from '../../state/type-names.ts';
import type { GraphqlContext } from '../context.ts';
import type { Arguments, Resolvers } from '../execute.ts';
import { FieldRefusal, forbiddenField, unresolvedNode } from '../graphql-error.ts';
import { createCommitOnBranch } from './create-commit.ts';
import { mayResolve } from './may-resolve.ts';
import { nodeNamed, repositoryOfNode } from './nodes.ts';
import { contentNamed } from './shared.ts';

type Input = Readonly<Record<string, unknown>>;
const inputOf = (args: Arguments): Input => args.input as Input;
const echo = (input: Input): { clientMutationId: unknown } => ({
  clientMutationId: input.clientMutationId ?? null,
});

/** A node of one of these types in a repository that the token sees. */
function subject<T extends object>(
  { world, token }: GraphqlContext,
  id: unknown,
  types: readonly string[],
): { value: T; repository: Repository } {
  const value = nodeNamed(world, token, String(id));
  const repository = value === null ? null : repositoryOfNode(value);
  if (
    value === null ||
    repository === null ||
    !types.includes(typeNames.get(value) ?? '') ||
    !canSee(token, repository)
  )
    throw unresolvedNode(String(id));
  return { value: value as T, repository };
}

/** Issues or pull requests, as the subject is one or the other. */
function checkMayComment(token: Token, repository: Repository, type: string): void {
  const isReview = type.startsWith('PullRequestReview');
  const hasLevel =
    levelOf(token, 'pull_requests') === 'write' || (!isReview && levelOf(token, 'issues') === 'write');
  if (!hasLevel || !isInstalled(token, repository)) throw forbiddenField();
}

function setResolved(args: Arguments, context: GraphqlContext, isResolved: boolean): unknown {
  const input = inputOf(args);
  const { value: thread } = subject<Thread>(context, input.threadId, ['PullRequestReviewThread']);
  if (!mayResolve(thread, context.token)) throw forbiddenField();
  thread.resolvedBy = isResolved ? context.token.account : null;
  return { thread, ...echo(input) };
}

const MINIMIZABLE = ['IssueComment', 'PullRequestReviewComment', 'PullRequestReview'];

function setMinimized(args: Arguments, context: GraphqlContext, reason: string | null, key: string): unknown {
  const input = inputOf(args);
  const { value, repository } = subject<{ minimized: Minimized | null; author: Account }>(
    context,
    input.subjectId,
    MINIMIZABLE,
  );
  checkMayComment(context.token, repository, typeNames.get(value) ?? '');
  const { token } = context;
  const isOwn = value.author === token.account;
  if (token.kind === 'user' && !isOwn && !roleIncludes(roleOf(repository, token.account.login), 'write')) {
    throw new FieldRefusal(
      'FORBIDDEN',
      `${token.account.login} does not have the correct permissions to execute \`MinimizeComment\``,
    );
  }
  value.minimized = reason === null ? null : { by: token.account, reason };
  return { [key]: value, ...echo(input) };
}

const REACTABLE = ['Issue', 'PullRequest', 'IssueComment', 'PullRequestReviewComment'];

function setReaction(args: Arguments, context: GraphqlContext, isWanted: boolean): unknown {
  const input = inputOf(args);
  const { value, repository } = subject<{ reactions?: Reaction[]; issue?: { reactions: Reaction[] } }>(
    context,
    input.subjectId,
    REACTABLE,
  );
  checkMayComment(context.token, repository, typeNames.get(value) ?? '');
  const reactions = typeNames.get(value) === 'PullRequest' ? value.issue?.reactions : value.reactions;
  if (reactions === undefined) throw unresolvedNode(String(input.subjectId));
  const content = contentNamed(String(input.content));
  const { account } = context.token;
  if (isWanted)
    return {
      reaction: react(context.world, reactions, account, content).reaction,
      subject: value,
      ...echo(input),
    };
  const index = reactions.findIndex((one) => one.author === account && one.content === content);
  if (index === -1) throw new FieldRefusal('NOT_FOUND', 'Could not find the reaction');
  const [reaction] = reactions.splice(index, 1);
  return { reaction, subject: value, ...echo(input) };
}

function replyToThread(args: Arguments, context: GraphqlContext): unknown {
  const input = inputOf(args);
  const { value: thread, repository } = subject<Thread>(context, input.pullRequestReviewThreadId, [
    'PullRequestReviewThread',
  ]);
  const { world, token } = context;
  checkMayComment(token, repository, 'PullRequestReviewThread');
  const body = String(input.body);
  if (body.trim() === '') throw new FieldRefusal('UNPROCESSABLE', "Body can't be blank");
  if ([...body].length > world.limits.body)
    throw new FieldRefusal('UNPROCESSABLE', `Body is too long (maximum is ${world.limits.body} characters)`);
  if (thread.pull.reviews.some((one) => one.state === 'PENDING' && one.author === token.account)) {
    throw new FieldRefusal('UNPROCESSABLE', 'User can only have one pending review per pull request');
  }
  const review = addReview(world, thread.pull, token.account, '', 'COMMENTED', thread.pull.headSha);
  const comment: ReviewComment = addReviewComment(world, thread, review, body);
  return { comment, ...echo(input) };
}

export const mutationResolvers: Resolvers<GraphqlContext> = {
  'Mutation.resolveReviewThread': (_source, args, context) => setResolved(args, context, true),
  'Mutation.unresolveReviewThread': (_source, args, context) => setResolved(args, context, false),
  'Mutation.addPullRequestReviewThreadReply': (_source, args, context) => replyToThread(args, context),
  'Mutation.minimizeComment': (_source, args, context) =>
    setMinimized(args, context, String(inputOf(args).classifier), 'minimizedComment'),
  'Mutation.unminimizeComment': (_source, args, context) =>
    setMinimized(args, context, null, 'unminimizedComment'),
  'Mutation.addReaction': (_source, args, context) => setReaction(args, context, true),
  'Mutation.removeReaction': (_source, args, context) => setReaction(args, context, false),
  'Mutation.createCommitOnBranch': (_source, args, context) => createCommitOnBranch(inputOf(args), context),
};
