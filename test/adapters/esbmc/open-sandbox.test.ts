import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createEsbmc } from '../../../src/adapters/esbmc/create-esbmc.ts';
import { openSandbox } from '../../../src/adapters/esbmc/open-sandbox.ts';
import { createSandbox } from '../../../src/adapters/sandbox/create-sandbox.ts';
import type { Sandbox } from '../../../src/adapters/sandbox/sandbox.ts';
import type { Verifier } from '../../../src/verification/verifier.ts';
import { esbmcBinary } from '../../support/esbmc.ts';
import { requestFor } from './real-esbmc.ts';

const models = new URL('../../../src/adapters/esbmc/models/', import.meta.url).pathname;

let folder = '';
let sandbox: Sandbox;
let verifier: Verifier;
const isConfined = () => sandbox.state.level === 'namespaces';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-esbmc-sandbox-'));
  await mkdir(join(folder, 'tree'));
  await mkdir(join(folder, 'temp'));
  const binary = await esbmcBinary();
  sandbox = await openSandbox(binary, { env: process.env, tempDir: tmpdir() });
  const installation = { binary, version: '8.4.0', sha256: '', env: process.env };
  const files = (await readdir(models)).map((file) => join(models, file));
  verifier = createEsbmc({ ...installation, models: files, sandbox, tempDir: join(folder, 'temp') });
});
afterAll(async () => {
  await sandbox.close();
  await rm(folder, { recursive: true });
});

async function verify(text: string) {
  const file = join(folder, 'tree', 'program.c');
  await writeFile(file, text);
  return verifier.verify(requestFor(file));
}

describe('ESBMC in a sandbox', () => {
  it('is in the best that the machine has', async () => {
    const best = await createSandbox({ env: process.env, tempDir: tmpdir() });
    await best.close();
    expect(sandbox.state.level).toBe(best.state.level);
  });

  it('finds a bug, with the headers of the system and our models', async () => {
    const text =
      '#include <stdio.h>\n#include <stdlib.h>\nint main(void) { int *p = malloc(4); *p = 1; free(p); puts("x"); }';
    const { status, counterexamples } = await verify(text);
    expect(status).toBe('failed');
    const found = counterexamples.map(({ property }) => `${property.kind} ${property.location.line}`);
    expect(found).toContain('null-dereference 3');
  });

  it('proves what holds', async () => {
    expect(await verify('int main(void) { int a[2] = {0}; return a[1]; }')).toMatchObject({
      status: 'passed',
      proof: 'forward-condition',
    });
  });

  it.runIf(process.platform === 'linux')('does not see a file beside its tree', async () => {
    await writeFile(join(folder, 'canary.h'), '#define CANARY 1\n');
    const { status } = await verify('#include "../canary.h"\nint main(void) { return CANARY - 1; }');
    expect(status).toBe(isConfined() ? 'refused' : 'passed');
  });

  it('leaves nothing behind', async () => {
    await verify('int main(void) { return 0; }');
    expect(await readdir(join(folder, 'temp'))).toEqual([]);
  });
});

describe('a binary that does not start in namespaces', () => {
  it('is started under limits, and that is said', async () => {
    const binary = join(folder, 'tree', 'fussy');
    await writeFile(binary, `#!/bin/sh\ntest -e ${join(folder, 'temp')}\n`, { mode: 0o755 });
    const other = await openSandbox(binary, { env: process.env, tempDir: tmpdir() });
    await other.close();
    expect(other.state.level).toBe('limits');
    if (isConfined()) expect(other.state.shortfall).toBe('ESBMC does not start in namespaces');
  });
});
