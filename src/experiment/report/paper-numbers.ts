/** The paper's tables 2 to 5, per cent, in the order of `groups`; gpt-3.5-turbo-0125 at temperature 1.0. */
type Row = readonly [number, number, number, number, number, number, number, number, number, number, number];

const contextual: Row = [1.5, 1.25, 0.25, 0, 1.58, 2.16, 1.16, 1.25, 0.14, 1.32, 1.82];

export const paperTables: Readonly<
  Record<'2' | '3' | '4' | '5', Readonly<Record<'contextual' | 'one-line', Row>>>
> = {
  '2': {
    contextual,
    'one-line': [63, 16.91, 61.25, 61.41, 31.8, 56.3, 38.9, 52, 54.9, 41.7, 40],
  },
  '3': {
    contextual,
    'one-line': [0, 4.25, 5.5, 5.83, 6.75, 8.25, 10.3, 10.5, 5.32, 9.57, 7.1],
  },
  '4': {
    contextual,
    'one-line': [42.5, 19.91, 62.7, 71.5, 36.7, 57.5, 32.25, 58.5, 59.9, 42.1, 43.3],
  },
  '5': {
    contextual,
    'one-line': [0, 4.16, 5, 5.83, 4.25, 6.5, 9.25, 7, 5.21, 7.67, 5.1],
  },
};

/** The four research questions of section 5, with the paper's answers. */
export const paperAnswers = [
  'several attempts repair more: about 25 % against 18 % of a single one; three attempts are best, a repair after the second retry is unlikely',
  'showing the history helps: forward history repairs much more than the latest state alone',
  'the oldest message first and the latest state last (forward history)',
  'temperature 0.0 with forward history and prompts 9 and 11; less conventional prompts need a higher one',
] as const;

export type PaperTable = keyof typeof paperTables;

export function paperCell(table: PaperTable, source: 'contextual' | 'one-line', at: number): string {
  const value = paperTables[table][source][at];
  return value === undefined ? '–' : `${value} %`;
}
