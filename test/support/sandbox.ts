import { tmpdir } from 'node:os';
import { createSandbox } from '../../src/adapters/sandbox/create-sandbox.ts';
import type { Sandbox } from '../../src/adapters/sandbox/sandbox.ts';

let sandbox: Promise<Sandbox> | null = null;

/** The best sandbox of this machine, one for all tests of a process; its folder goes when the process ends. */
export function testSandbox(): Promise<Sandbox> {
  sandbox ??= createSandbox({ env: process.env, tempDir: tmpdir() });
  return sandbox;
}
