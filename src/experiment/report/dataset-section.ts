import { categories } from '../dataset/base-program.ts';
import {
  type Classification,
  type FlagSet,
  flagSets,
  relations,
  safeties,
} from '../dataset/classification.ts';
import { datasetTables, titleOf } from '../dataset/dataset-table.ts';
import type { Mutant } from '../dataset/mutant.ts';
import type { Table } from '../table.ts';
import { boxes, classBars } from './charts.ts';
import { rateOf, rateText } from './rate.ts';
import type { Figure, Section } from './section.ts';

/** Table 1, figures 4(a) and 4(b), and where it goes wrong, seen from the mutation. */
export function datasetSection(
  networks: Table,
  mutants: readonly Mutant[],
  records: readonly Classification[],
): Section {
  const known = records.filter(({ operator }) => operator !== null);
  const used = flagSets.filter((flags) => known.some((record) => record.flags === flags));
  const late = known.filter(({ reason }) => reason === 'time').length;
  return {
    title: 'Dataset',
    text: [
      `${mutants.length} mutants of ${networks.rows.length} base programs. ${used.map((one) => `${titleOf(one)}: ${known.filter(({ flags }) => flags === one).length} classified`).join('; ') || 'None is classified'}. What is not classified is not in any rate below.`,
      `${late} of those that are unknown ran out of the time that they had (${timeouts(known)} s).`,
      'The paper: 81,129 mutants of 505 programs, 25,952 of them classified with ESBMC 7.4.0 and 300 s.',
    ],
    tables: [networks, ...datasetTables(mutants, records), ...used.map((flags) => placeTable(known, flags))],
    figures: used.flatMap((flags) => figuresOf(known, flags)),
  };
}

function timeouts(records: readonly Classification[]): string {
  const all = [...new Set(records.map(({ timeout }) => timeout))].sort((one, other) => one - other);
  return all.join(' or ');
}

function figuresOf(all: readonly Classification[], flags: FlagSet): readonly Figure[] {
  const known = all.filter((record) => record.flags === flags);
  const shown = categories.filter((category) => known.some((record) => record.category === category));
  const stacks = shown.flatMap((name) =>
    safeties.map((part) => ({
      name,
      part,
      count: known.filter(({ category, verdict }) => category === name && verdict === part).length,
    })),
  );
  const groups = shown.flatMap((category) =>
    (['safe', 'unsafe'] as const).map((verdict) => ({
      name: `${category}, ${verdict}`,
      values: known
        .filter((record) => record.category === category && record.verdict === verdict)
        .map(({ seconds }) => Math.max(0.01, seconds)),
    })),
  );
  const title = titleOf(flags);
  return [
    classBars(`figure-4a-${flags}`, `Figure 4(a): classes by category (${title})`, stacks),
    boxes(
      `figure-4b-${flags}`,
      `Figure 4(b): verification time by category (${title})`,
      { x: 'category and class', y: 'seconds', isLog: true },
      groups.filter(({ values }) => values.length > 0),
    ),
  ];
}

/** Where the violated line is, seen from the mutated one: what a window of one line can repair at most. */
function placeTable(all: readonly Classification[], flags: FlagSet): Table {
  const unsafe = all.filter((record) => record.flags === flags && record.verdict === 'unsafe');
  const operators = [...new Set(unsafe.map(({ operator }) => operator ?? ''))].sort();
  const row = (name: string, records: readonly Classification[]) => [
    name,
    String(records.length),
    ...relations.map((relation) => rateText(rateOf(records, (one) => one.relation === relation))),
    rateText(rateOf(records, ({ isInTrace }) => isInTrace === true)),
  ];
  return {
    title: `Where unsafe mutants go wrong, seen from the mutated line (${titleOf(flags)})`,
    head: ['operator', 'unsafe', ...relations, 'mutated line in the trace'],
    rows: [
      ...operators.map((name) =>
        row(
          name,
          unsafe.filter(({ operator }) => operator === name),
        ),
      ),
      row('all', unsafe),
    ],
  };
}
