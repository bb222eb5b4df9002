import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { readRetries } from '../../../src/adapters/github/host-limits.ts';
import { actionsBotId } from '../../../src/adapters/github/own-author.ts';
import type { CodeHostError } from '../../../src/domain/errors.ts';
import { primaryRateLimit, secondaryRateLimit } from '../../support/github/http/faults.ts';
import { type LocalGitHub, startLocalGitHub } from '../../support/github/local-github.ts';
import { setStage } from './stage.ts';

let github: LocalGitHub;
beforeAll(async () => {
  github = await startLocalGitHub();
});
afterAll(() => github[Symbol.asyncDispose]());
afterEach(() => {
  github.assertNoUnknownRequests();
  github.faults.clear();
});

const comments = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const countOf = (method: string, route: string, since: number) =>
  github.requests.slice(since).filter((one) => one.method === method && one.route === route).length;
const refusalOf = async (request: Promise<unknown>) =>
  request.then(
    () => null,
    (error: CodeHostError) => error,
  );

describe('reading', () => {
  it('gives the pull request, its hunks and its merge base', async () => {
    const { host, number, headSha, baseSha, repository } = await setStage(github);
    await repository.commit({ branch: 'main', files: { 'other.txt': 'x' }, message: 'main moves on' });
    const pull = await host.pullRequest(number);
    expect(pull).toMatchObject({
      number,
      state: 'open',
      draft: false,
      locked: false,
      headSha,
      headRef: 'work',
      fromFork: false,
    });
    expect(await host.mergeBaseOf(pull.baseSha, headSha)).toBe(baseSha);
    expect(await host.diffFiles(number)).toEqual([
      { path: 'src/a.c', hunks: [{ start: 2, end: 12 }] },
      { path: 'src/new name.c', hunks: [{ start: 1, end: 1 }] },
    ]);
  });

  it('knows a fork, also one that was deleted', async () => {
    const { host, repository } = await setStage(github);
    const fork = await repository.fork('eve');
    await fork.commit({ branch: 'patch', from: 'main', files: { 'b.c': 'int b;\n' }, message: 'b' });
    const pull = await repository.openPullRequest({
      title: 'From a fork',
      head: 'work',
      base: 'main',
      headRepo: fork,
    });
    expect((await host.pullRequest(pull.issue.number)).fromFork).toBe(true);
    fork.delete();
    expect((await host.pullRequest(pull.issue.number)).fromFork).toBe(true);
  });

  it('goes through all pages', async () => {
    const { host, number, repository } = await setStage(github);
    for (let index = 0; index < 250; index++) repository.addIssueComment(number, 'ada', `comment ${index}`);
    const all = await host.issueComments(number);
    expect(all).toHaveLength(250);
    expect(all.at(-1)).toMatchObject({ body: 'comment 249', authorLogin: 'ada' });
  });

  it('is repeated when GitHub fails, is silent, or breaks off in the middle', async () => {
    const { host, number } = await setStage(github);
    const route = '/repos/{owner}/{repo}/pulls/{pull_number}/files';
    github.faults.push(
      { route, status: 502 },
      { route, drop: true },
      { route, status: 200, headers: { 'content-type': 'application/json' }, body: '' },
    );
    expect(await host.diffFiles(number)).toHaveLength(2);
    expect(github.faults.pending).toEqual([]);
  });

  it('ends after so many attempts, and never repeats what is final', async () => {
    const { host, number } = await setStage(github);
    const route = '/repos/{owner}/{repo}/pulls/{pull_number}';
    const since = github.requests.length;
    github.faults.push({ route, status: 503, times: 99 });
    expect((await refusalOf(host.pullRequest(number)))?.status).toBe(503);
    expect(countOf('GET', route, since)).toBe(1 + readRetries);
    github.faults.clear();
    const later = github.requests.length;
    expect((await refusalOf(host.pullRequest(999)))?.status).toBe(404);
    expect(countOf('GET', route, later)).toBe(1);
  });
});

describe('writing', () => {
  it('posts one review on the lines of the analysed commit', async () => {
    const { host, number, headSha, repository } = await setStage(github);
    await host.createReview(number, headSha, [
      { anchor: { kind: 'line', path: 'src/a.c', line: 5 }, body: 'on a line' },
      { anchor: { kind: 'line', path: 'src/a.c', line: 8, startLine: 6 }, body: 'on lines' },
    ]);
    const threads = repository.pull(number).threads;
    expect(threads.map(({ place }) => [place.startLine, place.line])).toEqual([
      [null, 5],
      [6, 8],
    ]);
    expect(repository.pull(number).reviews.map(({ state, commitId }) => [state, commitId])).toEqual([
      ['COMMENTED', headSha],
    ]);
    const [first] = await host.reviewComments(number);
    expect(first).toMatchObject({
      subject: 'line',
      line: 5,
      body: 'on a line',
      authorId: actionsBotId,
      inReplyTo: null,
    });
  });

  it('comments a file, and changes comments', async () => {
    const { host, number, headSha } = await setStage(github);
    await host.createFileComment(number, headSha, {
      anchor: { kind: 'file', path: 'src/a.c' },
      body: 'file',
    });
    const created = await host.createIssueComment(number, 'summary');
    const [onFile] = await host.reviewComments(number);
    expect(onFile).toMatchObject({ subject: 'file', line: null });
    await host.updateReviewComment(onFile?.id ?? 0, 'file, changed');
    await host.updateIssueComment(created.id, 'summary, changed');
    expect((await host.reviewComments(number))[0]?.body).toBe('file, changed');
    expect((await host.issueComments(number))[0]).toMatchObject({ id: created.id, body: 'summary, changed' });
  });

  it('is never repeated when no answer comes: it may have happened', async () => {
    const { host, number } = await setStage(github);
    for (const fault of [{ status: 502 }, { drop: true }, { status: 500 }]) {
      github.faults.push({ method: 'POST', route: comments, applyFirst: true, ...fault });
      const since = github.requests.length;
      const refusal = await refusalOf(host.createIssueComment(number, 'summary'));
      expect(refusal?.status ?? 500).toBeGreaterThanOrEqual(500);
      expect(countOf('POST', comments, since)).toBe(1);
    }
    expect(await host.issueComments(number)).toHaveLength(3);
  });

  it('removes a review of ours that was never submitted, and not one of a person', async () => {
    const { number, repository, hostWith } = await setStage(github);
    repository.setRole('ada', 'write');
    const host = hostWith(github.createToken({ kind: 'user', login: 'ada' }));
    repository.startReview(number, 'ada');
    expect(await host.removePendingReviews(number, () => false)).toBe(1);
    expect(await host.removePendingReviews(number, () => true)).toBe(0);
  });
});

describe('a refusal', () => {
  it('for a missing permission is 403, in our own words', async () => {
    const { number, repository, hostWith } = await setStage(github);
    const host = hostWith(
      github.createToken({
        kind: 'actions',
        repositories: [repository],
        permissions: { pull_requests: 'read' },
      }),
    );
    const refusal = await refusalOf(host.createIssueComment(number, 'summary'));
    expect(refusal?.status).toBe(403);
    expect(refusal?.message).toBe(
      'GitHub refused to comment the pull request (403): the token has no permission for it. docs/setup.md says what each job needs',
    );
  });

  it('for a line outside of the diff is 422', async () => {
    const { host, number, headSha } = await setStage(github);
    const anchor = { kind: 'line', path: 'src/a.c', line: 30 } as const;
    expect((await refusalOf(host.createReview(number, headSha, [{ anchor, body: 'x' }])))?.status).toBe(422);
  });

  it('for a rate limit is waited for', async () => {
    const { host, number } = await setStage(github);
    github.faults.push({
      method: 'POST',
      route: comments,
      ...secondaryRateLimit({ status: 403, retryAfter: 5 }),
    });
    github.faults.push({ method: 'POST', route: comments, ...secondaryRateLimit({ status: 429 }) });
    await host.createIssueComment(number, 'summary');
    expect(await host.issueComments(number)).toHaveLength(1);
  });

  it.each([
    ['that never ends', { ...secondaryRateLimit({ retryAfter: 60 }), times: 99 }],
    ['of an hour', primaryRateLimit(3000)],
  ])('for a rate limit %s is 429, whatever GitHub calls it', async (_, fault) => {
    const { host, number } = await setStage(github);
    github.faults.push({ method: 'POST', route: comments, ...fault });
    expect((await refusalOf(host.createIssueComment(number, 'summary')))?.status).toBe(429);
  });

  it('never shows the token', async () => {
    const { number, hostWith } = await setStage(github);
    const token = `ghs_${'x'.repeat(36)}`;
    const refusal = await refusalOf(hostWith(token).pullRequest(number));
    expect(refusal?.status).toBe(401);
    expect(`${refusal?.message} ${refusal?.stack}`).not.toContain(token);
  });
});

describe('who we are', () => {
  it("is github-actions[bot] with the workflow's own token", async () => {
    const { host } = await setStage(github);
    expect(await host.ownAuthorId()).toBe(actionsBotId);
  });

  it.each(['app', 'user'] as const)('is known before the first write with the token of: %s', async (kind) => {
    const { number, repository, hostWith } = await setStage(github);
    repository.setRole('ada', 'write');
    const login = kind === 'user' ? 'ada' : 'my-app';
    const permissions = { pull_requests: 'write', contents: 'read' } as const;
    const host = hostWith(github.createToken({ kind, login, permissions, repositories: [repository] }));
    const before = await host.ownAuthorId();
    const comment = await host.createIssueComment(number, 'summary');
    expect(comment.authorId).toBe(before);
    expect(comment.authorLogin).toBe(kind === 'user' ? 'ada' : 'my-app[bot]');
  });

  it('is a good guess where GitHub does not say, until it answers a write', async () => {
    const { number, repository, hostWith } = await setStage(github);
    const host = hostWith(
      github.createToken({
        kind: 'app',
        login: 'quiet-app',
        permissions: { pull_requests: 'write' },
        repositories: [repository],
      }),
    );
    github.faults.push({ route: 'graphql', status: 500 });
    expect(await host.ownAuthorId()).toBe(actionsBotId);
    const { authorId } = await host.createIssueComment(number, 'summary');
    expect(await host.ownAuthorId()).toBe(authorId);
  });
});
