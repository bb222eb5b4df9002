import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { findCompiler } from '../../../src/adapters/compiler/find-compiler.ts';
import { corpusFolder } from '../../support/corpus.ts';
import { fuzzText } from './fuzz-text.ts';

const corpus = (name: string) => readFile(join(corpusFolder, `${name}.c`), 'utf8');

const hasLibFuzzer = (await findCompiler(process.env))?.guided != null;

/** `line function kind` of what a run stopped at. */
async function stop(text: string, call?: string): Promise<string | null> {
  const { crash } = await fuzzText(text, call === undefined ? {} : { call });
  if (crash === null) return null;
  const { location, kind } = crash.property;
  return `${location.line} ${location.function} ${kind}`;
}

describe('inputs that are tried out', { timeout: 60_000 }, () => {
  it.each([
    ['big_loop_unknown_bug', '14 main out-of-bounds'],
    ['unbounded_reader_bug', '9 main out-of-bounds'],
  ])('stop %s, whose loops go further than ESBMC looks', async (name, expected) => {
    expect(await stop(await corpus(name))).toBe(expected);
  });

  it.each(['big_loop_unknown_fix', 'unbounded_reader_fix'])(
    'do not stop %s, and are counted',
    async (name) => {
      const { runs, crash } = await fuzzText(await corpus(name));
      expect(crash).toBeNull();
      expect(runs).toBeGreaterThan(20);
    },
  );

  it('are numbers that the code names', async () => {
    const text = `int nondet_int(void);
int main(void) {
  int a[3] = {0, 0, 0}, n = nondet_int();
  return n == 48151623 ? a[n % 7 + 3] : 0;
}
`;
    expect(await stop(text)).toBe('4 main out-of-bounds');
  });

  it.skipIf(!hasLibFuzzer)('are made by what they reach, where there is libFuzzer', async () => {
    const text = `int decode(const unsigned char *text, int n) {
  int table[4] = {0, 1, 2, 3};
  if (n < 4 || text[0] != 'w') return -1;
  return table[text[3] & 7];
}
`;
    const { crash } = await fuzzText(text, { call: 'decode', isGuided: true });
    expect(crash?.property).toMatchObject({ kind: 'out-of-bounds', location: { line: 4 } });
    expect((await fuzzText(text, { call: 'decode', isGuided: false, triesNone: true })).crash).toBeNull();
  });

  it('are arguments and lines on standard input', async () => {
    const argument = `#include <string.h>
int main(int argc, char **argv) {
  char name[8];
  if (argc < 2 || strcmp(argv[1], "--name") != 0) return 1;
  strcpy(name, argc > 2 ? argv[2] : "");
  return name[0];
}
`;
    expect(await stop(argument)).toBe('5 main out-of-bounds');
    const line = `#include <stdio.h>
#include <string.h>
int main(void) {
  char line[64], word[8];
  if (!fgets(line, sizeof line, stdin)) return 1;
  memcpy(word, line, strlen(line));
  return word[0];
}
`;
    expect(await stop(line)).toBe('6 main out-of-bounds');
  });

  it('are what a harness passes: lengths, the contents of blocks, structures', async () => {
    const text = `struct range { int from; int to; };
int sum(const int *v, int n, struct range r) {
  int s = 0;
  if (r.from < 0 || r.to > n) return -1;
  for (int i = r.from; i <= r.to; i++) s = v[i];
  return s;
}
`;
    expect(await stop(text, 'sum')).toBe('5 sum out-of-bounds');
  });

  it('are not needed by a program that has none', async () => {
    expect(await stop(await corpus('pointer_fill_bug'))).toMatch(/out-of-bounds$/);
  });

  it('are the same every time', async () => {
    const text = await corpus('json_scanner_bug');
    const [one, other] = [await fuzzText(text), await fuzzText(text)];
    expect(one.crash?.inputs).toEqual(other.crash?.inputs);
    expect(one.crash?.program).toBe(other.crash?.program);
  });
});

describe('what is no finding', { timeout: 60_000 }, () => {
  it('is an allocation that is too large', async () => {
    const text = `#include <stdlib.h>
unsigned nondet_uint(void);
int main(void) {
  int *a = malloc(nondet_uint() * 1000UL + 4);
  a[0] = 1;
  free(a);
  return 0;
}
`;
    expect(await stop(text)).toBeNull();
  });

  it('is a call of what is defined nowhere, and a stack that is too small', async () => {
    const elsewhere =
      'int nondet_int(void);\nint other(int);\nint main(void) { return other(nondet_int()); }\n';
    expect(await stop(elsewhere)).toBeNull();
    const deep =
      'int f(int n) { return n > 0 ? f(n - 1) + 1 : 0; }\nint nondet_int(void);\nint main(void) { return f(nondet_int()); }\n';
    expect(await stop(deep)).toBeNull();
  });

  it('is arithmetic on any numbers that a harness passes', async () => {
    expect(await stop('int add(int a, int b) { return a + b; }\n', 'add')).toBeNull();
    const program = 'int nondet_int(void);\nint main(void) { int n = nondet_int(); return n + 1; }\n';
    expect(await stop(program)).toBe('2 main overflow');
  });

  it('is inputs that an assumption rules out', async () => {
    const text = `int nondet_int(void);
void __ESBMC_assume(_Bool);
int main(void) {
  int a[3] = {0, 0, 0}, n = nondet_int();
  __ESBMC_assume(n >= 0 && n < 3);
  return a[n];
}
`;
    const { runs, crash } = await fuzzText(text);
    expect(crash).toBeNull();
    expect(runs).toBeGreaterThan(5);
  });
});

describe('code that is not run', { timeout: 60_000 }, () => {
  const text = 'int nondet_int(void);\nint main(void) { int a[2] = {0, 0}; return a[nondet_int()]; }\n';

  it('is all of it where that is not allowed', async () => {
    expect(await fuzzText(text, { mayRun: false })).toMatchObject({ runs: 0, crash: null });
  });

  it('is what names functions that reach beyond the process, but where it is contained', async () => {
    const acting = `#include <stdlib.h>\nvoid clean(void) { system("rm -r x"); }\n${text}`;
    expect(await fuzzText(acting)).toMatchObject({ runs: 0, crash: null });
    expect((await fuzzText(acting, { isContained: true })).crash).not.toBeNull();
  });
});

describe('the same inputs at the base', { timeout: 60_000 }, () => {
  const text = (limit: number) =>
    `int nondet_int(void);\nint main(void) {\n  int a[4] = {0};\n  int n = nondet_int();\n  return n >= 0 && n < ${limit} ? a[n] : 0;\n}\n`;

  it('end there where the change brought the bug in', async () => {
    expect((await fuzzText(text(5), { base: text(4) })).atBase).toBe('ended');
  });

  it('stop there too where it did not', async () => {
    expect((await fuzzText(text(5), { base: `\n\n${text(6)}` })).atBase).toBe('same');
  });

  it('show nothing where the base can not be built, or stops at something else', async () => {
    expect((await fuzzText(text(5), { base: 'int main(void) { return' })).atBase).toBe('unknown');
    const other = 'int nondet_int(void);\nint main(void) { int z = 0; nondet_int(); return 1 / z; }\n';
    expect((await fuzzText(text(5), { base: other })).atBase).toBe('unknown');
  });
});

describe('the program of a crash', { timeout: 60_000 }, () => {
  it('compiles and stops by the commands at its top', async () => {
    let stderr = '';
    await fuzzText(await corpus('big_loop_unknown_bug'), {
      look: async (root, { crash }) => {
        await writeFile(join(root, 'reproducer.c'), crash?.program ?? '');
        const commands = (crash?.program ?? '')
          .split('\n')
          .flatMap((line) => /^ \* {3}(\S.*)$/.exec(line)?.[1] ?? []);
        const run = promisify(execFile);
        await run('sh', ['-c', commands[0] ?? 'false'], { cwd: root });
        stderr = await run('sh', ['-c', commands[1] ?? 'true'], { cwd: root }).then(
          (result) => result.stderr,
          (error: { stderr: string }) => error.stderr,
        );
      },
    });
    expect(stderr).toMatch(/AddressSanitizer: heap-buffer-overflow[\s\S]*unit\.c:14/);
  });
});
