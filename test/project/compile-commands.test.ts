import { describe, expect, test } from 'vitest';
import { argumentsOf, parseCompileCommands } from '../../src/project/compile-commands.ts';
import { readCompileOptions } from '../../src/project/compile-options.ts';

const command = (text: string) => ({ number: 1, directory: '/w', file: 'a.c', command: text });

describe('compile_commands.json', () => {
  test('is read with what other tools add', () => {
    const text = JSON.stringify([
      { directory: '/w', file: 'a.c', arguments: ['cc', '-c', 'a.c'], output: 'a.o' },
      { directory: '/w', file: '/w/b.c', command: 'cc -c b.c', extra: { a: 1 } },
    ]);
    expect(parseCompileCommands(text)).toEqual({
      ok: true,
      commands: [
        { number: 1, directory: '/w', file: 'a.c', command: ['cc', '-c', 'a.c'] },
        { number: 2, directory: '/w', file: '/w/b.c', command: 'cc -c b.c' },
      ],
    });
    expect(parseCompileCommands('\uFEFF[]')).toEqual({ ok: true, commands: [] });
  });

  const good = { directory: '/w', file: 'a.c', command: 'cc' };

  test.each([
    ['no JSON', '[{]', 'is not JSON'],
    ['no list', '{}', 'must be a list of entries'],
    ['no text at all', '', 'is not JSON'],
    ['an entry that is none', '[1]', 'entry 1: Invalid input: expected object, received number'],
    ['no folder', JSON.stringify([good, { ...good, directory: undefined }]), 'entry 2: `directory`:'],
    ['an empty file', JSON.stringify([{ ...good, file: '' }]), 'entry 1: `file`:'],
    ['neither arguments nor a command', JSON.stringify([{ ...good, command: undefined }]), 'entry 1: needs'],
    [
      'arguments that are no texts',
      JSON.stringify([{ ...good, arguments: ['cc', 1] }]),
      'entry 1: `arguments`:',
    ],
    [
      'a NUL character',
      JSON.stringify([{ ...good, file: 'a\0.c' }]),
      'entry 1: `file`: holds a NUL character',
    ],
    ['a path without end', JSON.stringify([{ ...good, file: 'a'.repeat(5000) }]), 'entry 1: `file`:'],
    [
      'a command without end',
      JSON.stringify([{ ...good, command: 'a'.repeat(200_000) }]),
      'entry 1: `command`:',
    ],
    ['more entries than a project has', `[${'1,'.repeat(200_000)}1]`, 'has more than 200000 entries'],
  ])('%s is refused, with the number of the entry', (_name, text, reason) => {
    const result = parseCompileCommands(text);
    expect(result).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });

  test('a reason quotes nothing of the text', () => {
    const secret = '::warning::secret';
    for (const text of [secret, JSON.stringify([{ ...good, [secret]: 1, file: 3 }]), `["${secret}"]`]) {
      expect(JSON.stringify(parseCompileCommands(text))).not.toContain('secret');
    }
  });
});

describe('a command', () => {
  test('is taken apart as a shell would, and nothing in it is run', () => {
    const text = `cc "-DTEXT=\\"a b\\"" -DX='it'\\''s' -I"my dir" -I my\\ dir $(touch x) \`id\` $HOME "" -c a.c`;
    expect(argumentsOf(command(text))).toEqual([
      '-DTEXT="a b"',
      "-DX=it's",
      '-Imy dir',
      '-I',
      'my dir',
      '$(touch',
      'x)',
      '`id`',
      '$HOME',
      '',
      '-c',
      'a.c',
    ]);
  });

  test('whose quotes do not pair up says nothing', () => {
    expect(argumentsOf(command('cc "-DX'))).toBeNull();
    expect(argumentsOf(command('cc \\'))).toBeNull();
  });

  test('that is longer than any is not taken apart', () => {
    expect(
      argumentsOf({ number: 1, directory: '/', file: 'a.c', command: `cc ${'"\\"'.repeat(30_000)}` }),
    ).toBeNull();
  });

  test('that was made to take long does not', () => {
    const started = performance.now();
    argumentsOf(command(`cc ${'a'.repeat(60_000)}${'""'.repeat(30_000)}`));
    argumentsOf(command(`cc ${'\\"'.repeat(60_000)}`));
    expect(performance.now() - started).toBeLessThan(10_000);
  });
});

describe('options', () => {
  const nothing = {
    includeDirs: [],
    systemIncludeDirs: [],
    afterIncludeDirs: [],
    defines: [],
    undefines: [],
    forcedIncludes: [],
    std: null,
    flags: [],
  };

  test.each([
    [
      ['-Ia', '-I', 'b', '-iquote', 'c', '-iquoted', '--include-directory=e', '-Ia'],
      { includeDirs: ['a', 'b', 'c', 'd', 'e'] },
    ],
    [['-isystem', 's', '-isystemt'], { systemIncludeDirs: ['s', 't'] }],
    [['-idirafter', 'x', '-idiraftery'], { afterIncludeDirs: ['x', 'y'] }],
    [
      ['-DA', '-D', 'B=1', '--define-macro=C', '-DF(x)=(x)', '-DS="a b"'],
      { defines: ['A', 'B=1', 'C', 'F(x)=(x)', 'S="a b"'] },
    ],
    [['-DA=1', '-UA', '-DA=2', '-DB', '-U', 'B', '-UC'], { defines: ['A=2'], undefines: ['B', 'C'] }],
    [['-include', 'a.h', '--include=b.h', '--include', 'c.h'], { forcedIncludes: ['a.h', 'b.h', 'c.h'] }],
    [['-std=c99', '-std=gnu11'], { std: 'gnu11' }],
    [['--std=c17'], { std: 'c17' }],
    [['-ansi'], { std: 'c90' }],
    [
      ['-m32', '-funsigned-char', '-fms-extensions'],
      { flags: ['--32', '--funsigned-char', '--fms-extensions'] },
    ],
  ])('%j are taken', (args, taken) => {
    expect(readCompileOptions(args)).toEqual({ ok: true, options: { ...nothing, ...taken } });
  });

  test('are ignored when they say nothing about the text of the file, with their values', () => {
    const args = [
      ...[
        '-c',
        '-O2',
        '-g',
        '-Wall',
        '-Werror',
        '-fPIC',
        '-fplugin=evil.so',
        '-B/tmp',
        '-specs=x',
        '-wrapper',
        '-DA',
      ],
      ...[
        '-o',
        '-DB',
        '-MF',
        '-Ix',
        '-MD',
        '-Xclang',
        '-Ix',
        '-include-pch',
        '/etc/passwd',
        '--param',
        '-DC',
        'a.c',
      ],
      ...[
        '-L/tmp',
        '-lm',
        '-Wl,-rpath,/tmp',
        '-Wp,-MD,x',
        '-save-temps',
        '-x',
        'c',
        '--sysroot=/',
        '-imacros',
        'x.h',
        '-',
      ],
    ];
    expect(readCompileOptions(args)).toEqual({ ok: true, options: nothing });
  });

  test.each([
    [['@options'], 'response file'],
    [['-I', '@options'], 'response file'],
    [['-c', '@/etc/passwd', '-DA'], 'response file'],
    [['-DA\n#include "/etc/passwd"'], 'no macro'],
    [['-D', '1A'], 'no macro'],
    [['-D'.concat('A'), '-D', '-IX'], 'no macro'],
    [['-DA=\\'], 'no macro'],
    [['-UA,-include,/etc/passwd'], 'no macro'],
    [['-I', ''], 'can’t be one'],
    [['-Ia\nb'], 'can’t be one'],
  ])('%j are refused', (args, reason) => {
    expect(readCompileOptions(args)).toMatchObject({ ok: false, reason: expect.stringContaining(reason) });
  });

  test('a value that is not there is left', () => {
    expect(readCompileOptions(['-I'])).toEqual({ ok: true, options: nothing });
  });
});
