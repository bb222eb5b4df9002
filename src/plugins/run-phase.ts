import type { Finding } from '../domain/finding.ts';
import type { PhaseUnit, PluginToolContext } from './api.ts';
import { type ArtifactStore, createArtifacts, type LeftArtifact } from './artifacts.ts';
import { createBinder } from './binder.ts';
import type { AnyExtension, LoadedPlugin, PluginId, ToolBinder } from './extension.ts';
import { createFaultLog, type Fault, type FaultLog } from './faults.ts';
import { createTaskHost, type Task, type TaskHost, type TaskLimits } from './task-host.ts';

/** What a phase gets to run with. */
export interface PhaseHost<U> {
  /** A new one for each attempt. */
  nextBinder(): ToolBinder<U>;
  readonly tasks: TaskHost;
  readonly faults: FaultLog;
  /** Aborted when the phase is over. */
  readonly signal: AbortSignal;
}

/** A part of the work that a model takes part in. One declaration says who contributes: for the gate, the key and the binder. */
export interface Phase<U extends PhaseUnit, R> {
  readonly name: string;
  /** Null: no plugin has a part in it. */
  readonly extension: AnyExtension | null;
  run(unit: U, findings: readonly Finding[], host: PhaseHost<U>): Promise<R>;
}

export interface PhaseEnd<R> {
  readonly result: R;
  readonly artifacts: readonly LeftArtifact[];
  readonly faults: readonly Fault[];
  /** Tasks whose end the model never saw. */
  readonly unread: readonly Task[];
}

export interface PhaseDeps {
  readonly plugins: readonly LoadedPlugin[];
  /** What plugins may read of the sources. */
  readonly source: PluginToolContext['source'];
  readonly limits: TaskLimits;
  readonly log: (plugin: PluginId, message: string) => void;
  readonly tell?: (fault: Fault) => void;
  readonly signal?: AbortSignal | undefined;
}

/** Runs a phase with the plugins of a run; whatever they leave undone is ended with it. */
export async function runPhase<U extends PhaseUnit, R>(
  phase: Phase<U, R>,
  unit: U,
  findings: readonly Finding[],
  deps: PhaseDeps,
): Promise<PhaseEnd<R>> {
  const faults = createFaultLog(deps.tell);
  const artifacts = createArtifacts(faults);
  const tasks = createTaskHost(deps.limits, faults);
  const over = new AbortController();
  const signal = deps.signal === undefined ? over.signal : AbortSignal.any([over.signal, deps.signal]);
  const asked = phase.extension === null ? [] : deps.plugins;
  const plugins = asked.map((one) => ({ ...one, context: contextFor(one.id, artifacts, deps) }));
  const nextBinder = () => createBinder(unit, findings, { plugins, faults, signal });
  try {
    const result = await phase.run(unit, findings, { nextBinder, tasks, faults, signal });
    const unread = await tasks.close();
    return { result, artifacts: artifacts.all, faults: faults.all, unread };
  } finally {
    over.abort(new Error('the phase is over'));
    await tasks.close();
    artifacts.close();
  }
}

function contextFor(id: PluginId, artifacts: ArtifactStore, { source, log }: PhaseDeps): PluginToolContext {
  return Object.freeze({
    source: Object.freeze({ ...source }),
    cache: new Map<string, string>(),
    log: (message: string) => log(id, String(message).slice(0, 1000)),
    artifacts: artifacts.registrarFor(id),
  });
}
