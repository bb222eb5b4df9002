import type { PhaseUnit, StateReader } from '../../plugins/api.ts';
import { createDispatcher } from '../../plugins/dispatcher.ts';
import { hasMethod, type InjectedToolExtension } from '../../plugins/extension.ts';
import type { AuthorState, RepairTools as RepairToolsHook } from '../../plugins/phases.ts';
import { type Phase, type PhaseHost, runPhase } from '../../plugins/run-phase.ts';
import { createStateHost } from '../../plugins/state-host.ts';
import { taskTools } from '../../plugins/task-tools.ts';
import { withoutTools } from '../../repair/converse.ts';
import { createEditStore, type EditedFiles } from '../../repair/edit-store.ts';
import type { RepairAgent } from '../../repair/repair-agent.ts';
import type { RepairOutcome } from '../../repair/repair-outcome.ts';
import { unitOf } from '../accept-subject.ts';
import { openAuthorState } from './author-state.ts';
import type { AuthoredRepair } from './authored-repair.ts';
import { editTools } from './edit-tools.ts';
import { editDiff, editedCode } from './edited-code.ts';
import { phaseDeps } from './phase-deps.ts';
import { type PluginKit, sideOf } from './plugin-kit.ts';

type Open = StateReader<'repair', AuthorState>;

/** Who has tools for a repair; each gets a reader that knows whose it is. */
export const repairExtension: InjectedToolExtension<RepairToolsHook, PhaseUnit, [], Open> = {
  kind: 'injected',
  provider: (plugin): plugin is RepairToolsHook => hasMethod(plugin, 'repairTools'),
  project: (provider) => provider.repairTools,
};

/** A repair, as far as it needs no plugins to be described. */
export type RepairSubject = Omit<AuthoredRepair, 'store' | 'tasks' | 'write'>;

/** Runs a repair as a phase that plugins have a part in; what they leave is beside the outcome. */
export async function repairWithPlugins(
  subject: RepairSubject,
  kit: PluginKit,
  run: (agent: RepairAgent) => Promise<RepairOutcome>,
  signal: AbortSignal | undefined,
): Promise<RepairOutcome> {
  const { finding } = subject;
  const notes: string[] = [];
  const phase: Phase<PhaseUnit, RepairOutcome> = {
    name: 'repair',
    extension: repairExtension,
    run: (_unit, _findings, host) =>
      run({ ...agentOf(subject, kit, host), toolsRefused: () => notes.push(withoutTools) }),
  };
  const ended = await runPhase(phase, unitOf(finding), [finding], {
    ...phaseDeps(subject, kit),
    signal,
  });
  const side = await sideOf(ended, kit);
  return { ...ended.result, side: { ...side, notes: [...notes, ...side.notes] } };
}

function agentOf(
  subject: RepairSubject,
  { write }: PluginKit,
  { nextBinder, tasks, faults, signal }: PhaseHost<PhaseUnit>,
): Omit<RepairAgent, 'toolsRefused'> {
  const { originals } = subject;
  const store = createEditStore({ mayEdit: (path) => originals.has(path) });
  const repair = { ...subject, store, tasks, write };
  const states = createStateHost<'repair', EditedFiles, AuthorState>({
    snapshot: store.current,
    open: (edited, id, own) => openAuthorState(edited, id, repair, own),
    faults,
    signal,
  });
  const dispatcher = createDispatcher({ faults, mint: states.mint, signal });
  return {
    code: editedCode(store, originals),
    bind: async () => {
      const bound = await nextBinder()(repairExtension, states.readerFor);
      if (bound.length === 0) return dispatcher([]);
      const edits = editTools(store, (id) => editDiff(store, id, originals));
      return dispatcher([...bound, edits, ...taskTools(bound, tasks)]);
    },
  };
}
