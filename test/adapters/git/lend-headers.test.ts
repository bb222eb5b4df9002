import { mkdir, readFile, rm, stat, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openRepository } from '../../../src/adapters/git/open-repository.ts';
import { createRepository, type TestRepository } from '../../support/git-repository.ts';

async function open({ root }: TestRepository) {
  const repository = await openRepository({ path: root, tempDir: tmpdir(), env: process.env, remote: null });
  return Object.assign(repository, { [Symbol.asyncDispose]: () => repository.close() });
}

const isThere = (path: string) =>
  stat(path).then(
    () => true,
    () => false,
  );

test('headers that no commit has are told, ignored ones too, and no other files', async () => {
  await using source = await createRepository();
  await source.commit({ '.gitignore': '/build/\n', 'a.h': '', 'a.c': '' });
  await source.write({
    'a.h': 'x',
    'b.h': '',
    'b.c': '',
    'build/gen/config.h': '',
    'build/a.o': '',
    'odd [x]\n.h': '',
  });
  await symlink('/etc/passwd', join(source.root, 'build/link.h'));
  await symlink('/usr/include', join(source.root, 'build/system'));
  await using repository = await open(source);

  const headers = await repository.untrackedHeaders();

  expect(headers.filter((file) => file !== 'build/link.h')).toEqual([
    'b.h',
    'build/gen/config.h',
    'odd [x]\n.h',
  ]);
  const tree = await repository.checkOut(await repository.resolve('HEAD'));
  expect(await repository.lend(headers, tree)).toEqual(['b.h', 'build/gen/config.h', 'odd [x]\n.h']);
  expect(await isThere(join(tree.root, 'build/gen/config.h'))).toBe(true);
});

test('before the first commit there are none', async () => {
  await using source = await createRepository();
  await source.write({ 'a.h': '' });
  await using repository = await open(source);
  expect(await repository.untrackedHeaders()).toEqual([]);
});

test('what a commit has stays, and no link is written through', async () => {
  await using source = await createRepository();
  const outside = join(source.root, 'outside');
  await symlink(outside, join(source.root, 'build'));
  const commit = await source.commit({ 'a.h': 'committed\n' });
  await source.git('rm', '--quiet', '--cached', 'build', 'a.h');
  await source.git('commit', '--quiet', '-m', 'gone');
  await rm(join(source.root, 'build'));
  await mkdir(outside);
  await source.write({ 'build/b.h': 'generated\n', 'a.h': 'generated\n' });
  await writeFile(join(source.root, 'latin.h'), Buffer.from([0xe9]));
  await using repository = await open(source);
  const tree = await repository.checkOut(commit);

  expect(await repository.lend(['a.h', 'build/b.h', 'latin.h', 'none.h'], tree)).toEqual(['latin.h']);

  expect(await readFile(join(tree.root, 'a.h'), 'utf8')).toBe('committed\n');
  expect(await readFile(join(tree.root, 'latin.h'))).toEqual(Buffer.from([0xe9]));
  expect(await isThere(join(outside, 'b.h'))).toBe(false);
});
