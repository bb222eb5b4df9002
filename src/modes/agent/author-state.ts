import { join } from 'node:path';
import { settingsFor } from '../../config/settings-for.ts';
import type { PluginId } from '../../plugins/extension.ts';
import type { AuthorState } from '../../plugins/phases.ts';
import type { OpenView } from '../../plugins/state-host.ts';
import type { EditedFiles } from '../../repair/edit-store.ts';
import type { AuthoredRepair, ScratchTree } from './authored-repair.ts';
import { fileEdits } from './edited-code.ts';
import { fuzzTree } from './fuzz-tree.ts';
import { replayTree } from './replay-tree.ts';
import { verifyTree } from './verify-tree.ts';

/** Opens what a plugin sees of a repair. Whose edits it proposes is decided here, and nowhere else. */
export async function openAuthorState(
  edited: EditedFiles,
  id: PluginId,
  repair: AuthoredRepair,
  signal: AbortSignal,
): Promise<OpenView<AuthorState>> {
  const { place, config, finding, store, tasks, tools, originals, deps } = repair;
  const own = (path: string) => {
    if (originals.has(path)) return path;
    throw new Error(`${path} is no file of the unit`);
  };
  const opened = await tools.workspaceOf(place.tree.root).open({ edits: fileEdits(edited, originals) }, true);
  if (!opened.ok) throw new Error(opened.reason);
  const { file } = finding.counterexample.property.location;
  const { flags, unwind, timeout } = settingsFor(config, file);
  const tree: ScratchTree = { root: opened.tree.root, signal };
  const mayRun = tools.toolchain !== null && tools.barred === null;
  return {
    close: opened.tree.close,
    view: {
      config: { flags, unwind, timeoutS: timeout },
      tree: tree.root,
      read: async (path) => (await deps.reader.read(join(tree.root, own(path)))) ?? '',
      write: (path, text) => repair.write(join(tree.root, own(path)), text),
      edits: {
        propose: (files, why) => store.commit({ by: 'plugin', plugin: id }, edited, files, why),
      },
      tasks: { launch: (description, job) => tasks.launch(id, String(description), job) },
      verify: (asked) => verifyTree(tree, asked, repair),
      replay: mayRun ? () => replayTree(tree, repair) : null,
      fuzz: mayRun ? (seconds) => fuzzTree(tree, seconds, repair) : null,
    },
  };
}
