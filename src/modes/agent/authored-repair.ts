import { join } from 'node:path';
import type { Config } from '../../config/config.ts';
import type { Finding } from '../../domain/finding.ts';
import type { TaskHost } from '../../plugins/task-host.ts';
import type { CompilerCheck } from '../../repair/acceptance/compiler-check.ts';
import type { Workspace } from '../../repair/acceptance/workspace.ts';
import type { EditStore } from '../../repair/edit-store.ts';
import type { Toolchain } from '../../verification/replay/toolchain.ts';
import type { RepairPlace } from '../accept-subject.ts';
import type { AnalysisDeps } from '../analysis-deps.ts';
import { fileEdits } from './edited-code.ts';

/** What abilities of plugins stand on, and no plugin sees. */
interface RepairMachinery {
  readonly workspaceOf: (root: string) => Workspace;
  readonly compiler: CompilerCheck | null;
  readonly toolchain: Toolchain | null;
  /** Why code of the project may not run here; null where it may. */
  readonly barred: string | null;
}

/** A repair in progress, as views of it are made. */
export interface AuthoredRepair {
  readonly finding: Finding;
  readonly place: RepairPlace;
  readonly config: Config;
  readonly deps: AnalysisDeps;
  readonly tools: RepairMachinery;
  readonly store: EditStore;
  readonly tasks: TaskHost;
  /** Writes a file of a scratch tree, by its absolute path. */
  readonly write: (path: string, text: string) => Promise<void>;
  /** Texts of the unit's files in the pull request. */
  readonly originals: ReadonlyMap<string, string>;
}

/** A copy of the tree with some edits, by which a plugin's abilities work; it is removed with the view. */
export interface ScratchTree {
  /** Absolute. */
  readonly root: string;
  /** Aborted with the view. */
  readonly signal: AbortSignal;
}

/** How the unit's files differ from the pull request by now, whoever wrote to them. */
export async function scratchEdits({ root }: ScratchTree, { originals, deps }: AuthoredRepair) {
  const files = new Map<string, string>();
  for (const path of originals.keys()) {
    const text = await deps.reader.read(join(root, path));
    if (text !== null) files.set(path, text);
  }
  return fileEdits(files, originals);
}
