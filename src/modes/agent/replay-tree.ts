import type { Observed } from '../../plugins/phases.ts';
import { inputsReplayed } from '../../repair/acceptance/steps/inputs-replayed.ts';
import { acceptorFor } from '../accept-repairs.ts';
import { type AuthoredRepair, type ScratchTree, scratchEdits } from './authored-repair.ts';

/** The inputs of the counterexample on a scratch tree: the step of the acceptance that does it, and no other. */
export async function replayTree(tree: ScratchTree, repair: AuthoredRepair): Promise<Observed> {
  const { finding, place, config, deps, tools } = repair;
  const patch = { edits: await scratchEdits(tree, repair) };
  const acceptor = acceptorFor(
    { finding, place, editable: [], headers: [] },
    config,
    deps,
    {
      workspace: tools.workspaceOf(place.tree.root),
      compiler: tools.compiler,
      toolchain: tools.toolchain,
      tests: null,
    },
    { verify: [], execute: [inputsReplayed] },
  );
  const candidate = { patch, engine: 'model', author: '', title: '' } as const;
  const nothing = { verdict: 'accepted', bound: null, behaviour: 'not-compared', evidence: [] } as const;
  const { evidence } = await acceptor.execute(candidate, nothing, tree.signal);
  const [said] = evidence;
  if (said === undefined || said.outcome === 'not-run')
    return { outcome: 'unknown', detail: said?.detail ?? '' };
  return { outcome: said.outcome === 'passed' ? 'fine' : 'wrong', detail: said.detail };
}
