import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { modelSources } from '../../../src/adapters/assets.ts';
import { commandTests } from '../../../src/adapters/compiler/command-tests.ts';
import { createCompilerCheck } from '../../../src/adapters/compiler/compiler-check.ts';
import { createToolchain } from '../../../src/adapters/compiler/create-toolchain.ts';
import { createEsbmc } from '../../../src/adapters/esbmc/create-esbmc.ts';
import { patchedWorkspace } from '../../../src/adapters/files/patched-workspace.ts';
import { openScratch } from '../../../src/adapters/files/scratch.ts';
import { sourceReader } from '../../../src/adapters/files/source-reader.ts';
import { buildConfig } from '../../../src/config/build-config.ts';
import type { ConfigInput } from '../../../src/config/config.ts';
import type { Finding } from '../../../src/domain/finding.ts';
import { acceptorFor } from '../../../src/modes/accept-repairs.ts';
import { noLentHeaders } from '../../../src/modes/lend-headers.ts';
import { checkPaths } from '../../../src/modes/local.ts';
import { unitClosure } from '../../../src/modes/unit-closure.ts';
import type { AcceptorOptions } from '../../../src/repair/acceptance/create-acceptor.ts';
import type { Acceptance } from '../../../src/repair/acceptance.ts';
import type { FileEdit } from '../../../src/repair/patch.ts';
import { corpusFolder } from '../../support/corpus.ts';
import { esbmcBinary } from '../../support/esbmc.ts';
import { cParser } from '../../support/parse-c.ts';
import { testSandbox } from '../../support/sandbox.ts';

export type Files = Readonly<Record<string, string>>;

export interface JudgedPatch {
  /** The tree with the bug, by path. */
  readonly files: Files;
  /** The finding to be repaired, by its place; the first one when left out. */
  readonly line?: number;
  /** The files that the patch changes, as they are after it. */
  readonly patched: Files;
  readonly editable?: readonly string[];
  /** The plugin that has a part in the patch, which may then change all files of the unit. */
  readonly plugin?: string;
  /** False: no code of the project is run. */
  readonly mayRun?: boolean;
  /** Of the project; it has no tests when left out. */
  readonly testCommand?: string;
  readonly settings?: ConfigInput;
}

export async function corpusProgram(name: string): Promise<string> {
  return readFile(join(corpusFolder, `${name}.c`), 'utf8');
}

async function realDeps() {
  const scratch = await openScratch(tmpdir());
  const options = {
    version: '8.4.0',
    sha256: '0'.repeat(64),
    models: await modelSources(),
    env: process.env,
  };
  return {
    verifier: createEsbmc({ ...options, binary: await esbmcBinary() }),
    parser: await cParser(),
    reader: sourceReader,
    scratch,
    clock: () => performance.now(),
    progress: () => {},
    jobs: 1,
    memoryMiB: 2048,
    close: scratch.close,
  };
}

const tool = { name: 'esbmc-action', version: '0' };

/** What both parts of the acceptance say about a patch, on real files, with real ESBMC and gcc. */
export async function judgePatch(
  { files, line, patched, editable, plugin, mayRun = true, testCommand, settings }: JudgedPatch,
  steps?: AcceptorOptions['steps'],
): Promise<Acceptance> {
  const config = buildConfig([{ timeout: 60, ...settings }]);
  const root = await mkdtemp(join(tmpdir(), 'accept-'));
  const deps = await realDeps();
  try {
    for (const [path, text] of Object.entries(files)) {
      await mkdir(dirname(join(root, path)), { recursive: true });
      await writeFile(join(root, path), text);
    }
    const tree = { root, commit: null };
    const sources = Object.keys(files).filter((path) => path.endsWith('.c'));
    const finding = await findingAt({ files, settings }, line, () =>
      checkPaths(tree, sources, config, tool, deps),
    );
    const edits = Object.entries(patched).map(([file, after]): FileEdit => {
      return { file, before: files[file] ?? '', after };
    });
    const place = { tree, checkout: root, lent: noLentHeaders };
    const closure = await unitClosure(finding, place, config, deps);
    const acceptor = acceptorFor(
      {
        finding,
        place,
        closure,
        editable: editable ?? [finding.counterexample.property.location.file],
        headers: Object.entries(files)
          .filter(([path]) => path.endsWith('.h'))
          .map(([, text]) => deps.parser.parse(text)),
      },
      config,
      deps,
      {
        workspace: patchedWorkspace(root, tmpdir()),
        compiler: createCompilerCheck({ compiler: 'gcc', env: process.env, sandbox: await testSandbox() }),
        toolchain: mayRun
          ? createToolchain({
              compiler: 'gcc',
              hasValgrind: true,
              guided: null,
              version: 'gcc',
              env: process.env,
              sandbox: await testSandbox(),
            })
          : null,
        tests:
          testCommand === undefined
            ? null
            : commandTests({ command: testCommand, env: process.env, sandbox: await testSandbox() }),
      },
      steps,
    );
    const proposed = plugin === undefined ? {} : { proposed: [{ id: 'edit', plugin, summary: 'test' }] };
    const candidate = {
      patch: { edits },
      engine: 'model',
      author: 'test',
      title: 'test',
      ...proposed,
    } as const;
    const verified = await acceptor.verify(candidate);
    return verified.verdict === 'accepted' ? await acceptor.execute(candidate, verified) : verified;
  } finally {
    await deps.close();
    await rm(root, { recursive: true, force: true });
  }
}

const findings = new Map<string, Promise<readonly Finding[]>>();

/** Each tree is analysed once. */
async function findingAt(
  tree: Pick<JudgedPatch, 'files'> & { readonly settings: ConfigInput | undefined },
  line: number | undefined,
  analyse: () => Promise<{ readonly findings: readonly Finding[] }>,
): Promise<Finding> {
  const key = JSON.stringify(tree);
  const found = findings.get(key) ?? analyse().then((report) => report.findings);
  findings.set(key, found);
  const all = await found;
  const one = all.find(
    ({ counterexample }) => line === undefined || counterexample.property.location.line === line,
  );
  if (one === undefined) {
    const places = all.map(
      ({ counterexample: { property } }) => `${property.location.line} ${property.kind}`,
    );
    throw new Error(`no finding at line ${line ?? '?'}: ${places.join(', ')}`);
  }
  return one;
}
