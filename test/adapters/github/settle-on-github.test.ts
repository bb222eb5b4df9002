import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Finding } from '../../../src/domain/finding.ts';
import type { Report } from '../../../src/domain/report.ts';
import { publish } from '../../../src/review/publish.ts';
import { planReview } from '../../../src/review/review-plan.ts';
import { maxSettled } from '../../../src/review/settle-threads.ts';
import { facts, finding, functionResult, policy, report, unit } from '../../review/factories.ts';
import { memoryJob } from '../../review/memory-host.ts';
import { type ConversationThread, conversationOf } from '../../support/github/conversation.ts';
import { type LocalGitHub, startLocalGitHub } from '../../support/github/local-github.ts';
import { type Stage, setStage } from './stage.ts';

let github: LocalGitHub;
beforeAll(async () => {
  github = await startLocalGitHub();
});
afterAll(() => github[Symbol.asyncDispose]());
afterEach(() => {
  github.assertNoUnknownRequests();
  github.faults.clear();
});

const first = finding({ line: 6, steps: [] });
const second = finding({ line: 8, function: 'other', steps: [] });
/** A run in which everything holds. */
const clean = { units: [unit('proved')], functions: [functionResult('proved')] };

async function review({ host, number, headSha }: Stage, over: Partial<Report>) {
  const pull = await host.pullRequest(number);
  const diff = await host.diffFiles(number);
  const about = report({ head: headSha, ...over });
  const plan = planReview(about, policy, facts({ pull, diff, commit: headSha, commentLimit: 30 }));
  const job = memoryJob();
  return { ...(await publish(plan, { host, job: job.sinks, pause: async () => {} })), job };
}

const threadsOf = ({ repository, number }: Stage): readonly ConversationThread[] =>
  conversationOf(repository, number).entries.flatMap((entry) =>
    entry.kind === 'review' ? entry.threads : [],
  );
const writesSince = (since: number) =>
  github.requests
    .slice(since)
    .filter(({ method, route }) => method !== 'GET' && route !== 'graphql')
    .map(({ method, route }) => `${method} ${route?.split('/').at(-1)}`);
const mayAll = { pull_requests: 'write', contents: 'write' } as const;
const mayComment = { pull_requests: 'write', contents: 'read' } as const;

describe('a thread whose finding is gone', () => {
  it('is resolved and answered once; the other one stays', async () => {
    const stage = await setStage(github, mayAll);
    await review(stage, { findings: [first, second] });
    const held = [
      {
        file: 'src/a.c',
        function: 'sum',
        kind: 'out-of-bounds',
        statement: 'return a[i];',
        origin: 'entry',
        bound: null,
      },
    ] as const;
    const outcome = await review(stage, { findings: [second], held });
    expect(outcome.settled).toEqual([{ fingerprint: first.fingerprint, action: 'resolved' }]);
    expect(threadsOf(stage).map(({ isResolved, comments }) => [isResolved, comments.length])).toEqual([
      [true, 2],
      [false, 1],
    ]);
    const since = github.requests.length;
    expect((await review(stage, { findings: [second], held })).settled).toEqual([]);
    expect(writesSince(since)).toEqual([]);
  });

  it('is hidden where the token may not resolve it', async () => {
    const stage = await setStage(github, mayComment);
    await review(stage, { findings: [first] });
    const outcome = await review(stage, clean);
    expect(outcome.settled.map(({ action }) => action)).toEqual(['hidden']);
    const [thread] = threadsOf(stage);
    expect(thread).toMatchObject({ isResolved: false });
    expect(thread?.comments.map(({ minimized }) => minimized)).toEqual(['resolved', null]);
    expect(thread?.comments[1]?.body).toContain('**No longer found**');
  });

  it('is answered where GraphQL refuses all of it, and with no answer done again by the next run', async () => {
    const stage = await setStage(github, mayComment);
    await review(stage, { findings: [first] });
    github.faults.push({ route: 'graphql', operation: 'resolveReviewThread', status: 502 });
    github.faults.push({ route: 'graphql', operation: 'minimizeComment', status: 502 });
    const replies = '/repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies';
    github.faults.push({ method: 'POST', route: replies, status: 502 });
    const refused = await review(stage, clean);
    expect(refused).toMatchObject({ settled: [], refusal: 'no-answer', summary: { action: 'updated' } });
    github.faults.push({ route: 'graphql', operation: 'resolveReviewThread', status: 502 });
    github.faults.push({ route: 'graphql', operation: 'minimizeComment', status: 502 });
    expect((await review(stage, clean)).settled.map(({ action }) => action)).toEqual(['answered']);
    expect(threadsOf(stage)[0]?.comments).toHaveLength(2);
  });

  it('keeps what people wrote, and gets a new thread when the finding comes back', async () => {
    const stage = await setStage(github, mayAll);
    await review(stage, { findings: [first] });
    const comment = stage.repository.pull(stage.number).threads[0]?.comments[0];
    if (comment === undefined) throw new Error('no comment');
    stage.repository.replyTo(comment, 'ada', 'Mended.');
    await review(stage, clean);
    const outcome = await review(stage, { findings: [first] });
    expect(outcome.findings.map(({ action }) => action)).toEqual(['created']);
    const [old, fresh] = threadsOf(stage);
    expect(old?.comments.map(({ author }) => author)).toEqual([
      'github-actions[bot]',
      'ada',
      'github-actions[bot]',
    ]);
    expect(old?.isResolved).toBe(true);
    expect(fresh).toMatchObject({ isResolved: false });
    expect(fresh?.comments[0]?.body).toContain('[the earlier comment]');
  });

  it('is none that a stranger began, whatever it says', async () => {
    const stage = await setStage(github, mayAll);
    await review(stage, { findings: [first] });
    const body = threadsOf(stage)[0]?.comments[0]?.body ?? '';
    const other = await setStage(github, mayAll);
    await other.repository.addReviewComment(other.number, 'eve', { path: 'src/a.c', line: 6 }, body);
    expect((await review(other, clean)).settled).toEqual([]);
    // An answer that a stranger types does not end a thread of ours either.
    const comment = stage.repository.pull(stage.number).threads[0]?.comments[0];
    if (comment === undefined) throw new Error('no comment');
    stage.repository.replyTo(comment, 'eve', body.replace(/:2 finding (\S+ \S+).*? -->/, ':1 fixed $1 -->'));
    expect((await review(stage, clean)).settled).toHaveLength(1);
  });
});

describe('many comments', () => {
  it('forty findings of one file: as many as asked for on their lines, all in the summary, none twice', async () => {
    const stage = await setStage(github, mayAll);
    const findings = Array.from({ length: 40 }, (_, index) =>
      finding({
        line: 5 + (index % 5),
        function: `f${index}`,
        statement: `a[${index}];`,
        steps: [],
        calls: [],
      }),
    ).map((one, index): Finding => ({ ...one, message: `bug ${index} here` }));
    const outcome = await review(stage, { findings });
    const told = outcome.findings.length;
    expect(told).toBeGreaterThan(4);
    const [summary] = conversationOf(stage.repository, stage.number).entries.filter(
      ({ kind }) => kind === 'comment',
    );
    const everywhere = [
      summary?.body ?? '',
      ...threadsOf(stage).flatMap(({ comments }) => comments[0]?.body ?? ''),
    ];
    for (const { counterexample } of findings) {
      const { line } = counterexample.property.location;
      expect(everywhere.join('\n')).toContain(`#L${line}`);
    }
    const since = github.requests.length;
    await review(stage, { findings });
    expect(writesSince(since)).toEqual([]);
  });

  it('a hundred and twenty old ones over pages: ours are found, and settled so many at a time', async () => {
    const stage = await setStage(github, mayAll);
    const { repository, number, headSha, host } = stage;
    for (let index = 0; index < 75; index++) {
      const place = { path: 'src/a.c', line: 5 + (index % 5) };
      await repository.addReviewComment(number, 'ada', place, `remark ${index}`);
    }
    for (let index = 0; index < 130; index++) repository.addIssueComment(number, 'ada', `talk ${index}`);
    const findings = Array.from({ length: 45 }, (_, index) =>
      finding({ line: 5, function: `f${index}`, statement: `a[${index}];`, steps: [] }),
    );
    const bodies = findings.flatMap(
      (one) =>
        planReview(report({ findings: [one], head: headSha }), policy, facts({ commit: headSha })).comments,
    );
    const anchor = { kind: 'line', path: 'src/a.c', line: 5 } as const;
    await host.createReview(
      number,
      headSha,
      bodies.map(({ body }) => ({ anchor, body })),
    );
    await review(stage, { findings: [] });
    const since = github.requests.length;
    const outcome = await review(stage, clean);
    expect(outcome.settled).toHaveLength(maxSettled);
    expect(outcome.summary.action).toBe('updated');
    expect((await review(stage, clean)).settled).toHaveLength(45 - maxSettled);
    expect((await review(stage, clean)).settled).toEqual([]);
    expect(writesSince(since).filter((write) => write.endsWith('replies'))).toHaveLength(45);
    const { entries } = conversationOf(repository, number);
    expect(entries.filter(({ body }) => body.includes('esbmc-action:1 summary'))).toHaveLength(1);
  });

  it('of two runs at the same time each looks again, and the older comments are kept', async () => {
    const stage = await setStage(github, mayAll);
    const findings = [first, second];
    // Neither has seen what the other posts: the lists are read before anything is written.
    const blind = { ...stage.host, reviewComments: blindOnce(stage.host.reviewComments) };
    await review(stage, { findings });
    await review(
      { ...stage, host: { ...blind, issueComments: blindOnce(stage.host.issueComments) } },
      { findings },
    );
    expect(threadsOf(stage)).toHaveLength(2);
    const { entries } = conversationOf(stage.repository, stage.number);
    expect(entries.filter(({ kind }) => kind === 'comment')).toHaveLength(1);
  });
});

/** A list that is empty when it is first read. */
function blindOnce<T>(list: (number: number) => Promise<readonly T[]>) {
  let isFirst = true;
  return async (number: number): Promise<readonly T[]> => {
    if (!isFirst) return list(number);
    isFirst = false;
    return [];
  };
}
