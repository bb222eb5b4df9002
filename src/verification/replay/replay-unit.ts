import type { Scratch } from '../scratch.ts';
import type { Verifier } from '../verifier.ts';
import { attemptsFor, checksInTheWay } from './attempts.ts';
import { howToRun } from './how-to-run.ts';
import { type Recordings, recordInputs } from './record-inputs.ts';
import { byteFunction, readsBytes } from './recorded-bytes.ts';
import { compilationOf, unitOf } from './replayed-program.ts';
import { notReplayed, type Replay, type ReplayEvidence, type ReplayRequest } from './replayer.ts';
import { type Inputs, noInputs, type ReproducedUnit, reproducerText } from './reproducer-text.ts';
import { readsFromOutside, standardInput } from './standard-input.ts';
import type { Instrumentation, Toolchain } from './toolchain.ts';
import { type Tried, tryRuns } from './try-runs.ts';

export interface ReplayDeps {
  readonly verifier: Verifier;
  readonly scratch: Scratch;
  readonly toolchain: Toolchain;
  /** Whether code of the project may run here at all. */
  readonly mayRun: boolean;
}

export type OneReplayDeps = ReplayDeps & { readonly recordings: Recordings };

/** What is common to all attempts at one violation. */
export interface Attempt {
  readonly request: ReplayRequest;
  readonly instrumentation: Instrumentation;
  readonly secondsLeft: () => number;
  readonly deps: OneReplayDeps;
}

/** The unit's text, as it is run and as ESBMC is asked about it. */
export interface UnitTexts {
  readonly replayed: string;
  readonly recorded: string;
}

const compileSeconds = 4;
const leastSeconds = 0.2;

/** Asks ESBMC for the inputs, compiles them with the unit, and runs that. */
export async function replayUnit({ replayed, recorded: text }: UnitTexts, attempt: Attempt): Promise<Replay> {
  const { request, instrumentation, secondsLeft, deps } = attempt;
  const unit = unitOf(request.setup, request.functions, replayed);
  const recorded = await inputsOf(request, { ...unit, text }, secondsLeft, deps);
  const stdin = recorded?.stdin ?? standardInput(request.violation.counterexample, request.linesOf);
  const inputs = { ...(recorded ?? noInputs), stdin };
  const first = await tryProgram(unit, inputs, false, attempt);
  if (first === null) return notReplayed;
  if (first.reproducer !== null) return first;
  const { ran, wasStopped } = first;
  // What comes after the first thing that goes wrong can be seen where a run goes on.
  const later =
    wasStopped && instrumentation === 'sanitizers' ? await tryProgram(unit, inputs, true, attempt) : null;
  if (later !== null && later.reproducer !== null) return later;
  // Valgrind speaks up where such a value decides something, which may be never: silence shows nothing.
  const isKnown =
    recorded?.isExact === true &&
    ran &&
    !wasStopped &&
    instrumentation === 'sanitizers' &&
    !readsFromOutside(request.functions);
  return { ...notReplayed, reproduced: isKnown ? false : null };
}

/** Null where it can't be compiled in time. */
async function tryProgram(
  unit: ReproducedUnit,
  inputs: Inputs,
  goesOn: boolean,
  { request, instrumentation, secondsLeft, deps: { toolchain } }: Attempt,
): Promise<(Replay & Pick<Tried, 'ran' | 'wasStopped'>) | null> {
  const { violation, setup } = request;
  const { kind } = violation.counterexample.property;
  const compilation = compilationOf(setup, { instrumentation, without: checksInTheWay(kind), goesOn });
  const textWith = (allocations: Tried['allocations'], comment: readonly string[]) =>
    reproducerText(unit, inputs, { comment, allocations, goesOn, detectsLeaks: kind === 'memory-leak' });
  const timeoutSeconds = Math.min(compileSeconds, secondsLeft());
  if (timeoutSeconds < leastSeconds) return null;
  const tried = textWith({ failingAllocation: 0, fill: 0 }, []);
  const executable = await toolchain.compile({ ...compilation, text: tried, timeoutSeconds });
  if (executable === null) return null;
  try {
    const attempts = attemptsFor(violation.needsAllocationFailure, inputs, instrumentation);
    const found = await tryRuns(executable, attempts, request, secondsLeft);
    const { evidence, ran, wasStopped } = found;
    if (evidence === null) return { ...notReplayed, ran, wasStopped };
    const comment = commentOf(request, evidence, toolchain.commands(compilation, 'reproducer.c'));
    const reproducer = textWith(found.allocations, comment);
    return { reproduced: true, evidence, reproducer, ran, wasStopped };
  } finally {
    await executable.close();
  }
}

/** Null when there are inputs and they were not found. */
async function inputsOf(
  { violation, setup }: ReplayRequest,
  unit: ReproducedUnit,
  secondsLeft: () => number,
  deps: OneReplayDeps,
): Promise<Inputs | null> {
  const asksBytes = unit.harnessEntry === null && readsBytes(unit.declared);
  if (unit.functions.length === 0 && unit.argv === null && !asksBytes) return noInputs;
  const functions = asksBytes ? [...unit.functions, byteFunction] : unit.functions;
  return recordInputs(violation, setup, { ...unit, functions, readsBytes: asksBytes }, secondsLeft, deps);
}

function commentOf(
  { violation: { counterexample }, setup }: ReplayRequest,
  { tool, excerpt }: ReplayEvidence,
  commands: readonly string[],
): readonly string[] {
  const { location, kind } = counterexample.property;
  return [
    `Reproduces: ${kind} in ${location.file}, line ${location.line}, found by ESBMC from ${setup.unit.entry}.`,
    `${tool} says: ${excerpt}`,
    ...howToRun(commands),
  ];
}
