import { lstat, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { openRepository, type Remote } from '../../../src/adapters/git/open-repository.ts';
import { createRepository } from '../../support/git-repository.ts';

async function open(path: string, remote: Remote | null = null) {
  const repository = await openRepository({ path, tempDir: tmpdir(), env: process.env, remote });
  return Object.assign(repository, { [Symbol.asyncDispose]: () => repository.close() });
}

test('tells what changed between two commits, with hunks and without asking the working tree', async () => {
  await using source = await createRepository();
  const base = await source.commit({
    'a.c': 'one\ntwo\nthree\n',
    'old.c': 'x\n'.repeat(20),
    'gone.c': 'gone\n',
  });
  await source.write({ 'gone.c': null });
  await source.git('mv', 'old.c', 'new name.c');
  const head = await source.commit({ 'a.c': 'one\n2\nthree\nfour\n', 'dir/"q"\n.c': 'new\n' });
  await source.write({ 'a.c': 'not asked\n' });
  await using repository = await open(source.root);

  const changes = await repository.changes(base, head);

  expect(changes.map(({ path, basePath, status }) => ({ path, basePath, status }))).toEqual([
    { path: 'a.c', basePath: 'a.c', status: 'modified' },
    { path: 'dir/"q"\n.c', basePath: null, status: 'added' },
    { path: 'gone.c', basePath: 'gone.c', status: 'deleted' },
    { path: 'new name.c', basePath: 'old.c', status: 'renamed' },
  ]);
  expect(changes[0]?.hunks).toEqual([
    { baseStart: 2, baseLines: 1, headStart: 2, headLines: 1 },
    { baseStart: 3, baseLines: 0, headStart: 4, headLines: 1 },
  ]);
  expect(changes[1]?.hunks).toEqual([{ baseStart: 0, baseLines: 0, headStart: 1, headLines: 1 }]);
  expect(changes[3]?.hunks).toEqual([]);
});

test('a file whose type changed does not shift the hunks of the files after it', async () => {
  await using source = await createRepository();
  const base = await source.commit({ 'a.c': 'one\n', 'b.c': 'one\n', 'c.bin': 'a\0b' });
  await source.write({ 'a.c': null });
  await symlink('b.c', join(source.root, 'a.c'));
  const head = await source.commit({ 'b.c': 'one\ntwo\n', 'c.bin': 'a\0c' });
  await using repository = await open(source.root);

  const [a, b, c] = await repository.changes(base, head);

  expect(a).toMatchObject({ path: 'a.c', entry: 'symlink' });
  expect(b).toMatchObject({ path: 'b.c', hunks: [{ headStart: 2, headLines: 1 }], binary: false });
  expect(c).toMatchObject({ path: 'c.bin', binary: true, hunks: [] });
});

test('an attribute that hides a source as binary hides nothing', async () => {
  await using source = await createRepository();
  const base = await source.commit({ 'a.c': 'one\n', '.gitattributes': '*.c -diff\n' });
  const head = await source.commit({ 'a.c': 'two\n' });
  await using repository = await open(source.root);

  expect(await repository.changes(base, head)).toMatchObject([{ path: 'a.c', binary: false, hunks: [{}] }]);
});

test('compares with the working tree, untracked files included and ignored ones left out', async () => {
  await using source = await createRepository();
  const base = await source.commit({ 'a.c': 'one\n', '.gitignore': '*.tmp\n' });
  await source.write({ 'a.c': 'two\n', 'new.c': 'new\n', 'x.tmp': 'ignored\n' });
  await using repository = await open(source.root);

  const changes = await repository.changes(base, 'working-tree');

  expect(changes.map(({ path, status }) => `${status} ${path}`)).toEqual(['modified a.c', 'added new.c']);
  expect(await source.git('status', '--porcelain')).toBe(' M a.c\n?? new.c');
});

test('checks commits out byte by byte, links as links, and runs nothing that the repository configures', async () => {
  await using source = await createRepository();
  const canary = join(source.root, 'ran');
  await source.git('config', 'filter.evil.smudge', `touch ${canary}; cat`);
  await source.git('config', 'core.fsmonitor', `touch ${canary}; true`);
  await writeFile(join(source.root, '.git/hooks/post-checkout'), `#!/bin/sh\ntouch ${canary}\n`, {
    mode: 0o755,
  });
  await symlink('/etc/passwd', join(source.root, 'link.c'));
  const attributes = '*.c filter=evil text eol=crlf export-ignore ident\n';
  const commit = await source.commit({
    'a.c': '$Id$\nline\n',
    'crlf.txt': 'a\r\n',
    '.gitattributes': attributes,
  });
  await rm(canary, { force: true });
  await using repository = await open(source.root);

  const tree = await repository.checkOut(commit);

  expect(await readFile(join(tree.root, 'a.c'), 'utf8')).toBe('$Id$\nline\n');
  expect(await readFile(join(tree.root, 'crlf.txt'), 'utf8')).toBe('a\r\n');
  expect((await lstat(join(tree.root, 'link.c'))).isSymbolicLink()).toBe(true);
  expect(await repository.checkOut(commit)).toEqual(tree);
  expect(await readdir(source.root)).not.toContain('ran');
  expect(tree.root.startsWith(source.root)).toBe(false);
});

test('reads a file at a commit, and nothing where it is a link or missing', async () => {
  await using source = await createRepository();
  await symlink('a.yml', join(source.root, 'link.yml'));
  const commit = await source.commit({ 'a.yml': 'paths: []\n' });
  await using repository = await open(source.root);

  expect(await repository.readAt(commit, 'a.yml')).toBe('paths: []\n');
  expect(await repository.readAt(commit, 'link.yml')).toBeNull();
  expect(await repository.readAt(commit, 'b.yml')).toBeNull();
});

test('finds the merge base, and says in a shallow clone that it can not tell', async () => {
  await using source = await createRepository();
  const fork = await source.commit({ 'a.c': '1\n' });
  await source.git('checkout', '--quiet', '-b', 'topic');
  const topic = await source.commit({ 'b.c': '1\n' });
  await source.git('checkout', '--quiet', 'main');
  const main = await source.commit({ 'c.c': '1\n' });
  await using repository = await open(source.root);
  expect(await repository.mergeBase(main, topic)).toBe(fork);
  expect(await repository.resolve('topic')).toBe(topic);
  await expect(repository.resolve('--help')).rejects.toThrow('is no commit');

  const clone = await mkdtemp(join(tmpdir(), 'test-clone-'));
  await execa('git', ['clone', '--quiet', '--depth=1', `file://${source.root}`, clone]);
  await source.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  await using shallow = await open(clone, { url: `file://${source.root}`, authorization: null });
  expect(await shallow.mergeBase(main, topic)).toBeNull();
  await shallow.obtain([topic, fork]);
  expect(await shallow.mergeBase(main, topic)).toBeNull();
  expect((await shallow.changes(fork, topic)).map(({ path }) => path)).toEqual(['b.c']);
  expect(await readFile(join(clone, '.git/shallow'), 'utf8')).toBe(`${main}\n`);
  await rm(clone, { recursive: true });
});

test('a full clone is not made shallow by obtaining a commit', async () => {
  await using source = await createRepository();
  const first = await source.commit({ 'a.c': '1\n' });
  await source.commit({ 'a.c': '2\n' });
  const clone = await mkdtemp(join(tmpdir(), 'test-clone-'));
  await execa('git', ['clone', '--quiet', source.root, clone]);
  const later = await source.commit({ 'a.c': '3\n' });
  await using repository = await open(clone, { url: source.root, authorization: null });

  await repository.obtain([later]);

  expect(await repository.readAt(later, 'a.c')).toBe('3\n');
  const { stdout } = await execa('git', ['log', '--format=%H'], { cwd: clone });
  expect(stdout.split('\n')).toHaveLength(2);
  expect(stdout).toContain(first);
  await expect(execa('git', ['cat-file', '-e', later], { cwd: clone })).rejects.toThrow();
  await rm(clone, { recursive: true });
});

test('says what is wrong outside a repository and for a commit that is nowhere', async () => {
  await expect(open(tmpdir())).rejects.toThrow('not the working tree of a git repository');
  await using source = await createRepository();
  await source.commit({ 'a.c': '1\n' });
  await using repository = await open(source.root);
  await expect(repository.obtain(['0'.repeat(40)])).rejects.toThrow('is not in this clone');
});
