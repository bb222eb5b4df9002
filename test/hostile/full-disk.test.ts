import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { program } from '../action/command-scenario.ts';
import { pullRequest } from '../action/scenario.ts';
import { canHaveFullDisk, type FullDisk, fullDisk } from '../support/full-disk.ts';
import { conversationOf } from '../support/github/conversation.ts';
import { repositoryRoot, runCli } from '../support/run-bundle.ts';

const text = (last: number) => `int main(void)\n{\n  int a[3] = {0};\n  return a[${last}];\n}\n`;
const check = ['check', '--no-replay', '--quiet'];

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'test-full-'));
  await writeFile(join(root, 'bad.c'), text(3));
  await writeFile(join(root, 'good.c'), text(2));
});
afterEach(() => rm(root, { recursive: true, force: true }));

test('on the command line: what was found is told where the file can not be written, and never as if all were well', async () => {
  const cli = `${process.execPath} ${repositoryRoot}dist/cli.js`;
  const shell = (line: string) => execa('sh', ['-c', line], { cwd: root, reject: false });
  const lost = await shell(`${cli} ${check.join(' ')} good.c > /dev/full`);
  expect(lost).toMatchObject({
    exitCode: 2,
    stderr: "esbmc-action: standard output can't be used: the disk is full (ENOSPC)",
  });
  // Somebody who has read enough.
  const enough = await shell(`(${cli} --help; echo $? >&2) | head -1`);
  expect(enough).toMatchObject({ stderr: '0', stdout: expect.stringContaining('Usage: esbmc-action') });
});

test.skipIf(!canHaveFullDisk)(
  'on the command line, on full disks: results, verdicts, temporary files',
  async () => {
    using disk = fullDisk(join(root, 'full'));
    const options = { cwd: root, env: { ESBMC_ACTION_CACHE: join(disk.path, 'cache') } };
    const output = ['--format', 'json', '--output', 'full/report.json'];
    const found = await runCli([...check, 'bad.c', ...output], options);
    expect(found).toMatchObject({
      exitCode: 1,
      stderr:
        "esbmc-action: full/report.json can't be used: the disk is full (ENOSPC). The result is on standard output.",
    });
    expect(JSON.parse(found.stdout)).toMatchObject({ conclusion: 'failure', findings: [{ line: 4 }] });
    const nothing = await runCli([...check, 'good.c'], { cwd: root, env: { TMPDIR: disk.path } });
    expect(nothing).toMatchObject({ exitCode: 2, stdout: '' });
    expect(nothing.stderr).toMatch(
      /^esbmc-action: .* the disk is full \(ENOSPC\)\. Mend it .*Temporary files go to \S+\/full, or where TMPDIR says\.$/,
    );
  },
);

test.skipIf(!canHaveFullDisk)('in the gate: a finding is on the pull request all the same', async () => {
  const settings = { '.github/esbmc.yml': 'checks: [memory]\n' };
  await using scenario = await pullRequest({ 'a.c': program(3), ...settings }, { 'a.c': program(4) });
  const disks: FullDisk[] = [];
  const full = (path: string) => {
    const disk = fullDisk(path);
    disks.push(disk);
    return disk.path;
  };
  try {
    await mkdir(join(root, 'temp'));
    const temp = full(join(root, 'temp'));
    const nowhere = await scenario.run({ env: { RUNNER_TEMP: temp, TMPDIR: temp } });
    expect(nowhere).toMatchObject({ exitCode: 1, outputs: { decision: 'failed', 'reason-code': 'disk' } });
    expect(nowhere.outputs.conclusion).toBeUndefined();
    expect(nowhere.log).toContain(`the disk is full (ENOSPC): mend it and run the job again`);
    expect(nowhere.log).toContain(`RUNNER_TEMP (${temp})`);

    const told = await scenario.run({
      folder: join(root, 'runner'),
      inputs: { 'report-file': 'results/esbmc-report.json' },
      built: (workspace) => {
        full(join(workspace, 'results'));
        return {};
      },
    });
    expect(told).toMatchObject({ exitCode: 1, outputs: { conclusion: 'failure', introduced: '1' } });
    expect(told.log).toContain(
      "results/esbmc-report.json can't be used: the disk is full (ENOSPC): the result is in",
    );
    expect(told.outputs['report-file']).toMatch(/\/esbmc-results-\w+\/esbmc-report\.json$/);
    expect(told.report).toContain('"introduced"');
    const kinds = conversationOf(scenario.repository, scenario.number).entries.map(({ kind }) => kind);
    expect(kinds.toSorted()).toEqual(['comment', 'review']);
  } finally {
    for (const disk of disks) disk[Symbol.dispose]();
  }
});
