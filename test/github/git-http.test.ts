import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { git } from '../support/github/git/run-git.ts';
import type { Scenario } from './scenario.ts';
import { ALL_WRITE, PULL, startScenario } from './scenario.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'clone-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const withToken = (url: string, token: string): string => url.replace('://', `://x-access-token:${token}@`);

/** Clones, changes a file on a branch and pushes it. */
async function push(
  url: string,
  branch: string,
  file = 'pushed.c',
  args: readonly string[] = [],
): Promise<string> {
  await git(folder, ['clone', '--quiet', url, 'work']);
  const work = join(folder, 'work');
  await git(work, ['checkout', '--quiet', branch]);
  await git(work, ['config', 'core.hooksPath', '/dev/null']);
  await mkdir(join(work, file, '..'), { recursive: true });
  await writeFile(join(work, file), 'int pushed;\n');
  await git(work, ['add', '.']);
  await git(work, ['commit', '--quiet', '-m', 'pushed']);
  await git(work, ['push', '--quiet', ...args, 'origin', `HEAD:${branch}`]);
  return git(work, ['rev-parse', 'HEAD']);
}

describe('git over HTTP', () => {
  let scenario: Scenario;
  beforeAll(async () => {
    scenario = await startScenario();
  });
  afterAll(() => scenario[Symbol.asyncDispose]());
  const token = (permissions = ALL_WRITE) =>
    scenario.github.createToken({ kind: 'actions', permissions, repositories: [scenario.repository] });

  it('clones a public repository without a token, shallow and by sha too', async () => {
    await git(folder, ['clone', '--quiet', '--depth=1', scenario.repository.cloneUrl, 'work']);
    expect(await readFile(join(folder, 'work', 'a.c'), 'utf8')).toContain('int line_10;');
    const head = (await scenario.repository.resolve('topic')) ?? '';
    await git(join(folder, 'work'), ['fetch', '--quiet', '--depth=1', 'origin', head]);
    expect(await git(join(folder, 'work'), ['rev-parse', 'FETCH_HEAD'])).toBe(head);
  });

  it('fetches the head and the trial merge of a pull request', async () => {
    await git(folder, ['init', '--quiet']);
    await git(folder, [
      'fetch',
      '--quiet',
      scenario.repository.cloneUrl,
      'refs/pull/1/head',
      'refs/pull/1/merge',
    ]);
    expect(await git(folder, ['log', '-1', '--format=%s', 'FETCH_HEAD'])).toBe('change');
  });

  it('takes the token as an extra header, as actions/checkout sends it', async () => {
    const basic = Buffer.from(`x-access-token:${token()}`).toString('base64');
    const args = [
      '-c',
      `http.extraheader=AUTHORIZATION: basic ${basic}`,
      'ls-remote',
      scenario.repository.cloneUrl,
    ];
    expect(await git(folder, args)).toContain('refs/heads/topic');
    expect(scenario.github.requests.at(-1)?.login).toBe('github-actions[bot]');
  });

  it('refuses a push without a token, and one with a read-only token', async () => {
    await expect(push(scenario.repository.cloneUrl, 'topic')).rejects.toThrow(
      /could not read Username|Authentication failed/,
    );
    await rm(join(folder, 'work'), { recursive: true });
    const reader = withToken(scenario.repository.cloneUrl, token({ contents: 'read' }));
    await expect(push(reader, 'topic')).rejects.toThrow(/403/);
  });

  it('refuses a wrong token even for reading', async () => {
    const basic = Buffer.from('x-access-token:ghs_wrong').toString('base64');
    const args = [
      '-c',
      `http.extraheader=AUTHORIZATION: basic ${basic}`,
      'ls-remote',
      scenario.repository.cloneUrl,
    ];
    await expect(git(folder, args)).rejects.toThrow(/Authentication failed|could not read Username/);
  });

  it('does not show a private repository', async () => {
    const hidden = await scenario.github.createRepository({ owner: 'octo', name: 'hidden', private: true });
    await expect(git(folder, ['ls-remote', hidden.cloneUrl])).rejects.toThrow(
      /could not read Username|Authentication failed/,
    );
    await expect(git(folder, ['ls-remote', withToken(hidden.cloneUrl, token())])).rejects.toThrow(
      /not found/,
    );
  });

  it('moves the pull request with a push', async () => {
    const sha = await push(withToken(scenario.repository.cloneUrl, token()), 'topic');
    expect((await scenario.bot.rest.pulls.get(PULL)).data.head.sha).toBe(sha);
    const last = scenario.github.deliveries.filter((one) => one.event === 'pull_request').at(-1);
    expect(last).toMatchObject({
      action: 'synchronize',
      sha,
      sender: 'github-actions[bot]',
      startsWorkflows: false,
    });
  });

  it('starts workflows when an App or a person pushes', async () => {
    const app = scenario.github.createToken({
      kind: 'app',
      login: 'fixer',
      permissions: ALL_WRITE,
      repositories: [scenario.repository],
    });
    await push(withToken(scenario.repository.cloneUrl, app), 'topic', 'by-app.c');
    expect(scenario.github.deliveries.at(-1)).toMatchObject({
      event: 'pull_request',
      sender: 'fixer[bot]',
      startsWorkflows: true,
    });
  });

  it('refuses a protected branch in words, and nobody writes refs/pull', async () => {
    scenario.repository.protect('main');
    const url = withToken(scenario.repository.cloneUrl, token());
    await expect(push(url, 'main')).rejects.toThrow(
      /GH006: Protected branch update failed for refs\/heads\/main/,
    );
    scenario.repository.protect('main', { kind: 'ruleset' });
    await expect(git(join(folder, 'work'), ['push', 'origin', 'HEAD:main'])).rejects.toThrow(
      /GH013: Repository rule violations found/,
    );
    await expect(git(join(folder, 'work'), ['push', 'origin', 'HEAD:refs/pull/1/head'])).rejects.toThrow(
      /deny updating a hidden ref/,
    );
  });

  it('refuses a workflow file from a token without `workflows`', async () => {
    const url = withToken(scenario.repository.cloneUrl, token());
    await expect(push(url, 'topic', '.github/workflows/x.yml')).rejects.toThrow(
      /refusing to allow a GitHub App to create or update workflow `.github\/workflows\/x.yml` without `workflows` permission/,
    );
  });

  it('reaches a fork as a person whom its author lets, never as the workflow', async () => {
    const fork = await scenario.repository.fork('eve');
    await fork.commit({ branch: 'evil', from: 'main', files: { 'e.c': 'int e;\n' }, message: 'fork' });
    const pull = await scenario.repository.openPullRequest({
      title: 'fork',
      head: 'evil',
      base: 'main',
      headRepo: fork,
    });
    scenario.repository.setRole('wendy', 'write');
    await expect(push(withToken(fork.cloneUrl, token()), 'evil')).rejects.toThrow(/403/);
    await rm(join(folder, 'work'), { recursive: true });
    const wendy = withToken(fork.cloneUrl, scenario.github.createToken({ kind: 'user', login: 'wendy' }));
    const sha = await push(wendy, 'evil');
    expect(pull.headSha).toBe(sha);
    await expect(git(join(folder, 'work'), ['push', 'origin', 'HEAD:main'])).rejects.toThrow(
      /permission to push refs\/heads\/main denied/,
    );
    pull.maintainerCanModify = false;
    await rm(join(folder, 'work'), { recursive: true });
    await expect(push(wendy, 'evil', 'again.c')).rejects.toThrow(/403/);
  });
});
