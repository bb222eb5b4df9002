import { describe, expect, test } from 'vitest';
import { checkClaims } from '../../src/conversation/check-claims.ts';
import { knownFacts } from '../../src/conversation/known-facts.ts';
import { finding, input, step } from '../review/factories.ts';

const source = [
  'int table[3];',
  'int sum(int n, int noise) {',
  '  int unrelated = noise;',
  '  int i = n;',
  '  if (i >= 0)',
  '    return table[i];',
  '  return 0;',
  '}',
  'int main(void) {',
  '  int start = 3;',
  '  int *cursor = 0;',
  '  return sum(start, 7);',
  '}',
].join('\n');
const facts = knownFacts(
  finding({
    line: 6,
    statement: 'return table[i];',
    inputs: [input('n', '3')],
    steps: [
      step(11, 'cursor', '0', 'main'),
      step(2, 'n', '3'),
      step(2, 'noise', '7'),
      step(3, 'unrelated', '7'),
      step(4, 'i', '3'),
    ],
    calls: [{ file: 'src/a.c', line: 12, column: 3, function: 'main' }],
  }),
  source,
);

const wrong = [
  'The caller passes n as 9.',
  'At this point i has been incremented to 4.',
  '`table[4]` is read.',
  'The error occurs in `main`, where the array is read.',
  '`i` must be below 5.',
  'The value 12 of `noise` is used.',
  'This is line 3, where `i` is assigned.',
  'On line 9, `i` is read.',
  'The access on line 40 goes past the end.',
  'The trace runs through lines 2, 4 and 8.',
  'The violation occurs at line 4.',
  'See src/a.c:13 for the access.',
  'It reads past the array in line seven.',
  '`i` = 4 when the array is read.',
  'The variable i is set to 5.',
  'Here `n` is 2.',
  'The value of `noise` is 3.',
  'On line 3, `unrelated` is 3.',
  'The program stores 9 in `i`.',
  '`cursor` equals 16.',
  'With n=-1 the check is passed.',
  'The variable `length` is never checked.',
  'The function `fill_table` does not check it.',
  'The helper check_bounds() is called first.',
  'The parameter limit bounds the access.',
  'Line 4 in `main` copies the number.',
  'The index is 8 by then.',
  'This is a false positive, and the program is safe.',
  '`i` is ４ at this point.',
];

const right = [
  'The check on line 5 only excludes negative numbers.',
  '`start` is 3.',
  'Because `i` is 3 and the array has only 3 elements, the last valid index is 2.',
  'On line 4, `i` is set to 3.',
  'The array `table` is read past its end on line 6.',
  'The parameter `n` is 3.',
  'The call on line 12 passes 3 as `n`.',
  'The test `i >= 0` on line 5 lets this value through.',
  '`i` must be below 3.',
  'The value of `noise` is 7, which does not matter.',
  'The function `sum` is called from `main`.',
  'C does not check an index, so what lies behind the array is read.',
  'The pointer `cursor` is NULL and plays no part.',
  'The array has 3 elements, and the index is 3.',
];

describe('claims of an answer', () => {
  test.each(wrong)('dropped: %s', (sentence) => {
    expect(checkClaims(sentence, facts)).toMatchObject({ kept: [], dropped: [{}] });
  });

  test.each(right)('kept: %s', (sentence) => {
    expect(checkClaims(sentence, facts)).toEqual({ kept: [sentence], dropped: [] });
  });

  test('one false sentence does not take the others with it', () => {
    const { kept, dropped } = checkClaims([...right, ...wrong].join(' '), facts);
    expect(kept).toEqual(right);
    expect(dropped).toHaveLength(wrong.length);
  });

  test('code that nothing verified is dropped as a whole', () => {
    const { kept, dropped } = checkClaims('`i` is 3.\n\n```c\nif (i < 3) {}\n```\n', facts);
    expect(kept).toEqual(['`i` is 3.']);
    expect(dropped).toHaveLength(1);
  });

  test('what hides from a check does not reach the reader either', () => {
    const { kept } = checkClaims('\u001b[31mThe index is 3.\u001b[0m\n##[error] ::set-output::', facts);
    for (const hidden of ['\u001b', '##[', '::']) expect(kept.join('\n')).not.toContain(hidden);
  });
});
