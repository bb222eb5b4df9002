import type { TrialRecord } from '../trials/trial-record.ts';
import type { Section } from './section.ts';

/** What was asked of whom, and what it took. */
export function costSection(
  records: readonly TrialRecord[],
  facts: readonly (readonly [string, string])[],
): Section {
  const nameOf = ({ condition }: TrialRecord) =>
    condition.engine === 'model' ? condition.model : 'templates';
  const names = [...new Set(records.map(nameOf))].sort();
  const rows = names.map((name) => {
    const own = records.filter((record) => nameOf(record) === name);
    const attempts = own.flatMap((record) => record.attempts);
    const sum = (values: readonly number[]) => values.reduce((total, one) => total + one, 0);
    const dollars = own.some((record) => record.dollars !== null)
      ? sum(own.map((record) => record.dollars ?? 0)).toFixed(4)
      : 'not priced';
    return [
      name,
      ...[own.length, attempts.length].map(String),
      ...[
        sum(attempts.map(({ tokens }) => tokens.prompt)),
        sum(attempts.map(({ tokens }) => tokens.completion)),
      ].map(String),
      dollars,
      sum(own.map(({ seconds }) => seconds)).toFixed(0),
    ];
  });
  return {
    title: 'What was run',
    text: [],
    tables: [
      { title: 'Versions and settings', head: ['what', 'value'], rows: facts },
      {
        title: 'Models and cost',
        head: ['model', 'trials', 'attempts', 'tokens sent', 'tokens received', 'US dollars', 'seconds'],
        rows,
      },
    ],
    figures: [],
  };
}
