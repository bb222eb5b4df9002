import { once } from 'node:events';
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { primaryRateLimit, secondaryRateLimit } from '../support/github/http/faults.ts';
import type { Scenario } from './scenario.ts';
import { ISSUE, PULL, REPO, refused, startScenario } from './scenario.ts';

const REVIEWS = '/repos/{owner}/{repo}/pulls/{pull_number}/reviews';
const COMMENTS = '/repos/{owner}/{repo}/issues/{issue_number}/comments';
const GET_PULL = '/repos/{owner}/{repo}/pulls/{pull_number}';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await startScenario();
});
afterAll(() => scenario[Symbol.asyncDispose]());

describe('a queued fault', () => {
  it('answers in place of the server, as often as it says', async () => {
    scenario.github.faults.push({ method: 'POST', route: COMMENTS, status: 502, times: 2 });
    const post = () => scenario.bot.rest.issues.createComment({ ...ISSUE, body: 'x' });
    expect((await refused(post())).status).toBe(502);
    expect((await scenario.bot.rest.issues.listComments(ISSUE)).data).toEqual([]);
    expect((await refused(post())).status).toBe(502);
    expect((await post()).status).toBe(201);
    expect(scenario.github.faults.pending).toEqual([]);
  });

  it('may carry the request out first, so that the write has happened', async () => {
    scenario.github.faults.push({ method: 'POST', route: REVIEWS, status: 502, applyFirst: true });
    expect(
      (await refused(scenario.bot.rest.pulls.createReview({ ...PULL, event: 'COMMENT', body: 'x' }))).status,
    ).toBe(502);
    expect((await scenario.bot.rest.pulls.listReviews(PULL)).data).toHaveLength(1);
    expect(scenario.github.requests.find((one) => one.route === REVIEWS)).toMatchObject({
      status: 502,
      login: 'github-actions[bot]',
    });
  });

  it('may drop the connection', async () => {
    scenario.github.faults.push({ route: GET_PULL, drop: true });
    await expect(scenario.bot.rest.pulls.get(PULL)).rejects.toThrow();
    expect(scenario.github.requests.at(-1)?.status).toBe(0);
    expect((await scenario.bot.rest.pulls.get(PULL)).status).toBe(200);
  });

  it('may only delay, and may wait for its turn', async () => {
    scenario.github.faults.push({ route: GET_PULL, delayMs: 60, afterReads: 1 });
    const time = async () => {
      const start = performance.now();
      await scenario.bot.rest.pulls.get(PULL);
      return performance.now() - start;
    };
    await time();
    expect(scenario.github.faults.pending).toHaveLength(1);
    expect(await time()).toBeGreaterThan(55);
    expect(scenario.github.faults.pending).toHaveLength(0);
  });

  it('hits one GraphQL operation, or git', async () => {
    scenario.github.faults.push(
      { route: 'graphql', operation: 'resolveReviewThread', status: 500 },
      { route: 'git', status: 503 },
    );
    expect(await scenario.bot.graphql('{ repository(owner: "octo", name: "demo") { name } }')).toEqual({
      repository: { name: 'demo' },
    });
    const mutation = 'mutation { resolveReviewThread(input: {threadId: "x"}) { clientMutationId } }';
    await expect(scenario.bot.graphql(mutation)).rejects.toMatchObject({ status: 500 });
    expect((await fetch(`${scenario.repository.cloneUrl}/info/refs?service=git-upload-pack`)).status).toBe(
      503,
    );
  });

  it('can be a rate limit', async () => {
    scenario.github.faults.push(
      { method: 'POST', ...secondaryRateLimit({ retryAfter: 7 }) },
      { method: 'GET', ...primaryRateLimit(30) },
    );
    const secondary = await refused(scenario.bot.rest.issues.createComment({ ...ISSUE, body: 'x' }));
    expect(secondary).toMatchObject({
      status: 403,
      message: expect.stringContaining('secondary rate limit'),
      headers: { 'retry-after': '7' },
    });
    const primary = await refused(scenario.bot.rest.repos.get(REPO));
    expect(primary.headers['x-ratelimit-remaining']).toBe('0');
  });
});

describe('a hook', () => {
  it('moves the head after N reads', async () => {
    let moved = '';
    scenario.github.afterReads(GET_PULL, 2, async () => {
      moved = await scenario.repository.commit({
        branch: 'topic',
        files: { 'z.c': 'int z;\n' },
        message: 'moved',
      });
    });
    const head = async () => (await scenario.bot.rest.pulls.get(PULL)).data.head.sha;
    const first = await head();
    expect(await head()).toBe(first);
    expect(await head()).toBe(moved);
    expect(moved).not.toBe(first);
    expect(await head()).toBe(moved);
  });

  it('sees every request until it is taken away', async () => {
    const seen: (string | null)[] = [];
    const stop = scenario.github.onRequest(({ method, route }) => void seen.push(`${method} ${route}`));
    await scenario.bot.rest.repos.get(REPO);
    stop();
    await scenario.bot.rest.repos.get(REPO);
    expect(seen).toEqual(['GET /repos/{owner}/{repo}']);
  });
});

describe('creating content too fast', () => {
  it('is refused with retry-after, and counts for each token', async () => {
    await using slow = await startScenario({ limits: { contentPerMinute: 3 } });
    const post = (octokit = slow.bot) => octokit.rest.issues.createComment({ ...ISSUE, body: 'x' });
    for (let count = 0; count < 3; count += 1) await post();
    const refusal = await refused(post());
    expect(refusal).toMatchObject({ status: 403, message: expect.stringContaining('secondary rate limit') });
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    expect((await slow.bot.rest.issues.listComments(ISSUE)).data).toHaveLength(3);
    expect((await post(slow.client('user', 'ada'))).status).toBe(201);
  });
});

describe('a client that goes away in the middle of a request', () => {
  it('leaves the server running', async () => {
    const { port } = new URL(scenario.github.url);
    const socket = connect(Number(port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write('POST /api/v3/repos/octo/demo/issues HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{');
    socket.destroy();
    expect((await scenario.bot.rest.repos.get(REPO)).status).toBe(200);
  });
});
