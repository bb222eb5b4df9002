import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { maxAnnotationsPerLevel } from '../../../src/adapters/github/actions-sinks.ts';
import { unpacedWrites } from '../../../src/adapters/github/host-limits.ts';
import { spreadWrites } from '../../../src/adapters/github/spread-writes.ts';
import type { Finding } from '../../../src/domain/finding.ts';
import { planCheckRun } from '../../../src/review/plan-check-run.ts';
import {
  annotationsPerRequest,
  maxCheckAnnotations,
  postCheckRun,
} from '../../../src/review/post-check-run.ts';
import { publish } from '../../../src/review/publish.ts';
import { planReview } from '../../../src/review/review-plan.ts';
import { facts, finding, links, policy, report, step } from '../../review/factories.ts';
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

const runnerSummaryBytes = 1024 * 1024;
const manyAssumptions = (count: number) =>
  Array.from({ length: count }, (_, index) => `assumption ${index}: ${'the pointer is valid '.repeat(7)}`);
const longTrace = (steps: number) =>
  Array.from({ length: steps }, (_, index) => step(4, `value_${index}`, String(index)));

describe('what is too long', () => {
  it('a comment and a summary above 65,536 characters are shortened, and posted', async () => {
    const stage = await setStage(github);
    const { host, number, headSha, repository } = stage;
    const findings = [
      finding({ line: 6, steps: [] }, { assumptions: manyAssumptions(600) }),
      ...Array.from({ length: 120 }, (_, index) =>
        finding({ file: `src/other_${index}.c`, steps: [] }, { assumptions: manyAssumptions(40) }),
      ),
    ];
    const pull = await host.pullRequest(number);
    const diff = await host.diffFiles(number);
    const about = report({ findings, head: headSha });
    const plan = planReview(about, policy, facts({ pull, diff, commit: headSha }));
    const job = memoryJob(maxAnnotationsPerLevel);
    const outcome = await publish(plan, { host, job: job.sinks, pause: async () => {} });
    expect(outcome.refusal).toBeNull();
    const bodies = conversationOf(repository, number).entries.flatMap((entry) =>
      entry.kind === 'review'
        ? entry.threads.flatMap(({ comments }) => comments[0]?.body ?? '')
        : [entry.body],
    );
    expect(bodies).toHaveLength(2);
    for (const body of bodies) {
      expect(body.length).toBeLessThanOrEqual(65_536);
      expect(body).toContain('Cut to fit here');
    }
    expect(Buffer.byteLength(job.summaries.join(''))).toBeLessThan(runnerSummaryBytes);
  });

  it('a job summary above 1 MiB is shortened: the runner would refuse all of it', async () => {
    const findings = Array.from({ length: 300 }, (_, index) =>
      finding({ file: `src/other_${index}.c`, steps: [] }, { assumptions: manyAssumptions(40) }),
    );
    const plan = planReview(report({ findings }), policy, facts());
    expect(Buffer.byteLength(plan.jobSummary)).toBeLessThan(runnerSummaryBytes);
    expect(plan.jobSummary).toContain('The whole of it is in the report file');
  });
});

describe('a check run', () => {
  const mayCheck = { pull_requests: 'write', contents: 'read', checks: 'write' } as const;
  const many = (count: number): readonly Finding[] =>
    Array.from({ length: count }, (_, index) => finding({ file: `src/f${index}.c`, steps: longTrace(30) }));
  const planFor = ({ headSha }: Stage, count: number) =>
    planCheckRun(report({ findings: many(count), head: headSha }), policy, { ...links, commit: headSha });
  const checksOf = ({ repository, number }: Stage) => conversationOf(repository, number).checks;

  it('has all annotations, fifty a request, and texts that GitHub takes', async () => {
    const stage = await setStage(github, mayCheck);
    const since = github.requests.length;
    expect(await postCheckRun(planFor(stage, 130), stage.host)).toBeNull();
    const requests = github.requests
      .slice(since)
      .filter(({ route }) => route?.includes('check-runs') === true);
    expect(requests.map(({ method }) => method)).toEqual(['POST', 'PATCH', 'PATCH']);
    const [check] = checksOf(stage);
    expect(check).toMatchObject({ name: 'ESBMC', status: 'completed', conclusion: 'failure' });
    expect(check?.title).toContain('130 bugs introduced');
    expect(check?.annotations).toHaveLength(130);
    expect(check?.annotations[0]).toMatchObject({ place: 'src/f0.c:9', level: 'failure' });
    expect(Buffer.byteLength(check?.text ?? '')).toBeLessThanOrEqual(65_535);
    expect(Buffer.byteLength(check?.summary ?? '')).toBeLessThanOrEqual(65_535);
  });

  it('has no more than are read', async () => {
    const stage = await setStage(github, mayCheck);
    await postCheckRun(planFor(stage, maxCheckAnnotations + annotationsPerRequest), stage.host);
    expect(checksOf(stage)[0]?.annotations).toHaveLength(maxCheckAnnotations);
  });

  it('that is clean has no annotations and no text', async () => {
    const stage = await setStage(github, mayCheck);
    expect(await postCheckRun(planFor(stage, 0), stage.host)).toBeNull();
    expect(checksOf(stage)[0]).toMatchObject({ text: null, annotations: [] });
  });

  it('whose answer is lost is created again, and the latest one counts', async () => {
    const stage = await setStage(github, mayCheck);
    const route = '/repos/{owner}/{repo}/check-runs';
    github.faults.push({ method: 'POST', route, status: 502, applyFirst: true });
    expect(await postCheckRun(planFor(stage, 3), stage.host)).toBeNull();
    expect(checksOf(stage).map(({ annotations }) => annotations.length)).toEqual([3]);
  });

  it('that the token may not write is refused', async () => {
    const stage = await setStage(github);
    expect(await postCheckRun(planFor(stage, 1), stage.host)).toBe('permission');
    expect(checksOf(stage)).toEqual([]);
  });
});

it('the first writes of a run start at once, later ones one after the other', async () => {
  const waits = async (writes: number) => {
    const { write } = spreadWrites(20);
    const started = performance.now();
    const jobs = Array.from({ length: writes }, () => write.key('').schedule({}, async () => {}));
    await Promise.all(jobs);
    return performance.now() - started;
  };
  expect(await waits(unpacedWrites)).toBeLessThan(15);
  expect(await waits(unpacedWrites + 5)).toBeGreaterThanOrEqual(95);
});
