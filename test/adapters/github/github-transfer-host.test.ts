import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { createGitHubTransferHost } from '../../../src/adapters/github/github-transfer-host.ts';
import { type LocalGitHub, startLocalGitHub } from '../../support/github/local-github.ts';
import type { LocalRepository } from '../../support/github/local-repository.ts';

let github: LocalGitHub;
let repository: LocalRepository;
let base: string;
beforeAll(async () => {
  github = await startLocalGitHub();
  repository = await github.createRepository({ owner: 'ada', name: 'project' });
  base = await repository.commit({
    branch: 'main',
    files: {
      'a.c': 'int a;\n',
      '.github/esbmc.yml': 'std: c11 # grün\n',
      link: { content: 'a.c', mode: '120000' },
    },
    message: 'start',
  });
});
afterAll(() => github[Symbol.asyncDispose]());
afterEach(() => github.assertNoUnknownRequests());

function host(permissions = { contents: 'read' } as const) {
  const token = github.createToken({ kind: 'actions', repositories: [repository], permissions });
  return createGitHubTransferHost({
    token,
    apiUrl: github.apiUrl,
    owner: 'ada',
    repo: 'project',
    userAgent: 'esbmc-action-test',
    secondMs: 1,
  });
}

it('shows a file as it is at a commit', async () => {
  await repository.commit({ branch: 'main', files: { '.github/esbmc.yml': 'std: c99\n' }, message: 'later' });
  expect(await host().fileAt(base, '.github/esbmc.yml')).toBe('std: c11 # grün\n');
});

it('has no text for what is not there, is a folder or a link', async () => {
  for (const path of ['none.yml', '.github', 'link']) expect(await host().fileAt(base, path)).toBeNull();
});

it('says when it may not, or can not, and takes that for no file that is missing', async () => {
  for (const status of [403, 404]) {
    github.faults.push({ route: '/repos/{owner}/{repo}/git/trees/{tree_sha}', status });
    await expect(host().fileAt(base, 'a.c')).rejects.toMatchObject({ name: 'CodeHostError', status });
  }
  await expect(host().fileAt('d'.repeat(40), 'a.c')).rejects.toMatchObject({ status: 404 });
});

it('takes a list that is refused for no empty one, whatever the status', async () => {
  github.faults.push({ route: '/repos/{owner}/{repo}/pulls', status: 409, times: 99 });
  await expect(host().openPullRequestsFrom('ada', 'topic')).rejects.toMatchObject({
    status: 503,
    message: expect.stringContaining('(409)'),
  });
  github.faults.clear();
});

it.each(['topic/one', 'a&state=closed', 'ünï#1', "x'$(id)"])('lists who comes from %s', async (branch) => {
  const fork = await repository.fork(`eve-${github.requests.length}`);
  const headSha = await fork.commit({ branch, from: base, files: { 'b.c': 'int b;\n' }, message: 'b' });
  const pull = await repository.openPullRequest({ title: 'B', head: branch, base: 'main', headRepo: fork });
  const { owner } = fork.state;
  expect(await host().openPullRequestsFrom(owner.login, branch)).toEqual([
    {
      number: pull.issue.number,
      headSha,
      headRepositoryId: fork.state.id,
      baseSha: await repository.resolve('main'),
    },
  ]);
  expect(await host().openPullRequestsFrom(owner.login, 'other')).toEqual([]);
  fork.delete();
  expect(await host().openPullRequestsFrom(owner.login, branch)).toMatchObject([{ headRepositoryId: null }]);
  repository.closePullRequest(pull.issue.number);
  expect(await host().openPullRequestsFrom(owner.login, branch)).toEqual([]);
});
