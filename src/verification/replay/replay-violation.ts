import { relative } from 'node:path/posix';
import { canBeIncluded } from '../../project/harness/harness-names.ts';
import type { UnitSetup } from '../unit-request.ts';
import { actsOnMachine } from './acts-on-machine.ts';
import { toolFor } from './attempts.ts';
import { fillBlocks } from './fill-blocks.ts';
import type { Recordings } from './record-inputs.ts';
import { type OneReplayDeps, type ReplayDeps, replayUnit } from './replay-unit.ts';
import { notReplayed, type Replay, type Replayer, type ReplayRequest } from './replayer.ts';

/** For each violation, all in all. */
const mostSeconds = 8;

/** Replays by asking ESBMC for the inputs, compiling them with the code, and running that. */
export function createReplayer(deps: ReplayDeps): Replayer {
  const recordingsOf = new WeakMap<UnitSetup, Recordings>();
  return {
    replay: async (request) => {
      if (!deps.mayRun) return notReplayed;
      const recordings = recordingsOf.get(request.setup) ?? new Map();
      recordingsOf.set(request.setup, recordings);
      return replay(request, { ...deps, recordings });
    },
  };
}

async function replay(request: ReplayRequest, deps: OneReplayDeps): Promise<Replay> {
  const { violation, setup } = request;
  const instrumentation = toolFor(violation.counterexample.property.kind, deps.toolchain);
  const path = pathToInclude(setup);
  const isBarred = actsOnMachine(request.functions) && !deps.toolchain.isContained;
  if (instrumentation === null || path === null || isBarred) return notReplayed;
  const secondsLeft = request.deadline.within(mostSeconds).left;
  const attempt = { request, instrumentation, secondsLeft, deps };
  const { harness } = setup;
  // What ESBMC was started on, a harness or a copy of the file that it understands better, and as it is.
  const first = await replayUnit(
    {
      replayed: harness?.textFor(path) ?? `#include "${path}"`,
      recorded: `#include "${setup.sources[0] ?? setup.file}"`,
    },
    attempt,
  );
  if (first.reproduced === true || harness === null) return first;
  const filled = fillBlocks(harness.textFor(path));
  if (filled === harness.textFor(path)) return first;
  const recorded = fillBlocks(harness.textFor(setup.file));
  const second = await replayUnit(
    { replayed: filled, recorded },
    { ...attempt, deps: { ...deps, recordings: new Map() } },
  );
  return second.reproduced === null ? { ...first, reproduced: null } : second;
}

/** The unit's file from the root; null where it can't be written between quotes. */
export function pathToInclude({ root, file }: Pick<UnitSetup, 'root' | 'file'>): string | null {
  const path = relative(root, file);
  return path.startsWith('../') || !canBeIncluded(path) ? null : path;
}
