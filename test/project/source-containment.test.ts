import { mkdir, symlink } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { sourceReader } from '../../src/adapters/files/source-reader.ts';
import { type ContainmentQuery, checkContainment } from '../../src/project/source-containment.ts';
import { tempTree } from './temp-tree.ts';

type Options = Partial<ContainmentQuery> & { readonly links?: Readonly<Record<string, string>> };

/** Checks `a.c` of a tree with these files; `ROOT` in an option stands for the tree's root. */
async function check(files: Readonly<Record<string, string>>, { links = {}, ...options }: Options = {}) {
  await using tree = await tempTree(files);
  for (const [name, target] of Object.entries(links)) {
    await mkdir(dirname(join(tree.root, name)), { recursive: true });
    await symlink(target, join(tree.root, name));
  }
  const includeDirs = (options.includeDirs ?? []).map((path) => path.replace('ROOT', tree.root));
  return await checkContainment({ root: tree.root, path: 'a.c', ...options, includeDirs }, sourceReader);
}

async function reasonFor(source: string, options?: Options): Promise<string | null> {
  const result = await check({ 'a.c': source }, options);
  return result.ok ? null : result.reason;
}

describe('what a source may include', () => {
  test('is followed through the project, and told with what is missing', async () => {
    const result = await check(
      {
        'a.c': '#include "b.h"\n#include <stdio.h>\n#include <stddef.h>\n#include "sub/c.h"\n',
        'b.h': '#ifdef X\n#include <none.h>\n#endif\n',
        'inc/sub/c.h': '#include "d.h"\n#include "../e.h"\n',
        'inc/sub/d.h': '#include "gone.h"\n',
        'inc/e.h': '',
      },
      { includeDirs: ['ROOT/inc'] },
    );

    expect(result).toEqual({
      ok: true,
      closure: expect.arrayContaining(['a.c', 'b.h', 'inc/sub/c.h', 'inc/sub/d.h', 'inc/e.h']),
      missing: expect.arrayContaining([
        { header: 'none.h', form: 'angle', includedFrom: 'b.h', line: 2 },
        { header: 'gone.h', form: 'quote', includedFrom: 'inc/sub/d.h', line: 1 },
      ]),
    });
    expect(result.ok && result.missing).toHaveLength(2);
  });

  test('may be in folders of the project, given in any way', async () => {
    const files = {
      'a.c': '#include <x.h>\n#include "sub/../y.h"\n',
      'inc/x.h': '',
      'y.h': '',
      'sub/z.h': '',
    };
    expect(await check(files, { includeDirs: ['ROOT/inc'] })).toMatchObject({ ok: true, missing: [] });
    expect(
      await check(files, { systemIncludeDirs: ['/usr/include'], includeDirs: ['ROOT/inc'] }),
    ).toMatchObject({
      ok: true,
    });
  });

  test('may be in folders that are searched last, or that packages keep for one kind of machine', async () => {
    const files = { 'a.c': '#include <x.h>\n', 'last/x.h': '#include <y.h>\n', 'last/y.h': '' };
    await using tree = await tempTree(files);
    const query = {
      root: tree.root,
      path: 'a.c',
      includeDirs: [],
      afterIncludeDirs: [join(tree.root, 'last')],
    };
    expect(await checkContainment(query, sourceReader)).toMatchObject({
      ok: true,
      closure: ['a.c', 'last/x.h', 'last/y.h'],
    });
    const packages = ['/usr/lib/x86_64-linux-gnu/glib-2.0/include'];
    expect(await check({ 'a.c': '' }, { includeDirs: packages })).toMatchObject({ ok: true });
  });

  test('may be generated later: a missing header outside of the include folders is only missing', async () => {
    const files = { 'src/a.c': '#include "../gen/config.h"\n' };
    const options = { path: 'src/a.c', includeDirs: ['ROOT'] };
    expect(await check(files, options)).toMatchObject({ ok: true, missing: [{ header: '../gen/config.h' }] });
  });

  test('may be in a cycle', async () => {
    const result = await check({ 'a.c': '#include "b.h"\n', 'b.h': '#include "a.c"\n#include "b.h"\n' });
    expect(result).toEqual({ ok: true, closure: ['a.c', 'b.h'], missing: [] });
  });

  test('may be computed by macros of the project or of the command line', async () => {
    const source =
      '#define CONFIG "c.h"\n#define ALSO CONFIG\n#include ALSO\n#include MODE\n#include <stdio.h>\n';
    const files = { 'a.c': source, 'c.h': '', 'm.h': '' };
    const result = await check(files, { defines: ['MODE="m.h"', 'NDEBUG'] });
    expect(result).toMatchObject({ ok: true, closure: ['a.c', 'c.h', 'm.h'] });
  });

  test('may be computed by a macro that an included file defines', async () => {
    const files = { 'a.c': '#include NEXT\n#include "b.h"\n', 'b.h': '#define NEXT "c.h"\n', 'c.h': '' };
    expect(await check(files)).toMatchObject({ ok: true, closure: ['a.c', 'b.h', 'c.h'] });
  });

  test('may be data', async () => {
    const files = {
      'a.c': 'char x[] = {\n#embed "logo.bin"\n};\n',
      'logo.bin': '\0#include "/etc/passwd"\n',
    };
    expect(await check(files)).toMatchObject({ ok: true, closure: ['a.c', 'logo.bin'] });
  });

  test('may be mentioned in comments and literals without being included', async () => {
    const source = [
      '/* #include "/etc/passwd" is',
      '#include "/etc/passwd" */',
      '// #include MACRO',
      'char *s = "#include </etc/passwd>";',
      '#error don\'t #include "/etc/passwd"',
      '#line 3 "grammar.y"',
      '# 1 "<built-in>"',
      'asm volatile("nop" ::: "memory"); asm("" : : ); __asm__("cpuid");',
      'int f(void) __asm__("g");',
      '#define __has_include(x) 0',
      '#ifdef __has_include',
      '#endif',
    ].join('\n');
    expect(await reasonFor(source)).toBeNull();
  });
});

// Measured: ESBMC 8.4.0 opens the file in the cases of blanks, NUL, carriage return and raw literal; gcc 12 quotes the
// file that `#line` names, prefers `x.h.gch` to a missing `x.h`, and assembles what attributes smuggle in.
describe('what a source may not include', () => {
  test.each([
    ['an absolute path', '#include "/etc/passwd"'],
    ['an absolute path in brackets', '#include </etc/passwd>'],
    ['an absolute path that does not exist', '#include "/nowhere/x.h"'],
    ['a device', '#include "/dev/stdin"'],
    ['a process’s environment', '#include "/proc/self/environ"'],
    ['a path out of the root', '#include "../secret.h"'],
    ['a long way out of the root', `#include "${'../'.repeat(20)}etc/passwd"`],
    ['a way out of the system’s headers', '#include <../../etc/passwd>'],
    ['a way out of a system folder', '#include </usr/include/../../etc/passwd>'],
    ['a way out in a branch that is never taken', '#if 0\n#include "/etc/passwd"\n#endif'],
    ['blanks', ' \t\v\f# \t include \t "/etc/passwd"'],
    ['no blank', '#include"/etc/passwd"'],
    ['comments between', '/**/#/**/include/* x\n */"/etc/passwd"'],
    ['a continued line', '#incl\\\nude "/etc/passwd"'],
    ['a continued line with blanks after the backslash', '#inc\\ \t\r\nlude "/etc/passwd"'],
    ['a continued line in the name', '#include "/etc/pas\\\nswd"'],
    ['a digraph', '%:include "/etc/passwd"'],
    ['a trigraph', '??=include "/etc/passwd"'],
    ['a trigraph that continues a line', '#incl??/\nude "/etc/passwd"'],
    ['a NUL before the directive', '\0#include "/etc/passwd"'],
    ['a byte order mark', '\ufeff#include "/etc/passwd"'],
    ['a blank of Unicode', '#include\u00a0"/etc/passwd"'],
    ['a blank of Unicode before the directive', '\u3000#include "/etc/passwd"'],
    ['an escaped blank of Unicode', '\\u00a0#include "/etc/passwd"'],
    ['a lone carriage return', 'int x; // \r#include "/etc/passwd"'],
    ['#include_next', '#include_next "/etc/passwd"'],
    ['#import', '#import "/etc/passwd"'],
    ['#embed', '#embed "/etc/passwd"'],
    ['#embed with parameters', '#embed </etc/passwd> limit(1)'],
    ['__has_include', '#if __has_include("/etc/passwd")\n#endif'],
    ['__has_include in brackets', '#if __has_include( </etc/passwd> )\n#endif'],
    ['__has_include in the body of a macro', '#define HAS __has_include("/etc/passwd")'],
    ['__has_include__', '#if __has_include__(</etc/passwd>)\n#endif'],
    ['__has_embed', '#elif __has_embed("/etc/passwd")'],
    ['a pragma that looks at a file', '#pragma GCC dependency "/etc/passwd"'],
    ['#line, whose file gcc quotes', '#line 1 "/etc/passwd"'],
    ['#line with escapes', '#line 1 "\\057etc\\x2fpasswd"'],
    ['a line marker', '# 1 "/etc/passwd" 1 3'],
    ['#line with a way out', '#line 1 "../../../../../../etc/passwd"'],
  ])('%s', async (_, source) => {
    expect(await reasonFor(`${source}\n`)).toMatch(/^a\.c:\d+ .*(outside|NUL|universal|leads? out)/);
  });

  test.each([
    ['quotes in a literal of older C', `int a = 1'0'/*'0';\n#include "/etc/passwd"\n/*'*/;\n`],
    ['a raw literal', 'char *s = R"(\n/*\n)";\n#include "/etc/passwd"\n/* */\n'],
    ['a raw literal with a continued line', 'char *s = R\\\n"x(\n/*\n)x";\n#include "/etc/passwd"\n/* */\n'],
    ['a comment of C90', '//*\n" */ "/*"\n#include "/etc/passwd"\n/* */\n'],
    ['a backslash in a header name', '#include "a\\" "/*"\n#include "/etc/passwd"\n/**/\n'],
    ['a comment in a header name', '#include <a/*>\n#include "/etc/passwd"\n/**/\n'],
    ['an unclosed literal', `#if 0\ndon't /*\n#endif\n#include "/etc/passwd"\n/* ' */\n`],
    ['a literal that ends with its line', '" /*\n#include "/etc/passwd"\n// */\n'],
  ])('behind %s', async (_, source) => {
    expect(await reasonFor(source)).toMatch(/^a\.c:\d+ names `\/etc\/passwd`, which lies outside/);
  });

  test.each([
    ['an unknown macro', '#include CONFIG_H'],
    ['a macro with parameters', '#define H(x) "x.h"\n#include H(1)'],
    ['a macro between brackets', '#define H <a/b>\n#define a /etc\n#include H'],
    ['a macro of several parts', '#define EMPTY\n#include EMPTY "/etc/passwd"'],
    ['a macro that names itself', '#define A B\n#define B A\n#include A'],
    ['an escape', '#define A "\\057etc/passwd"\n#include A'],
    ['an unclosed name', '#include <stdio.h'],
    ['nothing', '#include'],
    ['a literal with a prefix', '#include L"x.h"'],
    ['#line by a macro', '#define F "/etc/passwd"\n#define G(x) x\n#line 1 G(F)'],
    ['__has_include by an unknown macro', '#if __has_include(X_H)\n#endif'],
  ])('what is computed: %s', async (_, source) => {
    expect(await reasonFor(`${source}\n`)).toMatch(/^a\.c:\d+ computed include/);
  });

  test('what a macro that is defined twice may be', async () => {
    const source = '#define H "b.h"\n#ifdef X\n#define H "/etc/passwd"\n#endif\n#include H\n';
    expect(await reasonFor(source)).toBe('a.c:5 names `/etc/passwd`, which lies outside of the repository');
  });

  test('what an option defines', async () => {
    const reason = await reasonFor('#include H\n', { defines: ['H="/etc/passwd"'] });
    expect(reason).toContain('outside');
  });

  test.each([
    ['assembly', 'A=__asm__(".incbin \\"/etc/passwd\\"")', /assembl/],
    ['half of it', 'A=.include "/etc/passwd"', null],
    ['a header that is looked for', 'A=__has_include("/etc/passwd")', /outside/],
    ['a pragma', 'A=_Pragma("GCC dependency \\"/etc/passwd\\"")', /pragma/],
    ['a part of it, with parameters', 'A(x)=__has_include("../secret")', /outside/],
  ])('what an option smuggles in: %s', async (_, define, reason) => {
    const told = await reasonFor('int x;\n', { defines: [define] });
    if (reason === null) expect(told).toBeNull();
    else expect(told).toMatch(reason);
  });

  test('what a header includes, with the header’s line', async () => {
    const result = await check({ 'a.c': '#include "sub/b.h"\n', 'sub/b.h': '\n\n#include "../../x.h"\n' });
    expect(result).toEqual({
      ok: false,
      reason: 'sub/b.h:3 names `../../x.h`, which lies outside of the repository',
    });
  });

  test('symbolic links, to files and through folders, even inside of the root', async () => {
    const source = { 'a.c': '#include "x/b.h"\n', 'real/b.h': '' };
    expect(await check(source, { links: { 'x/b.h': '/etc/passwd' } })).toMatchObject({
      ok: false,
      reason: 'a.c:1 names `x/b.h`, which leads through the symbolic link x/b.h',
    });
    expect(await check(source, { links: { x: 'real' } })).toMatchObject({ ok: false });
    expect(
      await check({ 'a.c': '#include "x/../b.h"\n', 'b.h': '' }, { links: { x: '/etc' } }),
    ).toMatchObject({
      ok: false,
    });
    expect(await check({}, { links: { 'a.c': '/etc/passwd' } })).toMatchObject({ ok: false });
    const inFolder = await check(
      { 'a.c': '#include <b.h>\n' },
      { links: { inc: '/etc' }, includeDirs: ['ROOT/inc'] },
    );
    expect(inFolder).toMatchObject({ ok: false });
  });

  test('a header of the system that leads out of it', async () => {
    await using tree = await tempTree({ 'a.c': '#include <canary.h>\n' });
    // As the package of a distribution could leave it; nothing is written there for a test.
    const reader = {
      ...sourceReader,
      realPath: (path: string) =>
        path.startsWith('/usr/') && path.endsWith('canary.h')
          ? Promise.resolve('/etc/passwd')
          : sourceReader.realPath(path),
    };
    expect(await checkContainment({ root: tree.root, path: 'a.c', includeDirs: [] }, reader)).toEqual({
      ok: false,
      reason: 'a.c:1 names `canary.h`, which leads out of the system’s headers',
    });
  });

  test('special files', async () => {
    await using tree = await tempTree({ 'a.c': '#include "pipe"\n' });
    await execa('sh', ['-c', 'mkfifo "$0"', join(tree.root, 'pipe')]);
    const query = { root: tree.root, path: 'a.c', includeDirs: [] };
    expect(await checkContainment(query, sourceReader)).toMatchObject({ ok: false });
  });

  test('git’s own files', async () => {
    const result = await check({ 'a.c': '#include ".git/config"\n', '.git/config': '[core]\n' });
    expect(result).toMatchObject({ ok: false, reason: expect.stringContaining('git’s own folder') });
  });

  test('precompiled headers, which gcc would load without looking at them', async () => {
    const stored = { 'a.c': '#include <x.h>\n', 'inc/x.h.gch': 'image' };
    expect(await check(stored, { includeDirs: ['ROOT/inc'] })).toMatchObject({ ok: false });
    const folder = { 'a.c': '#include "x.h"\n', 'x.h': '', 'x.h.gch/1': 'image' };
    expect(await check(folder)).toMatchObject({ ok: false });
  });

  test('folders outside of the root', async () => {
    expect(await reasonFor('', { includeDirs: ['/etc'] })).toContain('/etc lies outside');
    expect(await reasonFor('', { forcedIncludes: ['/etc/passwd'] })).toContain('outside');
    expect(await reasonFor('', { afterIncludeDirs: ['/home'] })).toContain('/home lies outside');
    const wayOut = '/usr/lib/x86_64-linux-gnu/x/include/../../../../../etc';
    expect(await reasonFor('', { includeDirs: [wayOut] })).toContain('lies outside');
    expect(await reasonFor('', { path: '../a.c' })).toContain('outside');
  });

  test('a file that is not there or too large to be looked through', async () => {
    expect(await reasonFor('', { path: 'b.c' })).toBe('b.c: there is no such file');
    const large = await check({ 'a.c': '#include "b.h"\n', 'b.h': ' '.repeat(5 * 1024 * 1024) });
    expect(large).toEqual({ ok: false, reason: 'b.h: can’t be read, or is too large' });
  });

  test.each([
    ['a literal', 'asm(".incbin \\"/etc/passwd\\"");'],
    ['joined literals', 'asm(".inc" /* */ "bin \\"/etc/passwd\\"");'],
    ['escapes', 'asm(".\\151nc\\x62in \\"/etc/passwd\\"");'],
    ['a macro’s argument', '#define S(x) #x\nasm(S(.incbin "/etc/passwd"));'],
    ['a macro', 'asm(TEXT);'],
    ['a macro around it', '#define A(x) __asm__ volatile (x)\n'],
    ['an attribute', 'int x __attribute__((section(".text\\n.incbin \\"/etc/passwd\\"")));'],
    ['the assembler’s own include', 'asm(".include \\"/etc/passwd\\"");'],
    ['the assembler’s own macros', 'asm(".macro m a\\n .in\\\\a \\"/etc/passwd\\"\\n.endm\\n m cbin");'],
  ])('what inline assembly reads: %s', async (_, source) => {
    expect(await reasonFor(`${source}\n`)).toMatch(/assembl/);
  });

  test('assembly counts in every file of the closure', async () => {
    const files = {
      'a.c': '#include "b.h"\nA(".include \\"/etc/passwd\\"")\n',
      'b.h': '#define A(x) asm(".nop")\n',
    };
    expect(await check(files)).toMatchObject({ ok: false });
    expect(await reasonFor('char *directives[] = { ".include", ".macro" };\n')).toBeNull();
  });

  test.each([
    ['in a literal', '_Pragma("GCC dependency \\"/etc/passwd\\"")'],
    ['from a macro’s argument', '#define P(x) _Pragma(#x)\nP(GCC dependency "/etc/passwd")'],
    ['by name', '#pragma GCC pch_preprocess "x"'],
    ['by an alias', '#pragma include_alias("a.h", "/etc/passwd")'],
  ])('what a pragma reads: %s', async (_, source) => {
    expect(await reasonFor(`${source}\n`)).toMatch(/pragma/);
  });

  test('names are told on one line, without the quotes that could end theirs', async () => {
    const reason = await reasonFor('#include "/`\u2028\u001b[31m"\n');
    expect(reason).toBe('a.c:1 names `/???[31m`, which lies outside of the repository');
  });
});

test('a hostile source does not take long', async () => {
  const started = process.cpuUsage();
  const n = 100_000;
  for (const source of [
    '//'.repeat(n * 4),
    '#include <\n'.repeat(n),
    'R"('.repeat(n),
    'R"x('.repeat(n),
    '\\ '.repeat(n),
    "1'".repeat(n),
    '__has_include('.repeat(n),
    'asm('.repeat(n),
    '"a" '.repeat(n),
    '/*'.repeat(n),
    '#'.repeat(n),
    `${'('.repeat(n)}{`,
  ]) {
    await check({ 'a.c': source });
  }
  // Of the processor: a machine with other work to do is no fault of ours.
  expect(process.cpuUsage(started).user / 1e6).toBeLessThan(30);
});
