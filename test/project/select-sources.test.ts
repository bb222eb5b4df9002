import { expect, test } from 'vitest';
import type { FileChange } from '../../src/project/repository.ts';
import { isAskedFor, kindOf, selectSources } from '../../src/project/select-sources.ts';

const everything = { paths: [], exclude: [] };

function change(path: string, different: Partial<FileChange> = {}): FileChange {
  const hunks = [{ baseStart: 1, baseLines: 1, headStart: 1, headLines: 1 }];
  return { path, basePath: path, status: 'modified', entry: 'regular', binary: false, hunks, ...different };
}

test('C files and headers with changed lines are selected, in order; files that are no C are not worth a word', () => {
  const changes = [
    change('b.c'),
    change('a/x.h'),
    change('README.md'),
    change('a.csv'),
    change('x.cpp'),
    change('a.c'),
  ];
  const { sources, headers, skipped } = selectSources(changes, everything);
  expect(sources.map(({ path }) => path)).toEqual(['b.c', 'a.c']);
  expect(headers.map(({ path }) => path)).toEqual(['a/x.h']);
  expect(skipped).toEqual([]);
});

test('a pure rename or a new mode is nothing to verify', () => {
  const changes = [
    change('b.c', { basePath: 'a.c', status: 'renamed', hunks: [] }),
    change('c.c', { hunks: [] }),
  ];
  expect(selectSources(changes, everything)).toEqual({ sources: [], headers: [], skipped: [] });
});

test('what can not be verified is told with its reason', () => {
  const changes = [
    change('gone.c', { status: 'deleted' }),
    change('blob.c', { binary: true, hunks: [] }),
    change('sub.c', { entry: 'submodule' }),
    change('link.c', { entry: 'symlink' }),
    change('vendor/x.c'),
    change('vendor/x.h'),
  ];
  const { sources, headers, skipped } = selectSources(changes, { paths: [], exclude: ['vendor/**'] });
  expect(sources).toEqual([]);
  expect(headers).toHaveLength(1);
  expect(skipped).toEqual([
    { file: 'gone.c', reason: 'deleted' },
    { file: 'blob.c', reason: 'binary' },
    { file: 'sub.c', reason: 'a submodule: its commits are reviewed in its own repository' },
    { file: 'link.c', reason: 'a symbolic link: it is not followed' },
    { file: 'vendor/x.c', reason: 'excluded by the configuration' },
  ]);
});

test.each([
  ['src/a.c', ['src/**'], [], true],
  ['src/a.c', ['src'], [], true],
  ['src/a.c', ['src/'], [], true],
  ['srcs/a.c', ['src'], [], false],
  ['src/.hidden/a.c', ['src/**'], [], true],
  ['src/a.c', ['lib/**'], [], false],
  ['src/a.c', [], ['src/a.*'], false],
  ['src/a.c', ['src/**'], ['src'], false],
  ['a.c', ['*.c'], [], true],
  ['src/a.c', ['*.c'], [], false],
  ['-x.c', ['-*.c'], [], true],
  ['src/[a].c', ['src/[[]a].c'], [], true],
])('%s with paths %j and exclude %j: %s', (path, paths, exclude, expected) => {
  expect(isAskedFor(path, { paths, exclude })).toBe(expected);
});

test('kinds of files go by the end of their names, as compilers take them', () => {
  const names = ['a.c', 'a.C', 'a.cc', 'a.h', 'a.hpp', 'a.inc', 'a.def', 'c', '.c'];
  expect(names.map(kindOf)).toEqual([
    'source',
    null,
    null,
    'header',
    null,
    'header',
    'header',
    null,
    'source',
  ]);
});
