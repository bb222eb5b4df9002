import { getOctokit } from '@actions/github';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scenario } from './scenario.ts';
import { ISSUE, PULL, REPO, refused, startScenario } from './scenario.ts';

const REVIEW = { ...PULL, event: 'COMMENT', body: 'hello' } as const;

describe('permissions of tokens', () => {
  let scenario: Scenario;
  beforeAll(async () => {
    scenario = await startScenario();
  });
  afterAll(() => scenario[Symbol.asyncDispose]());

  it('refuses a token that nobody made', async () => {
    const refusal = await refused(scenario.clientOf('ghs_wrong').rest.repos.get(REPO));
    expect(refusal).toMatchObject({ status: 401, message: 'Bad credentials' });
  });

  it('refuses a write without a token', async () => {
    const response = await fetch(`${scenario.github.apiUrl}/repos/octo/demo/issues/1/comments`, {
      method: 'POST',
      body: '{"body":"x"}',
    });
    expect(response.status).toBe(401);
    expect(await response.json()).toMatchObject({ message: 'Requires authentication', status: '401' });
  });

  it('lets anybody read a public repository', async () => {
    const response = await fetch(`${scenario.github.apiUrl}/repos/octo/demo/pulls/1`);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-github-request-id')).toMatch(/\S/);
    expect(response.headers.get('x-ratelimit-remaining')).toMatch(/^\d+$/);
  });

  it('names the permission that a read-only token lacks', async () => {
    const reader = scenario.client('actions', undefined, {
      contents: 'read',
      pull_requests: 'read',
      issues: 'read',
    });
    const review = await refused(reader.rest.pulls.createReview(REVIEW));
    expect(review).toMatchObject({ status: 403, message: 'Resource not accessible by integration' });
    expect(review.headers['x-accepted-github-permissions']).toBe('pull_requests=write');
    expect(review.documentation).toContain('docs.github.com/rest/pulls/reviews');
    const comment = await refused(reader.rest.issues.createComment({ ...ISSUE, body: 'x' }));
    expect(comment.headers['x-accepted-github-permissions']).toBe('issues=write; pull_requests=write');
  });

  it('takes pull_requests: write for a conversation comment, as GitHub does', async () => {
    const writer = scenario.client('actions', undefined, { pull_requests: 'write' });
    expect((await writer.rest.issues.createComment({ ...ISSUE, body: 'x' })).status).toBe(201);
  });

  it('tells the workflow token nothing about who it is', async () => {
    const refusal = await refused(scenario.bot.rest.users.getAuthenticated());
    expect(refusal).toMatchObject({ status: 403, message: 'Resource not accessible by integration' });
  });

  it('writes as github-actions[bot] with its own id', async () => {
    const { data } = await scenario.bot.rest.issues.createComment({ ...ISSUE, body: 'by the bot' });
    expect(data.user).toMatchObject({ login: 'github-actions[bot]', id: 41_898_282, type: 'Bot' });
    expect(data.performed_via_github_app).toMatchObject({ slug: 'github-actions' });
  });

  it('refuses the workflow token in any other repository', async () => {
    await scenario.github.createRepository({ owner: 'octo', name: 'other' });
    const refusal = await refused(
      scenario.bot.rest.issues.create({ owner: 'octo', repo: 'other', title: 'x' }),
    );
    expect(refusal.status).toBe(403);
  });

  it('refuses people without the role, whatever their token may', async () => {
    const stranger = scenario.client('user', 'eve');
    expect((await refused(stranger.rest.issues.addLabels({ ...ISSUE, labels: ['x'] }))).status).toBe(403);
    expect(
      (await refused(stranger.rest.repos.getCollaboratorPermissionLevel({ ...REPO, username: 'eve' })))
        .status,
    ).toBe(403);
    expect((await stranger.rest.users.getAuthenticated()).data.login).toBe('eve');
  });

  it('lets only Apps make check runs', async () => {
    const owner = scenario.client('user', 'octo');
    const refusal = await refused(owner.rest.checks.create({ ...REPO, name: 'x', head_sha: '0'.repeat(40) }));
    expect(refusal).toMatchObject({ status: 403, message: 'You must authenticate via a GitHub App.' });
  });

  it.each([
    ['admin', 'admin'],
    ['maintain', 'write'],
    ['write', 'write'],
    ['triage', 'read'],
    ['read', 'read'],
  ] as const)('says that %s has permission %s', async (role, permission) => {
    scenario.repository.setRole(`the-${role}`, role);
    const { data } = await scenario.bot.rest.repos.getCollaboratorPermissionLevel({
      ...REPO,
      username: `the-${role}`,
    });
    expect(data).toMatchObject({ permission, role_name: role });
  });

  it('says that a stranger reads a public repository, and that nobody is no user', async () => {
    scenario.github.createAccount('stranger');
    const { data } = await scenario.bot.rest.repos.getCollaboratorPermissionLevel({
      ...REPO,
      username: 'stranger',
    });
    expect(data.permission).toBe('read');
    const refusal = await refused(
      scenario.bot.rest.repos.getCollaboratorPermissionLevel({ ...REPO, username: 'Copilot' }),
    );
    expect(refusal).toMatchObject({ status: 404, message: 'Copilot is not a user' });
  });

  it('refuses a request without a user agent', async () => {
    const { request } = await import('node:http');
    const status = await new Promise((resolve) => {
      request(`${scenario.github.apiUrl}/repos/octo/demo`, (response) => resolve(response.statusCode)).end();
    });
    expect(status).toBe(403);
  });

  it('answers 404 to an unknown endpoint and records it', async () => {
    const octokit = scenario.bot;
    expect((await refused(octokit.request('GET /repos/octo/demo/made-up'))).status).toBe(404);
    expect(() => scenario.github.assertNoUnknownRequests()).toThrow('GET /repos/octo/demo/made-up');
    expect(scenario.github.unknownRequests).toHaveLength(1);
  });
});

describe('a private repository', () => {
  it('does not exist for those who do not see it', async () => {
    await using scenario = await startScenario({ private: true });
    const url = `${scenario.github.apiUrl}/repos/octo/demo`;
    expect((await fetch(url)).status).toBe(404);
    expect((await refused(scenario.client('user', 'eve').rest.repos.get(REPO))).status).toBe(404);
    expect((await scenario.bot.rest.repos.get(REPO)).data.visibility).toBe('private');
    const other = await scenario.github.createRepository({ owner: 'octo', name: 'other' });
    const token = scenario.github.createToken({
      kind: 'actions',
      permissions: { contents: 'write' },
      repositories: [other],
    });
    expect(
      (await refused(getOctokit(token, { baseUrl: scenario.github.apiUrl }).rest.repos.get(REPO))).status,
    ).toBe(404);
  });

  it('needs the read permission too', async () => {
    await using scenario = await startScenario({ private: true });
    const blind = scenario.client('actions', undefined, { contents: 'read' });
    const refusal = await refused(blind.rest.pulls.listFiles(PULL));
    expect(refusal.status).toBe(403);
    expect(refusal.headers['x-accepted-github-permissions']).toBe('pull_requests=read');
  });
});
