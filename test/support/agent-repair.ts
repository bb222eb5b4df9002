import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { readPrompt } from '../../src/adapters/assets.ts';
import { gccAnalyser } from '../../src/adapters/compiler/gcc-analyser.ts';
import { writeTextFile } from '../../src/adapters/files/write-text-file.ts';
import { assemble } from '../../src/assemble.ts';
import { assembleRepair } from '../../src/assemble-repair.ts';
import { buildConfig } from '../../src/config/build-config.ts';
import type { ConfigInput } from '../../src/config/config.ts';
import { acceptorFor } from '../../src/modes/accept-repairs.ts';
import { repairWithPlugins } from '../../src/modes/agent/repair-with-plugins.ts';
import { noLentHeaders } from '../../src/modes/lend-headers.ts';
import { checkPaths } from '../../src/modes/local.ts';
import { unitClosure } from '../../src/modes/unit-closure.ts';
import { builtins } from '../../src/plugins/builtins.ts';
import type { LoadedPlugin } from '../../src/plugins/extension.ts';
import type { LanguageModel, ModelRequest } from '../../src/repair/language-model.ts';
import { repair } from '../../src/repair/repair.ts';
import type { RepairOutcome } from '../../src/repair/repair-outcome.ts';
import { loadPrompts } from '../../src/repair/repair-prompts.ts';
import { repairSettings } from '../../src/repair/repair-settings.ts';
import { cParser } from './parse-c.ts';
import type { Reaction } from './reacting-model.ts';

export interface AgentRepair {
  readonly files: Readonly<Record<string, string>>;
  readonly plugins: readonly LoadedPlugin[];
  readonly react: (request: ModelRequest) => Reaction;
  readonly settings?: ConfigInput;
}

export interface AgentRepaired {
  readonly outcome: RepairOutcome;
  readonly requests: readonly ModelRequest[];
}

export function builtin(id: string): LoadedPlugin {
  const plugin = builtins[id];
  if (plugin === undefined) throw new Error(`there is no ${id}`);
  return { id, version: '1', digest: '', plugin };
}

/** The text that a tool said last; empty where the last message is no tool's. */
export function lastSaid({ messages }: ModelRequest): string {
  const last = messages.at(-1);
  return last?.role === 'tool' ? last.content : '';
}

/** Repairs the first bug in `main.c` with a model and plugins, no templates; ESBMC, compiler and acceptance are real. */
export async function agentRepair({
  files,
  plugins,
  react,
  settings = {},
}: AgentRepair): Promise<AgentRepaired> {
  const root = await mkdtemp(join(tmpdir(), 'test-agent-'));
  for (const [path, text] of Object.entries(files)) {
    await mkdir(dirname(join(root, path)), { recursive: true });
    await writeFile(join(root, path), text);
  }
  const config = buildConfig([{ checks: ['memory'], attempts: 1, ...settings }]);
  const env = process.env;
  const common = { env, workingDirectory: root, tempDir: tmpdir() };
  const deps = await assemble(config, { ...common, progress: () => {}, mayRun: true });
  try {
    const tools = await assembleRepair(config, {
      ...common,
      attemptsFile: null,
      workflowToken: null,
      barred: null,
      sandbox: deps.sandbox,
      signal: new AbortController().signal,
      plugins: { readFiles: async () => [], keep: null, log: () => {} },
    });
    const tree = { root, commit: null };
    const report = await checkPaths(tree, ['main.c'], config, { name: 'test', version: '0' }, deps);
    const [finding] = report.findings;
    if (finding === undefined) throw new Error(`nothing was found: ${JSON.stringify(report.units)}`);
    const place = { tree, checkout: root, lent: noLentHeaders };
    const { file } = finding.counterexample.property.location;
    const text = files[file] ?? '';
    const parser = await cParser();
    const task = { finding, file, text, parsed: parser.parse(text), headers: [], parser };
    const originals = new Map([...(await unitClosure(finding, place, config, deps)), [file, text]]);
    const about = { finding, place, editable: [file], closure: originals, headers: [] };
    const { compiler, toolchain, tests } = tools;
    const workspace = tools.workspaceOf(root);
    const acceptor = acceptorFor(about, config, deps, { workspace, compiler, toolchain, tests });
    const prompts = await loadPrompts(readPrompt);
    const { model, requests } = reactingModel(react);
    const kit = {
      plugins,
      loadFaults: [],
      analyser: gccAnalyser({ env, sandbox: deps.sandbox }),
      cores: 2,
      keep: null,
      write: writeTextFile,
      log: () => {},
    };
    const outcome = await repairWithPlugins(
      { finding, place, config, deps, tools, originals },
      kit,
      (agent) =>
        repair(task, repairSettings(config, 1), {
          proposeTemplates: () => [],
          model,
          acceptor,
          prompts,
          log: { append: async () => {} },
          now: () => performance.now() / 1000,
          agent: plugins.length === 0 ? null : agent,
        }),
      undefined,
    );
    return { outcome, requests };
  } finally {
    await deps.close();
    await rm(root, { recursive: true, force: true });
  }
}

function reactingModel(react: AgentRepair['react']): { model: LanguageModel; requests: ModelRequest[] } {
  const requests: ModelRequest[] = [];
  const ask: LanguageModel['ask'] = async (request) => {
    requests.push(request);
    const answer = react(request);
    const reply = { finish: 'stop', tokens: null, seconds: 0 } as const;
    if (typeof answer === 'string') return { ...reply, text: answer };
    const { name, args } = answer;
    return {
      ...reply,
      text: '',
      calls: [{ id: `${requests.length}`, name, arguments: JSON.stringify(args) }],
    };
  };
  return { model: { name: 'reacting', ask }, requests };
}

/** An answer that puts one line in the place of another one. */
export function edit(search: string, replace: string): string {
  return `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE\n`;
}
