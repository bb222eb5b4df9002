import { mkdir, symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sourceReader } from '../../src/adapters/files/source-reader.ts';
import { buildConfig } from '../../src/config/build-config.ts';
import type { ConfigInput } from '../../src/config/config.ts';
import { buildInTree, emptyBuildContext } from '../../src/project/build-context.ts';
import { compileDatabase } from '../../src/project/compile-database.ts';
import { readFileBuilds } from '../../src/project/file-builds.ts';
import { findCompileCommands } from '../../src/project/find-compile-commands.ts';
import { indexTree } from '../../src/project/tree-index.ts';
import { tempTree } from './temp-tree.ts';

const tree = indexTree(['src/a.c', 'src/b.c', 'include/x.h', 'build/config.h', 'a.c']);
const place = { name: 'build/compile_commands.json', folder: '/w/build', checkout: '/w', root: '/t', tree };

function entryOf(args: readonly string[], file = '../src/a.c', directory = '/w/build', number = 1) {
  return { number, directory, file, command: ['cc', ...args, '-c', file] };
}

const ask = (args: readonly string[], path = 'src/a.c') =>
  compileDatabase([entryOf(args)], place).buildOf(path);

describe('how a file is compiled', () => {
  test('is what its entry says, with paths of the tree that is verified', () => {
    expect(
      ask([
        '-I../include',
        '-I.',
        '-isystem',
        '/w/vendor',
        '-idirafter/usr/include/x',
        '-include',
        'config.h',
      ]),
    ).toEqual({
      ok: true,
      build: {
        ...emptyBuildContext,
        includeDirs: ['/t/include', '/t/build'],
        systemIncludeDirs: ['/t/vendor'],
        afterIncludeDirs: ['/usr/include/x'],
        forcedIncludes: ['/t/build/config.h'],
      },
      isWritten: true,
      notes: ['include folders and macros come from `build/compile_commands.json`'],
    });
    expect(ask([], 'src/b.c')).toBeNull();
  });

  test('may have its first header in an include folder', () => {
    expect(ask(['-I/w/include', '-include', 'x.h'])).toMatchObject({
      build: { forcedIncludes: ['/t/include/x.h'] },
    });
  });

  test('starts in the folder of the file when its directory is relative', () => {
    const database = compileDatabase([entryOf(['-I.'], '../src/a.c', '.')], place);
    expect(database.buildOf('src/a.c')).toMatchObject({ build: { includeDirs: ['/t/build'] } });
  });

  test('is taken from a checkout that was somewhere else, and that is said', () => {
    const commands = [
      entryOf(['-I/ci/p/include'], '/ci/p/src/a.c', '/ci/p/build'),
      entryOf([], '/ci/p/src/b.c', '/ci/p/build', 2),
      entryOf([], '/elsewhere/a.c', '/elsewhere', 3),
    ];
    expect(compileDatabase(commands, place).buildOf('src/a.c')).toMatchObject({
      ok: true,
      build: { includeDirs: ['/t/include'] },
      notes: [
        expect.any(String),
        '`build/compile_commands.json` was made in `/ci/p`: its paths are taken for those of this checkout',
      ],
    });
  });

  test('is the first of several entries, and that is said when they differ', () => {
    const same = compileDatabase([entryOf(['-DA']), entryOf(['-DA', '-O2'])], place).buildOf('src/a.c');
    expect(same).toMatchObject({ build: { defines: ['A'] } });
    expect(same?.ok && same.notes).toHaveLength(1);
    const other = compileDatabase([entryOf(['-DA']), entryOf(['-DB'])], place).buildOf('src/a.c');
    expect(other).toMatchObject({
      build: { defines: ['A'] },
      notes: [
        expect.any(String),
        '`src/a.c` has 2 entries in `build/compile_commands.json` that differ: the first one counts',
      ],
    });
  });

  test('a standard that ESBMC does not know is said', () => {
    expect(ask(['-std=c4x'])).toMatchObject({
      build: { std: null },
      notes: [expect.any(String), expect.stringContaining('the standard `c4x`, which ESBMC does not know')],
    });
  });

  test.each([
    ['a folder of other users', ['-I/home'], 'names the include folder `/home`, which lies outside'],
    ['a way out of the tree', ['-I../../secret'], 'names the include folder `/secret`, which lies outside'],
    ['a way out of the system’s', ['-isystem/usr/include/../../etc'], 'names the include folder `/etc`'],
    ['a folder to look in at last', ['-idirafter', '/root'], 'names the include folder `/root`'],
    [
      'a first header of the machine',
      ['-include', '/etc/passwd'],
      'includes `/etc/passwd` before all else (`-include`), which lies outside',
    ],
    ['a way to one', ['-include', '../../etc/passwd'], 'includes `/etc/passwd` before all else'],
    [
      'a first header that is not there',
      ['-include', 'gen.h'],
      'includes `build/gen.h` before all else (`-include`), which does not exist: run the build step',
    ],
    ['a response file', ['@/etc/passwd'], 'has a response file'],
  ])('is refused with %s', (_name, args, reason) => {
    expect(ask(args)).toEqual({
      ok: false,
      reason: expect.stringContaining(`entry 1 of \`build/compile_commands.json\` ${reason}`),
    });
  });

  test('an entry that is refused does no harm to others', () => {
    const database = compileDatabase([entryOf(['-I/home'], '../src/b.c'), entryOf(['-DA'])], place);
    expect(database.buildOf('src/a.c')).toMatchObject({ ok: true });
    expect(database.buildOf('src/b.c')).toMatchObject({ ok: false });
  });
});

test('a build moves to another tree with all of its paths', () => {
  const build = {
    ...emptyBuildContext,
    includeDirs: ['/t', '/t/a', '/tt/a', '/usr/include'],
    systemIncludeDirs: ['/t/b'],
    afterIncludeDirs: ['/t/c'],
    forcedIncludes: ['/t/d.h'],
    defines: ['P=/t/a'],
  };
  expect(buildInTree(build, '/t', '/base')).toEqual({
    ...build,
    includeDirs: ['/base', '/base/a', '/tt/a', '/usr/include'],
    systemIncludeDirs: ['/base/b'],
    afterIncludeDirs: ['/base/c'],
    forcedIncludes: ['/base/d.h'],
  });
});

const one = JSON.stringify([{ directory: '/w', file: 'a.c', command: 'cc a.c' }]);

describe('compile commands of a checkout', () => {
  async function find(
    files: Record<string, string>,
    named: string | null = null,
    links: Record<string, string> = {},
  ) {
    await using checkout = await tempTree(files);
    for (const [name, target] of Object.entries(links)) {
      await mkdir(join(checkout.root, name, '..'), { recursive: true });
      await symlink(target, join(checkout.root, name));
    }
    const path = named?.replace('ROOT', checkout.root) ?? null;
    return await findCompileCommands(
      checkout.root,
      path,
      await sourceReader.list(checkout.root),
      sourceReader,
    );
  }

  test.each([
    [['compile_commands.json', 'build/compile_commands.json'], 'compile_commands.json'],
    [['build/compile_commands.json'], 'build/compile_commands.json'],
    [['out/compile_commands.json'], 'out/compile_commands.json'],
    [['builddir/compile_commands.json'], 'builddir/compile_commands.json'],
    [['cmake-build-debug/compile_commands.json'], 'cmake-build-debug/compile_commands.json'],
    [['out/build/x64/compile_commands.json'], 'out/build/x64/compile_commands.json'],
  ])('are found in the usual places: %j', async (paths, name) => {
    const found = await find(Object.fromEntries(paths.map((path) => [path, one])));
    expect(found).toMatchObject({ name, commands: [{ number: 1 }], notes: [] });
  });

  test('are not looked for elsewhere', async () => {
    expect(
      await find({ 'src/compile_commands.json': one, 'test/build/compile_commands.json': one }),
    ).toBeNull();
  });

  test('of several the one that is least deep counts, and that is said', async () => {
    const found = await find({ 'build/x/compile_commands.json': one, 'out/compile_commands.json': one });
    expect(found).toMatchObject({
      name: 'out/compile_commands.json',
      notes: [
        'of 2 files `compile_commands.json`, `out/compile_commands.json` is used; `compile-commands` names another one',
      ],
    });
  });

  test('may be a link into a build folder, and no link out of the checkout', async () => {
    const link = { 'compile_commands.json': 'gen/cc.json' };
    expect(await find({ 'gen/cc.json': one }, null, link)).toMatchObject({ commands: [{ number: 1 }] });
    const out = await find({}, null, { 'compile_commands.json': '/etc/passwd' });
    expect(out).toMatchObject({
      commands: null,
      notes: ['`compile_commands.json` is not used: it lies outside of the repository'],
    });
    await expect(find({}, 'b/c.json', { b: '/etc' })).rejects.toThrow('compile-commands: b/c.json: ');
  });

  test('that were found and are wrong are not used, and that is said', async () => {
    expect(await find({ 'build/compile_commands.json': '[{}]' })).toMatchObject({
      commands: null,
      notes: [expect.stringContaining('`build/compile_commands.json` is not used: entry 1: `directory`:')],
    });
  });

  test('that were named and are wrong, or not there, are an error', async () => {
    await expect(find({ 'x.json': '[{}]' }, 'x.json')).rejects.toThrow('compile-commands: x.json: entry 1: ');
    await expect(find({}, 'x.json')).rejects.toThrow(
      'compile-commands: x.json: there is no such file; the build',
    );
    await expect(find({}, '../../../etc/passwd')).rejects.toThrow('compile-commands: ');
    expect(await find({ 'x.json': one }, 'ROOT/x.json')).toMatchObject({ name: 'x.json' });
  });
});

describe('the configuration', () => {
  async function builds(settings: ConfigInput, args: readonly string[] | null) {
    const entry = { directory: '.', file: 'a.c', arguments: ['cc', ...(args ?? [])] };
    const database: Record<string, string> =
      args === null ? {} : { 'compile_commands.json': JSON.stringify([entry]) };
    await using checkout = await tempTree({ 'a.c': '', ...database });
    const files = await sourceReader.list(checkout.root);
    const scene = {
      root: checkout.root,
      tree: indexTree(files),
      checkout: checkout.root,
      checkoutFiles: files,
    };
    const read = await readFileBuilds(scene, buildConfig([settings]), sourceReader);
    const relative = (path: string) => path.replace(checkout.root, 'ROOT');
    return (path: string) => {
      const result = read(path);
      return result.ok
        ? { ...result.build, includeDirs: result.build.includeDirs.map(relative), notes: result.notes }
        : result;
    };
  }

  test('adds to the compile commands, and counts more', async () => {
    const settings: ConfigInput = {
      includeDirs: ['own', '/usr/include/glib-2.0'],
      defines: ['A=2', 'B'],
      std: 'c17',
      overrides: [{ paths: ['a.c'], flags: ['--z3'] }],
    };
    const of = await builds(settings, ['-Iinc', '-DA=1', '-UB', '-DC', '-std=c99', '-m32']);
    expect(of('a.c')).toMatchObject({
      includeDirs: ['ROOT/own', '/usr/include/glib-2.0', 'ROOT/inc'],
      defines: ['A=2', 'C', 'B'],
      undefines: [],
      std: 'c17',
      flags: ['--32', '--z3'],
    });
  });

  test('is all there is for a file without an entry, and that is said', async () => {
    const of = await builds({ defines: ['A'] }, []);
    expect(of('b.c')).toMatchObject({
      defines: ['A'],
      notes: ['`b.c` has no entry in `compile_commands.json`'],
    });
    const without = await builds({ defines: ['A'] }, null);
    expect(without('b.c')).toMatchObject({ defines: ['A'], notes: [] });
  });

  test('that names compile commands that are not there is an error once a file needs them', async () => {
    const of = await builds({ compileCommands: 'gone.json' }, null);
    expect(() => of('a.c')).toThrow('compile-commands: gone.json: there is no such file');
  });
});
