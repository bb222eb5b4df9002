import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { openTemporaryFolder } from '../../src/adapters/files/temporary-folder.ts';
import { runCli } from '../support/run-bundle.ts';

it('goes from a program to mutants, their classes, repairs of both engines, and a page', async () => {
  const { path, close } = await openTemporaryFolder(tmpdir(), 'experiment-');
  try {
    const programs = join(path, 'programs', 'poly_approx');
    await mkdir(programs, { recursive: true });
    await writeFile(
      join(programs, 'loop.c'),
      'int a[4];\nint main(void)\n{\n    for (int i = 0; i < 4; i++)\n        a[i] = i;\n    return a[0];\n}\n',
    );
    await writeFile(
      join(path, 'script.json'),
      JSON.stringify({ replies: ['```c\n        if (i < 4) a[i] = i;\n```'] }),
    );
    const run = (...args: string[]) => runCli(['experiment', ...args, '--out', 'out'], { cwd: path });
    const limits = ['--timeout', '30', '--memory', '2000', '--jobs', '2'];
    const none = await run('single', 'programs', '--model', 'scripted:script.json');
    expect(none).toMatchObject({ exitCode: 2 });
    expect(none.stderr).toContain('no mutant is known to be unsafe');
    const first = await run('dataset', 'programs', ...limits);
    expect(first.exitCode).toBe(0);
    expect(first.stdout).toMatch(/\| lt_to_le \| 1 \| 1 \| 0 \| 1 \| 0 \|/);
    expect(first.stdout).toMatch(/\| lt_to_ge \| 1 \| 1 \| 1 \| 0 \| 0 \|/);
    const again = await run('dataset', 'programs', ...limits);
    expect(again.stderr).toContain('paper: 0 classified now, 0 left');
    const own = await run('dataset', 'programs', ...limits, '--flags', 'ours');
    expect(own.exitCode).toBe(0);
    expect(own.stdout).toContain('Mutants by operator (our flags)');
    expect(own.stdout.slice(own.stdout.indexOf('(our flags)'))).toMatch(
      /\| lt_to_le \| 1 \| 1 \| 0 \| 1 \| 0 \|/,
    );
    const model = ['--model', 'scripted:script.json', '--samples', '1'];
    const only = ['--only', '9.2.0 one-line fenced'];
    const plan = await run('single', 'programs', ...limits, ...model, ...only, '--plan');
    expect(plan.stdout).toContain('1 trials, 1 of them to be made: at most 1 calls of a model');
    const single = await run('single', 'programs', ...limits, ...model, ...only);
    expect(single.stderr).toMatch(
      /1 of 1 {2}poly_approx\/loop\/\S+ {2}scripted:script\.json 9\.2\.0 one-line/,
    );
    expect(single.exitCode).toBe(0);
    const templates = await run('templates', 'programs', ...limits, '--samples', '1');
    expect(templates.stderr).toMatch(/templates: d accepted/);
    const report = await run('report', 'programs');
    expect(report.exitCode).toBe(0);
    const html = await readFile(join(path, 'out', 'report', 'report.html'), 'utf8');
    expect(html).toContain('Table 3: ESBMC verifies the patched program');
    expect(html).toContain('Repaired without a model, by operator');
    expect(html).toContain('<svg');
  } finally {
    await close();
  }
}, 400_000);
