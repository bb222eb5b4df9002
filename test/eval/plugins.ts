import { builtinCases, saidByTools } from '../modes/agent/builtin-cases.ts';
import { agentRepair, builtin } from '../support/agent-repair.ts';

/**
 * What each built-in plugin changes: the same bug, the same model, with it and without. `npm run eval -- plugins`, or for
 * some `npx tsx test/eval/plugins.ts NAME...`. CI takes a sample (test/modes/agent/builtins.test.ts).
 */
const wanted = process.argv.slice(2).filter((name) => builtinCases.some(({ plugin }) => plugin === name));
const cases = builtinCases.filter(({ plugin }) => wanted.length === 0 || wanted.includes(plugin));
const seconds = (from: number) => `${((performance.now() - from) / 1000).toFixed(1)} s`;

let right = 0;
for (const { plugin, changes, files, react, said, repaired } of cases) {
  const start = performance.now();
  const plugged = await agentRepair({ files, plugins: [builtin(plugin)], react });
  const middle = performance.now();
  const alone = await agentRepair({ files, plugins: [], react });
  const heard = saidByTools(plugged);
  const isHeard =
    heard.length === said.length &&
    said.every((one, at) => (typeof one === 'string' ? heard[at]?.includes(one) : one.test(heard[at] ?? '')));
  const { outcome } = plugged;
  const isRepaired =
    outcome.outcome === 'repaired' &&
    outcome.candidate.patch.edits.some(({ after }) => after.includes(repaired));
  const isRight = isHeard && isRepaired && alone.outcome.outcome === 'exhausted';
  if (isRight) right += 1;
  const lost = alone.outcome.attempts.flatMap(({ acceptance }) =>
    acceptance.verdict === 'rejected' ? [acceptance.reason] : [],
  );
  console.log(`${isRight ? 'right' : 'WRONG'}  ${plugin}: ${changes}`);
  console.log(
    `       with it ${outcome.outcome} (${((middle - start) / 1000).toFixed(1)} s), without ${alone.outcome.outcome}: ${lost.join(', ')} (${seconds(middle)})`,
  );
  for (const one of isRight ? [] : heard) console.log(`       said: ${one.slice(0, 300)}`);
}
console.log(`${right} of ${cases.length} right`);
if (right < cases.length) process.exitCode = 1;
