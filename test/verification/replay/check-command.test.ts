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
});
afterAll(async () => {
  for (const made of [folder, kept]) await rm(made, { recursive: true });
});

async function check(options: Partial<CheckOptions>) {
  let written = '';
  const terminal = {
    stdout: { write: (text: string) => (written += text) },
    stderr: { write: () => {} },
    env: process.env,
    cwd: () => folder,
  };
  await runCheck(['a.c'], { format: 'json', quiet: true, ...options }, terminal);
  return parseReport(written);
}

describe('check', { timeout: 60_000 }, () => {
  it('says what was reproduced and keeps the reproducer', async () => {
    const { findings } = await check({ keepReproducer: kept });
    expect(findings.map(({ reproduced }) => reproduced)).toEqual([true, true]);
    expect(await readdir(kept)).toEqual(['1_a_2_out-of-bounds.c', '2_a_2_out-of-bounds.c']);
  });

  it('runs nothing with --no-replay', async () => {
    const { findings } = await check({ replay: false });
    expect(findings.map(({ reproduced }) => reproduced)).toEqual([null, null]);
  });
});
