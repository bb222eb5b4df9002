import { conversationOf } from '../support/github/conversation.ts';
import type { IssueComment } from '../support/github/state/issue.ts';
import type { ReviewComment } from '../support/github/state/review.ts';
import type { Permissions } from '../support/github/state/token.ts';
import type { ActionOptions, ActionRun } from '../support/run-action.ts';
import { runAction } from '../support/run-action.ts';
import { pullRequest, type Scenario } from './scenario.ts';

type Files = Parameters<typeof pullRequest>[0];
type Over = Partial<ActionOptions>;

/** A pull request whose workflows answer commands. */
export interface CommandScenario extends Scenario {
  /** A token of the workflow's own kind. */
  readonly commandToken: string;
  /** Somebody comments in the conversation, and the workflow runs on it. */
  type(body: string, by?: string, over?: Over): Promise<ActionRun>;
  /** The same on a comment that is there. */
  onComment(comment: IssueComment, over?: Over, action?: string): Promise<ActionRun>;
  onReply(comment: ReviewComment, over?: Over): Promise<ActionRun>;
  /** Bodies of the comments of the conversation that the workflow wrote, without the hidden line. */
  replies(): readonly string[];
}

export const wendy = 'wendy';

/** A test of array bounds whose limit decides whether it fails. */
export const program = (limit: number) => `int nondet_int(void);
static int table[4];
int main(void)
{
  int i = nondet_int();
  if (i < 0 || i > ${limit})
    return 1;
  return table[i];
}
`;

const settings = { '.github/esbmc.yml': 'checks: [memory]\ncommands: true\n' };

/** `wendy` may write, and everybody else may read. */
export async function commandScenario(
  base: Files = { 'a.c': program(3) },
  head: Files = { 'a.c': program(4) },
  permissions: Permissions = { contents: 'write', pull_requests: 'write' },
): Promise<CommandScenario> {
  const scenario = await pullRequest({ ...settings, ...base }, head);
  const { github, repository, number } = scenario;
  repository.setRole(wendy, 'write');
  const commandToken = github.createToken({ kind: 'actions', repositories: [repository], permissions });
  const run = async (event: string, payload: unknown, over: Over): Promise<ActionRun> => {
    const given = { github, repository, event, payload, token: commandToken, ref: 'refs/heads/main' };
    const done = await runAction({ ...given, ...over, inputs: { push: 'true', ...over.inputs } });
    github.assertNoUnknownRequests();
    return done;
  };
  const onComment: CommandScenario['onComment'] = (comment, over = {}, action = 'created') =>
    run('issue_comment', repository.issueCommentEvent(comment, action), over);
  return {
    ...scenario,
    commandToken,
    onComment,
    onReply: (comment, over = {}) =>
      run('pull_request_review_comment', repository.reviewCommentEvent(comment, 'created'), over),
    type: (body, by = wendy, over = {}) => onComment(repository.addIssueComment(number, by, body), over),
    replies: () =>
      conversationOf(repository, number)
        .entries.filter(({ kind, author }) => kind === 'comment' && author === 'github-actions[bot]')
        .map(({ body }) => body.replace(/^<!--.*-->\r?\n/, '')),
    [Symbol.asyncDispose]: () => scenario[Symbol.asyncDispose](),
  };
}
