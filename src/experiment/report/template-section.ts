import type { Table } from '../table.ts';
import { oracles, passes, type TrialRecord } from '../trials/trial-record.ts';
import { rateBars } from './charts.ts';
import { rateOf, rateText } from './rate.ts';
import type { Section } from './section.ts';

/** The repairs without a model: rates under each oracle by kind, operator and category, and why the others failed. */
export function templateSection(all: readonly TrialRecord[]): Section {
  const judged = all.filter(({ experiment }) => experiment === 'templates');
  const compared = judged.filter(({ acceptance }) => acceptance === 'accepted').length;
  const accepted = judged.filter((record) => passes(record, 'd')).length;
  const operators = namesOf(judged, ({ operator }) => operator);
  return {
    title: 'Repairs without a model',
    text: [
      `${judged.length} unsafe mutants. Of ${accepted} accepted, ${compared} had inputs on which the mutant was safe, so that behaviour could be compared; the others hold by all other steps.`,
    ],
    tables: [
      table('kind', judged, ({ kind }) => kind),
      table('operator', judged, ({ operator }) => operator),
      table('category', judged, ({ category }) => category),
      failures(judged),
    ],
    figures: [
      rateBars(
        'figure-templates',
        'Repaired without a model under oracle (d), by operator',
        'operator',
        operators.map((name) => ({
          name,
          rate: rateOf(
            judged.filter(({ operator }) => operator === name),
            (record) => passes(record, 'd'),
          ),
        })),
      ),
    ],
  };
}

function namesOf(
  records: readonly TrialRecord[],
  nameOf: (record: TrialRecord) => string,
): readonly string[] {
  return [...new Set(records.map(nameOf))].sort();
}

function table(
  what: string,
  records: readonly TrialRecord[],
  nameOf: (record: TrialRecord) => string,
): Table {
  const row = (name: string, own: readonly TrialRecord[]) => [
    name,
    String(own.length),
    ...oracles.map((oracle) => rateText(rateOf(own, (record) => passes(record, oracle)))),
  ];
  return {
    title: `Repaired without a model, by ${what}`,
    head: [what, 'mutants', ...oracles],
    rows: [
      ...namesOf(records, nameOf).map((name) =>
        row(
          name,
          records.filter((record) => nameOf(record) === name),
        ),
      ),
      row('all', records),
    ],
  };
}

/** What became of the strongest patch of those that are not accepted. */
function failures(records: readonly TrialRecord[]): Table {
  const open = records.filter((record) => !passes(record, 'd'));
  const reasonOf = ({ acceptance, candidates }: TrialRecord) =>
    acceptance ??
    (candidates === 0 ? 'no template proposes anything' : 'ESBMC verifies none that is proposed');
  return {
    title: 'Not accepted under (d), by what stopped the strongest patch',
    head: ['reason', 'mutants', 'operators'],
    rows: namesOf(open, reasonOf).map((reason) => {
      const own = open.filter((record) => reasonOf(record) === reason);
      return [reason, String(own.length), namesOf(own, ({ operator }) => operator).join(', ')];
    }),
  };
}
