import { type ChildProcess, spawn } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSandbox } from '../../../src/adapters/sandbox/create-sandbox.ts';
import type { ConfinedRequest, ConfinedResult, Sandbox } from '../../../src/adapters/sandbox/sandbox.ts';
import { livingProcesses } from '../../support/living-processes.ts';
import { compileHostilePrograms, type HostileProgram, type HostilePrograms } from './hostile-programs.ts';

const best = await createSandbox({ env: process.env, tempDir: tmpdir() });
await best.close();
const isRoot = process.getuid?.() === 0;

let programs: HostilePrograms;
let work = '';
let sandbox: Sandbox;
let killed: string[] = [];

beforeAll(async () => {
  programs = await compileHostilePrograms();
});
afterAll(() => programs[Symbol.asyncDispose]());
beforeEach(async () => {
  work = await mkdtemp(join(tmpdir(), 'test-sandbox-'));
});
afterEach(() => rm(work, { recursive: true, force: true }));

const limits = { cpuSeconds: 10, fileMiB: 1, addressMiB: null };
const watched = { memoryMiB: 512, processes: 40 };

function start(
  name: HostileProgram,
  args: readonly string[] = [],
  changes: Partial<ConfinedRequest> = {},
): Promise<ConfinedResult> {
  return sandbox.run({ ...requestFor(name, args), ...changes });
}

function requestFor(name: HostileProgram, args: readonly string[] = []): ConfinedRequest {
  return {
    ...{ command: programs.pathOf(name), args, cwd: work, env: { PATH: '/usr/bin:/bin' } },
    ...{ timeoutSeconds: 5, maxOutputBytes: 10_000, reads: [programs.folder], writes: [work] },
    ...{ limits, watched },
  };
}

/** Somebody like us, who starts a program in a sandbox and waits for it. */
function inAnotherProcess(request: ConfinedRequest, level: string): ChildProcess {
  const module = new URL('../../../src/adapters/sandbox/create-sandbox.ts', import.meta.url).href;
  const options = { env: { PATH: process.env.PATH }, tempDir: work, level };
  const script = `const { createSandbox } = await import('${module}');
    await (await createSandbox(${JSON.stringify(options)})).run(${JSON.stringify(request)});`;
  const args = ['--import=tsx', '--input-type=module', '-e', script];
  return spawn(process.execPath, args, { stdio: 'ignore' });
}

/** Those of this test run: by the folder in which they lie. */
async function livingPrograms(): Promise<readonly string[]> {
  return (await livingProcesses(programs.folder)).filter((line) => line.startsWith(programs.folder));
}

describe.each(['namespaces', 'limits'] as const)('a program under %s', (level) => {
  // A machine without namespaces has nothing to test them with; `limits` every Linux has.
  const canRun = level === 'limits' || best.state.level === 'namespaces';
  beforeAll(async () => {
    killed = [];
    if (canRun) sandbox = await createSandbox({ ...options(), level });
  });
  afterAll(() => (canRun ? sandbox.close() : undefined));
  const test = it.skipIf(!canRun);

  test('that forks without end is ended with all that it has started', async () => {
    const { exceeded, timedOut, stdout, exitCode } = await start('forkBomb');
    // Refused by the kernel, and killed at the time-out, or killed for being too many.
    if (exceeded === null) {
      expect(timedOut).toBe(true);
      expect(Number(stdout)).toBeLessThanOrEqual(watched.processes);
      expect(Number(stdout)).toBeGreaterThan(10);
    } else expect(exceeded).toBe('processes');
    expect(exitCode).toBeGreaterThan(128);
    expect(await livingPrograms()).toEqual([]);
  });

  test('that fills 10 GB is stopped, and that is said', async () => {
    killed = [];
    const result = await start('manyPages', [], { timeoutSeconds: 40 });
    expect(result).toMatchObject({ exceeded: 'memoryMiB', exitCode: 137, timedOut: false, stdout: '' });
    expect(killed).toEqual(['A program under test was stopped: it took too much memory.']);
  });

  test('that wants 10 GB at once does not get them', async () => {
    const { stdout } = await start('oneBlock', [], { limits: { ...limits, addressMiB: 1024 } });
    expect(stdout).toBe('refused\n');
  });

  test('that ignores SIGTERM is killed after the time-out', async () => {
    const result = await start('ignoreTerm', [], { timeoutSeconds: 1 });
    expect(result).toMatchObject({ exitCode: 137, stdout: 'deaf\n', timedOut: true });
    expect(await livingPrograms()).toEqual([]);
  });

  test('that becomes a daemon is ended, and nothing of it writes on', async () => {
    const result = await start('daemonise');
    expect(result).toMatchObject({ exitCode: 0, survivors: level === 'namespaces' ? 0 : 1 });
    expect(await livingPrograms()).toEqual([]);
    const last = await readFile(join(work, 'alive'), 'utf8');
    await sleep(200);
    expect(await readFile(join(work, 'alive'), 'utf8')).toBe(last);
  });

  test('that writes where it may is not hindered', async () => {
    expect((await start('writeAround', ['mine'])).stdout).toBe('written\n');
    expect((await stat(join(work, 'mine'))).isFile()).toBe(true);
  });

  test('can be taken away in the middle', async () => {
    const signal = AbortSignal.timeout(500);
    expect((await start('ignoreTerm', [], { signal, timeoutSeconds: 60 })).exitCode).toBe(137);
    expect(await livingPrograms()).toEqual([]);
  });

  test.each([
    ['of the project', watched],
    ['of ours', null],
  ] as const)('%s does not go on where we are killed and can do nothing about it', async (_, watch) => {
    const us = inAnotherProcess({ ...requestFor('ignoreTerm'), timeoutSeconds: 60, watched: watch }, level);
    await vi.waitFor(async () => expect(await livingPrograms()).not.toEqual([]), 20_000);
    us.kill('SIGKILL');
    await vi.waitFor(async () => expect(await livingPrograms()).toEqual([]), 3000);
  });

  test('is told apart from one that can not be started', async () => {
    const command = join(programs.folder, 'missing');
    expect((await start('readFiles', [], { command })).exitCode).toBe(127);
  });

  test('may not gain privileges', async () => {
    const { stdout } = await start('readFiles', ['/proc/self/status']);
    expect(stdout).toMatch(/^NoNewPrivs:\s+1$/m);
    expect(stdout).toMatch(/^CapEff:\s+0+$/m);
  });

  // Without namespaces only root can be somebody else.
  it.skipIf(!canRun || (level === 'limits' && !isRoot))(
    "can't read our variables, nor a file for us alone",
    async () => {
      const secret = join(work, '..', `secret-${process.pid}`);
      await writeFile(secret, 'canary', { mode: 0o600 });
      try {
        const { stdout } = await start('readFiles', [
          secret,
          `/proc/${process.pid}/environ`,
          '/proc/1/environ',
          `/proc/1/root${secret}`,
          `/proc/1/cwd/../../..${secret}`,
        ]);
        expect(stdout).not.toContain('canary');
        expect(stdout).not.toContain(process.env.HOME ?? 'HOME=');
        expect(stdout).toContain('done');
      } finally {
        await rm(secret);
      }
    },
  );
});

describe.skipIf(best.state.level !== 'namespaces')('in namespaces', () => {
  beforeAll(async () => {
    sandbox = await createSandbox({ ...options(), level: 'namespaces' });
  });
  afterAll(() => sandbox.close());

  it('there is no network, not even this machine', async () => {
    const server = await listen();
    const { port } = server.address() as { port: number };
    try {
      expect((await start('connect', [String(port)])).stdout).toBe('no way\n');
    } finally {
      server.close();
    }
  });

  it('the tree can be read without its .git, and not be written', async () => {
    const tree = join(work, 'tree');
    await mkdir(join(tree, '.git'), { recursive: true });
    await writeFile(join(tree, 'a b\t\\c.c'), 'source\n');
    await writeFile(join(tree, '.git', 'config'), 'canary\n');
    const own = join(work, 'own');
    await mkdir(own);
    const files = [join(tree, 'a b\t\\c.c'), join(tree, '.git', 'config')];
    const request = { reads: [programs.folder, tree], writes: [own], cwd: own };
    expect((await start('readFiles', files, request)).stdout).toBe('source\ndone\n');
    const targets = [join(tree, 'new'), '/usr/new', '/etc/new', join(own, 'here')];
    const { stdout } = await start('writeAround', targets, request);
    expect(stdout).toBe('refused\nrefused\nrefused\nwritten\n');
  });

  it('/tmp is private: what is written there is seen by nobody else, nor by the next one', async () => {
    const file = `/tmp/private-${process.pid}`;
    expect((await start('writeAround', [file])).stdout).toBe('written\n');
    await expect(stat(file)).rejects.toThrow('ENOENT');
    expect((await start('readFiles', [file])).stdout).toBe('done\n');
  });

  it('paths are the same as outside, also when they look like an option or a line of a table', async () => {
    const strange = join(work, '-o rw\n/etc #x\\040');
    await mkdir(strange, { recursive: true });
    await writeFile(join(strange, 'file'), 'found ');
    const { stdout } = await start('readFiles', [join(strange, 'file')], {
      reads: [programs.folder, strange],
    });
    expect(stdout).toBe('found done\n');
  });

  it('nothing is left behind', async () => {
    await start('readFiles');
    expect(await readFile('/proc/self/mountinfo', 'utf8')).not.toContain('esbmc-sandbox-');
  });
});

describe('a sandbox', () => {
  it('says why it is no better one', async () => {
    const lesser = await createSandbox({ ...options(), level: 'limits' });
    expect(lesser.state).toEqual({ level: 'limits', shortfall: expect.any(String) });
    await lesser.close();
  });

  it('removes its folder', async () => {
    const parent = join(work, 'parent');
    await mkdir(parent);
    const one = await createSandbox({ env: process.env, tempDir: parent });
    await one.close();
    expect(await readdir(parent)).toEqual([]);
  });
});

function options() {
  return { env: process.env, tempDir: tmpdir(), log: (line: string) => killed.push(line) };
}

function listen(): Promise<Server> {
  const server = createServer((socket) => socket.end());
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}
