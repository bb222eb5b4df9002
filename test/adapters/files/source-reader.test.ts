import { mkdir, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { sourceReader } from '../../../src/adapters/files/source-reader.ts';
import { tempTree } from '../../project/temp-tree.ts';

test('reads regular files as UTF-8, with invalid bytes replaced', async () => {
  await using tree = await tempTree({ 'a.c': 'ü\n' });
  await writeFile(join(tree.root, 'latin1.c'), Buffer.from([0x61, 0xfc, 0x0a]));

  expect(await sourceReader.read(join(tree.root, 'a.c'))).toBe('ü\n');
  expect(await sourceReader.read(join(tree.root, 'latin1.c'))).toBe('a\ufffd\n');
});

test('reads no links, folders, special or large files, and never waits for them', async () => {
  await using tree = await tempTree({ 'a.c': '', 'large.c': ' '.repeat(4 * 1024 * 1024 + 1) });
  await symlink('a.c', join(tree.root, 'link.c'));
  await execa('sh', ['-c', 'mkfifo "$0"', join(tree.root, 'pipe.c')]);

  for (const name of [
    'link.c',
    'pipe.c',
    'large.c',
    'none.c',
    '.',
    'a.c/b.c',
    `${'x'.repeat(5000)}.c`,
    'a\0.c',
  ]) {
    expect(await sourceReader.read(join(tree.root, name))).toBeNull();
  }
  expect(await sourceReader.read('/dev/stdin')).toBeNull();
});

test('tells what a path is without following links', async () => {
  await using tree = await tempTree({ 'dir/a.c': '' });
  await symlink('dir', join(tree.root, 'link'));
  await symlink('nowhere', join(tree.root, 'dangling'));
  const server = createServer().listen(join(tree.root, 'socket'));
  const kindOf = (name: string) => sourceReader.entryKind(join(tree.root, name));

  expect(await kindOf('dir/a.c')).toBe('file');
  expect(await kindOf('dir')).toBe('folder');
  expect(await kindOf('link')).toBe('symlink');
  expect(await kindOf('dangling')).toBe('symlink');
  expect(await kindOf('socket')).toBe('special');
  expect(await kindOf('dir/a.c/b.c')).toBe('missing');
  expect(await kindOf('x'.repeat(5000))).toBe('missing');
  expect(await kindOf('a\0b')).toBe('missing');
  server.close();
});

test('lists regular files in order, without links and without git’s own', async () => {
  await using tree = await tempTree({ 'b.c': '', 'a/c.c': '', 'a/.git/x.c': '', '.git/y.c': '', '-x.c': '' });
  await symlink('a', join(tree.root, 'link'));
  await symlink('b.c', join(tree.root, 'link.c'));
  await mkdir(join(tree.root, 'empty'));

  expect(await sourceReader.list(tree.root)).toEqual(['-x.c', 'a/c.c', 'b.c']);
  expect(await sourceReader.list(join(tree.root, 'none'))).toEqual([]);
});

test('resolves links in a path', async () => {
  await using tree = await tempTree({ 'dir/a.c': '' });
  await symlink('dir', join(tree.root, 'link'));

  expect(await sourceReader.realPath(join(tree.root, 'link/a.c'))).toBe(join(tree.root, 'dir/a.c'));
  // As the kernel goes: into the link's target, then up from there.
  await symlink('/usr/include', join(tree.root, 'system'));
  expect(await sourceReader.realPath(`${tree.root}/system/../lib`)).toBe('/usr/lib');
  expect(await sourceReader.realPath(join(tree.root, 'none'))).toBeNull();
});
