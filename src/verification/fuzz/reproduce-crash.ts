import type { PropertyKind } from '../../domain/property-kind.ts';
import type { Deadline } from '../deadline.ts';
import type { Allocations } from '../replay/allocator-text.ts';
import { howToRun } from '../replay/how-to-run.ts';
import { parseToolReport, type ToolReport } from '../replay/parse-tool-report.ts';
import { compilationOf } from '../replay/replayed-program.ts';
import { type Inputs, type ReproducedUnit, reproducerText } from '../replay/reproducer-text.ts';
import type { CompileRequest, RunResult, Toolchain } from '../replay/toolchain.ts';
import { hasEnded } from '../replay/try-runs.ts';
import type { UnitSetup } from '../unit-request.ts';
import { callersOf, wantedProperty } from './crash-property.ts';
import { type FuzzedUnit, programText } from './fuzzed-unit.ts';
import type { Crash, OtherRun } from './fuzzer.ts';
import { namedInputs } from './input-names.ts';

const compileSeconds = 4;
const runSeconds = 2;

/** Runs the unit with the very inputs, as a program of its own. Null where that does not stop as well. */
export async function reproduceCrash(
  found: Inputs,
  fill: number,
  { request, unit, compilation, readsStandardInput }: FuzzedUnit,
  toolchain: Toolchain,
): Promise<Crash | null> {
  const inputs = { ...found, stdin: readsStandardInput ? found.stdin : null };
  const allocations = { failingAllocation: 0, fill };
  const { setup, deadline } = request;
  const run = await runProgram(
    textOf(unit, inputs, allocations, []),
    allocations,
    compilation,
    deadline,
    toolchain,
  );
  const report = run === null ? null : parseToolReport(run.stderr);
  const property = report === null ? null : wantedProperty(report, request);
  if (report === null || property === null) return null;
  const { file, line } = property.location;
  const comment = [
    `Reproduces: ${property.kind} in ${file}, line ${line}, found by running ${setup.unit.entry}.`,
    `${report.tool} says: ${report.message}`,
    ...howToRun(toolchain.commands(compilation, 'reproducer.c')),
  ];
  return {
    property,
    calls: callersOf(report, request),
    inputs: namedInputs(inputs, unit, setup.harness),
    tool: report.tool,
    says: report.message,
    program: textOf(unit, inputs, allocations, comment),
    runIn: (other, within) =>
      runElsewhere(other, { unit, inputs, allocations, compilation, report }, within, toolchain),
  };
}

function textOf(
  unit: ReproducedUnit,
  inputs: Inputs,
  allocations: Allocations,
  comment: readonly string[],
): string {
  return reproducerText(unit, inputs, { comment, allocations, detectsLeaks: false });
}

interface Stop {
  readonly unit: ReproducedUnit;
  readonly inputs: Inputs;
  readonly allocations: Allocations;
  readonly compilation: FuzzedUnit['compilation'];
  readonly report: ToolReport;
}

/** Functions may have moved, and lines: what it stops at there is the same when it is of the same kind. */
async function runElsewhere(
  other: UnitSetup,
  { unit, inputs, allocations, compilation, report }: Stop,
  deadline: Deadline,
  toolchain: Toolchain,
): Promise<OtherRun> {
  const text = programText(other);
  if (text === null) return 'unknown';
  const there = { ...unit, text };
  const run = await runProgram(
    textOf(there, inputs, allocations, []),
    allocations,
    elsewhere(other, compilation),
    deadline,
    toolchain,
  );
  if (run === null) return 'unknown';
  const then = parseToolReport(run.stderr);
  if (then === null) return hasEnded(run) ? 'ended' : 'unknown';
  const isKind = (kind: PropertyKind) => report.kinds.includes(kind);
  return then.kinds.some(isKind) ? 'same' : 'unknown';
}

/** The same unit in another tree, compiled in the same way. */
export function elsewhere(
  other: UnitSetup,
  { initial, ...compilation }: FuzzedUnit['compilation'],
): FuzzedUnit['compilation'] {
  return { ...compilationOf(other, compilation), ...(initial === undefined ? {} : { initial }) };
}

async function runProgram(
  text: string,
  allocations: Allocations,
  compilation: Omit<CompileRequest, 'text' | 'timeoutSeconds'>,
  deadline: Deadline,
  toolchain: Toolchain,
): Promise<RunResult | null> {
  const timeoutSeconds = Math.min(compileSeconds, deadline.left());
  const executable = await toolchain.compile({ ...compilation, text, timeoutSeconds });
  if (executable === null) return null;
  try {
    return await executable.run({
      ...allocations,
      timeoutSeconds: Math.max(0.2, Math.min(runSeconds, deadline.left())),
    });
  } finally {
    await executable.close();
  }
}
