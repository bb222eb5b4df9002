import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createGitHubCommandHost } from '../../../src/adapters/github/github-command-host.ts';
import type { NewCommit } from '../../../src/review/command/command-host.ts';
import { type LocalGitHub, startLocalGitHub } from '../../support/github/local-github.ts';
import type { LocalRepository } from '../../support/github/local-repository.ts';
import type { Permissions } from '../../support/github/state/token.ts';

let github: LocalGitHub;
let repository: LocalRepository;
let head: string;
const place = { owner: 'ada', name: 'project' };

beforeAll(async () => {
  github = await startLocalGitHub();
  repository = await github.createRepository({ owner: 'ada', name: 'project' });
  head = await repository.commit({
    branch: 'topic/one',
    files: {
      'src/a.c': 'int a;\n',
      'src/tool.c': { content: 'int t;\n', mode: '100755' },
      'src/crlf.c': 'int c;\r\n',
      link: { content: 'src/a.c', mode: '120000' },
    },
    message: 'start',
  });
});
afterAll(() => github[Symbol.asyncDispose]());
afterEach(() => {
  github.assertNoUnknownRequests();
  github.faults.clear();
});

const all: Permissions = { contents: 'write', pull_requests: 'write' };
function host(permissions: Permissions = all, kind: 'actions' | 'app' = 'actions') {
  const token = github.createToken({ kind, repositories: [repository], permissions });
  const options = { token, apiUrl: github.apiUrl, userAgent: 'esbmc-action-test', secondMs: 1 };
  return createGitHubCommandHost({ ...options, owner: 'ada', repo: 'project' });
}
const file = (path: string, text: string, mode: '100644' | '100755' = '100644') => ({ path, text, mode });
const commit = (over: Partial<NewCommit> = {}): NewCommit => ({
  repository: place,
  branch: 'topic/one',
  parent: head,
  headline: 'Fix',
  body: 'ESBMC-Finding: 0123456789abcdef',
  files: [file('src/a.c', 'int b;\n')],
  ...over,
});

describe('who may', () => {
  it.each([
    ['admin', true],
    ['maintain', true],
    ['write', true],
    ['triage', false],
    ['read', false],
  ] as const)('%s: %s', async (role, may) => {
    repository.setRole(`with-${role}`, role);
    const { id, login } = github.createAccount(`with-${role}`);
    expect(await host().mayWrite({ id, login })).toBe(may);
  });

  it('is nobody else of the same name, no stranger, and unknown when GitHub does not say', async () => {
    repository.setRole('wendy', 'write');
    const { login } = github.createAccount('wendy');
    expect(await host().mayWrite({ id: 1, login })).toBe(false);
    const eve = github.createAccount('eve');
    expect(await host().mayWrite(eve)).toBe(false);
    expect(await host().mayWrite({ id: 1, login: 'nobody-there' })).toBe(false);
    const route = '/repos/{owner}/{repo}/collaborators/{username}/permission';
    github.faults.push({ route, status: 403 });
    await expect(host().mayWrite(eve)).rejects.toMatchObject({ name: 'CodeHostError', status: 403 });
  });
});

it('gives a file with its mode and its bytes, and nothing for what is no regular file', async () => {
  const text = async (path: string) => {
    const found = await host().fileAt(place, head, path);
    return found === null ? null : [found.mode, Buffer.from(found.bytes).toString()];
  };
  expect(await text('src/a.c')).toEqual(['100644', 'int a;\n']);
  expect(await text('src/tool.c')).toEqual(['100755', 'int t;\n']);
  expect(await text('src/crlf.c')).toEqual(['100644', 'int c;\r\n']);
  for (const path of ['src', 'link', 'none.c', 'src/a.c/x', '../a.c', ''])
    expect(await text(path)).toBeNull();
});

describe('a commit', () => {
  it('of plain files takes one request, is on the tip, and moves the branch', async () => {
    const seen = github.requests.length;
    const sha = await host().createCommit(commit());
    expect(github.requests.slice(seen).map(({ operation }) => operation)).toEqual(['createCommitOnBranch']);
    expect(await host().branchTip(place, 'topic/one')).toBe(sha);
    expect(await host().commitAt(place, sha)).toEqual({
      parents: [head],
      message: 'Fix\n\nESBMC-Finding: 0123456789abcdef',
    });
    await expect(host().createCommit(commit())).rejects.toMatchObject({ status: 409 });
    head = sha;
  });

  it.each([
    ['an executable file', 'src/tool.c', 'int u;\n', '100755'],
    ['other line ends', 'src/crlf.c', 'int d;\r\n', '100644'],
  ] as const)('of %s keeps them as they are, and forces nothing', async (_, path, text, mode) => {
    const wanted = commit({ files: [file(path, text, mode)] });
    const sha = await host().createCommit(wanted);
    const found = await host().fileAt(place, sha, path);
    expect([found?.mode, Buffer.from(found?.bytes ?? []).toString()]).toEqual([mode, text]);
    expect((await host().commitAt(place, sha)).parents).toEqual([head]);
    expect(github.requests.filter(({ method }) => method === 'PATCH').at(-1)?.body).toMatchObject({
      force: false,
    });
    await expect(host().createCommit(wanted)).rejects.toMatchObject({ status: 422 });
    expect(await host().branchTip(place, 'topic/one')).toBe(sha);
    head = sha;
  });

  it('is refused without the right, without a branch, and where it is protected', async () => {
    await expect(host({ contents: 'read' }).createCommit(commit())).rejects.toMatchObject({ status: 403 });
    await expect(host().createCommit(commit({ branch: 'none' }))).rejects.toMatchObject({ status: 404 });
    for (const kind of ['classic', 'ruleset'] as const) {
      repository.protect('topic/one', { kind });
      await expect(host().createCommit(commit())).rejects.toMatchObject({ status: 422 });
    }
    expect(await host().branchTip(place, 'none')).toBeNull();
  });
});

it("knows whose pushes start workflows: not the workflow's own token", async () => {
  expect(await host().pushStartsWorkflows()).toBe(false);
  expect(await host(all, 'app').pushStartsWorkflows()).toBe(true);
  github.faults.push({ route: 'graphql', status: 502 });
  expect(await host(all, 'app').pushStartsWorkflows()).toBe(false);
});

it('reacts to comments of both kinds', async () => {
  await repository.commit({ branch: 'main', from: head, files: { 'z.c': 'int z;\n' }, message: 'main' });
  await repository.commit({ branch: 'work', from: 'main', files: { 'y.c': 'int y;\n' }, message: 'y' });
  const pull = await repository.openPullRequest({ title: 'Y', head: 'work', base: 'main' });
  const { number } = pull.issue;
  const inConversation = repository.addIssueComment(number, 'ada', '/esbmc-help');
  const onDiff = await repository.addReviewComment(number, 'ada', { path: 'y.c', line: 1 }, '/esbmc-help');
  await host().react({ place: 'conversation', id: inConversation.id }, 'eyes');
  await host().react({ place: 'diff', id: onDiff.id }, 'confused');
  expect(inConversation.reactions.map(({ content }) => content)).toEqual(['eyes']);
  expect(onDiff.reactions.map(({ content }) => content)).toEqual(['confused']);
});
