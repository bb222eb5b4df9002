import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { tempTree } from '../project/temp-tree.ts';
import { createRepository } from '../support/git-repository.ts';
import { parseReport } from '../support/json-report.ts';
import { runCli } from '../support/run-bundle.ts';

/** Reads past the end only as its build defines it: with FAST, by an index from a header that the build makes. */
const source = [
  '#include <config.h>',
  '#include "table.h"',
  'const char *name = NAME;',
  'int main(int argc, char **argv)',
  '{',
  '#ifdef FAST',
  "  return table[argc & INDEX] + (name[1] == ' ');",
  '#else',
  '  return table[argc & 3];',
  '#endif',
  '}',
  '',
].join('\n');

const plain = 'static int t[4];\nint main(int argc, char **argv) { (void)argv; return t[argc & 3]; }\n';

const project = {
  'src/a.c': source,
  'my include/table.h': 'static int table[4];\n',
  'build/config.h': '#define INDEX 4\n',
  'src/plain.c': plain,
};

const inBuild = { directory: '.', file: '../src/a.c' };
const database = (...entries: readonly object[]) => JSON.stringify(entries);

async function check(files: Record<string, string>, ...args: string[]) {
  await using tree = await tempTree({ ...project, ...files });
  const run = await runCli(['check', '--no-replay', ...(args.length === 0 ? ['src/a.c'] : args)], {
    cwd: tree.root,
  });
  const wasRun = await stat(join(tree.root, 'touched')).catch(() => null);
  expect(wasRun).toBeNull();
  // Names stand between backticks, or in colour.
  return { ...run, stdout: run.stdout.replaceAll('`', '') };
}

describe('compile_commands.json', () => {
  test.each([
    [
      'a command',
      { command: `cc -DFAST -DNAME="\\"a b\\"" "-I../my include" -I. -std=gnu11 -O2 -o a.o -c ../src/a.c` },
    ],
    [
      'arguments',
      {
        arguments: [
          'cc',
          '-D',
          'FAST',
          '-DNAME="a b"',
          '-I',
          '../my include',
          '-isystem.',
          '-c',
          '../src/a.c',
        ],
      },
    ],
    [
      'a command with something for a shell',
      {
        command: `cc $(touch ../touched) \`touch ../touched\` -DFAST '-DNAME="a b"' -I../my\\ include -I. ; touch ../touched`,
      },
    ],
    [
      'arguments that would load and read other things',
      {
        arguments: [
          '/bin/touch',
          '-fplugin=./x.so',
          '-B/tmp',
          '-wrapper',
          'touch',
          '-DFAST',
          '-DNAME="a b"',
          '-I../my include',
          '-I.',
          '-o',
          '/etc/x',
        ],
      },
    ],
  ])('says how a file is compiled: %s', async (_name, entry) => {
    const { exitCode, stdout } = await check({
      'build/compile_commands.json': database({ ...inBuild, ...entry }),
    });
    expect(stdout).toContain('src/a.c:7:3');
    expect(stdout).toContain('include folders and macros come from build/compile_commands.json');
    expect(exitCode).toBe(1);
  });

  test('without the macro that switches the bug on there is none', async () => {
    const entry = { ...inBuild, arguments: ['cc', '-DFAST', '-UFAST', '-DNAME="x"', '-include', 'config.h'] };
    const { exitCode, stdout } = await check({ 'build/compile_commands.json': database(entry) });
    expect(stdout).toContain('proved');
    expect(exitCode).toBe(0);
  });

  test.each([
    ['a response file', ['@flags.rsp'], 'has a response file'],
    ['another file as a response file', ['@/etc/passwd'], 'has a response file'],
    [
      'a file of the machine before all else',
      ['-include', '/etc/passwd'],
      'includes /etc/passwd before all else',
    ],
    [
      'folders of other users',
      ['-I/home'],
      'names the include folder /home, which lies outside of the repository',
    ],
    ['a way out of the project', ['-isystem', '../../..'], 'which lies outside of the repository'],
    ['two lines in a macro', ['-DX=1\n#include "/etc/passwd"'], 'defines something that is no macro'],
    ['assembly in a macro', ['-DX=__asm__(".incbin \\"/etc/passwd\\"")', '-DNAME=""', '-I.'], 'assembler'],
    [
      'a header of the machine in a macro',
      ['-DX=__has_include("/etc/passwd")', '-DNAME=""', '-I.'],
      'outside of the repository',
    ],
    [
      'a macro with the options of others',
      ['-UX,-include,/etc/passwd'],
      'undefines something that is no macro',
    ],
  ])('does not make anything be read: %s', async (_name, args, reason) => {
    const entry = { ...inBuild, arguments: ['cc', ...args, '-c', '../src/a.c'] };
    const { exitCode, stdout, stderr } = await check({ 'build/compile_commands.json': database(entry) });
    expect(stdout).toContain(reason);
    expect(stdout + stderr).not.toContain('root:');
    expect(stdout).toContain('Nothing is known about');
    expect(exitCode).toBe(2);
  });

  test('says which entry is refused, and no other file is', async () => {
    const files = {
      'compile_commands.json': database(
        { directory: '.', file: 'src/plain.c', arguments: ['cc'] },
        { directory: '.', file: 'src/a.c', command: 'cc @x' },
      ),
    };
    const { stdout } = await check(files, 'src');
    expect(stdout).toContain('entry 2 of compile_commands.json has a response file');
    expect(stdout).toMatch(/main in src\/plain\.c: .*proved/);
  });

  test('that is broken is left with a note when it was found, and an error when it was named', async () => {
    const broken = { 'build/compile_commands.json': '[{"directory":"/x"}]' };
    const found = await check(broken, 'src/plain.c');
    expect(found.stdout).toContain('build/compile_commands.json is not used: entry 1: file:');
    expect(found.exitCode).toBe(0);
    const named = await check(broken, 'src/plain.c', '--compile-commands', 'build/compile_commands.json');
    expect(named.stderr).toContain('compile-commands: build/compile_commands.json: entry 1: `file`:');
    expect(named.stderr.trim().split('\n')).toHaveLength(1);
    expect(named.exitCode).toBe(2);
    const configured = { '.github/esbmc.yml': 'compile-commands: gone.json\n' };
    const gone = await check(configured, 'src/plain.c');
    expect(gone.stderr).toContain('compile-commands: gone.json: there is no such file');
    expect(gone.exitCode).toBe(2);
  });

  test('is found by the doctor', async () => {
    await using tree = await tempTree({
      'build/compile_commands.json': database({ ...inBuild, command: 'cc' }, { ...inBuild, command: 'cc' }),
    });
    const { stdout } = await runCli(['doctor'], { cwd: tree.root });
    expect(stdout).toMatch(/compile commands +build\/compile_commands\.json, 2 entries/);
  });
});

describe('a change', () => {
  test('is compared with its base under the same build, with the headers that it made', async () => {
    await using repository = await createRepository();
    const harmless = source.replace('INDEX', '(INDEX - 1)');
    await repository.commit({
      ...project,
      'src/a.c': harmless,
      '.gitignore': '/build/\n',
    });
    const entry = {
      directory: join(repository.root, 'build'),
      file: join(repository.root, 'src/a.c'),
      command: `cc -DFAST '-DNAME="a b"' -include config.h -I${repository.root}/my\\ include -I.`,
    };
    await repository.write({
      'src/a.c': source,
      'build/config.h': '#define INDEX 4\n',
      'build/compile_commands.json': database(entry),
    });
    const args = ['check', '--changed', '--base', 'HEAD'];
    const { exitCode, stdout } = await runCli([...args, '--format', 'json'], { cwd: repository.root });
    expect(parseReport(stdout).findings).toMatchObject([{ file: 'src/a.c', line: 7, status: 'introduced' }]);
    expect(exitCode).toBe(1);
    const text = await runCli(args, { cwd: repository.root });
    expect(text.stdout.replaceAll('`', '')).toContain(
      'build/config.h is in no commit: the checkout’s copy is used for both versions',
    );
  });

  test('lends its base no header that head’s sources do not include: nobody has looked through it', async () => {
    const program = (header: string, mask: number) =>
      `#include "${header}"\nint main(int argc, char **argv) { (void)argv; return t[argc & ${mask}]; }\n`;
    const statusOf = async (header: string) => {
      await using repository = await createRepository();
      const ignored = { '.gitignore': '*.h\n' };
      await repository.commit({ ...ignored, 'a.c': program('made.h', 3) });
      const headers = { 'made.h': 'static int t[4];\n', 'other.h': 'static int t[4];\n' };
      await repository.write({ ...headers, 'a.c': program(header, 7) });
      const args = ['check', '--changed', '--base', 'HEAD', '--format', 'json'];
      const { stdout } = await runCli(args, { cwd: repository.root });
      return parseReport(stdout).findings.map(({ status }) => status);
    };
    expect(await statusOf('made.h')).toEqual(['introduced']);
    expect(await statusOf('other.h')).toEqual(['undetermined']);
  });

  test('of a header asks about who includes it as the build says', async () => {
    await using repository = await createRepository();
    const user = '#include <limits/limit.h>\nstatic int t[4];\nint main(void) { return t[LIMIT]; }\n';
    const args = (folder: string) => ['cc', `-I${folder}`];
    await repository.commit({
      'near/a.c': user,
      'near/limits/limit.h': '#define LIMIT 1\n',
      'far/one/limits/limit.h': '#define LIMIT 2\n',
      'compile_commands.json': database({ directory: '.', file: 'near/a.c', arguments: args('far/one') }),
    });
    await repository.write({ 'far/one/limits/limit.h': '#define LIMIT 4\n' });
    const run = await runCli(['check', '--changed', '--base', 'HEAD'], { cwd: repository.root });
    expect(run.stdout).toContain('near/a.c:3');
    expect(run.exitCode).toBe(1);
  });
});

describe('a missing header', () => {
  test('is named, with who includes it and what to configure', async () => {
    const files = {
      'lib/a.c': '#include "b.h"\nint main(void) { return 0; }\n',
      'lib/b.h': '\n#include <vendor/x.h>\n',
    };
    const { exitCode, stdout } = await check(files, 'lib/a.c');
    expect(stdout).toContain('The header vendor/x.h was not found; lib/b.h:2 includes it.');
    expect(stdout).toContain('include-dirs in .github/esbmc.yml');
    expect(stdout).toContain('compile_commands.json');
    expect(exitCode).toBe(2);
  });

  test('that a build makes asks for the build, and names what it is made from', async () => {
    const files = {
      'lib/a.c': '#include "auto/myconf.h"\n#include "config.h"\nint main(void) { return 0; }\n',
    };
    const config = await check({ ...files, 'build/config.h': '', 'lib/auto/myconf.h.in': '' }, 'lib/a.c');
    expect(config.stdout).toContain(
      'auto/myconf.h, which lib/a.c:1 includes, is made from lib/auto/myconf.h.in when the project is configured',
    );
    const named = await check(
      { 'lib/a.c': '#include "x_config.h"\nint main(void) { return 0; }\n' },
      'lib/a.c',
    );
    expect(named.stdout).toContain(
      'made when a project is configured: do that before this check, or commit it',
    );
  });

  test('and a macro that nobody defined: what a build may define can be named', async () => {
    const files = {
      'lib/a.c': `#ifndef HAVE_CONFIG_H\n#error "run ./configure"\n#endif\n${plain}`,
    };
    const { stdout } = await check(files, 'lib/a.c');
    expect(stdout).toMatch(
      /lib\/a\.c does not parse, line 2: .*run \.\/configure.*name it under defines in \.github\/esbmc\.yml/,
    );
    expect(stdout).toContain('HAVE_CONFIG_H is not defined, so that what config.h says does not count');
    const defined = await check({ ...files, '.github/esbmc.yml': 'defines: [HAVE_CONFIG_H]\n' }, 'lib/a.c');
    expect(defined.exitCode).toBe(0);
    expect(defined.stdout).not.toContain('HAVE_CONFIG_H');
  });
});

describe('the configuration file', () => {
  const settings = [
    'defines: [\'NAME="a b"\']',
    'include-dirs: [my include]',
    'overrides:',
    '  - paths: [src]',
    '    defines: [FAST]',
  ];

  test('says how files are compiled where nothing else does', async () => {
    const { exitCode, stdout } = await check({ '.github/esbmc.yml': settings.join('\n') });
    expect(stdout).toContain('src/a.c:7:3');
    expect(exitCode).toBe(1);
  });

  test('suppresses a finding that the project has decided about, until a day', async () => {
    const config = settings.join('\n');
    const json = await check({ '.github/esbmc.yml': config }, 'src/a.c', '--format', 'json');
    const [finding] = parseReport(json.stdout).findings;
    const suppression = (day: string) =>
      `${config}\nsuppressions:\n  - fingerprint: "${finding?.fingerprint}"\n    reason: by design\n    expires: ${day}\n`;
    const suppressed = await check({ '.github/esbmc.yml': suppression('2999-12-31') });
    expect(suppressed.stdout).toContain('suppressed until 2999-12-31: by design');
    expect(suppressed.stdout).toContain('1 finding suppressed');
    expect(suppressed.exitCode).toBe(0);
    const expired = await check({ '.github/esbmc.yml': suppression('2020-01-01') });
    expect(expired.stdout).toContain('expired on 2020-01-01: the finding counts again');
    expect(expired.exitCode).toBe(1);
  });

  test('a wrong key inside of a list is one line with its place, and exit code 2', async () => {
    const files = { '.github/esbmc.yml': 'overrides:\n  - paths: [a]\n  - paths: [b]\n    unwnd: 3\n' };
    const { exitCode, stderr } = await check(files, 'src/plain.c');
    expect(stderr).toContain('.github/esbmc.yml:4: `overrides[1].unwnd` is not a setting');
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(exitCode).toBe(2);
  });
});
