import type { RunEnding, RunFacts, VerificationRequest } from '../../verification/verifier.ts';
import { classifyProperty } from './classify-property.ts';
import type { EsbmcRun } from './esbmc-run.ts';
import { judgeRun } from './judge-run.ts';
import { mergeTraces } from './merge-traces.ts';
import { type Copies, originalRow, originalTrace } from './original-places.ts';
import { type ParsedOutput, parseOutput } from './parse-output.ts';
import { parseReport } from './parse-report.ts';
import { isUnwinding } from './parse-rows.ts';
import { isInLibrary, relativeFile, type SourcePlaces } from './source-places.ts';
import { toCounterexample } from './to-counterexample.ts';

/** What one run says, without what only its caller knows. */
export type RunOutcome = Omit<RunFacts, 'command' | 'concessions'> & {
  /** A loop went on beyond the bound, or may have. */
  readonly wasCut: boolean;
} & RunEnding;

/** What a run of ESBMC says, in the words of the port. */
export function toOutcome(
  run: EsbmcRun,
  request: Pick<VerificationRequest, 'strategy' | 'timeoutSeconds' | 'memoryMiB'>,
  places: SourcePlaces,
): RunOutcome {
  const output = readOutput(run, places.copies ?? new Map());
  const { strategy } = request;
  const bound = 'bound' in strategy ? strategy.bound : output.bugBound;
  const rows = rowsOf(output, places);
  const ending = judgeRun(run, output, request, places);
  return {
    ...ending,
    seconds: run.seconds,
    rows,
    libraryRows: (output.table?.rows.length ?? 0) - rows.length,
    counterexamples: output.traces
      .filter(({ comment }) => !isUnwinding(comment) && !isDefined(comment))
      .map((trace) => toCounterexample(trace, bound, places)),
    bodiless: output.bodiless,
    passedBound: output.passedBound,
    wasCut: output.table?.isExhaustive === false,
    exhaustive: isExhaustive(output, request, ending.status),
  };
}

/** What was printed and reported, told in the project's own files. */
function readOutput(run: EsbmcRun, copies: Copies): ParsedOutput {
  const printed = parseOutput(run.stderr);
  const traces = mergeTraces(parseReport(run.report), printed.traces);
  const { table } = printed;
  return {
    ...printed,
    traces: traces.map((trace) => originalTrace(trace, copies)),
    table: table === null ? null : { ...table, rows: table.rows.map((row) => originalRow(row, copies)) },
  };
}

/** A floating-point result that is too large is infinity, which C defines (Annex F): no violation. */
function isDefined(comment: string): boolean {
  return comment.startsWith('arithmetic overflow on floating-point');
}

function rowsOf({ table }: ParsedOutput, places: SourcePlaces): RunFacts['rows'] {
  const own = (table?.rows ?? []).filter((row) => {
    return row.file !== '' && !isInLibrary(row, places) && !isDefined(row.comment);
  });
  return own.map(({ file, line, status, comment, function: name }) => {
    const { kind } = classifyProperty({ comment, cwes: [], libraryFunction: null });
    return { file: relativeFile(file, places), function: name, line, status, kind, comment };
  });
}

function isExhaustive(
  { table }: ParsedOutput,
  { strategy }: Pick<VerificationRequest, 'strategy'>,
  status: string,
): boolean {
  if (status !== 'passed' && status !== 'failed') return false;
  if (strategy.name === 'within') return false;
  if (strategy.name !== 'enumerate') return status === 'passed';
  return table === null ? status === 'passed' : table.isExhaustive;
}
