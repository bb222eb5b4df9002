import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scenario } from './scenario.ts';
import { REPO, refused, startScenario } from './scenario.ts';

let scenario: Scenario;
beforeAll(async () => {
  scenario = await startScenario();
});
afterAll(() => scenario[Symbol.asyncDispose]());

describe('an event payload', () => {
  it('of a pull request tells its ends and where the head was', async () => {
    const { repository } = scenario;
    const before = (await repository.resolve('topic')) ?? '';
    const after = await repository.commit({ branch: 'topic', files: { 'n.c': 'int n;\n' }, message: 'next' });
    expect(await repository.pullRequestEvent(1, 'synchronize', { before })).toMatchObject({
      action: 'synchronize',
      number: 1,
      before,
      after,
      pull_request: {
        number: 1,
        head: { sha: after, repo: { full_name: 'octo/demo' } },
        user: { login: 'ada' },
        draft: false,
      },
      repository: { full_name: 'octo/demo', owner: { login: 'octo' }, default_branch: 'main' },
      sender: { login: 'ada', type: 'User' },
    });
  });

  it('of a push tells its commits', async () => {
    const before = (await scenario.repository.resolve('main')) ?? '';
    const after = await scenario.repository.commit({
      branch: 'main',
      files: { 'p.c': 'int p;\n' },
      message: 'pushed',
    });
    const event = await scenario.repository.pushEvent('main', before);
    expect(event).toMatchObject({
      ref: 'refs/heads/main',
      before,
      after,
      forced: false,
      created: false,
      deleted: false,
      head_commit: { id: after, message: 'pushed' },
    });
    expect(event.commits).toHaveLength(1);
  });

  it('of a merge group has its own branch', async () => {
    const event = (await scenario.repository.mergeGroupEvent(1)) as {
      merge_group: { head_sha: string; head_ref: string; base_sha: string };
    };
    expect(event.merge_group.head_ref).toMatch(/^refs\/heads\/gh-readonly-queue\/main\/pr-1-[0-9a-f]{40}$/);
    expect(await scenario.repository.resolve(event.merge_group.head_ref)).toBe(event.merge_group.head_sha);
  });

  it('of a comment tells that it stands on a pull request, and who wrote it', () => {
    scenario.repository.setRole('wendy', 'write');
    const comment = scenario.repository.addIssueComment(1, 'wendy', '/esbmc-fix');
    expect(scenario.repository.issueCommentEvent(comment)).toMatchObject({
      action: 'created',
      issue: { number: 1, pull_request: { url: `${scenario.github.apiUrl}/repos/octo/demo/pulls/1` } },
      comment: { id: comment.id, body: '/esbmc-fix', author_association: 'COLLABORATOR' },
      sender: { login: 'wendy' },
    });
  });

  it('of a review comment tells the comment it answers', async () => {
    const first = await scenario.repository.addReviewComment(1, 'ada', { path: 'a.c', line: 10 }, 'look');
    const reply = scenario.repository.replyTo(first, 'wendy', '/esbmc-explain');
    expect(scenario.repository.reviewCommentEvent(reply)).toMatchObject({
      comment: { in_reply_to_id: first.id, path: 'a.c', line: 10 },
      pull_request: { number: 1 },
    });
    await expect(
      scenario.repository.addReviewComment(1, 'ada', { path: 'a.c', line: 1 }, 'x'),
    ).rejects.toThrow('a.c:1 is not in the diff');
  });

  it('of a workflow run names no pull request of a fork', async () => {
    const fork = await scenario.repository.fork('eve');
    await fork.commit({ branch: 'evil', from: 'main', files: { 'e.c': 'int e;\n' }, message: 'fork' });
    const { issue } = await scenario.repository.openPullRequest({
      title: 'fork',
      head: 'evil',
      base: 'main',
      headRepo: fork,
    });
    const own = scenario.repository.addWorkflowRun(1);
    const foreign = scenario.repository.addWorkflowRun(issue.number);
    expect(scenario.repository.workflowRunEvent(own)).toMatchObject({
      action: 'completed',
      workflow_run: { pull_requests: [{ number: 1 }] },
    });
    const event = scenario.repository.workflowRunEvent(foreign);
    expect(event).toMatchObject({
      workflow_run: { pull_requests: [], event: 'pull_request', head_repository: { full_name: 'eve/demo' } },
    });
    expect(
      (await scenario.bot.rest.actions.getWorkflowRun({ ...REPO, run_id: foreign.id })).data.head_repository
        .full_name,
    ).toBe('eve/demo');
    expect((await refused(scenario.bot.rest.actions.getWorkflowRun({ ...REPO, run_id: 1 }))).status).toBe(
      404,
    );
  });

  it("of Dependabot's pull request names Dependabot", async () => {
    await scenario.repository.commit({
      branch: 'dependabot/x',
      from: 'main',
      files: { 'x.c': 'int x;\n' },
      message: 'bump',
      author: 'dependabot[bot]',
    });
    const { issue } = await scenario.repository.openPullRequest({
      title: 'Bump',
      head: 'dependabot/x',
      base: 'main',
      author: 'dependabot[bot]',
    });
    expect(await scenario.repository.pullRequestEvent(issue.number, 'opened')).toMatchObject({
      pull_request: { user: { login: 'dependabot[bot]', id: 49_699_333, type: 'Bot' } },
      sender: { login: 'dependabot[bot]' },
    });
  });
});
