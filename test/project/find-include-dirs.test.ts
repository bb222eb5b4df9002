import { expect, test } from 'vitest';
import { sourceReader } from '../../src/adapters/files/source-reader.ts';
import { findIncludeDirs } from '../../src/project/find-include-dirs.ts';
import { indexTree } from '../../src/project/tree-index.ts';
import { tempTree } from './temp-tree.ts';

async function find(path: string, files: Readonly<Record<string, string>>) {
  await using source = await tempTree(files);
  const tree = indexTree(await sourceReader.list(source.root));
  const query = { root: source.root, path, includeDirs: [] };
  const { includeDirs, notes, containment } = await findIncludeDirs(query, { reader: sourceReader, tree });
  return { dirs: includeDirs.map((dir) => dir.slice(source.root.length + 1)), notes, containment };
}

test('a header that exists once is found, and those that it includes', async () => {
  const result = await find('src/a.c', {
    'src/a.c': '#include <lib/x.h>\n#include "near.h"\n#include <stdio.h>\n',
    'src/near.h': '',
    'include/lib/x.h': '#include <conf.h>\n',
    'build/conf.h': '',
  });

  expect(result.dirs).toEqual(['include', 'build']);
  expect(result.notes).toEqual([
    'the folder `include` is searched for headers: `src/a.c` includes `lib/x.h`',
    'the folder `build` is searched for headers: `include/lib/x.h` includes `conf.h`',
  ]);
  expect(result.containment).toMatchObject({ ok: true, missing: [] });
});

test('of several the nearest is taken, and that is said', async () => {
  const result = await find('a/src/a.c', {
    'a/src/a.c': '#include "x.h"\n',
    'a/inc/x.h': '',
    'b/inc/x.h': '',
    'x.h': '',
  });

  expect(result.dirs).toEqual(['a/inc']);
  expect(result.notes).toEqual([
    'the folder `a/inc` is searched for headers: `a/src/a.c` includes `x.h`, which is the nearest of 3 with that name',
  ]);
});

test('the root may be such a folder', async () => {
  const result = await find('src/a.c', { 'src/a.c': '#include "src/x.h"\n', 'src/x.h': '' });
  expect(result.dirs).toEqual(['']);
  expect(result.containment).toMatchObject({ ok: true, closure: ['src/a.c', 'src/x.h'] });
});

test('what is nowhere stays missing, a part of a name and a way upwards are no match', async () => {
  const result = await find('src/a.c', {
    'src/a.c': '#include <windows.h>\n#include "x.h"\n#include "../gone/y.h"\n',
    'inc/ax.h': '',
    'inc/gone/y.h': '',
  });
  expect(result.dirs).toEqual([]);
  expect(result.containment).toMatchObject({
    ok: true,
    missing: [{ header: 'windows.h' }, { header: 'x.h' }, { header: '../gone/y.h' }],
  });
});

test('a header that is found is looked through like any other', async () => {
  const result = await find('src/a.c', {
    'src/a.c': '#include <x.h>\n',
    'include/x.h': '#include "/etc/passwd"\n',
  });
  expect(result.containment).toEqual({
    ok: false,
    reason: 'include/x.h:1 names `/etc/passwd`, which lies outside of the repository',
  });
});
