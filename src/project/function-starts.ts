import type { FunctionResult } from '../domain/report.ts';
import type { CFile, CFunction } from './c-file.ts';
import type { CallGraph } from './call-graph.ts';
import { definitionOf } from './definition-of.ts';
import { canBeIncluded } from './harness/harness-names.ts';
import type { Harness } from './harness/harness-plan.ts';
import { nameMatcher } from './name-matcher.ts';
import type { PlanOptions } from './plan-options.ts';

/** A function that is called by a harness. */
export interface Start {
  readonly at: CFunction;
  readonly harness: Harness;
}

/** From where a function is asked about. */
export interface FunctionStarts {
  readonly starts: readonly Start[];
  /** What is left undecided about the function whatever the starts show; null when nothing is. */
  readonly open: Pick<FunctionResult, 'verdict' | 'reason'> | null;
}

/** More starts than this take too long: what is asked about is the function by itself then, and the nearest callers. */
const mostStarts = 6;

/** Where to start for a function that `main` does not reach. */
export function startsFor(name: string, file: CFile, calls: CallGraph, options: PlanOptions): FunctionStarts {
  const own = definitionOf(name, file);
  const isEntry = (caller: string) => isEntryPoint(caller, options);
  if (own === undefined || isEntry(name)) return ownStart(name, file, options);
  const entries = startsAmong(calls.callersOf(name).filter(isEntry), file, options);
  if (entries.starts.length > 0) return entries;
  if (!own.isStatic) return ownStart(name, file, options);
  const isPublic = (caller: string) => definitionOf(caller, file)?.isStatic === false;
  const callers = calls.nearestCallersOf(name, isPublic).filter(isPublic);
  const nearest = startsAmong(callers, file, options, tableOf(name, file));
  return nearest.starts.length > 0 ? nearest : ownStart(name, file, options);
}

/** The function by itself. */
export function ownStart(name: string, file: CFile, options: PlanOptions): FunctionStarts {
  const start = startAt(name, file, options);
  if (typeof start !== 'string') return { starts: [start], open: null };
  return { starts: [], open: { verdict: 'not-checked', reason: start } };
}

/** Declared by the project as one that anybody may call with any arguments. */
export function isEntryPoint(name: string, { entryPoints }: Pick<PlanOptions, 'entryPoints'>): boolean {
  return nameMatcher(entryPoints)(name);
}

/** Why a function is no part of the build; null when it is one. */
export function absenceOf(one: CFunction, { absence }: Pick<PlanOptions, 'absence'>): string | null {
  return absence?.(one) ?? null;
}

/** What a caller does that is not looked at may be the one thing that the function does not stand. */
function startsAmong(
  names: readonly string[],
  file: CFile,
  options: PlanOptions,
  table: string | null = null,
): FunctionStarts {
  const callers = names.filter((name) => {
    const caller = definitionOf(name, file);
    return caller !== undefined && absenceOf(caller, options) === null;
  });
  const found = callers.map((name) => startAt(name, file, options)).filter((one) => typeof one !== 'string');
  const starts = found.slice(0, mostStarts);
  const reasons = [
    ...(starts.length < callers.length
      ? [`only ${starts.length} of ${callers.length} callers were looked at`]
      : []),
    ...(table === null ? [] : [`other files may call it through \`${table}\``]),
  ];
  return { starts, open: reasons.length === 0 ? null : { verdict: 'unknown', reason: reasons.join('; ') } };
}

/** A variable that other files see and that holds the function; null when there is none. */
function tableOf(name: string, { declarations }: CFile): string | null {
  const holder = declarations.find(
    ({ kind, tokens, mentions }) =>
      kind === 'global' && !/\bstatic\b/.test(tokens) && mentions.includes(name),
  );
  return holder?.names[0] ?? null;
}

function startAt(name: string, file: CFile, options: PlanOptions): Start | string {
  const own = definitionOf(name, file);
  if (own === undefined) return 'not defined in this file';
  const absence = absenceOf(own, options);
  if (absence !== null) return absence;
  if (!canBeIncluded(options.path))
    return 'the name of its file has characters that a harness can not include';
  const plan = options.planHarness(own);
  return plan.ok ? { at: own, harness: plan.harness } : plan.reason;
}
