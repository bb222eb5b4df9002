import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerProblems } from '../support/github/openapi/check-answer.ts';
import { operationOf } from '../support/github/openapi/description.ts';
import { restRoutes } from '../support/github/rest/routes.ts';
import type { Scenario } from './scenario.ts';
import { ISSUE, PULL, REPO, refused, source, startScenario } from './scenario.ts';

let scenario: Scenario;

/** Asks every endpoint once. */
async function askEverything(): Promise<void> {
  const { bot, repository } = scenario;
  const { git, issues, pulls, reactions, checks, repos, rateLimit, users, actions } = bot.rest;
  const person = scenario.client('user', 'octo').rest;
  const head_sha = (await repository.resolve('topic')) ?? '';
  await rateLimit.get();
  await person.users.getAuthenticated();
  await refused(users.getAuthenticated());
  await repos.get(REPO);
  await repos.getCollaboratorPermissionLevel({ ...REPO, username: 'octo' });
  await repos.getBranch({ ...REPO, branch: 'main' });

  const review = await pulls.createReview({
    ...PULL,
    event: 'COMMENT',
    body: 'x',
    comments: [
      { path: 'a.c', line: 10, body: 'y' },
      { path: 'old.c', line: 1, side: 'LEFT', body: 'z' },
    ],
  });
  const of = { ...PULL, review_id: review.data.id };
  await pulls.updateReview({ ...of, body: 'new' });
  await pulls.getReview(of);
  await pulls.listCommentsForReview(of);
  const pending = await pulls.createReview({ ...PULL, body: 'p' });
  await pulls.deletePendingReview({ ...PULL, review_id: pending.data.id });
  const other = await pulls.createReview({ ...PULL, body: 'p' });
  await pulls.submitReview({ ...PULL, review_id: other.data.id, event: 'COMMENT' });
  await pulls.listReviews(PULL);
  const comment = await pulls.createReviewComment({
    ...PULL,
    path: 'b.c',
    commit_id: head_sha,
    body: 'b',
    subject_type: 'file',
  });
  const comment_id = comment.data.id;
  await pulls.createReplyForReviewComment({ ...PULL, comment_id, body: 'r' });
  await pulls.getReviewComment({ ...REPO, comment_id });
  await pulls.updateReviewComment({ ...REPO, comment_id, body: 'c' });
  const reaction = await reactions.createForPullRequestReviewComment({
    ...REPO,
    comment_id,
    content: 'eyes',
  });
  await reactions.listForPullRequestReviewComment({ ...REPO, comment_id });
  await reactions.deleteForPullRequestComment({ ...REPO, comment_id, reaction_id: reaction.data.id });
  await repository.commit({
    branch: 'topic',
    files: { 'a.c': source({ 10: 'int other;' }) },
    message: 'outdate',
  });
  await pulls.listReviewComments(PULL);
  await pulls.deleteReviewComment({ ...REPO, comment_id });
  await pulls.list(REPO);
  await pulls.get(PULL);
  await pulls.listFiles(PULL);
  await pulls.listCommits(PULL);
  await refused(
    pulls.createReview({
      ...PULL,
      event: 'COMMENT',
      body: 'x',
      comments: [{ path: 'a.c', line: 1, body: 'y' }],
    }),
  );

  await issues.create({ ...REPO, title: 'x', labels: ['bug'] });
  await issues.get(ISSUE);
  await issues.listForRepo({ ...REPO, state: 'all' });
  await issues.update({ ...ISSUE, title: 'new' });
  await issues.createLabel({ ...REPO, name: 'esbmc', color: 'ff0000' });
  await issues.getLabel({ ...REPO, name: 'esbmc' });
  await issues.listLabelsForRepo(REPO);
  await issues.addLabels({ ...ISSUE, labels: ['esbmc'] });
  await issues.listLabelsOnIssue(ISSUE);
  await issues.removeLabel({ ...ISSUE, name: 'esbmc' });
  await issues.lock({ ...ISSUE, lock_reason: 'resolved' });
  await issues.unlock(ISSUE);
  const talk = await issues.createComment({ ...ISSUE, body: 'x' });
  const one = { ...REPO, comment_id: talk.data.id };
  await issues.getComment(one);
  await issues.updateComment({ ...one, body: 'y' });
  await issues.listComments(ISSUE);
  const eyes = await reactions.createForIssueComment({ ...one, content: 'eyes' });
  await reactions.createForIssueComment({ ...one, content: 'eyes' });
  await reactions.listForIssueComment(one);
  await reactions.deleteForIssueComment({ ...one, reaction_id: eyes.data.id });
  await issues.deleteComment(one);
  const heart = await reactions.createForIssue({ ...ISSUE, content: 'heart' });
  await reactions.listForIssue(ISSUE);
  await reactions.deleteForIssue({ ...ISSUE, reaction_id: heart.data.id });

  const output = {
    title: 't',
    summary: 's',
    annotations: [
      { path: 'a.c', start_line: 1, end_line: 1, annotation_level: 'notice' as const, message: 'm' },
    ],
  };
  const run = await checks.create({
    ...REPO,
    name: 'esbmc',
    head_sha: (await repository.resolve('topic')) ?? '',
    output,
  });
  await checks.update({ ...REPO, check_run_id: run.data.id, conclusion: 'success' });
  await checks.get({ ...REPO, check_run_id: run.data.id });
  await checks.listAnnotations({ ...REPO, check_run_id: run.data.id });
  await checks.listForRef({ ...REPO, ref: 'topic' });
  await repos.createCommitStatus({ ...REPO, sha: head_sha, state: 'success' });
  await repos.getCombinedStatusForRef({ ...REPO, ref: head_sha });
  await actions.getWorkflowRun({ ...REPO, run_id: repository.addWorkflowRun(1).id });

  await repos.listCommits(REPO);
  await repos.getCommit({ ...REPO, ref: head_sha });
  await repos.listPullRequestsAssociatedWithCommit({ ...REPO, commit_sha: head_sha });
  await repos.compareCommitsWithBasehead({ ...REPO, basehead: 'main...topic' });
  await repos.getContent({ ...REPO, path: 'a.c' });
  const blob = await git.createBlob({ ...REPO, content: 'x' });
  await git.getBlob({ ...REPO, file_sha: blob.data.sha });
  const tree = await git.createTree({
    ...REPO,
    base_tree: head_sha,
    tree: [{ path: 'dir/x', mode: '100644', type: 'blob', sha: blob.data.sha }],
  });
  await git.getTree({ ...REPO, tree_sha: tree.data.sha, recursive: '1' });
  const commit = await git.createCommit({ ...REPO, message: 'm', tree: tree.data.sha, parents: [head_sha] });
  await git.getCommit({ ...REPO, commit_sha: commit.data.sha });
  await git.createRef({ ...REPO, ref: 'refs/heads/made', sha: commit.data.sha });
  await git.getRef({ ...REPO, ref: 'heads/made' });
  await repos.getContent({ ...REPO, path: 'dir', ref: 'made' });
  const made = { ...REPO, title: 'made', head: 'made', base: 'main', body: 'x' };
  await person.pulls.create(made);
  await git.updateRef({ ...REPO, ref: 'heads/made', sha: head_sha, force: true });
  await git.deleteRef({ ...REPO, ref: 'heads/made' });

  const fork = await repository.fork('eve');
  await fork.commit({ branch: 'evil', from: 'main', files: { 'e.c': 'int e;\n' }, message: 'fork' });
  const { issue } = await repository.openPullRequest({
    title: 'fork',
    head: 'evil',
    base: 'main',
    headRepo: fork,
  });
  await scenario.client('user', 'eve').rest.repos.get({ owner: 'eve', repo: 'demo' });
  fork.delete();
  await pulls.get({ ...PULL, pull_number: issue.number });
}

beforeAll(async () => {
  scenario = await startScenario();
  await askEverything();
}, 60_000);
afterAll(() => scenario[Symbol.asyncDispose]());

describe('every endpoint', () => {
  it('is in the API description', () => {
    expect(
      restRoutes
        .filter((route) => operationOf(route.method, route.template) === undefined)
        .map((route) => route.template),
    ).toEqual([]);
  });

  it('is asked by this test', () => {
    const asked = new Set(scenario.github.requests.map((one) => `${one.method} ${one.route}`));
    expect(
      restRoutes.map((route) => `${route.method} ${route.template}`).filter((route) => !asked.has(route)),
    ).toEqual([]);
  });

  it('answers as the API description says', () => {
    expect(scenario.github.requests.length).toBeGreaterThan(70);
    expect([...new Set(scenario.github.requests.flatMap(answerProblems))]).toEqual([]);
  });

  it.each([
    ['a key that is missing', { number: undefined }, '"number" wasn\'t supplied.'],
    ['a value of the wrong type', { number: '1' }, 'For \'properties/number\', "1" is not an integer.'],
    ['null where there is none', { title: null }, "For 'properties/title', nil is not a string."],
    ['a key that GitHub does not have', { extra: 1 }, '"extra" is not a permitted key.'],
    [
      'a wrong value deep inside',
      { head: { label: 'x', ref: 'x', sha: 'x', repo: null, user: { login: 1 } } },
      /^GET .*properties\/user\/properties\/login/,
    ],
    ['a time that is none', { created_at: 'yesterday' }, /"yesterday" is not a valid date-time/],
  ])('would be noticed with %s', (_what, wrong, problem) => {
    const request = scenario.github.requests.find(
      (one) => one.method === 'GET' && one.route === '/repos/{owner}/{repo}/pulls/{pull_number}',
    );
    if (request === undefined) throw new Error('Nobody asked for a pull request');
    const answer = JSON.parse(JSON.stringify({ ...(request.answer as object), ...wrong })) as unknown;
    const problems = answerProblems({ ...request, answer });
    expect(problems).toContainEqual(
      typeof problem === 'string' ? `GET ${request.route} 200: ${problem}` : expect.stringMatching(problem),
    );
  });

  it('is known', () => {
    scenario.github.assertNoUnknownRequests();
  });
});
