import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { type ProcessRequest, runProcess } from '../../../src/adapters/process/run-process.ts';

function node(script: string, changes: Partial<ProcessRequest> = {}): ProcessRequest {
  return {
    command: process.execPath,
    args: ['-e', script],
    cwd: tmpdir(),
    env: {},
    timeoutSeconds: 20,
    maxOutputBytes: 1_000_000,
    ...changes,
  };
}

function shell(script: string, changes: Partial<ProcessRequest> = {}): ProcessRequest {
  return node('', { command: '/bin/sh', args: ['-c', script], ...changes });
}

/** A zombie counts as gone: who reaps it is not ours to decide. */
async function isGone(pid: number): Promise<boolean> {
  for (let attempt = 0; attempt < 40; attempt++) {
    const status = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => null);
    if (status === null || status.includes(') Z ')) return true;
    await sleep(50);
  }
  return false;
}

async function contentOf(file: string): Promise<string> {
  for (let attempt = 0; attempt < 200; attempt++) {
    const content = await readFile(file, 'utf8').catch(() => '');
    if (content !== '') return content;
    await sleep(50);
  }
  throw new Error(`${file} did not appear`);
}

describe('runProcess', () => {
  it('gives the exit code and both streams', async () => {
    const result = await runProcess(node('console.log("out"); console.error("err"); process.exit(7)'));
    expect(result).toMatchObject({ exitCode: 7, stdout: 'out\n', stderr: 'err\n', timedOut: false });
    expect(result.truncated).toBe(false);
    expect(result.seconds).toBeGreaterThan(0);
  });

  it('gives the child nothing but the environment and the input of the request', async () => {
    const result = await runProcess(
      node('console.log(JSON.stringify(process.env)); process.stdin.pipe(process.stdout)', {
        env: { ONLY: 'this' },
        input: 'fed',
      }),
    );
    expect(result.stdout).toBe('{"ONLY":"this"}\nfed');
  });

  it('gives an empty standard input where none was asked for', async () => {
    expect(await runProcess(shell('wc -c'))).toMatchObject({
      exitCode: 0,
      stdout: expect.stringMatching(/^0\s/),
    });
  });

  it('never hands an argument to a shell', async () => {
    const result = await runProcess(node('', { command: '/bin/echo', args: ['$(id)', '; id', '*'] }));
    expect(result.stdout).toBe('$(id) ; id *\n');
  });

  it('answers 127 when the command or its folder does not exist', async () => {
    expect(await runProcess(node('', { command: '/no/such/command' }))).toMatchObject({ exitCode: 127 });
    expect((await runProcess(node('', { command: '/no/such/command' }))).stderr).toContain('ENOENT');
    expect(await runProcess(node('', { cwd: '/no/such/folder' }))).toMatchObject({ exitCode: 127 });
  });

  it('answers 128 + the number of the signal that killed the command', async () => {
    expect(await runProcess(shell('kill -9 $$'))).toMatchObject({ exitCode: 137, timedOut: false });
  });

  it('keeps the beginning and the end of what is too long', async () => {
    const result = await runProcess(
      node('console.log("first"); console.log("x".repeat(500000)); console.log("last")', {
        maxOutputBytes: 100,
      }),
    );
    expect(result.truncated).toBe(true);
    expect(result.stdout).toMatch(/^first\nx{44}\n\[\.\.\. \d+ bytes left out \.\.\.]\nx{44}\nlast\n$/);
  });

  it('kills a command that ignores SIGTERM one second after the time-out', async () => {
    const result = await runProcess(
      shell('trap "" TERM; echo $$; while :; do sleep 0.1; done', { timeoutSeconds: 0.5 }),
    );
    expect(result).toMatchObject({ exitCode: 137, timedOut: true });
    expect(result.seconds).toBeLessThan(5);
    expect(await isGone(Number(result.stdout))).toBe(true);
  });

  it('kills what the command has started, also when that ignores SIGTERM', async () => {
    const result = await runProcess(
      shell('sh -c \'trap "" TERM; echo $$; while :; do sleep 0.1; done\' & wait', { timeoutSeconds: 0.5 }),
    );
    expect(result.timedOut).toBe(true);
    expect(await isGone(Number(result.stdout))).toBe(true);
  });

  it('does not wait for a child that the command leaves behind', async () => {
    const result = await runProcess(shell('sleep 30 & echo $!'));
    expect(result.exitCode).toBe(0);
    expect(result.seconds).toBeLessThan(5);
    expect(await isGone(Number(result.stdout))).toBe(true);
  });

  it('returns although a child fled to another session with our pipes', async () => {
    const result = await runProcess(shell('setsid sleep 4 & sleep 0.3; echo done'));
    expect(result).toMatchObject({ exitCode: 0, stdout: 'done\n' });
    expect(result.seconds).toBeLessThan(3);
  });

  it('kills the command on abort, before and after the start', async () => {
    const late = new AbortController();
    setTimeout(() => late.abort(), 200);
    expect(await runProcess(shell('sleep 20', { signal: late.signal }))).toMatchObject({
      exitCode: 143,
      timedOut: false,
    });
    expect(await runProcess(shell('sleep 20', { signal: AbortSignal.abort() }))).toMatchObject({
      exitCode: 143,
    });
  });

  it('does not let the command outlive a parent that dies of a signal', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'run-process-'));
    const module = new URL('../../../src/adapters/process/run-process.ts', import.meta.url).href;
    const request = shell('echo $$ > pid.tmp && mv pid.tmp pid && exec sleep 30', { cwd: folder });
    const parent = spawn(
      process.execPath,
      [
        '--import=tsx',
        '--input-type=module',
        '-e',
        `const { runProcess } = await import('${module}'); await runProcess(${JSON.stringify(request)});`,
      ],
      { stdio: 'ignore' },
    );
    const pid = await contentOf(join(folder, 'pid'));
    parent.kill('SIGTERM');
    expect((await once(parent, 'exit'))[1]).toBe('SIGTERM');
    expect(await isGone(Number(pid))).toBe(true);
    await rm(folder, { recursive: true });
  });
});
