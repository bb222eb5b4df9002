import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { commandTests } from '../../../src/adapters/compiler/command-tests.ts';
import { testSandbox } from '../../support/sandbox.ts';

let root = '';
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'test-command-'));
  await mkdir(join(root, 'src'));
  await writeFile(join(root, 'src', 'a.c'), 'int main(void) { return 0; }\n');
});
afterEach(() => rm(root, { recursive: true }));

async function run(command: string, timeoutSeconds = 20) {
  const tests = commandTests({
    command,
    env: { ...process.env, SECRET: 'canary' },
    sandbox: await testSandbox(),
  });
  return tests.run(root, timeoutSeconds);
}

it('passes where the command does, which may build in the copy', async () => {
  expect(await run('gcc src/a.c -o src/a && src/a && echo built > src/log')).toMatchObject({ passed: true });
  expect(await readFile(join(root, 'src', 'log'), 'utf8')).toBe('built\n');
});

it('fails where the command does, and says with what', async () => {
  expect(await run('exit 3')).toEqual({
    passed: false,
    detail: 'the project’s tests end with exit code 3',
  });
});

it('fails where the command does not end', async () => {
  expect(await run("trap '' TERM; while :; do sleep 0.1; done", 1)).toMatchObject({ passed: false });
});

it('has nothing of our variables', async () => {
  expect(await run('test -z "$SECRET"')).toMatchObject({ passed: true });
});
