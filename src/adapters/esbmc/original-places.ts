import { linesInFront } from '../../project/unit-text.ts';
import type { ResultRow, Trace } from './esbmc-output.ts';

/** Absolute paths of copies that are compiled in place of files, and of those files. */
export type Copies = ReadonlyMap<string, string>;

interface InFile {
  readonly file: string;
  readonly line: number;
}

/**
 * ESBMC keeps to the `#line` of a copy in the first source that it is given only (measured with 8.4.0: with a model in
 * front, places are told in the copy), so a place in a copy is told in its original here.
 */
export function originalTrace(trace: Trace, copies: Copies): Trace {
  if (copies.size === 0) return trace;
  const { states, violated, calls } = trace;
  return {
    ...trace,
    states: states.map((state) => originalPlace(state, copies)),
    violated: originalPlace(violated, copies),
    calls: calls.map((call) => originalPlace(call, copies)),
  };
}

export function originalRow(row: ResultRow, copies: Copies): ResultRow {
  return originalPlace(row, copies);
}

function originalPlace<Place extends InFile>(place: Place, copies: Copies): Place {
  const file = copies.get(place.file);
  return file === undefined ? place : { ...place, file, line: Math.max(1, place.line - linesInFront) };
}
