import type { CFile, CFunction } from '../c-file.ts';
import { expandMacros } from './expand-macros.ts';
import type { HarnessPlan } from './harness-plan.ts';
import { planHarness } from './plan-harness.ts';
import { requiresOf } from './requires-clause.ts';

/** A file whose functions are called by harnesses, and what is known around it. */
export interface HarnessFacts {
  readonly text: string;
  readonly file: CFile;
  /** The project's headers that it includes. */
  readonly headers: readonly CFile[];
  /** The file before the change; null where there is none. */
  readonly base: CFile | null;
  /** Files that are linked to it. */
  readonly linked?: readonly CFile[];
  /** Other files that call its functions. */
  readonly callers: readonly CFile[];
}

export interface HarnessPlanner {
  /** The same answer each time. */
  planFor(one: CFunction): HarnessPlan;
  /** The harness under one more promise of the callers. */
  planWith(one: CFunction, condition: string): HarnessPlan;
  /** What the function's `esbmc: requires` comments ask of its callers. */
  requiresOf(one: CFunction): readonly string[];
  /** A sentence for each `esbmc: requires` that can't be read. */
  readonly notes: readonly string[];
}

export function harnessPlanner({
  text,
  file,
  headers,
  base,
  linked = [],
  callers,
}: HarnessFacts): HarnessPlanner {
  const known = new Set([file, ...headers].flatMap(({ declarations }) => declarations.flatMap(namesOf)));
  const conditions = new Map<CFunction, readonly string[]>();
  const notes: string[] = [];
  const requires = (one: CFunction): readonly string[] => {
    const found = conditions.get(one);
    if (found !== undefined) return found;
    const clauses = requiresOf(text, one, known);
    for (const clause of clauses)
      if (!clause.ok) notes.push(`line ${clause.line}: \`esbmc: requires\` is left out: ${clause.reason}`);
    const promised = clauses.flatMap((clause) => (clause.ok ? [clause.condition] : []));
    conditions.set(one, promised);
    return promised;
  };
  const [own = file, ...others] = expandMacros([file, ...headers, ...linked]);
  const included = others.slice(0, headers.length);
  const baseFiles = base === null ? [] : expandMacros([base, ...headers, ...linked]);
  const planWith = (target: CFunction, further: readonly string[]): HarnessPlan => {
    const before = definitionIn(baseFiles[0], target.name);
    return planHarness(own.functions[file.functions.indexOf(target)] ?? target, own, {
      included,
      linked: others.slice(headers.length),
      callers,
      base: before === undefined ? null : { target: before, files: baseFiles },
      requires: [...requires(target), ...further],
    });
  };
  const plans = new Map<CFunction, HarnessPlan>();
  const planFor = (target: CFunction): HarnessPlan => {
    const plan = plans.get(target) ?? planWith(target, []);
    plans.set(target, plan);
    return plan;
  };
  return {
    planFor,
    planWith: (target, condition) => planWith(target, [condition]),
    requiresOf: requires,
    notes,
  };
}

function definitionIn(file: CFile | undefined, name: string): CFunction | undefined {
  return file?.functions.find((one) => one.isDefinition && one.name === name);
}

function namesOf({ names, kind }: CFile['declarations'][number]): readonly string[] {
  return kind === 'pragma' ? [] : names;
}
