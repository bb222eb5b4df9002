import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEsbmc } from '../../../src/adapters/esbmc/create-esbmc.ts';
import { VerifierError } from '../../../src/domain/errors.ts';
import { emptyBuildContext } from '../../../src/project/build-context.ts';
import { realEsbmc, requestFor, verifyText } from './real-esbmc.ts';

const recorded = fileURLToPath(new URL('../../fixtures/esbmc-output/', import.meta.url));
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'create-esbmc-'));
});

afterAll(async () => {
  await rm(folder, { recursive: true });
});

async function write(name: string, text: string): Promise<string> {
  const file = join(folder, name);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, text);
  return file;
}

/** A program in the place of ESBMC: what was recorded, after a crash for as long as `crashing` (a shell pattern) is asked for. */
async function fakeEsbmc(crashing: string, then: string): Promise<string> {
  const name = `fake-${Math.random()}`;
  const file = await write(
    name,
    `#!/bin/sh
printf '%s\\n' "$*" >> '${folder}/${name}.log'
case " $* " in
  ${crashing}) cat '${recorded}crash/stderr.txt' >&2; exit 70;;
esac
cat '${recorded}${then}/stderr.txt' >&2
cp '${recorded}${then}/report.json' . 2>/dev/null
exit ${then === 'proved' ? 0 : 1}
`,
  );
  await chmod(file, 0o755);
  return file;
}

describe('the verifier', () => {
  it('says what it is', async () => {
    const verifier = createEsbmc({ binary: '/esbmc', version: '8.4.0', sha256: 'ab', models: [], env: {} });
    expect(verifier).toMatchObject({ version: '8.4.0', sha256: 'ab' });
  });

  it('throws where ESBMC cannot be started', async () => {
    const file = await write('empty.c', 'int main(void) { return 0; }\n');
    const missing = await realEsbmc('/no/such/esbmc');
    await expect(missing.verify(requestFor(file))).rejects.toThrow(VerifierError);
    const notExecutable = await realEsbmc(file);
    await expect(notExecutable.verify(requestFor(file))).rejects.toThrow(/can't be started/);
  });

  it('gives ESBMC an environment and a folder of its own, which it removes', async () => {
    const tempDir = join(folder, 'temporary');
    await mkdir(tempDir);
    const binary = await write(
      'environment',
      `#!/bin/sh\nenv > '${folder}/environment.txt'; pwd > '${folder}/pwd.txt'\n`,
    );
    await chmod(binary, 0o755);
    const env = {
      PATH: process.env.PATH,
      HOME: '/home/me',
      ESBMC_OPTS: '--no-pointer-check',
      GITHUB_TOKEN: 'x',
    };
    const verifier = createEsbmc({ binary, version: '', sha256: '', models: [], env, tempDir });
    const outcome = await verifier.verify(requestFor('/absent.c'));
    expect(outcome).toMatchObject({ status: 'undecided', cause: 'other' });
    expect(await readFile(`${folder}/pwd.txt`, 'utf8')).toContain(tempDir);
    expect(await readFile(`${folder}/environment.txt`, 'utf8')).not.toMatch(/HOME=|ESBMC|GITHUB/);
    expect(await readdir(tempDir)).toEqual([]);
  });

  it('takes every option of a build, also with blanks and commas in paths, and files that look like options', async () => {
    await write('user dir/user.h', '#define USER 1\n');
    await write('sys,dir/early.h', '#define EARLY 2\n');
    await write('system/late.h', '#define LATE 4\n');
    await write('forced.h', '#define FORCED 8\n');
    const file = await write(
      '-x y.c',
      '#include "user.h"\n#include <early.h>\n#include <late.h>\n#ifdef linux\n#error linux\n#endif\n' +
        'const char *text = TEXT;\nint main(void)\n{\n  int a[15] = {0};\n  int i = USER + EARLY + LATE + FORCED;\n  return a[i];\n}\n',
    );
    const build = {
      ...emptyBuildContext,
      includeDirs: [join(folder, 'user dir')],
      systemIncludeDirs: [join(folder, 'sys,dir'), join(folder, 'system')],
      defines: ['TEXT="a b,c"'],
      undefines: ['linux'],
      forcedIncludes: [join(folder, 'forced.h')],
      std: 'gnu11',
    };
    const outcome = await (await realEsbmc()).verify(requestFor(file, { build }));
    expect(outcome).toMatchObject({
      status: 'failed',
      counterexamples: [{ property: { kind: 'out-of-bounds', location: { file: '-x y.c', line: 12 } } }],
    });
    expect(outcome.command).toMatch(/^esbmc '\.\/-x y\.c' '-Iuser dir' --idirafter /);
    expect(outcome.command).toContain(` -Wc,-isystem,system '-DTEXT="a b,c"' -Wc,-Ulinux `);
  });

  it('starts from another function and links several files', async () => {
    const first = await write('first.c', 'int at(int i);\nint entry(void) { return at(5); }\n');
    const second = await write('second.c', 'static int a[5];\nint at(int i) { return a[i]; }\n');
    const outcome = await (await realEsbmc()).verify(
      requestFor(first, { sources: [first, second], entry: 'entry' }),
    );
    expect(outcome.counterexamples[0]).toMatchObject({
      property: { location: { file: 'second.c', line: 2, function: 'at' } },
      calls: [{ file: 'first.c', line: 2, function: 'entry' }],
    });
  });

  it('lets allocations fail only where it may', async () => {
    const program =
      '#include <stdlib.h>\nint main(void) { int *p = malloc(4); *p = 1; free(p); return 0; }\n';
    expect(await verifyText(program)).toMatchObject({
      counterexamples: [{ property: { kind: 'null-dereference' } }],
    });
    expect(await verifyText(program, { allocationMayFail: false })).toMatchObject({ status: 'passed' });
  });

  it('keeps groups of checks apart', async () => {
    const program =
      'int nondet_int(void);\nint main(void)\n{\n  int a[2] = {0}, x;\n  int i = nondet_int();\n' +
      '  int y = i + 1;\n  if (i == 7) y = x;\n  return a[i] + y;\n}\n';
    const lines = async (checks: 'memory' | 'overflow' | 'uninitialised') => {
      const { counterexamples } = await verifyText(program, {
        checks,
        strategy: { name: 'enumerate', bound: 3 },
      });
      return counterexamples.map(({ property }) => `${property.location.line} ${property.kind}`);
    };
    expect(new Set(await lines('memory'))).toEqual(new Set(['8 out-of-bounds']));
    expect(new Set(await lines('overflow'))).toEqual(new Set(['6 overflow', '8 overflow']));
    expect(await lines('uninitialised')).toEqual(['7 uninitialised']);
  });

  it('calls a pointer to nothing that, not misaligned', async () => {
    const outcome = await verifyText('int main(void) { int *p = (int *)0x1235; return *p; }\n');
    expect(outcome.counterexamples).toMatchObject([
      { property: { kind: 'invalid-pointer', cwe: 'CWE-119' } },
    ]);
    const misaligned = await verifyText(
      'int main(void) { char b[9] = {0}; int *p = (int *)(b + 1); return *p; }\n',
    );
    expect(misaligned.counterexamples).toMatchObject([{ property: { kind: 'alignment' } }]);
  });

  it('stops at its time-out and when it is cancelled', async () => {
    const endless =
      'int nondet_int(void);\nint main(void) { int x = 0; while (nondet_int()) x ^= 1; return x; }\n';
    const file = await write('endless.c', endless);
    const request = requestFor(file, { strategy: { name: 'unrolled' } });
    const verifier = await realEsbmc();
    expect(await verifier.verify({ ...request, timeoutSeconds: 1 })).toMatchObject({
      status: 'undecided',
      cause: 'time',
      message: 'ESBMC did not finish within 1 s.',
    });
    const controller = new AbortController();
    setTimeout(() => controller.abort(), 300);
    expect(await verifier.verify(request, controller.signal)).toMatchObject({
      status: 'undecided',
      cause: 'other',
      message: 'The run was cancelled.',
    });
  });
});

describe('a crash', () => {
  const verify = async (binary: string) => {
    const file = await write('several.c', 'int main(void) { return 0; }\n');
    return (await realEsbmc(binary)).verify({ ...requestFor(file), root: '/repo' });
  };

  it('costs one check, and that is said', async () => {
    const binary = await fakeEsbmc('*--printf-check*', 'several');
    const outcome = await verify(binary);
    expect(outcome).toMatchObject({
      status: 'failed',
      concessions: ['The arguments of printf were not checked, because ESBMC crashes when it does.'],
    });
    expect(outcome.command).not.toContain('--printf-check');
    expect((await readFile(`${binary}.log`, 'utf8')).trim().split('\n')).toHaveLength(2);
  });

  it('costs more where that does not help', async () => {
    const outcome = await verify(await fakeEsbmc('*--generate-json-report*', 'several'));
    expect(outcome).toMatchObject({
      status: 'failed',
      counterexamples: [{ property: { kind: 'null-dereference' } }],
    });
    expect(outcome.concessions).toHaveLength(3);
  });

  it('is told where nothing helps, and nothing counts as conceded', async () => {
    const outcome = await verify(await fakeEsbmc('*', 'several'));
    expect(outcome).toMatchObject({ status: 'undecided', cause: 'crash', concessions: [] });
    expect(outcome.command).toContain('--printf-check');
  });

  it('of our models leaves them out', async () => {
    const file = await write('uses.c', '#include <stdio.h>\nint main(void) { puts("a"); return 0; }\n');
    const outcome = await (await realEsbmc(await fakeEsbmc('*buffers.c*', 'proved'))).verify(
      requestFor(file),
    );
    expect(outcome.status).toBe('passed');
    expect(outcome.concessions.at(-1)).toMatch(/^Calls of library functions like sprintf were not checked/);
  });

  it('of our models as sources that do not parse leaves them out, too', async () => {
    const build = { ...emptyBuildContext, defines: ['base=3'] };
    const file = await write(
      'macros.c',
      'int puts(const char *text);\nint main(void) { return puts("a"); }\n',
    );
    expect(await (await realEsbmc()).verify(requestFor(file, { build }))).toMatchObject({
      status: 'passed',
      concessions: [expect.stringMatching(/sprintf/)],
    });
    const broken = await write(
      'broken.c',
      'int puts(const char *text);\nint main(void) { return puts("a") }\n',
    );
    expect(await (await realEsbmc()).verify(requestFor(broken))).toMatchObject({
      status: 'refused',
      cause: 'does-not-parse',
      message: expect.stringMatching(/^broken\.c does not parse, line 2/),
      concessions: [],
    });
  });
});
