import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openTemporaryFolder } from '../../../src/adapters/files/temporary-folder.ts';

const source = (name: string) => new URL(`../../../src/adapters/${name}.ts`, import.meta.url).href;

test('a temporary folder is removed with all that is in it', async () => {
  const parent = await mkdtemp(join(tmpdir(), 'temporary-'));
  const { path, close } = await openTemporaryFolder(parent, 'one-');
  await writeFile(join(path, 'file'), '');
  await close();
  expect(await readdir(parent)).toEqual([]);
  await rm(parent, { recursive: true });
});

test.each(['SIGTERM', 'SIGINT', 'SIGHUP', 'exit'] as const)(
  '%s leaves no folder behind, though a process still writes there',
  async (ending) => {
    const parent = await mkdtemp(join(tmpdir(), 'temporary-'));
    const script = `
const { openTemporaryFolder } = await import('${source('files/temporary-folder')}');
const { runProcess } = await import('${source('process/run-process')}');
const { path } = await openTemporaryFolder(${JSON.stringify(parent)}, 'one-');
const busy = 'i=0; while :; do i=$((i + 1)); : > "file-$i"; test "$i" = 20 && echo ready; done';
runProcess({ command: '/bin/sh', args: ['-c', busy], cwd: path, env: {}, timeoutSeconds: 60, maxOutputBytes: 99,
  started: () => setTimeout(() => { console.log('started'); ${ending === 'exit' ? 'process.exit(3)' : ''} }, 500) });`;
    const child = spawn(process.execPath, ['--import=tsx', '--input-type=module', '-e', script], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    if (ending !== 'exit') child.kill(ending);
    const [exitCode, signal] = await once(child, 'exit');
    expect(ending === 'exit' ? exitCode : signal).toBe(ending === 'exit' ? 3 : ending);
    expect(await readdir(parent)).toEqual([]);
    await rm(parent, { recursive: true });
  },
);
