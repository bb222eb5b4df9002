import { groupOf } from '../../../domain/property-kind.ts';
import { allocationsIn } from '../../../verification/replay/allocator-text.ts';
import { assumptionFailed } from '../../../verification/replay/assume-functions.ts';
import { checksInTheWay, toolFor } from '../../../verification/replay/attempts.ts';
import { parseToolReport } from '../../../verification/replay/parse-tool-report.ts';
import { createReplayer } from '../../../verification/replay/replay-violation.ts';
import { compilationOf } from '../../../verification/replay/replayed-program.ts';
import type { RunResult, Toolchain } from '../../../verification/replay/toolchain.ts';
import { verifyUnit } from '../../../verification/verify-unit.ts';
import type { AcceptanceStep, StepOutcome } from '../acceptance-step.ts';
import type { UnitPair } from '../patched-analysis.ts';
import { isOfFinding } from '../same-finding.ts';
import type { Trial } from '../trial.ts';

/** ILL, TRAP, ABRT, BUS, FPE, KILL, SEGV, XCPU, SYS: programs don't end with them by themselves. */
const fatal: ReadonlySet<number> = new Set([4, 5, 6, 7, 8, 9, 11, 24, 31]);

const runSeconds = 4;
const compileSeconds = 10;

/**
 * The inputs of the counterexample make the original go wrong under the sanitizers, and the patched code end by itself:
 * what excludes them, waits for ever or ends the program is no repair.
 */
export const inputsReplayed: AcceptanceStep = {
  id: 'inputs-replayed',
  shownAs: 'replay',
  take: async (trial) => {
    const { toolchain } = trial.deps;
    if (toolchain === null) return notReplayed('nothing may be run here');
    const pair = await trial.pair();
    if (pair === null) return notReplayed('its unit is gone');
    const reproducer = await reproducerOf(pair, toolchain, trial);
    if (reproducer === null) return notReplayed('they could not be made to go wrong in the original');
    const result = await runPatched(reproducer, pair, toolchain, trial);
    return result === null ? notReplayed('the patched code does not compile with them') : judge(result);
  },
};

function notReplayed(detail: string): StepOutcome {
  return { outcome: 'not-run', detail: `the inputs of the counterexample were not run: ${detail}` };
}

function judge({ exitCode, stderr, timedOut }: RunResult): StepOutcome {
  const failed = (what: string): StepOutcome => {
    return { outcome: 'failed', reason: 'crashes', detail: `with the inputs of the counterexample, ${what}` };
  };
  if (timedOut) return failed('it does not end');
  const report = parseToolReport(stderr);
  if (report !== null) return failed(`${report.tool} says: ${report.message}`);
  if (exitCode === assumptionFailed) return failed('it takes for granted that there are none such');
  if (fatal.has(exitCode - 128)) return failed(`signal ${exitCode - 128} ends it`);
  return {
    outcome: 'passed',
    detail: 'the inputs of the counterexample run to the end, with the sanitizers watching',
  };
}

/** A program that shows the finding in the original; null where there is none. */
async function reproducerOf(pair: UnitPair, toolchain: Toolchain, trial: Trial): Promise<string | null> {
  const { verifier, scratch } = trial.deps;
  const { kind } = trial.finding.counterexample.property;
  const deadline = trial.deadline.within(trial.deadline.left() / 2);
  const { violations } = await verifyUnit(pair.before, [groupOf(kind)], deadline, verifier);
  const wanted = violations.filter(({ counterexample }) => isOfFinding(counterexample, trial.finding));
  const replayer = createReplayer({ verifier, scratch, toolchain, mayRun: true });
  for (const violation of wanted) {
    const request = { violation, setup: pair.before, functions: pair.functions, linesOf: pair.linesOf };
    const { reproducer } = await replayer.replay({ ...request, deadline: trial.deadline });
    if (reproducer !== null) return reproducer;
  }
  return null;
}

async function runPatched(
  reproducer: string,
  pair: UnitPair,
  toolchain: Toolchain,
  { finding }: Trial,
): Promise<RunResult | null> {
  const { kind } = finding.counterexample.property;
  const executable = await toolchain.compile({
    ...compilationOf(pair.after, {
      instrumentation: toolFor(kind, toolchain) ?? 'sanitizers',
      without: checksInTheWay(kind),
      goesOn: false,
    }),
    text: reproducer,
    timeoutSeconds: compileSeconds,
  });
  if (executable === null) return null;
  try {
    return await executable.run({ ...allocationsIn(reproducer), timeoutSeconds: runSeconds });
  } finally {
    await executable.close();
  }
}
