import { createSandbox, type SandboxOptions } from '../sandbox/create-sandbox.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { esbmcFiles } from './esbmc-files.ts';
import { esbmcEnvironment } from './install/esbmc-environment.ts';

/** The best sandbox in which this binary of ESBMC starts: one that needs more than its own folder does in no other. */
export async function openSandbox(binary: string, options: SandboxOptions): Promise<Sandbox> {
  const best = await createSandbox(options);
  if (best.state.level !== 'namespaces' || (await starts(binary, best, options))) return best;
  await best.close();
  return createSandbox({ ...options, level: 'limits', because: 'ESBMC does not start in namespaces' });
}

async function starts(binary: string, sandbox: Sandbox, { env, tempDir }: SandboxOptions): Promise<boolean> {
  const { exitCode } = await sandbox.run({
    ...{ command: binary, args: ['--version'], cwd: '/', env: esbmcEnvironment(env, tempDir) },
    ...{ timeoutSeconds: 20, maxOutputBytes: 64 * 1024, reads: esbmcFiles(binary), writes: [] },
    ...{ limits: { cpuSeconds: 20, fileMiB: 1, addressMiB: null }, watched: null },
  });
  return exitCode === 0;
}
