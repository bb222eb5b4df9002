import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { publish } from '../../../src/review/publish.ts';
import { planReview } from '../../../src/review/review-plan.ts';
import { facts, finding, hostileTexts, policy, report } from '../../review/factories.ts';
import { memoryJob } from '../../review/memory-host.ts';
import { conversationOf } from '../../support/github/conversation.ts';
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

const inDiff = finding({ line: 6, steps: [] });
const inFile = finding({ line: 30, steps: [] });
const elsewhere = finding({ file: 'src/other.c', steps: [] });

async function review({ host, number, headSha }: Stage, findings = [inDiff, inFile, elsewhere]) {
  const pull = await host.pullRequest(number);
  const diff = await host.diffFiles(number);
  const plan = planReview(
    report({ findings, head: headSha }),
    policy,
    facts({ pull, diff, commit: headSha }),
  );
  return publish(plan, { host, job: memoryJob().sinks, pause: async () => {} });
}

function entriesOf({ repository, number }: Stage) {
  return conversationOf(repository, number).entries.map((entry) =>
    entry.kind === 'comment' ? 'comment' : entry.threads.map(({ place }) => place).join(),
  );
}

describe('on GitHub', () => {
  it('a review stands at the lines, and a second run adds nothing', async () => {
    const stage = await setStage(github);
    await review(stage);
    expect(entriesOf(stage)).toEqual(['src/a.c:6', 'src/a.c', 'comment']);
    const since = github.requests.length;
    const again = await review(stage);
    expect(github.requests.slice(since).filter(({ method }) => method !== 'GET')).toEqual([]);
    expect(again.findings.map(({ where, action }) => `${where} ${action}`)).toEqual([
      'line kept',
      'file kept',
    ]);
  });

  it('after a push that moves the line away, a new comment links the old one', async () => {
    const stage = await setStage(github);
    await review(stage, [inDiff]);
    const lines = ['int other_1;', ...Array.from({ length: 8 }, (_, index) => `int changed_${index};`)];
    const headSha = await stage.repository.commit({
      branch: 'work',
      files: { 'src/a.c': `${lines.join('\n')}\n` },
      message: 'rewrite',
    });
    const outcome = await review({ ...stage, headSha }, [inDiff]);
    expect(outcome.findings.map(({ where, action }) => `${where} ${action}`)).toEqual(['line created']);
    expect(outcome.summary.action).toBe('updated');
    const bodies = stage.repository.pull(stage.number).threads.map(({ comments }) => comments[0]?.body ?? '');
    expect(bodies).toHaveLength(2);
    expect(bodies[1]).toContain('Still there: see [the earlier comment]');
  });

  it('a stranger who types our marker changes nothing', async () => {
    const stage = await setStage(github);
    await review(stage);
    const [entry] = conversationOf(stage.repository, stage.number).entries.filter(
      ({ kind }) => kind === 'comment',
    );
    if (entry === undefined) throw new Error('no summary');
    const other = await setStage(github);
    const forged = other.repository.addIssueComment(other.number, 'eve', entry.body);
    await review(other);
    expect(forged.body).toBe(entry.body);
    expect(entriesOf(other).filter((one) => one === 'comment')).toHaveLength(2);
  });

  it('a token that may only read leaves everything to the job', async () => {
    const stage = await setStage(github);
    const token = github.createToken({
      kind: 'actions',
      repositories: [stage.repository],
      permissions: { pull_requests: 'read' },
    });
    const outcome = await review({ ...stage, host: stage.hostWith(token) });
    expect(outcome.refusal).toBe('permission');
    expect(outcome.findings.map(({ where }) => where)).toEqual(['job', 'job']);
    expect(entriesOf(stage)).toEqual([]);
  });

  it('a lost answer makes no second review', async () => {
    const stage = await setStage(github);
    const route = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews';
    github.faults.push({ method: 'POST', route, drop: true, applyFirst: true });
    const outcome = await review(stage);
    expect(outcome.findings.map(({ where, action }) => `${where} ${action}`)).toEqual([
      'line created',
      'file created',
    ]);
    expect(entriesOf(stage)).toEqual(['src/a.c:6', 'src/a.c', 'comment']);
  });

  it('a locked conversation refuses, and nothing is lost', async () => {
    const stage = await setStage(github);
    stage.repository.lock(stage.number);
    const outcome = await review(stage);
    expect(outcome.findings).toHaveLength(2);
    expect(
      outcome.notes.length + outcome.findings.filter(({ where }) => where !== 'job').length,
    ).toBeGreaterThan(0);
  });

  it('takes bodies with any text', async () => {
    const stage = await setStage(github);
    const findings = hostileTexts.map((text, index) =>
      finding({
        line: 3 + (index % 9),
        steps: [],
        statement: text,
        function: text,
        kind: 'assertion',
        comment: text,
      }),
    );
    const outcome = await review(stage, findings);
    expect(outcome.refusal).toBeNull();
  });
});
