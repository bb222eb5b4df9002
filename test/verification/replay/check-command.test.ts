import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CheckOptions } from '../../../src/command-options.ts';
import { runCheck } from '../../../src/run-check.ts';
import { parseReport } from '../../support/json-report.ts';

let folder = '';
// Beside the files: what is kept among them would be taken for a part of the project.
let kept = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-check-'));
  kept = await mkdtemp(join(tmpdir(), 'test-kept-'));
  const text = 'int nondet_int(void);\nint main(void) { int a[2] = {0, 0}; return a[nondet_int()]; }\n';
  await writeFile(join(folder, 'a.c'), text);
  const words = `#include <stdio.h>
int main(void) {
  char word[8];
  if (scanf("%s", word) != 1) return 1;
  return word[0];
}
`;
  await writeFile(join(folder, 'words.c'), words);
});
afterAll(async () => {
  for (const made of [folder, kept]) await rm(made, { recursive: true });
});

const check = async (options: Partial<CheckOptions>, file = 'a.c') =>
  parseReport(await run({ format: 'json', ...options }, file));
const read = (file: string) => run({ format: 'text' }, file);

async function run(options: CheckOptions, file: string): Promise<string> {
  let written = '';
  const terminal = {
    stdout: { write: (text: string) => (written += text) },
    stderr: { write: () => {} },
    env: process.env,
    cwd: () => folder,
  };
  await runCheck([file], { quiet: true, ...options }, terminal);
  return written;
}

describe('check', { timeout: 60_000 }, () => {
  it('says what was reproduced and keeps the reproducer', async () => {
    const { findings } = await check({ keepReproducer: kept });
    expect(findings.map(({ reproduced }) => reproduced)).toEqual([true, true]);
    expect(await readdir(kept)).toEqual(['1_a_2_out-of-bounds.c', '2_a_2_out-of-bounds.c']);
  });

  it('tries inputs out where those of ESBMC can not be given to a program, and says so', async () => {
    const { findings } = await check({}, 'words.c');
    expect(findings.map(({ line, reproduced }) => ({ line, reproduced }))).toEqual([
      { line: 4, reproduced: true },
    ]);
    expect(await read('words.c')).toContain('goes wrong here with inputs of its own');
  });

  it('runs nothing with --no-replay', async () => {
    const { findings } = await check({ replay: false });
    expect(findings.map(({ reproduced }) => reproduced)).toEqual([null, null]);
  });
});
