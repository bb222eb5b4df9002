import { chmod, mkdtemp, readdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { replaceFile } from '../../../src/adapters/files/replace-file.ts';
import { canHaveFullDisk, fullDisk } from '../../support/full-disk.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'test-replace-'));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('a file gets another text, behind a link too, and keeps its mode', async () => {
  const file = join(root, 'a.c');
  await writeFile(file, 'old');
  await chmod(file, 0o751);
  await symlink('a.c', join(root, 'link.c'));
  await replaceFile(join(root, 'link.c'), 'new');
  expect(await readFile(file, 'utf8')).toBe('new');
  expect((await stat(file)).mode & 0o777).toBe(0o751);
  expect((await readdir(root)).toSorted()).toEqual(['a.c', 'link.c']);
});

test.skipIf(!canHaveFullDisk)('on a full disk it keeps the text that it has', async () => {
  using disk = fullDisk(join(root, 'full'), { 'a.c': 'old' });
  await expect(replaceFile(join(disk.path, 'a.c'), 'new'.repeat(10_000))).rejects.toThrow('ENOSPC');
  expect(await readFile(join(disk.path, 'a.c'), 'utf8')).toBe('old');
  expect((await readdir(disk.path)).toSorted()).toEqual(['a.c', 'rest']);
});
