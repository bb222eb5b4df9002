import picomatch from 'picomatch';
import type { FunctionResult } from '../domain/report.ts';
import type { Unit } from '../domain/unit.ts';
import type { CFile, CFunction } from './c-file.ts';
import { type CallGraph, callGraph } from './call-graph.ts';
import { canBeIncluded } from './scalar-harness.ts';
import { isScalarType } from './scalar-type.ts';

export interface PlannedUnit {
  readonly unit: Unit;
  /** The function that a harness calls; null for a unit that starts at `main`. */
  readonly harnessed: CFunction | null;
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
  /** Glob patterns of functions that anybody may call with any arguments. */
  readonly entryPoints: readonly string[];
  /** The project's headers that the file includes: they tell which type names are numbers. */
  readonly headers?: readonly CFile[];
}

/**
 * Decides what ESBMC is started on for one file: `main` for what it reaches, and for the rest the functions that can
 * be called with any numbers. Functions that an entry point reaches are asked about from there, static ones where a
 * caller of the file can be started. The order is that of their worth: `main`, functions that are asked about
 * themselves, their callers.
 */
export function planUnits(source: CFile, options: PlanOptions): UnitPlan {
  const { path, asked, headers = [] } = options;
  const declarations = [...headers.flatMap((header) => header.declarations), ...source.declarations];
  const file = { ...source, declarations };
  const calls = callGraph(source);
  const reached = file.hasMain ? calls.reachableFrom('main') : new Set<string>();
  const units: PlannedUnit[] = [];
  const fromMain = asked.filter((name) => reached.has(name));
  if (file.hasMain && (fromMain.length > 0 || asked.length === 0)) units.push(mainUnit(path, fromMain));
  const starts = new Map<string, { start: CFunction; asked: string[] }>();
  const notChecked: FunctionResult[] = [];
  for (const name of asked.filter((one) => !reached.has(one))) {
    const start = startFor(name, file, calls, options);
    if (typeof start === 'string') {
      notChecked.push({ file: path, name, verdict: 'not-checked', reason: start });
    } else {
      const known = starts.get(start.name) ?? { start, asked: [] };
      known.asked.push(name);
      starts.set(start.name, known);
    }
  }
  const isAsked = ({ start }: { start: CFunction }) => asked.includes(start.name);
  const ordered = [...starts.values()].sort((one, other) => Number(isAsked(other)) - Number(isAsked(one)));
  units.push(...ordered.map((one) => functionUnit(one.start, one.asked, options)));
  return { units, notChecked };
}

function mainUnit(path: string, functions: readonly string[]): PlannedUnit {
  return {
    unit: { file: path, entry: 'main', origin: 'entry', functions, assumptions: [] },
    harnessed: null,
  };
}

function functionUnit(start: CFunction, functions: readonly string[], options: PlanOptions): PlannedUnit {
  const isEntry = isEntryPoint(start.name, options);
  const values = start.parameters.map(({ name, type }, index) => {
    return `\`${name ?? `argument ${index + 1}`}\` may be any ${type === '' ? 'int' : type}`;
  });
  const assumptions = [...(isEntry ? [] : values), 'global variables start with their initial values'];
  const origin = isEntry ? 'entry' : 'harness';
  return {
    unit: { file: options.path, entry: start.name, origin, functions, assumptions },
    harnessed: start,
  };
}

/** Where to start for a function that `main` does not reach, or why that is not possible. */
function startFor(name: string, file: CFile, calls: CallGraph, options: PlanOptions): CFunction | string {
  const own = definitionOf(name, file);
  if (own === undefined) return 'not defined in this file';
  const obstacle = obstacleOf(own, file, options);
  if (isEntryPoint(name, options) && obstacle === null) return own;
  const callers = calls
    .callersOf(name)
    .flatMap((caller) => definitionOf(caller, file) ?? [])
    .filter((caller) => obstacleOf(caller, file, options) === null);
  const entry = callers.find((caller) => isEntryPoint(caller.name, options));
  const caller = own.isStatic ? callers.find(({ isStatic }) => !isStatic) : undefined;
  return entry ?? caller ?? obstacle ?? own;
}

/** Why a function can't be called with any numbers; null when it can. */
function obstacleOf(one: CFunction, file: CFile, { path }: PlanOptions): string | null {
  if (one.definer !== null)
    return `defined through the macro \`${one.definer}\`, so that its parameters are not known`;
  if (one.isVariadic) return 'takes a variable number of arguments, which a harness can not choose';
  if (!canBeIncluded(path)) return 'the name of its file has characters that a harness can not include';
  const parameter = one.parameters.find((each) => {
    return each.isPointer || each.isArray || each.isFunctionPointer || !isScalarType(each.type, file);
  });
  if (parameter === undefined) return null;
  const kind =
    parameter.isPointer || parameter.isArray || parameter.isFunctionPointer ? 'a pointer' : 'of a type';
  return `needs a harness: \`${parameter.name ?? parameter.type}\` is ${kind}${kind === 'a pointer' ? '' : ' that is not known to be a number'}`;
}

function definitionOf(name: string, { functions }: CFile): CFunction | undefined {
  return functions.find((one) => one.isDefinition && one.name === name);
}

function isEntryPoint(name: string, { entryPoints }: PlanOptions): boolean {
  return entryPoints.length > 0 && picomatch.isMatch(name, [...entryPoints]);
}
