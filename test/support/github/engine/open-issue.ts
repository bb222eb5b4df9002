import type { Account } from '../state/account.ts';
import type { Issue, IssueComment, Label } from '../state/issue.ts';
import type { Repository } from '../state/repository.ts';
import type { App } from '../state/token.ts';
import type { World } from '../state/world.ts';
import { register } from '../state/world.ts';
import { deliver } from './deliver.ts';

export interface NewIssue {
  readonly title: string;
  readonly body: string | null;
  readonly author: Account;
  readonly app: App | null;
  readonly isPullRequest: boolean;
}

/** Adds an issue (or a pull request's issue half) under the repository's next number. */
export function openIssue(world: World, repository: Repository, wanted: NewIssue): Issue {
  const number = Math.max(0, ...repository.issues.keys()) + 1;
  const now = world.identity.now();
  const make = (id: number, nodeId: string): Issue => ({
    ...wanted,
    id,
    nodeId,
    repository,
    number,
    createdAt: now,
    comments: [],
    reactions: [],
    state: 'open',
    stateReason: null,
    labels: [],
    assignees: [],
    isLocked: false,
    lockReason: null,
    updatedAt: now,
    closedAt: null,
    closedBy: null,
  });
  const issue = register(world, 'I', 'Issue', make);
  repository.issues.set(number, issue);
  if (!wanted.isPullRequest)
    deliver(world, wanted.author, { event: 'issues', action: 'opened', repository, number });
  return issue;
}

export function addIssueComment(
  world: World,
  issue: Issue,
  author: Account,
  app: App | null,
  body: string,
): IssueComment {
  const now = world.identity.now();
  const make = (id: number, nodeId: string): IssueComment => ({
    id,
    nodeId,
    issue,
    author,
    app,
    body,
    createdAt: now,
    updatedAt: now,
    reactions: [],
    minimized: null,
  });
  const comment = register(world, 'IC', 'IssueComment', make);
  issue.comments.push(comment);
  issue.updatedAt = now;
  deliver(world, author, {
    event: 'issue_comment',
    action: 'created',
    repository: issue.repository,
    number: issue.number,
  });
  return comment;
}

/** The label of that name, made when it is new (as adding one to an issue does). */
export function labelNamed(world: World, repository: Repository, name: string): Label {
  const known = repository.labels.get(name.toLowerCase());
  if (known !== undefined) return known;
  const label = register(
    world,
    'LA',
    'Label',
    (id, nodeId): Label => ({ id, nodeId, name, color: 'ededed', description: null }),
  );
  repository.labels.set(name.toLowerCase(), label);
  return label;
}

export function setIssueState(
  world: World,
  issue: Issue,
  state: Issue['state'],
  by: Account,
  reason: Issue['stateReason'] = null,
): void {
  if (issue.state === state) return;
  const now = world.identity.now();
  issue.state = state;
  issue.stateReason = issue.isPullRequest
    ? null
    : (reason ?? (state === 'closed' ? 'completed' : 'reopened'));
  issue.updatedAt = now;
  issue.closedAt = state === 'closed' ? now : null;
  issue.closedBy = state === 'closed' ? by : null;
  const event = issue.isPullRequest ? 'pull_request' : 'issues';
  deliver(world, by, {
    event,
    action: state === 'closed' ? 'closed' : 'reopened',
    repository: issue.repository,
    number: issue.number,
  });
}
