import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createToolchain } from '../../../src/adapters/compiler/create-toolchain.ts';
import { findCompiler } from '../../../src/adapters/compiler/find-compiler.ts';
import { openScratch } from '../../../src/adapters/files/scratch.ts';
import { checkGroups } from '../../../src/domain/property-kind.ts';
import { emptyBuildContext } from '../../../src/project/build-context.ts';
import { functionAt } from '../../../src/project/function-at.ts';
import { planHarness } from '../../../src/project/harness/plan-harness.ts';
import { startDeadline } from '../../../src/verification/deadline.ts';
import { createFuzzer } from '../../../src/verification/fuzz/create-fuzzer.ts';
import type { FuzzResult, OtherRun } from '../../../src/verification/fuzz/fuzzer.ts';
import type { CompileRequest, Executable } from '../../../src/verification/replay/toolchain.ts';
import type { UnitSetup } from '../../../src/verification/unit-request.ts';
import { parseC } from '../../support/parse-c.ts';
import { testSandbox } from '../../support/sandbox.ts';

export interface FuzzOptions {
  /** A function to call through its harness; the program from `main` without one. */
  readonly call?: string;
  /** The text of the same file before the change: the crash is run there too. */
  readonly base?: string;
  readonly mayRun?: boolean;
  readonly isContained?: boolean;
  /** Only libFuzzer makes inputs, where there is one. */
  readonly isGuided?: boolean;
  /** The driver makes no inputs of its own. */
  readonly triesNone?: boolean;
  /** Looks at the folder with the file before it is removed. */
  readonly look?: (root: string, result: FuzzResult) => Promise<void>;
}

/** Runs one C text with inputs that are tried out, with the compiler of this machine and without ESBMC. */
export async function fuzzText(
  text: string,
  {
    call,
    base,
    mayRun = true,
    isContained = false,
    isGuided = false,
    triesNone = isGuided,
    look,
  }: FuzzOptions = {},
): Promise<FuzzResult & { readonly atBase: OtherRun | null }> {
  const tools = await findCompiler(process.env);
  if (tools === null) throw new Error('these tests need gcc or clang');
  const root = await mkdtemp(join(tmpdir(), 'test-fuzz-'));
  const before = await mkdtemp(join(tmpdir(), 'test-fuzz-'));
  const scratch = await openScratch(tmpdir());
  try {
    await writeFile(join(root, 'unit.c'), text);
    const file = await parseC(text);
    const toolchain = createToolchain({
      ...tools,
      guided: isGuided ? tools.guided : null,
      env: process.env,
      sandbox: await testSandbox(),
      reads: [scratch.path],
    });
    const compile = async (request: CompileRequest) => {
      const executable = await toolchain.compile(request);
      return executable !== null && triesNone ? withoutTries(executable) : executable;
    };
    const fuzzer = createFuzzer({
      scratch,
      toolchain: { ...toolchain, isContained, compile },
      mayRun,
    });
    const setup = await setUp(text, root, call);
    const lines = text.split('\n');
    const deadline = startDeadline(20, () => performance.now());
    const result = await fuzzer.fuzz({
      ...{ setup, functions: file.functions, checks: checkGroups, deadline },
      linesOf: (path) => (path === 'unit.c' ? lines : null),
      functionOf: (path, line) => (path === 'unit.c' ? (functionAt(file, line)?.name ?? null) : null),
    });
    await look?.(root, result);
    if (base === undefined || result.crash === null) return { ...result, atBase: null };
    await writeFile(join(before, 'unit.c'), base);
    return {
      ...result,
      atBase: await result.crash.runIn({ ...setup, root: before, file: join(before, 'unit.c') }, deadline),
    };
  } finally {
    await scratch.close();
    for (const folder of [root, before]) await rm(folder, { recursive: true, force: true });
  }
}

function withoutTries(executable: Executable): Executable {
  const nothing = { exitCode: 0, stderr: '', timedOut: false };
  return {
    ...executable,
    run: async (request) => (request.args?.[0] === 'try' ? nothing : executable.run(request)),
  };
}

async function setUp(text: string, root: string, call: string | undefined): Promise<UnitSetup> {
  const path = join(root, 'unit.c');
  const unit = {
    file: 'unit.c',
    entry: call ?? 'main',
    origin: call === undefined ? 'entry' : 'harness',
    functions: [],
    assumptions: [],
  } as const;
  const common = { unit, root, file: path, build: emptyBuildContext, argvMaxArgs: 3, memoryMiB: 1000 };
  if (call === undefined) return { ...common, sources: [path], harness: null };
  const file = await parseC(text);
  const target = file.functions.find(({ name, isDefinition }) => name === call && isDefinition);
  const plan = target === undefined ? null : planHarness(target, file, {});
  if (plan?.ok !== true) throw new Error(`${call} can't be called by a harness`);
  const harness = { ...plan.harness, line: null };
  await writeFile(join(root, 'harness.c'), harness.textFor(path));
  return { ...common, sources: [join(root, 'harness.c')], harness };
}
