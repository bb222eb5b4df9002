import { relative } from 'node:path/posix';
import type { PropertyKind } from '../../domain/property-kind.ts';
import { canBeIncluded } from '../../project/harness/harness-names.ts';
import type { Scratch } from '../scratch.ts';
import type { UnitSetup } from '../unit-request.ts';
import type { Verifier } from '../verifier.ts';
import { actsOnMachine } from './acts-on-machine.ts';
import { confirms } from './confirms.ts';
import { fillBlocks } from './fill-blocks.ts';
import { inputFunctions } from './input-functions.ts';
import { parseToolReport } from './parse-tool-report.ts';
import { type Recordings, recordInputs } from './record-inputs.ts';
import {
  notReplayed,
  type Replay,
  type ReplayEvidence,
  type Replayer,
  type ReplayRequest,
} from './replayer.ts';
import {
  type Allocations,
  assumptionFailed,
  type Inputs,
  noInputs,
  type ReproducedUnit,
  reproducerText,
  wrappedFunctions,
} from './reproducer-text.ts';
import { readsFromOutside, standardInput } from './standard-input.ts';
import type { CompileRequest, Executable, Instrumentation, Toolchain } from './toolchain.ts';

export interface ReplayDeps {
  readonly verifier: Verifier;
  readonly scratch: Scratch;
  readonly toolchain: Toolchain;
  /** Whether code of the project may run here at all. */
  readonly mayRun: boolean;
}

/** For each violation, all in all. */
const mostSeconds = 5;
const compileSeconds = 4;
const runSeconds = 2;

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

type OneReplayDeps = ReplayDeps & { readonly recordings: Recordings };

/** What is common to all attempts at one violation. */
interface Attempt {
  readonly request: ReplayRequest;
  readonly instrumentation: Instrumentation;
  /** Of the unit's file, relative to the root. */
  readonly path: string;
  readonly secondsLeft: () => number;
  readonly deps: OneReplayDeps;
}

async function replay(request: ReplayRequest, deps: OneReplayDeps): Promise<Replay> {
  const { violation, setup } = request;
  const instrumentation = toolFor(violation.counterexample.property.kind, deps.toolchain);
  const path = relative(setup.root, setup.file);
  if (actsOnMachine(request.functions)) return notReplayed;
  if (instrumentation === null || path.startsWith('../') || !canBeIncluded(path)) return notReplayed;
  const secondsLeft = request.deadline.within(mostSeconds).left;
  const attempt = { request, instrumentation, path, secondsLeft, deps };
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

/** The unit's text, as it is run and as ESBMC is asked about it. */
interface UnitTexts {
  readonly replayed: string;
  readonly recorded: string;
}

async function replayUnit({ replayed, recorded: text }: UnitTexts, attempt: Attempt): Promise<Replay> {
  const { request, instrumentation, secondsLeft, deps } = attempt;
  const { violation, setup } = request;
  const { kind } = violation.counterexample.property;
  const unit = unitOf(request, replayed);
  const recorded = await inputsOf(request, { ...unit, text }, secondsLeft, deps);
  const stdin = standardInput(violation.counterexample, request.linesOf);
  const inputs = { ...(recorded ?? noInputs), stdin };
  const program = {
    linked: setup.sources.slice(1),
    root: setup.root,
    build: setup.build,
    instrumentation,
    without: checksInTheWay(kind),
    wrapped: wrappedFunctions,
  };
  const textWith = (allocations: Allocations, comment: readonly string[]) =>
    reproducerText(unit, inputs, { comment, allocations, detectsLeaks: kind === 'memory-leak' });
  const timeoutSeconds = Math.min(compileSeconds, secondsLeft());
  if (timeoutSeconds < 0.2) return notReplayed;
  const tried = textWith({ failingAllocation: 0, fill: 0 }, []);
  const executable = await deps.toolchain.compile({ ...program, text: tried, timeoutSeconds });
  if (executable === null) return notReplayed;
  try {
    const found = await tryRuns(
      executable,
      attemptsFor(request, inputs, instrumentation),
      request,
      secondsLeft,
    );
    if (found.evidence === null) {
      // Valgrind speaks up where such a value decides something, which may be never: silence shows nothing.
      const isKnown =
        recorded?.isExact === true &&
        found.ran &&
        instrumentation === 'sanitizers' &&
        !readsFromOutside(request.functions);
      return { ...notReplayed, reproduced: isKnown ? false : null };
    }
    const comment = commentOf(request, found.evidence, deps.toolchain.commands(program, 'reproducer.c'));
    return { reproduced: true, evidence: found.evidence, reproducer: textWith(found.allocations, comment) };
  } finally {
    await executable.close();
  }
}

/** The sanitizers don't see uninitialised reads; what no tool sees can't be replayed. */
function toolFor(kind: PropertyKind, { hasMemcheck }: Toolchain): Instrumentation | null {
  if (kind !== 'uninitialised') return 'sanitizers';
  return hasMemcheck ? 'memcheck' : null;
}

/** The first thing that goes wrong ends a run: what ESBMC was not asked about in the same run is left out. */
function checksInTheWay(kind: PropertyKind): CompileRequest['without'] {
  const arithmetic = ['signed-integer-overflow', 'shift', 'float-cast-overflow'];
  if (kind === 'overflow' || kind === 'shift') return ['alignment'];
  return kind === 'alignment' ? arithmetic : [...arithmetic, 'alignment'];
}

function unitOf({ setup, functions }: ReplayRequest, text: string): ReproducedUnit {
  const { harness } = setup;
  const main = functions.find(({ name, isDefinition }) => name === 'main' && isDefinition);
  const parameters = main?.parameters.filter(({ type }) => type !== 'void').length ?? 0;
  const isProgram = harness === null || harness.entry === 'main';
  return {
    text,
    harnessEntry: isProgram ? null : harness.entry,
    functions: inputFunctions(harness === null ? '' : text, functions),
    argv: isProgram && parameters > 0 ? { most: Math.max(2, setup.argvMaxArgs), parameters } : null,
    declared: functions,
  };
}

/** Null when there are inputs and they were not found. */
async function inputsOf(
  { violation, setup }: ReplayRequest,
  unit: ReproducedUnit,
  secondsLeft: () => number,
  deps: OneReplayDeps,
): Promise<Inputs | null> {
  if (unit.functions.length === 0 && unit.argv === null) return noInputs;
  return recordInputs(violation, setup, unit, secondsLeft, deps);
}

/** The contents of memory that nothing was stored in, which may be anything, and allocations that may fail. */
function attemptsFor(
  { violation: { needsAllocationFailure } }: ReplayRequest,
  { allocationMayFail }: Inputs,
  instrumentation: Instrumentation,
): readonly Allocations[] {
  if (instrumentation === 'memcheck') return [{ failingAllocation: 0, fill: -1 }];
  const filled = [0, 0xff, 1, 0x41].map((fill) => ({ failingAllocation: 0, fill }));
  const failing = Array.from({ length: mostFailing }, (_, index) => ({
    failingAllocation: index + 1,
    fill: 0,
  }));
  if (needsAllocationFailure) return failing;
  return allocationMayFail ? [...filled, ...failing] : filled;
}

/** Allocations that come later are not made to fail. */
const mostFailing = 12;

/** From here on, a shell's exit codes are those of commands that can't be started or were killed. */
const notStarted = 126;

interface Tried {
  readonly evidence: ReplayEvidence | null;
  readonly allocations: Allocations;
  /** Whether runs came to their end, by inputs that are allowed, without anything that a tool complains about. */
  readonly ran: boolean;
}

async function tryRuns(
  executable: Executable,
  attempts: readonly Allocations[],
  { violation, setup, linesOf }: ReplayRequest,
  secondsLeft: () => number,
): Promise<Tried> {
  const { property } = violation.counterexample;
  let ran = false;
  let wasStopped = false;
  for (const allocations of attempts) {
    const timeoutSeconds = Math.min(runSeconds, secondsLeft());
    if (timeoutSeconds < 0.1) break;
    const { exitCode, stderr, timedOut } = await executable.run({ ...allocations, timeoutSeconds });
    const report = parseToolReport(stderr);
    const evidence = report === null ? null : confirms(property, report, { root: setup.root, linesOf });
    if (evidence !== null) return { evidence, allocations, ran: true };
    const isOrdinary = violation.needsAllocationFailure || allocations.failingAllocation === 0;
    const ended = exitCode < notStarted && exitCode !== assumptionFailed && !timedOut;
    ran ||= isOrdinary && ended;
    // At something else, before it came to the violation or for its own reasons.
    wasStopped ||= isOrdinary && report !== null;
  }
  return { evidence: null, allocations: { failingAllocation: 0, fill: 0 }, ran: ran && !wasStopped };
}

function commentOf(
  { violation: { counterexample }, setup }: ReplayRequest,
  { tool, line, excerpt }: ReplayEvidence,
  commands: readonly string[],
): readonly string[] {
  const { location, kind } = counterexample.property;
  return [
    `Reproduces: ${kind} in ${location.file}, line ${line}, found by ESBMC from ${setup.unit.entry}.`,
    `${tool} says: ${excerpt}`,
    '',
    'Compile and run it in the root of the repository:',
    ...commands.map((command) => `  ${command}`),
  ];
}
