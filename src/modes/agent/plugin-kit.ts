import type { SideInformation } from '../../domain/side-information.ts';
import type { LeftArtifact } from '../../plugins/artifacts.ts';
import type { LoadedPlugin } from '../../plugins/extension.ts';
import type { Fault } from '../../plugins/faults.ts';
import type { PhaseEnd } from '../../plugins/run-phase.ts';
import type { TaskLimits } from '../../plugins/task-host.ts';
import { taskLine } from '../../plugins/task-tools.ts';
import { plainLine } from '../../repair/plain-line.ts';
import type { StaticAnalyser } from '../../repair/static-analyser.ts';

/** The plugins of a run, and what they need beside an analysis. */
export interface PluginKit {
  /** At least one. */
  readonly plugins: readonly LoadedPlugin[];
  /** What was wrong with those that are not there. */
  readonly loadFaults: readonly Fault[];
  /** Null where there is no compiler that could. */
  readonly analyser: StaticAnalyser | null;
  /** Cores that tasks may take. */
  readonly cores: number;
  /** Writes what a plugin left, and returns its path; null where nothing is written. */
  readonly keep: ((artifact: LeftArtifact) => Promise<string>) | null;
  /** Writes a file of a scratch tree, by its absolute path. */
  readonly write: (path: string, text: string) => Promise<void>;
  readonly log: (line: string) => void;
}

/** Seconds, and how many tasks of one plugin. */
const taskSeconds = 300;
const tasksEach = 8;

export function taskLimits({ cores }: Pick<PluginKit, 'cores'>): TaskLimits {
  return { slots: Math.max(1, cores - 1), seconds: taskSeconds, perPlugin: tasksEach };
}

/** What plugins left, for the report. Their words are data: one line each. */
export async function sideOf(
  { artifacts, faults, unread }: Omit<PhaseEnd<unknown>, 'result'>,
  { keep, loadFaults }: Pick<PluginKit, 'keep' | 'loadFaults'>,
): Promise<SideInformation> {
  const notes = [
    ...[...loadFaults, ...faults].map(faultLine),
    ...unread.map((task) => `Not waited for: ${plainLine(taskLine(task))}`),
  ];
  const kept = artifacts.map(async (artifact) => {
    const { plugin, name, kind, description } = artifact;
    const path = keep === null ? null : await keep(artifact);
    return { plugin, name, kind: plainLine(kind), description: plainLine(description), path };
  });
  return { notes, artifacts: await Promise.all(kept) };
}

export function faultLine({ plugin, at, message }: Fault): string {
  return `Plugin ${plugin}, ${at}: ${plainLine(message)}`;
}
