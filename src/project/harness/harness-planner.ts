import type { CFile, CFunction } from '../c-file.ts';
import { definitionOf } from '../definition-of.ts';
import { oncePer } from '../once-per.ts';
import { wrapAllocators } from '../wrap-allocators.ts';
import { expandMacros } from './expand-macros.ts';
import type { HarnessPlan } from './harness-plan.ts';
import { planHarness } from './plan-harness.ts';
import { renameWords } from './rename-words.ts';
import { linesWithRequires, requiresIn } from './requires-clause.ts';

/** A file with its text, which its comments are read from. */
export interface ReadFile {
  readonly text: string;
  readonly file: CFile;
}

/** A file whose functions are called by harnesses, and what is known around it. */
export interface HarnessFacts extends ReadFile {
  /** The project's headers that it includes. */
  readonly headers: readonly ReadFile[];
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
  const headerFiles = headers.map((header) => header.file);
  const known = new Set([file, ...headerFiles].flatMap(({ declarations }) => declarations.flatMap(namesOf)));
  const conditions = new Map<string, readonly string[]>();
  const notes: string[] = [];
  const requires = (one: CFunction): readonly string[] => {
    const found = conditions.get(one.name);
    if (found !== undefined) return found;
    const promised = [{ text, file }, ...headers].flatMap((read) => conditionsIn(read, one, known, notes));
    conditions.set(one.name, [...new Set(promised)]);
    return conditions.get(one.name) ?? [];
  };
  const [own = file, ...others] = expandMacros([file, ...headerFiles, ...linked]);
  const included = others.slice(0, headers.length);
  const baseFiles = base === null ? [] : expandMacros([base, ...headerFiles, ...linked]);
  const wrapsAllocators = wrapAllocators(text) !== text;
  const positions = new Map(file.functions.map((one, position) => [one, position]));
  const planWith = (target: CFunction, further: readonly string[]): HarnessPlan => {
    const before = baseFiles[0] === undefined ? undefined : definitionOf(target.name, baseFiles[0]);
    return planHarness(own.functions[positions.get(target) ?? -1] ?? target, own, {
      included,
      linked: others.slice(headers.length),
      callers,
      base: before === undefined ? null : { target: before, files: baseFiles },
      requires: [...requires(target), ...further],
      wrapsAllocators,
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

/** What stands above the function's definition and its declarations in a file, in the names of the definition. */
function conditionsIn(
  { text, file }: ReadFile,
  target: CFunction,
  known: ReadonlySet<string>,
  notes: string[],
): readonly string[] {
  const declared = declarationsIn(file);
  if (!clauseLines.has(file)) clauseLines.set(file, linesWithRequires(text));
  const lines = clauseLines.get(file) ?? null;
  return (declared.get(target.name) ?? []).flatMap((one) =>
    requiresIn(lines, one, known).flatMap((clause) => {
      if (clause.ok) return [inNamesOf(target, one, clause.condition)];
      notes.push(`line ${clause.line}: \`esbmc: requires\` is left out: ${clause.reason}`);
      return [];
    }),
  );
}

const clauseLines = new WeakMap<CFile, readonly string[] | null>();

const declarationsIn = oncePer(({ functions }: CFile): ReadonlyMap<string, readonly CFunction[]> => {
  const byName = new Map<string, CFunction[]>();
  for (const one of functions) {
    const known = byName.get(one.name);
    if (one.definer !== null) continue;
    if (known === undefined) byName.set(one.name, [one]);
    else known.push(one);
  }
  return byName;
});

function inNamesOf(target: CFunction, declared: CFunction, condition: string): string {
  const names = new Map(
    declared.parameters.flatMap(({ name }, position) => {
      const own = target.parameters[position]?.name ?? null;
      return name === null || own === null || own === name ? [] : [[name, own] as const];
    }),
  );
  return names.size === 0 ? condition : renameWords(condition, names);
}

function namesOf({ names, kind }: CFile['declarations'][number]): readonly string[] {
  return kind === 'pragma' ? [] : names;
}
