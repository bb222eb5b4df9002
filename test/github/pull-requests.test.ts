import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scenario } from './scenario.ts';
import { PULL, REPO, refused, source, startScenario } from './scenario.ts';

describe('a pull request', () => {
  let scenario: Scenario;
  beforeAll(async () => {
    scenario = await startScenario();
  });
  afterAll(() => scenario[Symbol.asyncDispose]());

  it('tells its ends, its counts and that it can be merged', async () => {
    const { data } = await scenario.bot.rest.pulls.get(PULL);
    expect(data).toMatchObject({
      state: 'open',
      draft: false,
      mergeable: true,
      mergeable_state: 'clean',
      changed_files: 3,
      commits: 1,
      additions: 3,
      deletions: 2,
    });
    expect(data.head).toMatchObject({
      ref: 'topic',
      label: 'octo:topic',
      sha: await scenario.repository.resolve('topic'),
    });
    expect(data.base.sha).toBe(await scenario.repository.resolve('main'));
  });

  it('lists its files with patches, and says where a list goes on', async () => {
    const first = await scenario.bot.rest.pulls.listFiles({ ...PULL, per_page: 2 });
    expect(first.data.map((one) => [one.filename, one.status])).toEqual([
      ['a.c', 'modified'],
      ['b.c', 'added'],
    ]);
    expect(first.data[0]?.patch).toMatch(/^@@ -7,7 \+7,7 @@/);
    expect(first.data[0]?.patch?.endsWith('\n')).toBe(false);
    expect(first.headers.link).toMatch(/repositories\/\d+\/pulls\/1\/files\?per_page=2&page=2>; rel="next"/);
    const all = await scenario.bot.paginate(scenario.bot.rest.pulls.listFiles, { ...PULL, per_page: 1 });
    expect(all.map((one) => one.filename)).toEqual(['a.c', 'b.c', 'old.c']);
  });

  it('has refs for its head and for the trial merge', async () => {
    const { data } = await scenario.bot.rest.git.getRef({ ...REPO, ref: 'pull/1/head' });
    expect(data.object.sha).toBe(await scenario.repository.resolve('topic'));
    const merge = await scenario.bot.rest.git.getCommit({
      ...REPO,
      commit_sha: (await scenario.bot.rest.git.getRef({ ...REPO, ref: 'pull/1/merge' })).data.object.sha,
    });
    expect(merge.data.parents.map((one) => one.sha)).toEqual([
      await scenario.repository.resolve('main'),
      await scenario.repository.resolve('topic'),
    ]);
  });

  it('gives its diff as text', async () => {
    const { data } = await scenario.bot.rest.pulls.get({ ...PULL, mediaType: { format: 'diff' } });
    expect(String(data)).toContain('diff --git a/a.c b/a.c');
  });

  it('does not exist under another number', async () => {
    expect((await refused(scenario.bot.rest.pulls.get({ ...PULL, pull_number: 99 }))).status).toBe(404);
  });
});

describe('the head of a pull request', () => {
  it('follows pushes; base.sha and the merge base are those of the last one', async () => {
    await using scenario = await startScenario();
    const { repository, bot } = scenario;
    const old = await repository.resolve('main');
    await repository.commit({ branch: 'main', files: { 'c.c': 'int c;\n' }, message: 'main moves' });
    expect((await bot.rest.pulls.get(PULL)).data.base.sha).toBe(old);
    const head = await repository.commit({ branch: 'topic', files: { 'd.c': 'int d;\n' }, message: 'more' });
    const { data } = await bot.rest.pulls.get(PULL);
    expect(data.head.sha).toBe(head);
    expect(data.base.sha).toBe(await repository.resolve('main'));
    const comparison = await bot.rest.repos.compareCommitsWithBasehead({
      ...REPO,
      basehead: `main...${head}`,
    });
    expect(comparison.data.merge_base_commit.sha).toBe(old);
    expect(comparison.data.status).toBe('diverged');
    const sent = scenario.github.deliveries
      .filter((one) => one.event === 'pull_request')
      .map((one) => one.action);
    expect(sent).toEqual(['opened', 'synchronize']);
  });

  it('stays where it was once the pull request is closed', async () => {
    await using scenario = await startScenario();
    const head = await scenario.repository.resolve('topic');
    scenario.repository.closePullRequest(1);
    await scenario.repository.commit({ branch: 'topic', files: { 'd.c': 'int d;\n' }, message: 'late' });
    const { data } = await scenario.bot.rest.pulls.get(PULL);
    expect(data).toMatchObject({ state: 'closed', head: { sha: head } });
    await scenario.repository.reopenPullRequest(1);
    expect((await scenario.bot.rest.pulls.get(PULL)).data).toMatchObject({
      state: 'open',
      head: { sha: await scenario.repository.resolve('topic') },
    });
  });

  it('is dirty, and has no merge ref, while it conflicts', async () => {
    await using scenario = await startScenario();
    await scenario.repository.commit({
      branch: 'main',
      files: { 'a.c': source({ 10: 'int other;' }) },
      message: 'conflict',
    });
    const { data } = await scenario.bot.rest.pulls.get(PULL);
    expect(data).toMatchObject({ mergeable: false, mergeable_state: 'dirty', merge_commit_sha: null });
    expect((await refused(scenario.bot.rest.git.getRef({ ...REPO, ref: 'pull/1/merge' }))).status).toBe(404);
  });

  it('closes the pull request when its branch goes', async () => {
    await using scenario = await startScenario();
    await scenario.bot.rest.git.deleteRef({ ...REPO, ref: 'heads/topic' });
    expect((await scenario.bot.rest.pulls.get(PULL)).data.state).toBe('closed');
  });

  it('may be in a fork, and the fork may be deleted', async () => {
    await using scenario = await startScenario();
    const { repository, bot } = scenario;
    const fork = await repository.fork('eve');
    const head = await fork.commit({
      branch: 'evil',
      from: 'main',
      files: { 'e.c': 'int e;\n' },
      message: 'fork',
    });
    const { issue } = await repository.openPullRequest({
      title: 'From a fork',
      head: 'evil',
      base: 'main',
      headRepo: fork,
    });
    const place = { ...REPO, pull_number: issue.number };
    const { data } = await bot.rest.pulls.get(place);
    expect(data.head).toMatchObject({
      sha: head,
      label: 'eve:evil',
      repo: { full_name: 'eve/demo', fork: true },
    });
    expect(data.maintainer_can_modify).toBe(true);
    expect((await bot.rest.git.getRef({ ...REPO, ref: `pull/${issue.number}/head` })).data.object.sha).toBe(
      head,
    );
    fork.delete();
    expect((await bot.rest.pulls.get(place)).data.head).toMatchObject({ repo: null, sha: head });
    expect((await bot.rest.pulls.listFiles(place)).data).toHaveLength(1);
  });

  it('is blocked until the required checks have succeeded', async () => {
    await using scenario = await startScenario();
    scenario.repository.protect('main', { requiredChecks: ['esbmc'] });
    const state = async () => (await scenario.bot.rest.pulls.get(PULL)).data.mergeable_state;
    expect(await state()).toBe('blocked');
    const head_sha = (await scenario.repository.resolve('topic')) ?? '';
    await scenario.bot.rest.checks.create({
      ...REPO,
      name: 'esbmc',
      head_sha,
      status: 'completed',
      conclusion: 'success',
    });
    expect(await state()).toBe('clean');
  });
});

describe('a large pull request', () => {
  it('lists a capped number of files, and no patch for large, binary and merely renamed ones', async () => {
    await using scenario = await startScenario({ limits: { pullFiles: 4, patchLines: 50 } });
    const { repository, bot } = scenario;
    await repository.commit({
      branch: 'topic',
      files: {
        'big.c': 'int x;\n'.repeat(60),
        'bin.dat': Buffer.from([0, 1, 2, 255]),
        'tool.sh': null,
        'zz/tool.sh': { mode: '100755', content: '#!/bin/sh\n' },
      },
      message: 'large',
    });
    const files = await bot.paginate(bot.rest.pulls.listFiles, { ...PULL, per_page: 3 });
    expect(files.map((one) => [one.filename, one.patch === undefined])).toEqual([
      ['a.c', false],
      ['b.c', false],
      ['big.c', true],
      ['bin.dat', true],
    ]);
    expect((await bot.rest.pulls.get(PULL)).data.changed_files).toBe(6);
  });

  it('refuses its diff as text with 406', async () => {
    await using few = await startScenario({ limits: { diffFiles: 2 } });
    expect(await refused(few.bot.rest.pulls.get({ ...PULL, mediaType: { format: 'diff' } }))).toMatchObject({
      status: 406,
      message:
        "Sorry, the diff exceeded the maximum number of files (2). Consider using 'List pull requests files' API or locally cloning the repository instead.",
      errors: [{ resource: 'PullRequest', field: 'diff', code: 'too_large' }],
    });
    await using short = await startScenario({ limits: { diffLines: 4 } });
    const refusal = await refused(short.bot.rest.pulls.get({ ...PULL, mediaType: { format: 'diff' } }));
    expect(refusal.message).toBe('Sorry, the diff exceeded the maximum number of lines (4)');
  });

  it('gives the path of a renamed file and where it was', async () => {
    await using scenario = await startScenario();
    await scenario.repository.commit({
      branch: 'topic',
      files: { 'a.c': null, 'src/a.c': source({ 10: 'int changed;' }) },
      message: 'move',
    });
    const { data } = await scenario.bot.rest.pulls.listFiles(PULL);
    expect(data.find((one) => one.status === 'renamed')).toMatchObject({
      filename: 'src/a.c',
      previous_filename: 'a.c',
      changes: 2,
    });
  });

  it('carries hostile file names unharmed', async () => {
    await using scenario = await startScenario();
    const names = ['-x.c', '$(id).c', 'new\nline.c', 'tab\t.c', 'quote".c', 'back\\slash.c', 'ünï.c'];
    await scenario.repository.commit({
      branch: 'topic',
      files: Object.fromEntries(names.map((name) => [name, `int i;\n`])),
      message: 'names',
    });
    const { data } = await scenario.bot.rest.pulls.listFiles(PULL);
    expect(data.map((one) => one.filename)).toEqual(expect.arrayContaining(names));
    expect(data.every((one) => one.status !== 'added' || one.patch !== undefined)).toBe(true);
  });
});
