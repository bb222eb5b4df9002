import type { Counterexample } from '../../domain/counterexample.ts';
import type { Scratch } from '../scratch.ts';
import { type UnitSetup, unitRequest } from '../unit-request.ts';
import type { Strategy, Verifier } from '../verifier.ts';
import type { Violation } from '../verify-unit.ts';
import { recordedArguments } from './arguments.ts';
import { cInitialiser } from './c-initialiser.ts';
import { bytesRead } from './recorded-bytes.ts';
import { type RecordedUnit, recordedValues, recordingText } from './recording.ts';
import { type Inputs, noInputs } from './reproducer-text.ts';

interface RecordDeps {
  readonly verifier: Verifier;
  readonly scratch: Scratch;
  /** Of this unit. */
  readonly recordings: Recordings;
}

/** Seconds that are left for everything that has to be done. */
type SecondsLeft = () => number;

/** What was asked about a unit before: one run can show several of its violations. */
export type Recordings = Map<string, Promise<readonly Counterexample[]>>;

/**
 * Asks ESBMC for the same violation once more, in a unit that keeps its inputs where the trace shows them. Null when
 * it is not found again in time.
 */
export async function recordInputs(
  { counterexample, group, needsAllocationFailure }: Violation,
  setup: UnitSetup,
  unit: RecordedUnit,
  secondsLeft: SecondsLeft,
  { verifier, scratch, recordings }: RecordDeps,
): Promise<Inputs | null> {
  const run = async (strategy: Strategy, allocationMayFail: boolean) => {
    const timeoutSeconds = secondsLeft() * shareOfTime;
    if (timeoutSeconds < leastSeconds) return [];
    const path = await scratch.write('recording.c', recordingText(unit));
    const recording = { ...setup, sources: [path, ...setup.sources.slice(1)] };
    const choice = { checks: group, strategy, allocationMayFail, timeoutSeconds };
    return (await verifier.verify(unitRequest(recording, choice))).counterexamples;
  };
  const find = async (strategy: Strategy, allocationMayFail: boolean): Promise<Inputs | null> => {
    const key = JSON.stringify([group, strategy, allocationMayFail]);
    const asked = recordings.get(key) ?? run(strategy, allocationMayFail);
    recordings.set(key, asked);
    const found = (await asked).find((one) => isSameProperty(one, counterexample));
    if (found === undefined) return null;
    const returned = recordedValues(found, unit.functions);
    const isExact = returned.flat().every(isExactValue);
    const stdin = unit.readsBytes ? bytesRead(returned.at(-1) ?? []) : null;
    return { ...noInputs, returned, stdin, argv: recordedArguments(found), allocationMayFail, isExact };
  };
  const [first, all] = strategiesFor(counterexample.bound);
  if (needsAllocationFailure) return (await find(first, true)) ?? find(all, true);
  // Without failing allocations first: one that has nothing to do with it would be in the way.
  return (await find(first, false)) ?? (await find(all, false)) ?? find(first, true);
}

/** Some time is kept for compiling and running. */
const shareOfTime = 0.7;
const leastSeconds = 0.5;

/** Numbers with a point are kept by their bits, but not those in a structure. */
function isExactValue(value: string | null): boolean {
  if (value === null || cInitialiser(value) === null) return false;
  return !(value.startsWith('{') && /NAN|INF|\d\.\d/i.test(value));
}

/** What finds the first violation soonest, and what finds those that others hide. */
function strategiesFor(bound: number | null): readonly [Strategy, Strategy] {
  if (bound === null) return [{ name: 'unrolled' }, { name: 'incremental', maxBound: 16 }];
  return [
    { name: 'within', bound },
    { name: 'enumerate', bound },
  ];
}

function isSameProperty({ property: one }: Counterexample, { property: other }: Counterexample): boolean {
  return (
    one.kind === other.kind &&
    one.location.file === other.location.file &&
    one.location.line === other.location.line
  );
}
