import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { modelSources } from '../../../src/adapters/assets.ts';
import { createToolchain } from '../../../src/adapters/compiler/create-toolchain.ts';
import { findCompiler } from '../../../src/adapters/compiler/find-compiler.ts';
import { createEsbmc } from '../../../src/adapters/esbmc/create-esbmc.ts';
import { openScratch } from '../../../src/adapters/files/scratch.ts';
import { sourceReader } from '../../../src/adapters/files/source-reader.ts';
import { buildConfig } from '../../../src/config/build-config.ts';
import type { ConfigInput } from '../../../src/config/config.ts';
import type { Report } from '../../../src/domain/report.ts';
import { checkPaths } from '../../../src/modes/local.ts';
import { createReplayer } from '../../../src/verification/replay/replay-violation.ts';
import type { Replay, ReplayRequest } from '../../../src/verification/replay/replayer.ts';
import { esbmcBinary } from '../../support/esbmc.ts';
import { cParser } from '../../support/parse-c.ts';
import { testSandbox } from '../../support/sandbox.ts';

/** A replay as it went, with how long it took. */
export interface ReplayedViolation extends Replay {
  readonly request: ReplayRequest;
  readonly seconds: number;
}

export interface ReplayedFiles {
  readonly report: Report;
  readonly replays: readonly ReplayedViolation[];
  /** Absolute; it stays until `close`. */
  readonly root: string;
  close(): Promise<void>;
}

export interface ReplayOptions {
  readonly settings?: ConfigInput;
  readonly mayRun?: boolean;
  /** As the machine has it where it is left out. */
  readonly isContained?: boolean;
}

/** Verifies C files, each by its path, with real ESBMC, and replays what it finds with the compiler of this machine. */
export async function replayFiles(
  files: Record<string, string>,
  { settings = {}, mayRun = true, isContained }: ReplayOptions = {},
): Promise<ReplayedFiles> {
  const root = await mkdtemp(join(tmpdir(), 'test-replay-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const tools = await findCompiler(process.env);
  if (tools === null) throw new Error('these tests need gcc or clang');
  const scratch = await openScratch(tmpdir());
  const common = { version: '8.4.0', sha256: '0'.repeat(64), models: await modelSources(), env: process.env };
  const verifier = createEsbmc({ ...common, binary: await esbmcBinary() });
  const sandbox = await testSandbox();
  const ofMachine = createToolchain({ ...tools, env: process.env, sandbox, reads: [scratch.path] });
  const toolchain = { ...ofMachine, isContained: isContained ?? ofMachine.isContained };
  const replayer = createReplayer({ verifier, scratch, toolchain, mayRun });
  const replays: ReplayedViolation[] = [];
  const deps = {
    ...{ verifier, parser: await cParser(), reader: sourceReader, scratch },
    ...{ clock: () => performance.now(), progress: () => {}, jobs: 1, memoryMiB: 2048 },
    replayer: {
      replay: async (request: ReplayRequest) => {
        const started = performance.now();
        const replay = await replayer.replay(request);
        replays.push({ ...replay, request, seconds: (performance.now() - started) / 1000 });
        return replay;
      },
    },
  };
  const sources = Object.keys(files).filter((path) => path.endsWith('.c'));
  const tool = { name: 'esbmc-action', version: '0' };
  const report = await checkPaths({ root, commit: null }, sources, buildConfig([settings]), tool, deps);
  await scratch.close();
  return { report, replays, root, close: () => rm(root, { recursive: true, force: true }) };
}
