import type { Allocations } from './allocator-text.ts';
import { assumptionFailed } from './assume-functions.ts';
import { confirms } from './confirms.ts';
import { parseToolReports, type ToolReport } from './parse-tool-report.ts';
import type { ReplayEvidence, ReplayRequest } from './replayer.ts';
import type { Executable, RunResult } from './toolchain.ts';

export interface Tried {
  readonly evidence: ReplayEvidence | null;
  readonly allocations: Allocations;
  /** Whether runs came to their end, by inputs that are allowed. */
  readonly ran: boolean;
  /** Whether a tool complained about something else. */
  readonly wasStopped: boolean;
}

const runSeconds = 2;

/** Runs a program in one way after the other until a tool says what the violation says. */
export async function tryRuns(
  executable: Executable,
  attempts: readonly Allocations[],
  request: ReplayRequest,
  secondsLeft: () => number,
): Promise<Tried> {
  const { needsAllocationFailure } = request.violation;
  let ran = false;
  let wasStopped = false;
  for (const allocations of attempts) {
    const timeoutSeconds = Math.min(runSeconds, secondsLeft());
    if (timeoutSeconds < 0.1) break;
    const result = await executable.run({ ...allocations, timeoutSeconds });
    const reports = parseToolReports(result.stderr);
    const evidence = evidenceIn(reports, request);
    if (evidence !== null) return { evidence, allocations, ran: true, wasStopped };
    const isOrdinary = needsAllocationFailure || allocations.failingAllocation === 0;
    ran ||= isOrdinary && hasEnded(result);
    // At something else, before it came to the violation or for its own reasons.
    wasStopped ||= isOrdinary && reports.length > 0;
  }
  return { evidence: null, allocations: { failingAllocation: 0, fill: 0 }, ran, wasStopped };
}

function evidenceIn(
  reports: readonly ToolReport[],
  { violation, setup, linesOf }: ReplayRequest,
): ReplayEvidence | null {
  const { property } = violation.counterexample;
  for (const [index, report] of reports.entries()) {
    const evidence = confirms(property, report, { root: setup.root, linesOf });
    if (evidence !== null) return { ...evidence, isFirst: index === 0 };
  }
  return null;
}

/** From here on, a shell's exit codes are those of commands that can't be started or were killed. */
const notStarted = 126;

/** Whether a run came to an end of its own, by inputs that are allowed. */
export function hasEnded({ exitCode, timedOut }: RunResult): boolean {
  return exitCode < notStarted && exitCode !== assumptionFailed && !timedOut;
}
