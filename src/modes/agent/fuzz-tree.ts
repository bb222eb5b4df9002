import type { Observed } from '../../plugins/phases.ts';
import { functionNamer } from '../../project/function-at.ts';
import { linesOf } from '../../repair/source-lines.ts';
import { startDeadline } from '../../verification/deadline.ts';
import { createFuzzer } from '../../verification/fuzz/create-fuzzer.ts';
import { patchAnalyst } from '../accept-analyst.ts';
import { type AuthoredRepair, type ScratchTree, scratchEdits } from './authored-repair.ts';

/** Seconds. */
const longest = 60;

/** Boundary and random inputs on the unit of the finding, in a scratch tree, under the sanitizers. */
export async function fuzzTree(
  tree: ScratchTree,
  seconds: number,
  repair: AuthoredRepair,
): Promise<Observed> {
  const { finding, place, config, deps, tools } = repair;
  const { toolchain } = tools;
  const patch = { edits: await scratchEdits(tree, repair) };
  const root = { root: tree.root, close: async () => {} };
  const pair = await patchAnalyst(finding, place, config, deps).pair(root, patch);
  if (pair === null || toolchain === null) return { outcome: 'unknown', detail: 'the unit is gone' };
  const texts = new Map([
    ...repair.originals,
    ...patch.edits.map(({ file, after }) => [file, after] as const),
  ]);
  const { runs, crash } = await createFuzzer({ scratch: deps.scratch, toolchain, mayRun: true }).fuzz({
    setup: pair.after,
    functions: pair.functions,
    linesOf: (file) => (texts.has(file) ? linesOf(texts.get(file) ?? '') : null),
    functionOf: functionNamer((file) => deps.parser.parse(texts.get(file) ?? '')),
    checks: config.checks,
    deadline: startDeadline(Math.min(longest, seconds), deps.clock),
  });
  if (crash !== null) {
    const { file, line } = crash.property.location;
    const inputs = crash.inputs.map(({ variable, value }) => `${variable} = ${value}`).join(', ');
    return {
      outcome: 'wrong',
      detail: `${file}:${line}: ${crash.tool} says: ${crash.says} (with ${inputs})`,
    };
  }
  if (runs === 0) return { outcome: 'unknown', detail: 'nothing could be run' };
  return { outcome: 'fine', detail: `${runs} runs came to their end` };
}
