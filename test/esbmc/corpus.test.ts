import { expect, test } from 'vitest';
import { evaluateCorpus } from '../eval/evaluate-corpus.ts';

/** One pair of each class, and those that were once misjudged; `npm run eval` takes them all. */
const sample = [
  'null_malloc',
  'oob_write_stack',
  'uaf_list_iter',
  'double_free_cleanup',
  'uninit_branch',
  'div_zero_mean',
  'overflow_midpoint',
  'strcpy_overflow',
  'dangling_local',
  'shift_width',
  'string_scan',
];

test('a sample of the corpus gets its right verdict, on the right line', async () => {
  const rows = await evaluateCorpus(({ file }) => sample.some((name) => file.startsWith(name)));
  expect(rows).toHaveLength(2 * sample.length);
  expect(
    rows
      .filter(({ judgement }) => judgement !== 'right')
      .map(({ program, verdicts }) => [program.file, verdicts]),
  ).toEqual([]);
}, 600_000);
