import { isWhole, twice } from '../hostile/faults/fault-matrix.ts';
import type { FaultCell, FaultScene } from '../hostile/faults/fault-scene.ts';
import { faultScenes } from '../hostile/faults/scenes.ts';
import { type ActionRun, runAction } from '../support/run-action.ts';

/** What ends a job: at once, or first with a word. */
const signals = ['SIGKILL', 'SIGTERM', 'SIGINT'] as const;

/**
 * `npm run eval -- mode-kills [MODE...]`: ends the bundle at each request that a mode makes, one after the other, and
 * runs it again. Every second request is carried out although nobody hears of it any more. Throws for the first run that
 * ended green, and where the run after it leaves less than an undisturbed one, or something twice.
 */
export async function evaluateModeKills(modes: readonly string[]): Promise<void> {
  for (const mode of modes.length === 0 ? Object.keys(faultScenes) : modes) {
    const open = faultScenes[mode];
    if (open === undefined) throw new Error(`no such mode: ${mode}`);
    await using scene = await open();
    const whole = await scene.open();
    const before = scene.github.requests.length;
    await runCell(whole);
    const count = scene.github.requests.slice(before).filter(({ route }) => route !== 'git').length;
    const once = await whole.left();
    await runCell(whole);
    const expected = [once, await whole.left()];
    for (let at = 0; at < count; at++) {
      const problem = await killAt(scene, at, expected);
      process.stdout.write(`${mode}: killed at request ${at + 1} of ${count}: ${problem ?? 'right'}\n`);
      if (problem !== null) process.exitCode = 1;
    }
  }
}

async function killAt(
  scene: FaultScene,
  at: number,
  expected: readonly (readonly string[])[],
): Promise<string | null> {
  const cell = await scene.open();
  let seen = 0;
  let kill = () => {};
  const cancelled = new Promise<void>((resolve) => {
    kill = resolve;
  });
  const stop = scene.github.onRequest(async ({ route }) => {
    if (route === 'git' || seen++ !== at) return;
    kill();
    // Until it is gone; then the request is carried out, or lost on the way.
    await new Promise((wake) => setTimeout(wake, 300));
    if (at % 2 === 0) scene.github.faults.push({ drop: true });
  });
  const signal = signals[at % signals.length] ?? 'SIGKILL';
  const killed = await runCell(cell, { cancelled, signal });
  stop();
  scene.github.faults.clear();
  if (killed.exitCode === 0) return 'it was killed and ended green';
  if (killed.outputs.conclusion === 'success') return 'it was killed and says that it succeeded';
  const again = await runCell(cell);
  const left = await cell.left();
  if (scene.wrong(again, left) !== null) return `the next run: ${scene.wrong(again, left)}`;
  if (!expected.some((one) => isWhole(left, one)))
    return `the next run leaves ${left.join(', ') || 'nothing'}`;
  return twice(left, expected);
}

/** As a program of its own. */
async function runCell(
  cell: FaultCell,
  over: { readonly cancelled?: Promise<void>; readonly signal?: NodeJS.Signals } = {},
): Promise<ActionRun> {
  const { ref, files = {}, ...options } = await cell.options();
  return runAction({ ...options, ...over, ref: ref ?? 'refs/heads/main', built: () => files });
}
