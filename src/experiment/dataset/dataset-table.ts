import type { Table } from '../table.ts';
import { type Category, categories } from './base-program.ts';
import { type Classification, type FlagSet, flagSets, safeties } from './classification.ts';
import type { Mutant } from './mutant.ts';

/** How many mutants each operator makes, in each category, and what is known of them under a set of flags. */
export function operatorTable(
  mutants: readonly Mutant[],
  records: readonly Classification[],
  flags: FlagSet,
): Table {
  const operators = [...new Set(mutants.map(({ operator }) => operator))].sort();
  const row = (name: string, isIn: (operator: string | null) => boolean) => {
    const made = mutants.filter(({ operator }) => isIn(operator)).length;
    const known = records.filter((one) => one.flags === flags && one.operator !== null && isIn(one.operator));
    return [name, String(made), String(known.length), ...safeties.map((one) => countOf(known, one))];
  };
  return {
    title: `Mutants by operator (${titleOf(flags)})`,
    head: ['operator', 'mutants', 'classified', ...safeties],
    rows: [...operators.map((name) => row(name, (one) => one === name)), row('all', () => true)],
  };
}

/** Figure 4(a) as numbers, with the time that it took. */
export function categoryTable(
  mutants: readonly Mutant[],
  records: readonly Classification[],
  flags: FlagSet,
): Table {
  const isShown = (category: Category) => mutants.some(({ program }) => program.category === category);
  const row = (name: string, isIn: (category: Category) => boolean) => {
    const made = mutants.filter(({ program }) => isIn(program.category)).length;
    const known = records.filter((one) => one.flags === flags && one.operator !== null && isIn(one.category));
    const seconds = known.map((one) => one.seconds).sort((one, other) => one - other);
    const total = seconds.reduce((sum, one) => sum + one, 0);
    return [
      ...[name, String(made), String(known.length)],
      ...safeties.map((one) => countOf(known, one)),
      ...[quantile(seconds, 0.5), quantile(seconds, 0.9), total].map((one) => one.toFixed(1)),
    ];
  };
  return {
    title: `Mutants by category (${titleOf(flags)})`,
    head: ['category', 'mutants', 'classified', ...safeties, 'median s', '90 % below s', 'all s'],
    rows: [
      ...categories.filter(isShown).map((category) => row(category, (one) => one === category)),
      row('all', () => true),
    ],
  };
}

/** All tables of a dataset, for the sets of flags that anything is known under. */
export function datasetTables(
  mutants: readonly Mutant[],
  records: readonly Classification[],
): readonly Table[] {
  const isUsed = (flags: FlagSet) => records.some((record) => record.flags === flags);
  const used = flagSets.filter(isUsed);
  const shown = used.length === 0 ? (['paper'] as const) : used;
  return shown.flatMap((flags) => [
    categoryTable(mutants, records, flags),
    operatorTable(mutants, records, flags),
  ]);
}

export function titleOf(flags: FlagSet): string {
  return flags === 'paper' ? "the paper's flags" : 'our flags';
}

function countOf(records: readonly Classification[], verdict: Classification['verdict']): string {
  return String(records.filter((record) => record.verdict === verdict).length);
}

/** Of sorted numbers; 0 where there are none. */
export function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
