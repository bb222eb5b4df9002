import { describe, expect, it } from 'vitest';
import type { Finding } from '../../src/domain/finding.ts';
import { renderMarker } from '../../src/review/marker.ts';
import { publish } from '../../src/review/publish.ts';
import { planReview, type ReviewFacts } from '../../src/review/review-plan.ts';
import { commit, facts, finding, policy, report } from './factories.ts';
import { MemoryHost, memoryJob, ownId } from './memory-host.ts';

const onLine = finding({ line: 9, steps: [] });
const onFile = finding({ line: 50, steps: [] });
const elsewhere = finding({ file: 'src/other.c', steps: [] });
const fullDiff = facts().diff ?? [];

function scene(findings: readonly Finding[], overrides: Partial<ReviewFacts> = {}, head = commit) {
  const host = new MemoryHost(fullDiff);
  const job = memoryJob();
  const planned = planReview(report({ findings, head }), policy, facts({ commit: head, ...overrides }));
  const pauses: number[] = [];
  const pause = async (seconds: number) => void pauses.push(seconds);
  const run = (plan = planned) => publish(plan, { host, job: job.sinks, pause });
  return { host, job, planned, pauses, run };
}

const where = (outcome: Awaited<ReturnType<typeof publish>>) =>
  outcome.findings.map(({ where: place, action }) => `${place} ${action}`);

describe('publishing', () => {
  it('posts one review, file comments and one summary, and keeps the job informed', async () => {
    const { host, job, run } = scene([onLine, onFile, elsewhere]);
    const outcome = await run();
    expect(host.writes).toEqual(['review of 1 at cccc', 'comment on src/a.c', 'summary']);
    expect(where(outcome)).toEqual(['line created', 'file created']);
    expect(outcome.summary.action).toBe('created');
    expect(outcome.refusal).toBeNull();
    expect(host.issues[0]?.body).toContain('src/other.c');
    expect(job.summaries).toHaveLength(1);
    expect(job.annotated).toEqual(['src/other.c:9']);
  });

  it('a second time writes nothing', async () => {
    const { host, run } = scene([onLine, onFile]);
    await run();
    host.writes.length = 0;
    const outcome = await run();
    expect(host.writes).toEqual([]);
    expect(where(outcome)).toEqual(['line kept', 'file kept']);
    expect(outcome.summary.action).toBe('kept');
  });

  it('after a push updates what is there, and posts what is new', async () => {
    const first = scene([onLine]);
    await first.run();
    first.host.writes.length = 0;
    const pushed = scene([onLine, onFile], {}, 'd'.repeat(40));
    const outcome = await first.run(pushed.planned);
    expect(first.host.writes).toEqual(['update 100', 'comment on src/a.c', 'update 101']);
    expect(where(outcome)).toEqual(['line updated', 'file created']);
    expect(first.host.reviews).toHaveLength(2);
    expect(first.host.reviews[0]?.body).toContain('d'.repeat(40));
  });

  it('comments again, with a link, when the old comment is outdated', async () => {
    const { host, planned, run } = scene([onLine]);
    const [comment] = planned.comments;
    host.addReviewComment(
      { anchor: { kind: 'line', path: 'src/a.c', line: 3 }, body: comment?.body ?? '' },
      { line: null },
    );
    await run();
    expect(host.reviews[1]?.body).toContain('Still there: see [the earlier comment](https://host/100).');
    host.writes.length = 0;
    await run();
    expect(host.writes).toEqual([]);
  });

  it('says nothing on a closed pull request', async () => {
    const pull = { number: 7, state: 'closed', draft: false, fromFork: false } as const;
    const { host, job, run } = scene([onLine], { pull });
    const outcome = await run();
    expect(host.writes).toEqual([]);
    expect(where(outcome)).toEqual(['job created']);
    expect(job.annotated).toEqual(['src/a.c:9']);
  });

  it('creates no summary where there was nothing to check, and updates an old one', async () => {
    const host = new MemoryHost(fullDiff);
    const job = memoryJob();
    const planned = planReview(report({ units: [], functions: [] }), policy, facts());
    const deps = { host, job: job.sinks, pause: async () => {} };
    await publish(planned, deps);
    expect(host.issues).toEqual([]);
    host.addIssueComment(`${renderMarker({ kind: 'summary', commit })}\nold`);
    await publish(planned, deps);
    expect(host.issues[0]?.body).toContain('Nothing to check');
  });

  it('updates the oldest of two summaries, and takes the younger one away', async () => {
    const { host, run } = scene([onLine]);
    for (const text of ['one', 'two'])
      host.addIssueComment(`${renderMarker({ kind: 'summary', commit })}\n${text}`);
    await run();
    expect(host.issues.map(({ body }) => body.includes('1 bug introduced'))).toEqual([true]);
  });
});

describe('what somebody else wrote is not ours', () => {
  it('even with our marker', async () => {
    const { host, planned, run } = scene([onLine]);
    const [comment] = planned.comments;
    if (comment === undefined) throw new Error('no comment');
    host.addReviewComment(comment, { authorId: ownId + 1 });
    host.addIssueComment(renderMarker({ kind: 'summary', commit }), ownId + 1);
    await run();
    expect(host.reviews).toHaveLength(2);
    expect(host.issues[0]?.body).toBe(renderMarker({ kind: 'summary', commit }));
    expect(host.issues).toHaveLength(2);
  });

  it('and what we wrote is ours with the marker on its first line only', async () => {
    const { host, run } = scene([onLine]);
    host.addIssueComment(`> quoted\n${renderMarker({ kind: 'summary', commit })}`);
    await run();
    expect(host.issues[0]?.body.startsWith('> quoted')).toBe(true);
  });

  it('a reply of ours is no comment to update', async () => {
    const { host, planned, run } = scene([onLine]);
    const [comment] = planned.comments;
    if (comment === undefined) throw new Error('no comment');
    host.addReviewComment(comment, { inReplyTo: 1 });
    await run();
    expect(host.writes[0]).toBe('review of 1 at cccc');
  });

  it('nothing is, as long as we do not know who we are', async () => {
    const { host, run } = scene([onLine]);
    host.authorId = null;
    await run();
    expect(host.reviews).toHaveLength(1);
  });
});

describe('when the host refuses', () => {
  it('a comment that is no longer in the diff goes to its file, the others are posted', async () => {
    const moved = finding({ line: 19, steps: [] });
    const { host, run } = scene([onLine, moved]);
    host.diff = [{ path: 'src/a.c', hunks: [{ start: 1, end: 10 }] }];
    const outcome = await run();
    expect(host.writes).toEqual([
      'review of 2 at cccc',
      'review of 1 at cccc',
      'comment on src/a.c',
      'summary',
    ]);
    expect(where(outcome)).toEqual(['line created', 'file created']);
  });

  it('a file that is no longer in the diff, its finding is told in the summary, with its steps', async () => {
    const { host, job, run } = scene([onLine]);
    host.diff = [];
    const outcome = await run();
    expect(host.writes).toEqual(['review of 1 at cccc', 'comment on src/a.c', 'summary']);
    expect(where(outcome)).toEqual(['summary created']);
    expect(host.issues[0]?.body).toContain('It goes wrong here');
    expect(job.annotated).toEqual(['src/a.c:9']);
  });

  it('because of a review of ours that was never submitted, it is removed', async () => {
    const { host, run } = scene([onLine]);
    host.hasPendingReview = true;
    expect(where(await run())).toEqual(['line created']);
    expect(host.writes.filter((write) => write.startsWith('review'))).toHaveLength(2);
  });

  it('for no reason that can be found, the same request is not repeated', async () => {
    const { host, run } = scene([onLine]);
    host.faults.push({ method: 'createReview', status: 422 });
    expect(where(await run())).toEqual(['file created']);
    expect(host.writes.filter((write) => write.startsWith('review'))).toHaveLength(1);
  });

  it.each([
    ['a missing permission', 403, 'permission', "token can't write"],
    ['a rate limit', 429, 'rate-limit', 'rate limit'],
  ] as const)('for %s, everything is in the job', async (_, status, refusal, words) => {
    const { host, job, run } = scene([onLine, onFile]);
    for (const method of ['createReview', 'createIssueComment'] as const)
      host.faults.push({ method, status });
    const outcome = await run();
    expect(host.writes).toEqual(['review of 2 at cccc', 'summary'].map((one) => one.replace('2', '1')));
    expect(where(outcome)).toEqual(['job created', 'job created']);
    expect(outcome.refusal).toBe(refusal);
    expect(outcome.notes.join()).toContain(words);
    expect(job.annotated).toEqual(['src/a.c:9', 'src/a.c:50']);
    expect(job.summaries[0]).toContain('2 bugs introduced');
    expect(job.summaries[1]).toContain(words);
  });

  it('only the review, all findings are in the summary comment', async () => {
    const { host, run } = scene([onLine]);
    host.faults.push({ method: 'createReview', status: 403 });
    const outcome = await run();
    expect(where(outcome)).toEqual(['summary created']);
    expect(host.issues[0]?.body).toContain('It goes wrong here');
  });

  it('to list what is there, nothing is posted twice: the findings are in the summary', async () => {
    const { host, run } = scene([onLine]);
    host.faults.push({ method: 'reviewComments', status: 500 });
    const outcome = await run();
    expect(host.reviews).toEqual([]);
    expect(where(outcome)).toEqual(['summary created']);
    expect(outcome.refusal).toBe('no-answer');
  });

  it('an update, the old text stays; a comment that was deleted is posted anew', async () => {
    const first = scene([onLine]);
    await first.run();
    const pushed = scene([onLine], {}, 'd'.repeat(40)).planned;
    first.host.faults.push({ method: 'updateReviewComment', status: 403 });
    expect(where(await first.run(pushed))).toEqual(['line kept']);
    first.host.faults.push({ method: 'updateReviewComment', status: 404 });
    first.host.faults.push({ method: 'updateIssueComment', status: 404 });
    const outcome = await first.run(scene([onLine], {}, 'e'.repeat(40)).planned);
    expect(where(outcome)).toEqual(['line created']);
    expect(outcome.summary.action).toBe('created');
  });

  it('what is not an answer of the host is thrown', async () => {
    const { host, run } = scene([onLine]);
    host.reviewComments = () => Promise.reject(new TypeError('a mistake of ours'));
    await expect(run()).rejects.toThrow('a mistake of ours');
  });
});

describe('when no answer comes', () => {
  it.each([null, 502, 504])('(%s) and the write happened, nothing is repeated', async (status) => {
    const { host, pauses, run } = scene([onLine, onFile]);
    for (const method of ['createReview', 'createFileComment', 'createIssueComment'] as const) {
      host.faults.push({ method, status, appliesFirst: true });
    }
    const outcome = await run();
    expect(host.writes).toEqual(['review of 1 at cccc', 'comment on src/a.c', 'summary']);
    expect(where(outcome)).toEqual(['line created', 'file created']);
    expect(outcome.summary.action).toBe('created');
    expect(pauses).toHaveLength(3);
  });

  it('and the write did not happen, it is repeated once', async () => {
    const { host, run } = scene([onLine, onFile]);
    for (const method of ['createReview', 'createFileComment', 'createIssueComment'] as const) {
      host.faults.push({ method, status: 502 });
    }
    const outcome = await run();
    expect(host.reviews).toHaveLength(2);
    expect(host.issues).toHaveLength(1);
    expect(where(outcome)).toEqual(['line created', 'file created']);
  });

  it('again and again, the findings are in the summary comment or in the job', async () => {
    const { host, job, run } = scene([onLine]);
    for (const method of ['createReview', 'createIssueComment'] as const) {
      host.faults.push({ method, status: 502 }, { method, status: 502 });
    }
    const outcome = await run();
    expect(where(outcome)).toEqual(['job created']);
    expect(outcome.refusal).toBe('no-answer');
    expect(job.annotated).toEqual(['src/a.c:9']);
  });
});

it('annotations that the runner does not show are counted', async () => {
  const findings = Array.from({ length: 14 }, (_, index) =>
    finding({ file: 'src/other.c', line: index + 1, steps: [] }),
  );
  const { job, run } = scene(findings);
  const outcome = await run();
  expect(job.annotated).toHaveLength(10);
  expect(outcome.notes).toEqual([
    "The runner shows no more annotations; 4 more are in the job's summary only.",
  ]);
});
