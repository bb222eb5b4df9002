import { afterAll, beforeAll, expect, test } from 'vitest';
import { readRepoPlugins } from '../../../src/adapters/github/read-repo-plugins.ts';
import { type LocalGitHub, startLocalGitHub } from '../../support/github/local-github.ts';
import type { LocalRepository } from '../../support/github/local-repository.ts';

let github: LocalGitHub;
let repository: LocalRepository;

const plugin = 'export default { title: "of the default branch" };\n';
const listing = (path: string) => `plugin-files: ["${path}"]\n`;

beforeAll(async () => {
  github = await startLocalGitHub();
  repository = await github.createRepository({ owner: 'ada', name: 'project' });
});
afterAll(() => github[Symbol.asyncDispose]());

/** What is read where the default branch lists a path, with these files beside. */
async function read(path: string, files: Parameters<LocalRepository['commit']>[0]['files']) {
  await repository.commit({
    branch: 'main',
    files: { '.github/esbmc.yml': listing(path), ...files },
    message: 'plugins',
  });
  const token = github.createToken({
    kind: 'actions',
    repositories: [repository],
    permissions: { contents: 'read' },
  });
  return readRepoPlugins({
    token,
    apiUrl: github.apiUrl,
    userAgent: 'esbmc-action-test',
    secondMs: 1,
    owner: 'ada',
    repo: 'project',
    configPath: '.github/esbmc.yml',
  });
}

test('a plain file of the default branch is read, whatever other branches make of it', async () => {
  await repository.commit({ branch: 'main', files: { 'tools/a.mjs': plugin }, message: 'first' });
  await repository.commit({
    branch: 'work',
    from: 'main',
    files: { 'tools/a.mjs': 'throw 1;\n', '.github/esbmc.yml': listing('tools/evil.mjs') },
    message: 'of a pull request',
  });
  expect(await read('tools/a.mjs', {})).toEqual([{ path: 'tools/a.mjs', text: plugin }]);
});

const refused = 'is no plain file of the default branch';

test.each<[string, string, Parameters<typeof read>[1]]>([
  ['a link', 'tools/link.mjs', { 'tools/link.mjs': { content: '../../../etc/evil.mjs', mode: '120000' } }],
  ['a link to a plugin', 'tools/to.mjs', { 'tools/to.mjs': { content: 'a.mjs', mode: '120000' } }],
  ['in a linked folder', 'linked/a.mjs', { linked: { content: 'tools', mode: '120000' } }],
  ['in a submodule', 'sub/a.mjs', { sub: { content: '1'.repeat(40), mode: '160000' } }],
  ['a submodule itself', 'mod.mjs', { 'mod.mjs': { content: '2'.repeat(40), mode: '160000' } }],
  ['executable', 'tools/run.mjs', { 'tools/run.mjs': { content: plugin, mode: '100755' } }],
  ['a folder', 'folder.mjs', { 'folder.mjs/a.txt': plugin }],
  ['not there', 'tools/none.mjs', {}],
])('a plugin is refused that is %s', async (_what, path, files) => {
  await expect(read(path, files)).rejects.toThrow(`plugin-files: ${path} ${refused}`);
});

test('a list of plugins that is a link itself lists nothing', async () => {
  const files = {
    '.github/esbmc.yml': { content: '../evil.yml', mode: '120000' as const },
    'evil.yml': listing('a.mjs'),
  };
  expect(await read('tools/a.mjs', files)).toEqual([]);
});
