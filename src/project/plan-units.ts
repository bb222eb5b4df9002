import type { FunctionResult } from '../domain/report.ts';
import type { Unit } from '../domain/unit.ts';
import type { CFile } from './c-file.ts';
import { type CallGraph, callGraph } from './call-graph.ts';
import { definitionOf } from './definition-of.ts';
import {
  absenceOf,
  type FunctionStarts,
  isEntryPoint,
  ownStart,
  type Start,
  startsFor,
} from './function-starts.ts';
import type { Harness } from './harness/harness-plan.ts';
import type { PlanOptions } from './plan-options.ts';

export interface PlannedUnit {
  readonly unit: Unit;
  /** Null for a unit that starts at `main`. */
  readonly harness: Harness | null;
}

export interface UnitPlan {
  readonly units: readonly PlannedUnit[];
  /** What is undecided whatever the units show. */
  readonly open: readonly FunctionResult[];
}

/**
 * Decides what ESBMC is started on for one file: `main` for what it reaches, and for the rest functions under a
 * harness. What a declared entry point reaches is asked about from there, a static function from all functions of the
 * file through which it may be called; where some of these are left out, it stays open. The order is that of their worth: `main`, functions that are asked about
 * themselves, their callers.
 */
export function planUnits(file: CFile, options: PlanOptions): UnitPlan {
  const { path, asked } = options;
  const calls = callGraph(file);
  const main = definitionOf('main', file);
  const hasMain = main !== undefined && absenceOf(main, options) === null;
  const reached = hasMain ? calls.reachableFrom('main') : new Set<string>();
  const units: PlannedUnit[] = [];
  // Where no function is named, the program is asked about as a whole.
  const isWhole = asked.length === 0 && (options.callers ?? []).length === 0;
  const fromMain = asked.filter((name) => reached.has(name));
  if (hasMain && (fromMain.length > 0 || isWhole)) units.push(mainUnit(path, fromMain));
  const others = startAll(
    asked.filter((one) => !reached.has(one)),
    (name) => startsFor(name, file, calls, options),
    options,
  );
  const callers = callerUnits(file, calls, reached, options);
  const entries = new Set([...units, ...others.units].map(({ unit }) => unit.entry));
  return {
    units: [...units, ...others.units, ...callers.filter(({ unit }) => !entries.has(unit.entry))],
    open: others.open,
  };
}

/** Units that show whether callers still do right by what they call; what can't be called is left out. */
function callerUnits(
  file: CFile,
  calls: CallGraph,
  reached: ReadonlySet<string>,
  options: PlanOptions,
): readonly PlannedUnit[] {
  const { path, callers = [] } = options;
  const units = callers.some((name) => reached.has(name)) ? [mainUnit(path, [])] : [];
  const others = startAll(
    callers.filter((name) => !reached.has(name)),
    (name) => startsFor(name, file, calls, options),
    options,
  );
  return [...units, ...others.units].map(({ unit, harness }) => {
    return { unit: { ...unit, functions: [], isCaller: true }, harness };
  });
}

/** The same for functions that their first units left undecided: each starts by itself. */
export function planOwnUnits(file: CFile, names: readonly string[], options: PlanOptions): UnitPlan {
  return startAll(
    names.filter((name) => name !== 'main'),
    (name) => ownStart(name, file, options),
    options,
  );
}

function startAll(
  names: readonly string[],
  startsOf: (name: string) => FunctionStarts,
  options: PlanOptions,
): UnitPlan {
  const starts = new Map<string, Start & { asked: string[] }>();
  const open: FunctionResult[] = [];
  for (const name of names) {
    const found = startsOf(name);
    if (found.open !== null) open.push({ file: options.path, name, ...found.open });
    for (const start of found.starts) {
      const known = starts.get(start.at.name) ?? { ...start, asked: [] };
      known.asked.push(name);
      starts.set(start.at.name, known);
    }
  }
  const all = new Set(options.asked);
  const isAsked = ({ at }: Start) => all.has(at.name);
  const ordered = [...starts.values()].sort((one, other) => Number(isAsked(other)) - Number(isAsked(one)));
  return { units: ordered.map((one) => functionUnit(one, one.asked, options)), open };
}

function mainUnit(path: string, functions: readonly string[]): PlannedUnit {
  return {
    unit: { file: path, entry: 'main', origin: 'entry', functions, assumptions: [] },
    harness: null,
  };
}

function functionUnit(
  { at, harness }: Start,
  functions: readonly string[],
  options: PlanOptions,
): PlannedUnit {
  const origin = isEntryPoint(at.name, options) ? 'entry' : 'harness';
  const { assumptions } = harness;
  return { unit: { file: options.path, entry: at.name, origin, functions, assumptions }, harness };
}
