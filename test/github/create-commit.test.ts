import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Octokit, Scenario } from './scenario.ts';
import { ALL_WRITE, PULL, REPO, startScenario } from './scenario.ts';

const COMMIT =
  'mutation($input: CreateCommitOnBranchInput!) { createCommitOnBranch(input: $input) { commit { oid url message } ref { name } } }';
const base64 = (text: string): string => Buffer.from(text).toString('base64');

let scenario: Scenario;
let head: string;
beforeAll(async () => {
  scenario = await startScenario();
});
beforeEach(async () => {
  head = (await scenario.repository.resolve('topic')) ?? '';
});
afterAll(() => scenario[Symbol.asyncDispose]());

interface Wanted {
  readonly branchName?: string;
  readonly repositoryNameWithOwner?: string;
  readonly expectedHeadOid?: string;
  readonly additions?: readonly { readonly path: string; readonly contents: string }[];
  readonly deletions?: readonly { readonly path: string }[];
  readonly headline?: string;
}

async function commit(octokit: Octokit, wanted: Wanted = {}): Promise<string> {
  const {
    branchName = 'topic',
    repositoryNameWithOwner = 'octo/demo',
    additions = [{ path: 'a.c', contents: base64('int fixed;\n') }],
    deletions = [],
  } = wanted;
  const input = {
    branch: { repositoryNameWithOwner, branchName },
    expectedHeadOid: wanted.expectedHeadOid ?? head,
    message: { headline: wanted.headline ?? 'Fix', body: 'Finding: 1' },
    fileChanges: { additions, deletions },
  };
  const answer = await octokit.graphql<{ createCommitOnBranch: { commit: { oid: string } } }>(COMMIT, {
    input,
  });
  return answer.createCommitOnBranch.commit.oid;
}

const refusal = async (
  octokit: Octokit,
  wanted: Wanted = {},
): Promise<{ type?: string; message: string }> => {
  const error = (await commit(octokit, wanted).then(
    () => ({ errors: [] }),
    (reason: unknown) => reason,
  )) as { errors?: { type?: string; message: string }[] };
  const [first] = error.errors ?? [];
  if (first === undefined) throw new Error('The commit was not refused', { cause: error });
  return first;
};

describe('createCommitOnBranch', () => {
  it('commits on the head, moves the pull request, and starts no workflow as the workflow', async () => {
    const sha = await commit(scenario.bot, { deletions: [{ path: 'b.c' }] });
    expect((await scenario.bot.rest.pulls.get(PULL)).data.head.sha).toBe(sha);
    const { data } = await scenario.bot.rest.git.getCommit({ ...REPO, commit_sha: sha });
    expect(data).toMatchObject({ message: 'Fix\n\nFinding: 1', parents: [{ sha: head }] });
    expect((await scenario.repository.readFile(sha, 'a.c')).toString()).toBe('int fixed;\n');
    expect(scenario.github.deliveries.at(-1)).toMatchObject({
      action: 'synchronize',
      startsWorkflows: false,
    });
    expect((await scenario.bot.rest.checks.listForRef({ ...REPO, ref: sha })).data.total_count).toBe(0);
  });

  it('is compare-and-swap: of two on one head, one is refused', async () => {
    const both = await Promise.allSettled([
      commit(scenario.bot),
      commit(scenario.bot, { additions: [{ path: 'c.c', contents: base64('int c;\n') }] }),
    ]);
    expect(both.map((one) => one.status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await refusal(scenario.bot)).toEqual({
      type: 'STALE_DATA',
      path: ['createCommitOnBranch'],
      locations: [{ line: 1, column: 48 }],
      message: `Expected branch to point to "${head}" but it did not.  Pull and try again.`,
    });
  });

  it('loses the executable bit, as GitHub does', async () => {
    const sha = await commit(scenario.bot, {
      additions: [{ path: 'tool.sh', contents: base64('#!/bin/sh\n:\n') }],
    });
    const { data } = await scenario.bot.rest.git.getTree({ ...REPO, tree_sha: sha });
    expect(data.tree.find((one) => one.path === 'tool.sh')?.mode).toBe('100644');
  });

  it('refuses a folder in place of a file', async () => {
    head = await scenario.repository.commit({
      branch: 'topic',
      files: { 'folder/x.c': 'int x;\n' },
      message: 'folder',
    });
    expect((await refusal(scenario.bot, { additions: [{ path: 'folder', contents: '' }] })).type).toBe(
      'UNPROCESSABLE',
    );
  });

  it.each([
    ['a branch that is not there', { branchName: 'none' }, 'NOT_FOUND'],
    ['a repository that is not there', { repositoryNameWithOwner: 'octo/none' }, 'NOT_FOUND'],
    ['a path out of the repository', { additions: [{ path: '../x', contents: '' }] }, 'UNPROCESSABLE'],
    ['deleting what is not there', { deletions: [{ path: 'none.c' }] }, 'UNPROCESSABLE'],
    ['an empty headline', { headline: ' ' }, 'UNPROCESSABLE'],
    ['a workflow file', { additions: [{ path: '.github/workflows/x.yml', contents: '' }] }, 'FORBIDDEN'],
  ])('refuses %s', async (_what, wanted, type) => {
    expect((await refusal(scenario.bot, wanted)).type).toBe(type);
    expect(await scenario.repository.resolve('topic')).toBe(head);
  });

  it('refuses contents that are not base64', async () => {
    expect(
      (await refusal(scenario.bot, { additions: [{ path: 'a.c', contents: 'int x;' }] })).message,
    ).toContain('was provided invalid value for fileChanges.additions.0.contents');
  });

  it('refuses a protected branch and a read-only token', async () => {
    scenario.repository.protect('topic');
    expect((await refusal(scenario.bot)).type).toBe('BRANCH_PROTECTION_RULE_VIOLATION');
    scenario.repository.protect('topic', { kind: 'ruleset' });
    expect((await refusal(scenario.bot)).message).toContain('Repository rule violations found');
    scenario.repository.protect('topic', { pushers: ['github-actions[bot]'] });
    await commit(scenario.bot);
    const reader = scenario.client('actions', undefined, { ...ALL_WRITE, contents: 'read' });
    expect((await refusal(reader)).type).toBe('FORBIDDEN');
  });

  it('reaches a fork that allows it as a maintainer, never as the workflow', async () => {
    const fork = await scenario.repository.fork('eve');
    head = await fork.commit({ branch: 'evil', from: 'main', files: { 'e.c': 'int e;\n' }, message: 'fork' });
    const pull = await scenario.repository.openPullRequest({
      title: 'fork',
      head: 'evil',
      base: 'main',
      headRepo: fork,
    });
    const there = { repositoryNameWithOwner: 'eve/demo', branchName: 'evil' };
    scenario.repository.setRole('wendy', 'write');
    expect((await refusal(scenario.bot, there)).type).toBe('FORBIDDEN');
    expect(await commit(scenario.client('user', 'wendy'), there)).toBe(pull.headSha);
    pull.maintainerCanModify = false;
    expect(
      (await refusal(scenario.client('user', 'wendy'), { ...there, expectedHeadOid: pull.headSha })).type,
    ).toBe('FORBIDDEN');
  });
});
