import {
  issueCommentEvent,
  mergeGroupEvent,
  pullRequestEvent,
  pushEvent,
  reviewCommentEvent,
  workflowRunEvent,
} from './events/build-event.ts';
import type { Payload } from './events/event-base.ts';
import { repositoryHtml } from './json/repository-json.ts';
import type { Issue, IssueComment } from './state/issue.ts';
import type { PullRequest } from './state/pull-request.ts';
import type { Repository } from './state/repository.ts';
import { fullName } from './state/repository.ts';
import type { ReviewComment } from './state/review.ts';
import type { WorkflowRun } from './state/workflow-run.ts';
import type { World } from './state/world.ts';

/** What can be read from a repository without the API, and the payloads of its events. */
export class RepositoryHandle {
  readonly state: Repository;
  protected readonly world: World;

  constructor(world: World, state: Repository) {
    this.world = world;
    this.state = state;
  }

  get fullName(): string {
    return fullName(this.state);
  }

  /** Address to clone from. */
  get cloneUrl(): string {
    return `${repositoryHtml(this.world, this.state)}.git`;
  }

  get folder(): string {
    return this.state.folder;
  }

  pull(number: number): PullRequest {
    const pull = this.state.pulls.get(number);
    if (pull === undefined) throw new Error(`${this.fullName} has no pull request ${number}`);
    return pull;
  }

  issue(number: number): Issue {
    const issue = this.state.issues.get(number);
    if (issue === undefined) throw new Error(`${this.fullName} has no issue ${number}`);
    return issue;
  }

  pullRequestEvent(
    number: number,
    action: string,
    options: { readonly sender?: string; readonly before?: string } = {},
  ): Promise<Payload> {
    const pull = this.pull(number);
    return pullRequestEvent(
      this.world,
      pull,
      action,
      options.sender ?? pull.issue.author.login,
      options.before,
    );
  }

  pushEvent(branch: string, before: string | null, sender = this.state.owner.login): Promise<Payload> {
    return pushEvent(this.world, this.state, branch, before, sender);
  }

  mergeGroupEvent(number: number, sender = this.state.owner.login): Promise<Payload> {
    return mergeGroupEvent(this.world, this.pull(number), sender);
  }

  issueCommentEvent(comment: IssueComment, action = 'created'): Payload {
    return issueCommentEvent(this.world, comment, action);
  }

  reviewCommentEvent(comment: ReviewComment, action = 'created'): Payload {
    return reviewCommentEvent(this.world, comment, action);
  }

  workflowRunEvent(run: WorkflowRun): Payload {
    return workflowRunEvent(this.world, this.state, run);
  }
}
