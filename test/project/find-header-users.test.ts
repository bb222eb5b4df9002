import { expect, test } from 'vitest';
import { readGrammar } from '../../src/adapters/assets.ts';
import { sourceReader } from '../../src/adapters/files/source-reader.ts';
import { emptyBuildContext } from '../../src/project/build-context.ts';
import { createCParser } from '../../src/project/c-syntax.ts';
import { changedFunctions } from '../../src/project/changed-functions.ts';
import { findHeaderUsers } from '../../src/project/find-header-users.ts';
import { parseC } from '../support/parse-c.ts';
import { tempTree } from './temp-tree.ts';

type Files = Readonly<Record<string, string>>;

/** The functions of each C file that are asked about because of a changed `inc/x.h`. */
async function asked(base: Files, head: Files): Promise<Record<string, readonly string[]>> {
  await using before = await tempTree(base);
  await using after = await tempTree({ ...base, ...head });
  const header = { status: 'modified', entry: 'regular', binary: false, hunks: [] } as const;
  const build = { ...emptyBuildContext, includeDirs: [`${after.root}/inc`] };
  const buildOf = () => ({ ok: true, build, isWritten: false, notes: [] }) as const;
  const users = await findHeaderUsers(
    [{ path: 'inc/x.h', basePath: 'inc/x.h', ...header }],
    { base: { root: before.root, commit: 'base' }, head: { root: after.root, commit: 'head' } },
    buildOf,
    { reader: sourceReader, parser: await createCParser(await readGrammar()) },
  );
  const functions = [...users].map(async ([file, names]) => {
    const source = await parseC((await sourceReader.read(`${after.root}/${file}`)) ?? '');
    return [file, changedFunctions(source, source, names)] as const;
  });
  return Object.fromEntries(await Promise.all(functions));
}

const base = {
  'inc/x.h':
    '#ifndef X_H\n#define X_H\n#define LIMIT 4\nstruct p { int x; };\nint far(int);\nstatic inline int in(void) { return 1; }\n#endif\n',
  'inc/y.h': '#include "x.h"\n#define TWICE (2 * LIMIT)\nstruct p *make(void);\n',
  'src/a.c': '#include <x.h>\nint a1(void) { return LIMIT; }\nint a2(void) { return 0; }\n',
  'src/b.c':
    '#include "../inc/y.h"\nint b1(void) { return TWICE; }\nint b2(void) { return make()->x; }\nint b3(void) { return in() + far(1); }\n',
  'src/c.c': 'int c1(void) { return 0; } /* #include "x.h" */\n',
};

test('a macro asks about its users, through other headers’ macros too', async () => {
  const head = { 'inc/x.h': base['inc/x.h'].replace('LIMIT 4', 'LIMIT 5') };
  expect(await asked(base, head)).toEqual({ 'src/a.c': ['a1'], 'src/b.c': ['b1'] });
});

test('a type asks about functions that get a value of it from others', async () => {
  const head = { 'inc/x.h': base['inc/x.h'].replace('int x;', 'long x;') };
  expect(await asked(base, head)).toEqual({ 'src/a.c': [], 'src/b.c': ['b2'] });
});

test('a function that a header defines, and a prototype, ask about their callers', async () => {
  const inline = { 'inc/x.h': base['inc/x.h'].replace('return 1', 'return 2') };
  expect(await asked(base, inline)).toMatchObject({ 'src/b.c': ['b3'] });
  const prototype = { 'inc/x.h': base['inc/x.h'].replace('far(int)', 'far(long)') };
  expect(await asked(base, prototype)).toMatchObject({ 'src/b.c': ['b3'] });
});

test('a comment, a guard’s name and layout ask about nothing', async () => {
  const renamed = base['inc/x.h'].replaceAll('X_H', 'INC_X_H').replace('int x;', '/* x */ int  x;');
  expect(
    await asked(base, { 'inc/x.h': renamed.replace('#define INC_X_H\n', '#define INC_X_H\n\n') }),
  ).toEqual({
    'src/a.c': [],
    'src/b.c': [],
  });
  expect(await asked(base, { 'inc/x.h': `/* new */\n${base['inc/x.h']}` })).toEqual({});
});
