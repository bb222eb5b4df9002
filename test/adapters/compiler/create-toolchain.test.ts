import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createToolchain } from '../../../src/adapters/compiler/create-toolchain.ts';
import { findCompiler } from '../../../src/adapters/compiler/find-compiler.ts';
import { createSandbox } from '../../../src/adapters/sandbox/create-sandbox.ts';
import type { Sandbox } from '../../../src/adapters/sandbox/sandbox.ts';
import { emptyBuildContext } from '../../../src/project/build-context.ts';
import type { RunResult, Toolchain } from '../../../src/verification/replay/toolchain.ts';

let folder = '';
let toolchain: Toolchain;
let sandbox: Sandbox;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-toolchain-'));
  const tools = await findCompiler(process.env);
  if (tools === null) throw new Error('these tests need gcc or clang');
  sandbox = await createSandbox({ env: process.env, tempDir: tmpdir() });
  const env = { ...process.env, SECRET: 'canary' };
  toolchain = createToolchain({ ...tools, env, tempDir: folder, sandbox });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

const settings = 'int esbmc_action_failing, esbmc_action_fill;\n';

function compile(text: string, build = emptyBuildContext) {
  return toolchain.compile({
    text: settings + text,
    linked: [],
    root: folder,
    build,
    instrumentation: 'sanitizers',
    without: [],
    goesOn: false,
    wrapped: [],
    timeoutSeconds: 20,
  });
}

async function run(text: string, timeoutSeconds = 2): Promise<RunResult> {
  const executable = await compile(text);
  if (executable === null) throw new Error('does not compile');
  const result = await executable.run({ failingAllocation: 0, fill: 0, timeoutSeconds });
  await executable.close();
  return result;
}

describe('a program under limits', { timeout: 60_000 }, () => {
  it('that never ends is killed, even when it ignores the polite signal', async () => {
    const started = performance.now();
    const text = '#include <signal.h>\nint main(void) { signal(SIGTERM, SIG_IGN); for (;;) {} }';
    expect((await run(text, 1)).timedOut).toBe(true);
    expect(performance.now() - started).toBeLessThan(20_000);
  });

  it('that wants 10 GB does not get them', async () => {
    const text = `#include <stdlib.h>
int main(void) { char *p = malloc(10737418240UL); return p == 0 ? 3 : 4; }
const char *__asan_default_options(void) { return "allocator_may_return_null=1:max_allocation_size_mb=256"; }`;
    expect((await run(text)).exitCode).toBe(3);
  });

  it('that takes memory piece by piece is stopped', async () => {
    const text = `#include <stdlib.h>
#include <string.h>
int main(void) { for (;;) { char *p = malloc(1 << 20); if (!p) return 3; memset(p, 1, 1 << 20); } }`;
    const { exitCode, timedOut } = await run(text, 10);
    expect(exitCode).not.toBe(0);
    expect(timedOut).toBe(false);
  });

  it('that prints without end keeps nothing of ours busy', async () => {
    const { stderr } = await run(
      '#include <stdio.h>\nint main(void) { for (;;) fputs("noise", stderr); }',
      1,
    );
    expect(stderr.length).toBeLessThan(300 * 1024);
  });

  it('that writes a large file is stopped', async () => {
    const text = `#include <stdio.h>
int main(void) { FILE *f = fopen("large", "w"); char b[4096] = {0}; for (int i = 0; i < 4096; i++) fwrite(b, 1, sizeof b, f); return 0; }`;
    // SIGXFSZ
    expect((await run(text, 5)).exitCode).toBe(128 + 25);
  });

  it('has no standard input and none of our environment', async () => {
    const text = `#include <stdio.h>
#include <stdlib.h>
int main(void) { return getchar() == EOF && getenv("SECRET") == 0 && getenv("HOME") == 0 ? 5 : 6; }`;
    expect((await run(text)).exitCode).toBe(5);
  });

  it('leaves nothing behind', async () => {
    await run('int main(void) { return 0; }');
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('a program that is compiled', { timeout: 60_000 }, () => {
  it('is not, where its text is wrong', async () => {
    expect(await compile('int main(void) { return nothing; }')).toBeNull();
  });

  it('is not, for a machine of another kind', async () => {
    expect(
      await compile('int main(void) { return 0; }', { ...emptyBuildContext, flags: ['--big-endian'] }),
    ).toBeNull();
  });

  it('may call what is defined nowhere, where it does not come there', async () => {
    const text =
      'extern int nowhere(void);\nint other(void) { return nowhere(); }\nint main(int c, char **v) { return c > 5 ? nowhere() : 7; }';
    expect((await run(text)).exitCode).toBe(7);
  });
});
