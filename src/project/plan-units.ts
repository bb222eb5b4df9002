import type { FunctionResult } from '../domain/report.ts';
import type { Unit } from '../domain/unit.ts';
import type { CFile, CFunction } from './c-file.ts';
import { type CallGraph, callGraph } from './call-graph.ts';
import { definitionOf } from './definition-of.ts';
import { canBeIncluded } from './harness/harness-names.ts';
import type { Harness, HarnessPlan } from './harness/harness-plan.ts';
import { nameMatcher } from './name-matcher.ts';

export interface PlannedUnit {
  readonly unit: Unit;
  /** Null for a unit that starts at `main`. */
  readonly harness: Harness | null;
}

export interface UnitPlan {
  readonly units: readonly PlannedUnit[];
  readonly notChecked: readonly FunctionResult[];
}

export interface PlanOptions {
  /** Relative to the repository root. */
  readonly path: string;
  /** Functions that the change asks about. */
  readonly asked: readonly string[];
  /** Functions that call what the change is about. */
  readonly callers?: readonly string[];
  /** Glob patterns of functions that anybody may call with any arguments. */
  readonly entryPoints: readonly string[];
  /** Why a function is no part of the build; null when it is one. */
  readonly absence?: (one: CFunction) => string | null;
  /** How a function of the file is called by a harness. */
  readonly planHarness: (one: CFunction) => HarnessPlan;
}

/** A function with more callers than this is asked about through the nearest ones. */
const mostStarts = 6;

/**
 * Decides what ESBMC is started on for one file: `main` for what it reaches, and for the rest functions under a
 * harness. What a declared entry point reaches is asked about from there, a static function from all functions of the
 * file through which it may be called. The order is that of their worth: `main`, functions that are asked about
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
    notChecked: others.notChecked,
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

interface Start {
  readonly at: CFunction;
  readonly harness: Harness;
}

function startAll(
  names: readonly string[],
  startsOf: (name: string) => readonly Start[] | string,
  options: PlanOptions,
): UnitPlan {
  const starts = new Map<string, Start & { asked: string[] }>();
  const notChecked: FunctionResult[] = [];
  for (const name of names) {
    const found = startsOf(name);
    if (typeof found === 'string') {
      notChecked.push({ file: options.path, name, verdict: 'not-checked', reason: found });
      continue;
    }
    for (const start of found) {
      const known = starts.get(start.at.name) ?? { ...start, asked: [] };
      known.asked.push(name);
      starts.set(start.at.name, known);
    }
  }
  const isAsked = ({ at }: Start) => options.asked.includes(at.name);
  const ordered = [...starts.values()].sort((one, other) => Number(isAsked(other)) - Number(isAsked(one)));
  return { units: ordered.map((one) => functionUnit(one, one.asked, options)), notChecked };
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

/** Where to start for a function that `main` does not reach, or why that is not possible. */
function startsFor(
  name: string,
  file: CFile,
  calls: CallGraph,
  options: PlanOptions,
): readonly Start[] | string {
  const own = definitionOf(name, file);
  if (own === undefined) return 'not defined in this file';
  const isEntry = (one: CFunction) => isEntryPoint(one.name, options);
  if (!isEntry(own)) {
    const isEntryName = (caller: string) => isEntryPoint(caller, options);
    const entries = startable(calls.callersOf(name).filter(isEntryName), file, options);
    if (entries.length > 0) return entries.slice(0, mostStarts);
    const isPublic = (caller: string) => definitionOf(caller, file)?.isStatic === false;
    const callers = own.isStatic ? calls.nearestCallersOf(name, isPublic) : [];
    const starts = startable(callers.filter(isPublic), file, options);
    if (starts.length > 0) return starts.slice(0, mostStarts);
  }
  return ownStart(name, file, options);
}

function ownStart(name: string, file: CFile, options: PlanOptions): readonly Start[] | string {
  const own = definitionOf(name, file);
  if (own === undefined) return 'not defined in this file';
  const absence = absenceOf(own, options);
  if (absence !== null) return absence;
  if (!canBeIncluded(options.path))
    return 'the name of its file has characters that a harness can not include';
  const plan = options.planHarness(own);
  return plan.ok ? [{ at: own, harness: plan.harness }] : plan.reason;
}

function startable(names: readonly string[], file: CFile, options: PlanOptions): readonly Start[] {
  return names.flatMap((name) => {
    const starts = ownStart(name, file, options);
    return typeof starts === 'string' ? [] : starts;
  });
}

function absenceOf(one: CFunction, { absence }: PlanOptions): string | null {
  return absence?.(one) ?? null;
}

function isEntryPoint(name: string, { entryPoints }: PlanOptions): boolean {
  return nameMatcher(entryPoints)(name);
}
