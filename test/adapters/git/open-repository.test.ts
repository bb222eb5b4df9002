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
  const canary = `${source.root}-ran`;
  await source.git('config', 'core.fsmonitor', `touch ${canary}; true`);
  await using repository = await open(source.root);

  const changes = await repository.changes(base, 'working-tree');
  await expect(lstat(canary)).rejects.toThrow('ENOENT');
  await source.git('config', '--unset', 'core.fsmonitor');

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

test('names may be anything that git stores', async () => {
  const names = [
    '-x.c',
    '$(id).c',
    'new\nline\ndiff --git a b\n@@ -1 +7,9 @@\nBinary files a and b differ.c',
    'ünïcode 漢.c',
    '\u001b[31m\t"quoted" \\n.c',
    ':(exclude)*.c',
  ];
  await using source = await createRepository();
  const base = await source.commit(Object.fromEntries(names.map((name) => [name, 'one\n'])));
  const head = await source.commit(Object.fromEntries(names.map((name) => [name, 'one\ntwo\n'])));
  await using repository = await open(source.root);

  const changes = await repository.changes(base, head);

  expect(new Set(changes.map(({ path }) => path))).toEqual(new Set(names));
  for (const change of changes) {
    expect(change).toMatchObject({ status: 'modified', binary: false });
    expect(change.hunks).toEqual([{ baseStart: 1, baseLines: 0, headStart: 2, headLines: 1 }]);
  }
  const { root } = await repository.checkOut(head);
  for (const name of names) expect(await readFile(join(root, name), 'utf8')).toBe('one\ntwo\n');
  expect(await repository.readAt(head, ':(exclude)*.c')).toBe('one\ntwo\n');
});

test('a submodule is told as one, and a mode alone has no hunks', async () => {
  await using inner = await createRepository();
  const commit = await inner.commit({ 'i.c': 'one\n' });
  await using source = await createRepository();
  const base = await source.commit({ 'a.c': 'one\n' });
  await source.git('update-index', '--add', '--cacheinfo', `160000,${commit},sub`);
  await source.git('update-index', '--chmod=+x', 'a.c');
  await source.git('commit', '--quiet', '-m', 'submodule');
  await using repository = await open(source.root);

  const changes = await repository.changes(base, await repository.resolve('HEAD'));

  expect(changes).toMatchObject([
    { path: 'a.c', status: 'modified', hunks: [] },
    { path: 'sub', status: 'added', entry: 'submodule' },
  ]);
});

test('the working tree may hold other repositories, links and folders where files were', async () => {
  await using source = await createRepository();
  const base = await source.commit({ 'a.c': 'one\n', 'dir/b.c': 'one\n', file: 'one\n' });
  await rm(join(source.root, 'dir'), { recursive: true });
  await rm(join(source.root, 'file'));
  await symlink('/etc', join(source.root, 'dir'));
  await source.write({ 'file/c.c': 'something else\n', 'nested/d.c': 'one\n' });
  await execa('git', ['init', '--quiet'], { cwd: join(source.root, 'nested') });
  await using repository = await open(source.root);

  const changes = await repository.changes(base, 'working-tree');

  expect(changes.map(({ path, status, entry }) => `${status} ${entry} ${path}`)).toEqual([
    'added symlink dir',
    'deleted regular dir/b.c',
    'deleted regular file',
    'added regular file/c.c',
  ]);
});

test('looking at the working tree runs nothing that a submodule configures', async () => {
  await using inner = await createRepository();
  await inner.commit({ 'i.c': 'a\n', '.gitattributes': '*.c filter=evil\n' });
  await using source = await createRepository();
  await source.git('-c', 'protocol.file.allow=always', 'submodule', '--quiet', 'add', inner.root, 'sub');
  const base = await source.commit({ 'a.c': 'one\n' });
  const canary = join(source.root, 'ran');
  const submodule = { cwd: join(source.root, 'sub') };
  await execa('git', ['config', 'filter.evil.clean', `touch ${canary}; cat`], submodule);
  await execa('git', ['config', 'core.fsmonitor', `touch ${canary}; true`], submodule);
  await source.write({ 'sub/i.c': 'b\n', 'a.c': 'two\n' });
  await using repository = await open(source.root);

  expect((await repository.changes(base, 'working-tree')).map(({ path }) => path)).toEqual(['a.c']);
  expect(await readdir(source.root)).not.toContain('ran');
});

test('a commit that a full clone lacks keeps its history, and so its merge base', async () => {
  await using source = await createRepository();
  const base = await source.commit({ 'a.c': '1\n' });
  await using clone = await cloneOf(source.root);
  await source.commit({ 'a.c': '2\n' });
  const head = await source.commit({ 'a.c': '3\n' });
  await using repository = await open(clone.root, { url: source.root, authorization: null });

  await repository.obtain([base, head]);

  expect(await repository.mergeBase(base, head)).toBe(base);
});

test('what a partial clone left out is obtained', async () => {
  await using source = await createRepository();
  await source.git('config', 'uploadpack.allowFilter', 'true');
  await source.git('config', 'uploadpack.allowAnySHA1InWant', 'true');
  const base = await source.commit({ 'a.c': '1\n' });
  const head = await source.commit({ 'a.c': '2\n' });
  await using clone = await cloneOf(source.root, '--filter=blob:none');
  await using repository = await open(clone.root, { url: `file://${source.root}`, authorization: null });

  await repository.obtain([base, head]);

  const tree = await repository.checkOut(base);
  expect(await readFile(join(tree.root, 'a.c'), 'utf8')).toBe('1\n');
  expect(await repository.changes(base, head)).toMatchObject([{ path: 'a.c', hunks: [{ headStart: 1 }] }]);
});

test('works from a folder inside, from a linked work tree, and closes without a trace', async () => {
  await using source = await createRepository();
  const first = await source.commit({ 'dir/a.c': '1\n' });
  const linked = await mkdtemp(join(tmpdir(), 'test-linked-'));
  await source.git('worktree', 'add', '--quiet', '--detach', linked, first);
  await writeFile(join(linked, 'dir/a.c'), '2\n');
  const tempDir = await mkdtemp(join(tmpdir(), 'test-temp-'));
  const repository = await openRepository({
    path: join(linked, 'dir'),
    tempDir,
    env: process.env,
    remote: null,
  });

  expect(await repository.resolve('HEAD')).toBe(first);
  expect((await repository.changes(first, 'working-tree')).map(({ path }) => path)).toEqual(['dir/a.c']);
  await repository.checkOut(first);
  await repository.close();

  expect(await readdir(tempDir)).toEqual([]);
  await rm(linked, { recursive: true });
  await rm(tempDir, { recursive: true });
});

async function cloneOf(url: string, ...options: string[]) {
  const root = await mkdtemp(join(tmpdir(), 'test-clone-'));
  await execa('git', ['clone', '--quiet', ...options, `file://${url}`, root]);
  return { root, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}
