import type { Config } from '../config/config.ts';
import { ConfigurationError } from '../domain/errors.ts';
import type { Finding } from '../domain/finding.ts';
import type { CompilerCheck } from '../repair/acceptance/compiler-check.ts';
import type { ProjectTests } from '../repair/acceptance/project-tests.ts';
import type { Workspace } from '../repair/acceptance/workspace.ts';
import type { Acceptor } from '../repair/acceptor.ts';
import type { AttemptLog } from '../repair/attempt-log.ts';
import type { LanguageModel } from '../repair/language-model.ts';
import { repair } from '../repair/repair.ts';
import type { RepairAgent } from '../repair/repair-agent.ts';
import type { RepairOutcome } from '../repair/repair-outcome.ts';
import type { RepairPrompts } from '../repair/repair-prompts.ts';
import { repairSettings } from '../repair/repair-settings.ts';
import type { RepairTask } from '../repair/repair-task.ts';
import { proposeTemplates } from '../repair/templates/propose-templates.ts';
import type { Toolchain } from '../verification/replay/toolchain.ts';
import { acceptorFor } from './accept-repairs.ts';
import type { RepairPlace } from './accept-subject.ts';
import type { PluginKit } from './agent/plugin-kit.ts';
import { repairWithPlugins } from './agent/repair-with-plugins.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { buildScene } from './build-scene.ts';
import { loadSource, surveyor } from './load-source.ts';
import { unitClosure } from './unit-closure.ts';

/** What a repair needs beside what an analysis does. */
export interface RepairTools {
  /** Null: the template repairs alone. */
  readonly model: LanguageModel | null;
  /** False: the model alone. */
  readonly templates?: boolean;
  readonly prompts: RepairPrompts;
  readonly log: AttemptLog;
  /** Patched copies of a tree. */
  readonly workspaceOf: (root: string) => Workspace;
  /** Both null where there is no compiler. */
  readonly compiler: CompilerCheck | null;
  readonly toolchain: Toolchain | null;
  /** Null where the project names none, or none may run. */
  readonly tests: ProjectTests | null;
  /** Why code of the project may not run here; null where it may. */
  readonly barred: string | null;
  readonly signal?: AbortSignal;
  /** Null or left out where no plugin is switched on. */
  readonly plugins?: PluginKit | null;
}

/** A finding of a tree, as it was verified just now. */
export interface TreeRepair {
  readonly finding: Finding;
  readonly place: RepairPlace;
}

/** The judge of candidates for a finding of a tree. */
export async function acceptorInTree(
  { finding, place }: TreeRepair,
  config: Config,
  deps: AnalysisDeps,
  tools: Pick<RepairTools, 'workspaceOf' | 'compiler' | 'toolchain' | 'tests' | 'barred'>,
): Promise<Acceptor> {
  const task = await taskFor(finding, place, config, deps);
  return acceptorOf(task, place, config, deps, tools, await unitTexts(task, place, config, deps));
}

/** Repairs a finding in scratch copies of its tree: nothing in the tree itself is changed. */
export async function repairInTree(
  { finding, place }: TreeRepair,
  config: Config,
  deps: AnalysisDeps,
  tools: RepairTools,
): Promise<RepairOutcome> {
  const task = await taskFor(finding, place, config, deps);
  const plugins = tools.model === null ? null : (tools.plugins ?? null);
  const originals = await unitTexts(task, place, config, deps);
  const acceptor = acceptorOf(task, place, config, deps, tools, originals);
  const run = (agent: RepairAgent | null) =>
    repair(task, repairSettings(config, deps.jobs), {
      proposeTemplates: tools.templates === false ? () => [] : proposeTemplates,
      model: tools.model,
      acceptor,
      prompts: tools.prompts,
      log: tools.log,
      now: () => deps.clock() / 1000,
      signal: tools.signal,
      agent,
    });
  if (plugins === null) return run(null);
  return repairWithPlugins({ finding, place, config, deps, tools, originals }, plugins, run, tools.signal);
}

function acceptorOf(
  { finding, file, headers }: RepairTask,
  place: RepairPlace,
  config: Config,
  deps: AnalysisDeps,
  {
    workspaceOf,
    compiler,
    toolchain,
    tests,
    barred,
  }: Pick<RepairTools, 'workspaceOf' | 'compiler' | 'toolchain' | 'tests' | 'barred'>,
  closure: ReadonlyMap<string, string>,
): Acceptor {
  const about = { finding, place, editable: [file], closure, headers: headers.map((header) => header.file) };
  const workspace = workspaceOf(place.tree.root);
  const acceptor = acceptorFor(about, config, deps, { workspace, compiler, toolchain, tests });
  if (barred === null) return acceptor;
  const evidence = {
    step: 'replay',
    outcome: 'not-run',
    detail: `nothing of the project was run: ${barred}`,
  } as const;
  return {
    verify: acceptor.verify,
    execute: async (_candidate, verified) => ({ ...verified, evidence: [...verified.evidence, evidence] }),
  };
}

/** Texts of the files that the unit is made of, by path, and of the one to be repaired in any case. */
async function unitTexts(
  { finding, file, text }: RepairTask,
  place: RepairPlace,
  config: Config,
  deps: AnalysisDeps,
): Promise<ReadonlyMap<string, string>> {
  return new Map([...(await unitClosure(finding, place, config, deps)), [file, text]]);
}

/** What is to be repaired, for a finding of a tree. Throws ConfigurationError where its file can't be read. */
export async function taskFor(
  finding: Finding,
  { tree, checkout, lent }: RepairPlace,
  config: Config,
  deps: AnalysisDeps,
): Promise<RepairTask> {
  const { file } = finding.counterexample.property.location;
  const source = await loadSource(tree, file, deps);
  if (source === null) throw new ConfigurationError(`${file}: the file that the bug is in can not be read`);
  const place = { root: tree.root, checkout, lent: { files: lent.files, lend: async () => {} } };
  const { headers } = await surveyor(await buildScene(place, config, deps.reader), deps)(source);
  return { finding, file, text: source.text, parsed: source.file, headers, parser: deps.parser };
}
