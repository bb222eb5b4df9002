import { CodeHostError } from '../../src/domain/errors.ts';
import type {
  CodeHost,
  DiffFile,
  HostComment,
  HostReviewComment,
  NewReviewComment,
} from '../../src/review/code-host.ts';
import type { JobSinks } from '../../src/review/job-sinks.ts';
import { isOnDiff } from '../../src/review/place-findings.ts';

export const ownId = 1;

/** What goes wrong on the next call of a method. */
export interface Fault {
  readonly method: keyof CodeHost;
  readonly status: number | null;
  /** The write happens, and its answer is lost. */
  readonly appliesFirst?: boolean;
}

/** A host in memory that refuses what GitHub refuses, and keeps a record of the writes. */
export class MemoryHost implements CodeHost {
  diff: DiffFile[];
  readonly reviews: HostReviewComment[] = [];
  readonly issues: HostComment[] = [];
  readonly writes: string[] = [];
  readonly faults: Fault[] = [];
  readonly resolved = new Set<string>();
  hasPendingReview = false;
  authorId: number | null = ownId;
  #nextId = 100;

  constructor(diff: readonly DiffFile[]) {
    this.diff = [...diff];
  }

  ownAuthorId = async () => this.authorId;
  pullRequest = () => Promise.reject(new Error('not asked for'));
  mergeBaseOf = () => Promise.reject(new Error('not asked for'));
  diffFiles = () => this.#call('diffFiles', () => this.diff);
  reviewComments = () => this.#call('reviewComments', () => [...this.reviews]);
  issueComments = () => this.#call('issueComments', () => [...this.issues]);

  createReview(_number: number, commit: string, comments: readonly NewReviewComment[]) {
    return this.#write('createReview', `review of ${comments.length} at ${commit.slice(0, 4)}`, () => {
      if (this.hasPendingReview || !comments.every(({ anchor }) => isOnDiff(anchor, this.diff)))
        throw refusal(422);
      for (const comment of comments) this.addReviewComment(comment);
    });
  }

  createFileComment(_number: number, _commit: string, comment: NewReviewComment) {
    return this.#write('createFileComment', `comment on ${comment.anchor.path}`, () => {
      if (!isOnDiff(comment.anchor, this.diff)) throw refusal(422);
      this.addReviewComment(comment);
    });
  }

  removePendingReviews() {
    const had = this.hasPendingReview;
    this.hasPendingReview = false;
    return this.#call('removePendingReviews', () => (had ? 1 : 0));
  }

  updateReviewComment(id: number, body: string) {
    return this.#write('updateReviewComment', `update ${id}`, () => replaceBody(this.reviews, id, body));
  }

  replyTo(_number: number, commentId: number, body: string) {
    return this.#write('replyTo', `reply to ${commentId}`, () => {
      return this.addReviewComment({ anchor: { kind: 'file', path: '' }, body }, { inReplyTo: commentId });
    });
  }

  deleteReviewComment(id: number) {
    return this.#write('deleteReviewComment', `delete ${id}`, () => removeById(this.reviews, id));
  }

  reviewThreads = () =>
    this.#call('reviewThreads', () =>
      this.reviews
        .filter(({ inReplyTo }) => inReplyTo === null)
        .map(({ id }) => ({ id: `T${id}`, isResolved: this.resolved.has(`T${id}`), firstCommentId: id })),
    );

  resolveThread(id: string) {
    return this.#write('resolveThread', `resolve ${id}`, () => void this.resolved.add(id));
  }

  hideComment(nodeId: string) {
    return this.#write('hideComment', `hide ${nodeId}`, () => {});
  }

  deleteIssueComment(id: number) {
    return this.#write('deleteIssueComment', `delete ${id}`, () => removeById(this.issues, id));
  }

  createCheckRun() {
    return this.#write('createCheckRun', 'check run', () => this.#nextId++);
  }

  addCheckAnnotations() {
    return this.#write('addCheckAnnotations', 'annotations', () => {});
  }

  createIssueComment(_number: number, body: string) {
    return this.#write('createIssueComment', 'summary', () => this.addIssueComment(body));
  }

  updateIssueComment(id: number, body: string) {
    return this.#write('updateIssueComment', `update ${id}`, () => replaceBody(this.issues, id, body));
  }

  addIssueComment(body: string, authorId = this.authorId ?? ownId): HostComment {
    const comment = this.#comment(body, authorId);
    this.issues.push(comment);
    return comment;
  }

  addReviewComment(
    { anchor, body }: NewReviewComment,
    overrides: Partial<HostReviewComment> = {},
  ): HostReviewComment {
    const comment = {
      ...this.#comment(body, this.authorId ?? ownId),
      path: anchor.path,
      subject: anchor.kind,
      line: anchor.kind === 'line' ? anchor.line : null,
      inReplyTo: null,
      ...overrides,
    };
    this.reviews.push(comment);
    return comment;
  }

  #comment(body: string, authorId: number): HostComment {
    const id = this.#nextId++;
    return {
      id,
      nodeId: `N${id}`,
      authorId,
      authorLogin: 'bot',
      body,
      createdAt: '2026-01-01',
      url: `https://host/${id}`,
    };
  }

  #write<T>(method: keyof CodeHost, record: string, action: () => T): Promise<T> {
    this.writes.push(record);
    return this.#call(method, action);
  }

  async #call<T>(method: keyof CodeHost, action: () => T): Promise<T> {
    const index = this.faults.findIndex((fault) => fault.method === method);
    const [fault] = index < 0 ? [] : this.faults.splice(index, 1);
    if (fault?.appliesFirst === true) action();
    if (fault !== undefined) throw refusal(fault.status);
    return action();
  }
}

/** The job's own sinks in memory, with room for so many annotations. */
export function memoryJob(room = 10) {
  const annotated: string[] = [];
  const summaries: string[] = [];
  const sinks: JobSinks = {
    annotate(annotations) {
      annotated.push(...annotations.slice(0, room).map(({ file, line }) => `${file}:${line}`));
      return annotations.slice(room);
    },
    writeSummary: async (markdown) => void summaries.push(markdown),
    setOutput: () => {},
  };
  return { annotated, summaries, sinks };
}

function replaceBody(comments: { id: number; body: string }[], id: number, body: string): void {
  const index = comments.findIndex((comment) => comment.id === id);
  const comment = comments[index];
  if (comment === undefined) throw refusal(404);
  comments[index] = { ...comment, body };
}

function removeById(comments: { id: number }[], id: number): void {
  const index = comments.findIndex((comment) => comment.id === id);
  if (index < 0) throw refusal(404);
  comments.splice(index, 1);
}

function refusal(status: number | null): CodeHostError {
  return new CodeHostError(`refused with ${status}`, status);
}
