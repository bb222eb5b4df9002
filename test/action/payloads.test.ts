import { expect, it } from 'vitest';
import { type LocalGitHub, startLocalGitHub } from '../support/github/local-github.ts';
import { schemaProblems } from '../support/github/openapi/schema-problems.ts';

/** What the local GitHub leaves out of events that it tells in full, or tells too much; nothing here reads it. */
const knownDifferences: readonly RegExp[] = [
  /^properties\/workflow: .* weren't supplied\.$/,
  /^properties\/workflow_run\/properties\/head_commit\/properties\/(?:author|committer): /,
  /^properties\/(?:workflow_run\/properties\/(?:head_)?repository|merge_group\/properties\/head_commit): .* are not permitted keys\.$/,
];

/** The events that start a mode of ours, by their names in GitHub's description of its webhooks. */
async function payloads(github: LocalGitHub): Promise<Record<string, unknown>> {
  const repository = await github.createRepository({ owner: 'ada', name: 'project' });
  await repository.commit({ branch: 'main', files: { 'a.c': 'int a;\n' }, message: 'start' });
  const before = (await repository.resolve('main')) ?? null;
  await repository.commit({ branch: 'topic', from: 'main', files: { 'a.c': 'int b;\n' }, message: 'change' });
  const pull = await repository.openPullRequest({ title: 'Change', head: 'topic', base: 'main' });
  const { number } = pull.issue;
  const comment = repository.addIssueComment(number, 'bob', 'hello');
  const remark = await repository.addReviewComment(number, 'bob', { path: 'a.c', line: 1 }, 'why?');
  return {
    'pull-request-opened': await repository.pullRequestEvent(number, 'opened'),
    'pull-request-synchronize': await repository.pullRequestEvent(number, 'synchronize'),
    'pull-request-reopened': await repository.pullRequestEvent(number, 'reopened'),
    'pull-request-ready-for-review': await repository.pullRequestEvent(number, 'ready_for_review'),
    push: await repository.pushEvent('topic', before),
    'merge-group-checks-requested': await repository.mergeGroupEvent(number),
    'issue-comment-created': repository.issueCommentEvent(comment),
    'pull-request-review-comment-created': repository.reviewCommentEvent(remark),
    'workflow-run-completed': repository.workflowRunEvent(repository.addWorkflowRun(number)),
  };
}

it("the local GitHub's events are those that GitHub describes", async () => {
  await using github = await startLocalGitHub();
  for (const [name, payload] of Object.entries(await payloads(github))) {
    const schema = { $ref: `#/components/schemas/webhook-${name}` };
    // As it arrives: without what JSON leaves out.
    const problems = schemaProblems(JSON.parse(JSON.stringify(payload)), schema, 'refuse')
      .map(({ at, message }) => `${at}: ${message}`)
      .filter((problem) => !knownDifferences.some((known) => known.test(problem)));
    expect(problems, name).toEqual([]);
  }
});
