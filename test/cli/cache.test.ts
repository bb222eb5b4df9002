import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { jsonReport } from '../support/json-report.ts';
import { runCli } from '../support/run-bundle.ts';

test('check knows what it has verified, and verifies it again with --no-cache', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-cache-'));
  try {
    await writeFile(
      join(folder, 'a.c'),
      'int t[4];\nint main(int argc, char **argv)\n{\n  return t[argc];\n}\n',
    );
    const check = async (...options: string[]) => {
      const run = await runCli(['check', 'a.c', '--format', 'json', ...options], {
        cwd: folder,
        env: { ESBMC_ACTION_CACHE: join(folder, 'verdicts') },
      });
      expect(run).toMatchObject({ exitCode: 1, stderr: '' });
      return jsonReport.parse(JSON.parse(run.stdout));
    };
    const first = await check();
    const second = await check();
    const again = await check('--no-cache');
    expect([first, second, again].map(({ units }) => units.map(({ cached }) => cached))).toEqual([
      [false],
      [true],
      [false],
    ]);
    expect(second.findings).toEqual(first.findings);
  } finally {
    await rm(folder, { recursive: true });
  }
});
