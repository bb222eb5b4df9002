import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Scenario } from './scenario.ts';
import { PULL, REPO, refused, startScenario } from './scenario.ts';

let scenario: Scenario;
let main: string;
let topic: string;
beforeAll(async () => {
  scenario = await startScenario();
  main = (await scenario.repository.resolve('main')) ?? '';
  topic = (await scenario.repository.resolve('topic')) ?? '';
});
afterAll(() => scenario[Symbol.asyncDispose]());

/** blob -> tree -> commit, the way that keeps modes. */
async function commitFile(path: string, mode: '100644' | '100755', parent: string): Promise<string> {
  const { git } = scenario.bot.rest;
  const blob = await git.createBlob({
    ...REPO,
    content: Buffer.from('#!/bin/sh\r\n').toString('base64'),
    encoding: 'base64',
  });
  const tree = await git.createTree({
    ...REPO,
    base_tree: parent,
    tree: [{ path, mode, type: 'blob', sha: blob.data.sha }],
  });
  return (await git.createCommit({ ...REPO, message: 'by hand', tree: tree.data.sha, parents: [parent] }))
    .data.sha;
}

describe('git data', () => {
  it('keeps an executable file executable, byte for byte', async () => {
    const sha = await commitFile('tool.sh', '100755', topic);
    await scenario.bot.rest.git.updateRef({ ...REPO, ref: 'heads/topic', sha });
    const { data } = await scenario.bot.rest.git.getTree({ ...REPO, tree_sha: sha });
    expect(data.tree.find((one) => one.path === 'tool.sh')?.mode).toBe('100755');
    expect((await scenario.repository.readFile('topic', 'tool.sh')).toString()).toBe('#!/bin/sh\r\n');
    expect((await scenario.bot.rest.pulls.get(PULL)).data.head.sha).toBe(sha);
  });

  it.each([
    ['a path with ..', { path: '../x', content: 'x' }, 'tree.path contains a malformed path component'],
    [
      'a path into .git',
      { path: '.git/config', content: 'x' },
      'tree.path contains a malformed path component',
    ],
    ['an absolute path', { path: '/x', content: 'x' }, 'tree.path contains a malformed path component'],
    [
      'a blob that is not there',
      { path: 'x', sha: '1'.repeat(40) },
      `tree.sha ${'1'.repeat(40)} is not a valid blob`,
    ],
    ['nothing in it', { path: 'x' }, 'Must supply either tree.sha or tree.content'],
  ])('refuses a tree with %s', async (_what, entry, message) => {
    const tree = [{ mode: '100644' as const, type: 'blob' as const, ...entry }];
    expect(await refused(scenario.bot.rest.git.createTree({ ...REPO, base_tree: main, tree }))).toMatchObject(
      { status: 422, message: expect.stringContaining(message) },
    );
  });

  it('refuses to lose commits unless forced', async () => {
    const sha = await commitFile('other.sh', '100644', main);
    expect(
      await refused(scenario.bot.rest.git.updateRef({ ...REPO, ref: 'heads/topic', sha })),
    ).toMatchObject({ status: 422, message: expect.stringContaining('Update is not a fast forward') });
    expect(
      (await scenario.bot.rest.git.createRef({ ...REPO, ref: 'refs/heads/new/branch', sha })).data.object.sha,
    ).toBe(sha);
    expect(
      (await refused(scenario.bot.rest.git.createRef({ ...REPO, ref: 'refs/heads/new/branch', sha })))
        .message,
    ).toContain('Reference already exists');
    expect((await refused(scenario.bot.rest.git.createRef({ ...REPO, ref: 'heads/x', sha }))).status).toBe(
      422,
    );
    expect(
      (await refused(scenario.bot.rest.git.createRef({ ...REPO, ref: 'refs/heads/a..b', sha }))).status,
    ).toBe(422);
    expect(
      (await refused(scenario.bot.rest.git.updateRef({ ...REPO, ref: 'heads/none', sha }))).message,
    ).toContain('Reference does not exist');
    expect(
      (await refused(scenario.bot.rest.git.updateRef({ ...REPO, ref: 'heads/topic', sha: '1'.repeat(40) })))
        .message,
    ).toContain('Object does not exist');
  });

  it('refuses a protected branch and a commit with no tree', async () => {
    scenario.repository.protect('main');
    const sha = await commitFile('other.sh', '100644', main);
    expect(
      (await refused(scenario.bot.rest.git.updateRef({ ...REPO, ref: 'heads/main', sha }))).message,
    ).toContain('Changes must be made through a pull request.');
    scenario.repository.protect('main', { kind: 'ruleset' });
    expect(
      (await refused(scenario.bot.rest.git.updateRef({ ...REPO, ref: 'heads/main', sha }))).message,
    ).toContain('Repository rule violations found');
    expect(
      (await refused(scenario.bot.rest.git.createCommit({ ...REPO, message: 'x', tree: '1'.repeat(40) })))
        .message,
    ).toContain('Tree SHA does not exist');
    expect((await scenario.bot.rest.repos.getBranch({ ...REPO, branch: 'main' })).data.protected).toBe(true);
  });

  it('refuses writes by those who only read', async () => {
    const reader = scenario.client('actions', undefined, { contents: 'read' });
    expect(
      (await refused(reader.rest.git.createBlob({ ...REPO, content: 'x' }))).headers[
        'x-accepted-github-permissions'
      ],
    ).toBe('contents=write');
    expect(
      (
        await refused(
          scenario.client('user', 'eve').rest.git.createRef({ ...REPO, ref: 'refs/heads/x', sha: main }),
        )
      ).status,
    ).toBe(403);
  });
});

describe('contents', () => {
  it('gives a file at a ref, in base64 with line breaks', async () => {
    const { data } = await scenario.bot.rest.repos.getContent({ ...REPO, path: 'a.c', ref: main });
    expect(data).toMatchObject({ type: 'file', encoding: 'base64', path: 'a.c' });
    const content = (data as { content: string }).content;
    expect(content).toMatch(/^.{60}\n/);
    expect(Buffer.from(content, 'base64').toString()).toContain('int line_10;');
    const raw = await scenario.bot.rest.repos.getContent({
      ...REPO,
      path: 'b.c',
      ref: topic,
      mediaType: { format: 'raw' },
    });
    expect(raw.data).toBe('int b1;\nint b2;\n');
  });

  it('gives no content for a file that is too large, and 404 for none', async () => {
    await using small = await startScenario({ limits: { contentInline: 10 } });
    expect((await small.bot.rest.repos.getContent({ ...REPO, path: 'a.c' })).data).toMatchObject({
      encoding: 'none',
      content: '',
    });
    expect((await refused(scenario.bot.rest.repos.getContent({ ...REPO, path: 'none.c' }))).status).toBe(404);
    expect(
      (await refused(scenario.bot.rest.repos.getContent({ ...REPO, path: 'a.c', ref: 'none' }))).message,
    ).toContain('No commit found for the ref none');
  });
});

describe('comparing commits', () => {
  const compare = (basehead: string) =>
    scenario.bot.rest.repos.compareCommitsWithBasehead({ ...REPO, basehead });

  it('finds the merge base and the files since', async () => {
    const { data } = await compare(`main...${topic}`);
    expect(data).toMatchObject({
      status: 'ahead',
      ahead_by: 1,
      behind_by: 0,
      total_commits: 1,
      merge_base_commit: { sha: main },
    });
    expect(data.files?.map((one) => one.filename)).toEqual(['a.c', 'b.c', 'old.c']);
    expect((await compare(`${main}...${main}`)).data).toMatchObject({ status: 'identical', files: [] });
  });

  it('caps the files', async () => {
    await using capped = await startScenario({ limits: { compareFiles: 2 } });
    const { data } = await capped.bot.rest.repos.compareCommitsWithBasehead({
      ...REPO,
      basehead: 'main...topic',
    });
    expect(data.files).toHaveLength(2);
  });

  it('reaches into a fork, and nowhere else', async () => {
    const fork = await scenario.repository.fork('eve');
    const head = await fork.commit({
      branch: 'far/away',
      from: 'main',
      files: { 'f.c': 'int f;\n' },
      message: 'far',
    });
    expect((await compare('main...eve:far/away')).data.commits.map((one) => one.sha)).toEqual([head]);
    expect((await refused(compare('main...mallory:main'))).status).toBe(404);
    expect((await refused(compare('main...none'))).status).toBe(404);
    expect((await refused(compare('main'))).status).toBe(404);
  });

  it('tells which pull requests have a commit', async () => {
    const { data } = await scenario.bot.rest.repos.listPullRequestsAssociatedWithCommit({
      ...REPO,
      commit_sha: topic,
    });
    expect(data.map((one) => one.number)).toEqual([1]);
    expect((await scenario.bot.rest.repos.getCommit({ ...REPO, ref: topic })).data.files).toHaveLength(3);
    expect((await scenario.bot.rest.repos.listCommits({ ...REPO, sha: 'topic' })).data.at(-1)?.sha).toBe(
      main,
    );
  });
});
