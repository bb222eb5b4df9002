import { addReview, addReviewComment, addThread } from './engine/add-review.ts';
import { forkRepository } from './engine/create-repository.ts';
import { findLine } from './engine/find-line.ts';
import { addIssueComment, labelNamed, openIssue, setIssueState } from './engine/open-issue.ts';
import { openPull } from './engine/open-pull.ts';
import { pullDiff } from './engine/pull-diff.ts';
import { changingRefs } from './engine/refs-changed.ts';
import { syncPull } from './engine/sync-pull.ts';
import { branchTip, resolveCommit } from './git/bare-repository.ts';
import { git, gitBytes } from './git/run-git.ts';
import type { Files } from './git/write-commit.ts';
import { writeCommit } from './git/write-commit.ts';
import { RepositoryHandle } from './repository-handle.ts';
import type { Role } from './state/account.ts';
import type { Issue, IssueComment } from './state/issue.ts';
import type { PullRequest } from './state/pull-request.ts';
import type { Protection } from './state/repository.ts';
import type { ReviewComment, Side } from './state/review.ts';
import type { WorkflowRun } from './state/workflow-run.ts';
import { accountOf, register } from './state/world.ts';

export interface CommitOptions {
  readonly branch: string;
  /** Branch, tag or sha to start from; left out: the branch's own tip (or a root commit for a new repository). */
  readonly from?: string;
  readonly files: Files;
  readonly message: string;
  readonly author?: string;
  /** Rewrites the branch: `from` becomes its parent whatever it was. */
  readonly force?: boolean;
}

export interface PullOptions {
  readonly title: string;
  readonly body?: string;
  readonly head: string;
  readonly base: string;
  readonly draft?: boolean;
  readonly author?: string;
  /** A fork; left out: the repository itself. */
  readonly headRepo?: LocalRepository;
  readonly maintainerCanModify?: boolean;
}

/** A handle on a repository: what its people do there by hand, without the API. */
export class LocalRepository extends RepositoryHandle {
  setRole(login: string, role: Role): void {
    accountOf(this.world, login);
    this.state.roles.set(login.toLowerCase(), role);
  }

  /** Nobody but `pushers` may push; merges need the checks. */
  protect(branch: string, protection: Partial<Protection> = {}): void {
    this.state.protections.set(branch, { kind: 'classic', pushers: [], requiredChecks: [], ...protection });
  }

  /** Writes a commit with real git and pushes it; pull requests follow. Gives its sha. */
  async commit({ branch, from, files, message, author, force = false }: CommitOptions): Promise<string> {
    const { folder, owner } = this.state;
    const login = author ?? owner.login;
    const tip = await branchTip(folder, branch);
    const start = from === undefined ? tip : await resolveCommit(folder, from);
    if (from !== undefined && start === undefined) throw new Error(`${this.fullName} has no ${from}`);
    const sender = accountOf(this.world, login);
    const signature = {
      name: login,
      email: `${sender.id}+${login}@users.noreply.github.com`,
      time: Date.parse(this.world.identity.now()) / 1000,
    };
    const parents = start === undefined ? [] : [start];
    return changingRefs(this.world, this.state, sender, () =>
      writeCommit(folder, { branch, parents, files, message, author: signature, force }),
    );
  }

  async deleteBranch(branch: string): Promise<void> {
    await changingRefs(this.world, this.state, this.state.owner, () =>
      git(this.folder, ['update-ref', '-d', `refs/heads/${branch}`]),
    );
  }

  /** The sha of a branch, tag, full ref or sha; undefined for none. */
  resolve(name: string): Promise<string | undefined> {
    return resolveCommit(this.folder, name);
  }

  /** A file's bytes at a commit or branch. */
  readFile(ref: string, path: string): Promise<Buffer> {
    return gitBytes(this.folder, ['cat-file', 'blob', `${ref}:${path}`]);
  }

  async fork(owner: string, name = this.state.name): Promise<LocalRepository> {
    return new LocalRepository(this.world, await forkRepository(this.world, this.state, owner, name));
  }

  /** Deletes the repository; pull requests from it keep their commits and lose `head.repo`. */
  delete(): void {
    this.state.isDeleted = true;
    for (const pull of this.world.repositories.flatMap((one) => [...one.pulls.values()])) {
      if (pull.headRepository === this.state) pull.headRepository = null;
    }
  }

  openPullRequest(options: PullOptions): Promise<PullRequest> {
    const {
      draft = false,
      author,
      headRepo = this,
      maintainerCanModify = headRepo !== this,
      ...rest
    } = options;
    const person = accountOf(this.world, author ?? headRepo.state.owner.login);
    return openPull(this.world, this.state, {
      ...rest,
      isDraft: draft,
      author: person,
      headRepository: headRepo.state,
      maintainerCanModify,
    });
  }

  closePullRequest(number: number, by = this.state.owner.login): void {
    setIssueState(this.world, this.issue(number), 'closed', accountOf(this.world, by));
  }

  /** Its head catches up with what was pushed while it was closed. */
  async reopenPullRequest(number: number, by = this.state.owner.login): Promise<void> {
    setIssueState(this.world, this.issue(number), 'open', accountOf(this.world, by));
    await syncPull(this.pull(number));
  }

  markReady(number: number): void {
    this.pull(number).isDraft = false;
  }

  lock(number: number, reason: string | null = null): void {
    const issue = this.issue(number);
    issue.isLocked = true;
    issue.lockReason = reason;
  }

  openIssue(options: {
    readonly title: string;
    readonly body?: string;
    readonly author?: string;
    readonly labels?: readonly string[];
  }): Issue {
    const author = accountOf(this.world, options.author ?? this.state.owner.login);
    const issue = openIssue(this.world, this.state, {
      title: options.title,
      body: options.body ?? null,
      author,
      app: null,
      isPullRequest: false,
    });
    issue.labels = (options.labels ?? []).map((name) => labelNamed(this.world, this.state, name));
    return issue;
  }

  /** A person writes into the conversation. */
  addIssueComment(number: number, author: string, body: string): IssueComment {
    return addIssueComment(this.world, this.issue(number), accountOf(this.world, author), null, body);
  }

  /** A person comments a line of the diff (or the whole file, without a line). */
  async addReviewComment(
    number: number,
    author: string,
    place: { path: string; line?: number; side?: Side },
    body: string,
  ): Promise<ReviewComment> {
    const pull = this.pull(number);
    const found = place.line === undefined ? null : findLine(await pullDiff(pull), place, this.world.limits);
    if (typeof found === 'string')
      throw new Error(`${place.path}:${place.line} is not in the diff (${found})`);
    const review = addReview(this.world, pull, accountOf(this.world, author), '', 'COMMENTED', pull.headSha);
    return addThread(this.world, review, place.path, found, body);
  }

  /** A person answers under a review comment. */
  replyTo(comment: ReviewComment, author: string, body: string): ReviewComment {
    const { pull } = comment.thread;
    const review = addReview(this.world, pull, accountOf(this.world, author), '', 'COMMENTED', pull.headSha);
    return addReviewComment(this.world, comment.thread, review, body);
  }

  /** A person starts a review and leaves it pending. */
  startReview(number: number, author: string): void {
    const pull = this.pull(number);
    addReview(this.world, pull, accountOf(this.world, author), '', 'PENDING', pull.headSha);
  }

  /** A finished workflow run on a pull request's head. */
  addWorkflowRun(
    number: number,
    options: { readonly name?: string; readonly conclusion?: string } = {},
  ): WorkflowRun {
    const pull = this.pull(number);
    const make = (id: number, nodeId: string): WorkflowRun => ({
      id,
      nodeId,
      name: options.name ?? 'analyze',
      event: 'pull_request',
      headBranch: pull.headRef,
      headSha: pull.headSha,
      headRepositoryId: pull.headRepository?.id ?? 0,
      conclusion: options.conclusion ?? 'success',
      actor: pull.issue.author,
      createdAt: this.world.identity.now(),
    });
    const run = register(this.world, 'WFR', 'WorkflowRun', make);
    this.state.workflowRuns.push(run);
    return run;
  }
}
