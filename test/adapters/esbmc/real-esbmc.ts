import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createEsbmc } from '../../../src/adapters/esbmc/create-esbmc.ts';
import { emptyBuildContext } from '../../../src/project/build-context.ts';
import type {
  VerificationOutcome,
  VerificationRequest,
  Verifier,
} from '../../../src/verification/verifier.ts';
import { esbmcBinary } from '../../support/esbmc.ts';

const models = fileURLToPath(new URL('../../../src/adapters/esbmc/models/', import.meta.url));

/** The real ESBMC with our models, or another binary in its place. */
export async function realEsbmc(binary?: string): Promise<Verifier> {
  return createEsbmc({
    binary: binary ?? (await esbmcBinary()),
    version: '8.4.0',
    sha256: '',
    models: (await readdir(models)).map((file) => join(models, file)),
    env: process.env,
  });
}

export function requestFor(file: string, changes: Partial<VerificationRequest> = {}): VerificationRequest {
  return {
    sources: [file],
    root: join(file, '..'),
    entry: 'main',
    build: emptyBuildContext,
    checks: 'memory',
    strategy: { name: 'incremental', maxBound: 50 },
    allocationMayFail: true,
    argvMaxArgs: 2,
    timeoutSeconds: 100,
    memoryMiB: 2000,
    ...changes,
  };
}

/** Verifies a program given as text, in a folder of its own. */
export async function verifyText(
  text: string,
  changes: Partial<VerificationRequest> = {},
): Promise<VerificationOutcome> {
  const folder = await mkdtemp(join(tmpdir(), 'verify-text-'));
  try {
    const file = join(folder, 'program.c');
    await writeFile(file, text);
    return await (await realEsbmc()).verify(requestFor(file, changes));
  } finally {
    await rm(folder, { recursive: true });
  }
}
