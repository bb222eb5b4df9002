import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createRepository } from '../support/git-repository.ts';
import { parseReport } from '../support/json-report.ts';
import { runCli } from '../support/run-bundle.ts';

const bug =
  'int nondet_int(void);\nint t[4];\nint main(void)\n{\n  int i = nondet_int();\n  return i < 0 ? 0 : t[i];\n}\n';
const fix = bug.replace('i < 0', 'i < 0 || i > 3');

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-cli-'));
  await writeFile(join(folder, 'bug.c'), bug);
  await writeFile(join(folder, 'fix.c'), fix);
  await writeFile(join(folder, 'broken.c'), 'int main(void) { return 1 + ; }\n');
  await writeFile(join(folder, 'notes.txt'), 'no C\n');
});

afterAll(() => rm(folder, { recursive: true, force: true }));

const run = (...args: string[]) => runCli(args, { cwd: folder });

describe('help', () => {
  test.each([[['--help']], [['check', '--help']], [['doctor', '--help']]])(
    '%j prints usage and succeeds',
    async (args) => {
      const { exitCode, stdout, stderr } = await run(...args);
      expect(exitCode).toBe(0);
      expect(stdout).toContain('Usage: esbmc-action');
      expect(stderr).toBe('');
    },
  );
});

describe('a wrong command line is one clear line and exit code 2', () => {
  test.each([
    ['an unknown option', ['check', '--fast'], "unknown option '--fast'"],
    ['an unknown command', ['verify'], "unknown command 'verify'"],
    ['a number that is none', ['check', 'fix.c', '--timeout', 'soon'], 'Use a number above 0.'],
    ['a number that makes no sense', ['check', 'fix.c', '--jobs', '0'], 'Use a number above 0.'],
    ['too little memory', ['check', 'fix.c', '--memory', '100'], 'memory:'],
    [
      'an unknown format',
      ['check', 'fix.c', '--format', 'xml'],
      'Use one of text, json, sarif, markdown, html.',
    ],
    ['a missing file', ['check', 'gone.c'], 'gone.c: there is no such file or folder'],
    ['a file that is no C', ['check', 'notes.txt'], 'notes.txt: is no C source'],
    [
      'a missing configuration',
      ['check', 'fix.c', '--config', 'gone.yml'],
      'gone.yml: there is no configuration file',
    ],
    ['paths and --changed', ['check', 'fix.c', '--changed'], 'name either paths or --changed'],
    ['--base alone', ['check', '--base', 'main'], '--base needs --changed'],
    [
      '--changed outside a repository',
      ['check', '--changed', '--base', 'main'],
      'not the working tree of a git repository',
    ],
  ])('%s', async (_name, args, message) => {
    const { exitCode, stdout, stderr } = await run(...args);
    expect(exitCode).toBe(2);
    expect(stderr).toContain(message);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(stdout).toBe('');
  });

  test('no command at all prints the help, as an error', async () => {
    const { exitCode, stderr } = await run();
    expect(exitCode).toBe(2);
    expect(stderr).toContain('Usage: esbmc-action');
  });
});

describe('check', () => {
  test('exits 1 for a finding, 0 for a proof, 2 for what it could not check', async () => {
    const found = await run('check', 'bug.c');
    expect(found.exitCode).toBe(1);
    expect(found.stdout).toContain('bug.c:6:3');
    expect(found.stdout).toContain('past the end');
    expect(found.stderr).toBe('');
    const proved = await run('check', 'fix.c');
    expect(proved.exitCode).toBe(0);
    expect(proved.stdout).toContain('proved');
    const broken = await run('check', 'broken.c');
    expect(broken.exitCode).toBe(2);
    expect(broken.stdout).toContain('broken.c does not parse, line 1');
  });

  test('prints a report of the documented shape, to standard output or to a file', async () => {
    const { stdout } = await run('check', 'bug.c', 'fix.c', '--format', 'json');
    const report = parseReport(stdout);
    expect(report).toMatchObject({ base: null, head: null, conclusion: 'failure' });
    expect(report.units.map(({ file, verdict }) => `${file} ${verdict}`)).toEqual([
      'bug.c failed',
      'fix.c proved',
    ]);
    expect(report.findings).toMatchObject([
      { file: 'bug.c', line: 6, function: 'main', status: null, inputs: [{ name: 'i' }] },
    ]);
    const quiet = await run('check', 'fix.c', '--format', 'json', '--output', 'out/report.json');
    expect(quiet.stdout).toBe('');
    expect(parseReport(await readFile(join(folder, 'out/report.json'), 'utf8')).conclusion).toBe('success');
  });

  test('writes the other formats as well', async () => {
    const sarif = JSON.parse((await run('check', 'bug.c', '--format', 'sarif')).stdout) as {
      version: string;
    };
    expect(sarif.version).toBe('2.1.0');
    expect((await run('check', 'bug.c', '--format', 'markdown')).stdout).toContain('| ');
    expect((await run('check', 'bug.c', '--format', 'html')).stdout).toMatch(/^<!doctype html>/i);
  });

  test('verifies what changed since a commit, the working tree included, and compares', async () => {
    await using repository = await createRepository();
    await repository.commit({ 'a.c': fix, 'b.c': bug });
    await repository.write({ 'a.c': bug });
    const { exitCode, stdout } = await runCli(['check', '--changed', '--base', 'HEAD', '--format', 'json'], {
      cwd: repository.root,
    });
    expect(exitCode).toBe(1);
    const report = parseReport(stdout);
    expect(report.base).toBe(await repository.git('rev-parse', 'HEAD'));
    expect(report.findings).toMatchObject([{ file: 'a.c', status: 'introduced' }]);
    expect(report.units).toHaveLength(1);
  });

  test('keeps the harnesses that it made', async () => {
    await writeFile(join(folder, 'lib.c'), 'int t[4];\nint get(int i) { return t[i]; }\n');
    const { stdout } = await run('check', 'lib.c', '--keep-harness', 'harnesses');
    expect(stdout).toContain('lib.c:2');
    expect(await readFile(join(folder, 'harnesses/1_harness_lib_get.c'), 'utf8')).toContain('get(i)');
  });
});

test('doctor says what is found, and that it can work', async () => {
  const { exitCode, stdout } = await run('doctor');
  expect(exitCode).toBe(0);
  expect(stdout).toMatch(/version +8\.4\.0/);
  expect(stdout).toMatch(/probes +21 of 21 passed/);
  expect(stdout).toMatch(/^sandbox\n {2}level +(?:namespaces|limits) \(/m);
  expect(stdout).toContain('Ready.');
});
