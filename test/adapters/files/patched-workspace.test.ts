import { chmod, mkdir, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { patchedWorkspace } from '../../../src/adapters/files/patched-workspace.ts';

let root: string;
let parent: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'tree-'));
  parent = await mkdtemp(join(tmpdir(), 'copies-'));
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src/a.c'), 'int a;\n');
  await writeFile(join(root, 'src/b.c'), 'int b;\n');
});

afterEach(async () => {
  await rm(root, { recursive: true });
  await rm(parent, { recursive: true });
});

const patch = (before: string, after: string, file = 'src/a.c') => ({ edits: [{ file, before, after }] });

async function open(edit: ReturnType<typeof patch>, isWritable = false) {
  const opened = await patchedWorkspace(root, parent).open(edit, isWritable);
  if (!opened.ok) throw new Error(opened.reason);
  return opened.tree;
}

it('a copy has the patch, and the tree stays as it is', async () => {
  await chmod(join(root, 'src/a.c'), 0o755);
  const tree = await open(patch('int a;\n', 'long a;\n'));
  expect(await readFile(join(tree.root, 'src/a.c'), 'utf8')).toBe('long a;\n');
  expect(await readFile(join(tree.root, 'src/b.c'), 'utf8')).toBe('int b;\n');
  expect((await stat(join(tree.root, 'src/a.c'))).mode & 0o777).toBe(0o755);
  expect(await readFile(join(root, 'src/a.c'), 'utf8')).toBe('int a;\n');
  await tree.close();
  expect(await readdir(parent)).toEqual([]);
});

it('a tree that holds the folder of the copies is not copied into itself', async () => {
  const inside = join(root, 'tmp');
  await mkdir(inside);
  const workspace = patchedWorkspace(root, inside);
  const opened = await Promise.all([1, 2].map(() => workspace.open(patch('int a;\n', 'long a;\n'))));
  for (const one of opened) {
    if (!one.ok) throw new Error(one.reason);
    expect(await readdir(join(one.tree.root, 'tmp'))).toEqual([]);
    await one.tree.close();
  }
});

it('what writes into a writable copy does not reach the tree', async () => {
  const tree = await open(patch('int a;\n', 'long a;\n'), true);
  await writeFile(join(tree.root, 'src/b.c'), 'overwritten');
  expect(await readFile(join(root, 'src/b.c'), 'utf8')).toBe('int b;\n');
  await tree.close();
});

it('a patch that was made for another text is refused', async () => {
  const opened = await patchedWorkspace(root, parent).open(patch('int other;\n', 'long a;\n'));
  expect(opened).toEqual({ ok: false, reason: 'src/a.c is not what the patch was made for' });
});

it.each([
  ['a file that is not there', 'src/none.c', 'there is no file src/none.c'],
  ['a link', 'link.c', 'link.c is no regular file of the tree'],
  ['a file behind a link', 'linked/a.c', 'linked/a.c is no regular file of the tree'],
])('%s is refused', async (_, file, reason) => {
  await symlink(join(root, 'src/a.c'), join(root, 'link.c'));
  await symlink(join(root, 'src'), join(root, 'linked'));
  const opened = await patchedWorkspace(root, parent).open(patch('int a;\n', 'long a;\n', file));
  expect(opened).toEqual({ ok: false, reason });
});

it('links are not in the copy', async () => {
  await symlink('/etc/passwd', join(root, 'secret.c'));
  const tree = await open(patch('int a;\n', 'long a;\n'));
  expect(await readdir(tree.root)).toEqual(['src']);
  await tree.close();
});
