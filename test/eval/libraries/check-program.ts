import { tmpdir } from 'node:os';
import { parseArgs } from 'node:util';
import { modelSources } from '../../../src/adapters/assets.ts';
import { createToolchain } from '../../../src/adapters/compiler/create-toolchain.ts';
import { findCompiler } from '../../../src/adapters/compiler/find-compiler.ts';
import { createEsbmc } from '../../../src/adapters/esbmc/create-esbmc.ts';
import { findRoot } from '../../../src/adapters/files/find-root.ts';
import { readConfigFile } from '../../../src/adapters/files/read-config-file.ts';
import { openRepository } from '../../../src/adapters/git/open-repository.ts';
import { assemble, tool } from '../../../src/assemble.ts';
import { buildConfig } from '../../../src/config/build-config.ts';
import { isFailing, isUpToCallers } from '../../../src/domain/policy.ts';
import type { Report } from '../../../src/domain/report.ts';
import { checkChanged, checkPaths } from '../../../src/modes/local.ts';
import { renderJson } from '../../../src/review/render-json.ts';
import { createFuzzer } from '../../../src/verification/fuzz/create-fuzzer.ts';
import { createReplayer } from '../../../src/verification/replay/replay-violation.ts';
import { esbmcBinary } from '../../support/esbmc.ts';
import { inProcessorTime, processorClock } from './processor-time.ts';

// What `check` does, and one thing more: its JSON report has the verdicts of units only, and this evaluation asks for
// those of functions, and for which findings are told in the summary alone.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    base: { type: 'string' },
    timeout: { type: 'string' },
    'time-budget': { type: 'string' },
    'keep-harness': { type: 'string' },
  },
});

const root = process.cwd();
const found = await findRoot(root, positionals.length === 0 ? ['.'] : positionals);
const limits = { timeout: Number(values.timeout), timeBudget: Number(values['time-budget']), jobs: 1 };
const today = new Date().toISOString().slice(0, 10);
const config = buildConfig([await readConfigFile(null, found.root), limits, { today }]);
const assembled = await assemble(config, {
  env: process.env,
  workingDirectory: root,
  progress: () => {},
  mayRun: true,
});
const deps = { ...assembled, ...(await timedByProcessor(assembled)) };
try {
  const report =
    values.base === undefined
      ? await checkPaths({ root: found.root, commit: null }, found.paths, config, tool, deps)
      : await checkAgainst(values.base);
  const folder = values['keep-harness'];
  if (folder !== undefined) await deps.keepHarnesses(folder);
  process.stdout.write(withFunctions(report));
} finally {
  await deps.close();
}

/** The same ports, under which seconds are those of the processor. */
async function timedByProcessor({ sandbox, scratch, verifier: { version, sha256 } }: typeof assembled) {
  const timed = inProcessorTime(sandbox);
  const binary = await esbmcBinary();
  const confined = { env: process.env, sandbox: timed.sandbox, reads: [tmpdir()] };
  const esbmc = createEsbmc({ binary, version, sha256, models: await modelSources(), ...confined });
  const verifier = timed.verifier(esbmc);
  const compiler = await findCompiler(process.env);
  if (compiler === null) throw new Error('a C compiler is needed');
  const running = {
    scratch,
    toolchain: timed.toolchain(createToolchain({ ...compiler, ...confined })),
    mayRun: true,
  };
  return {
    verifier,
    clock: processorClock,
    replayer: createReplayer({ ...running, verifier }),
    fuzzer: createFuzzer(running),
  };
}

async function checkAgainst(ref: string): Promise<Report> {
  const repository = await openRepository({ path: root, tempDir: tmpdir(), env: process.env, remote: null });
  try {
    return await checkChanged(repository, ref, config, tool, deps);
  } finally {
    await repository.close();
  }
}

function withFunctions(report: Report): string {
  const { findings, ...rest } = JSON.parse(renderJson(report, config)) as { findings: object[] };
  const told = findings.map((finding, index) => {
    const one = report.findings[index];
    if (one === undefined) throw new Error('the report has other findings than its JSON');
    return {
      ...finding,
      allocationFailure: one.needsAllocationFailure,
      upToCallers: isUpToCallers(one),
      failing: isFailing(one, config),
      calls: one.counterexample.calls,
    };
  });
  return JSON.stringify({ ...rest, functions: report.functions, findings: told }, null, 2);
}
