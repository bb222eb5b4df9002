import { describe, expect, it } from 'vitest';
import { readableExpression } from '../../src/domain/readable-expression.ts';
import { readableAssignment, readableAssignments } from '../../src/review/readable-assignment.ts';
import { readableValue } from '../../src/review/readable-value.ts';

describe('a value that ESBMC prints', () => {
  it.each([
    ['5', '5'],
    ['5 (00000000 00000000 00000000 00000101)', '5'],
    ['-2147483648', '-2147483648 (INT_MIN)'],
    ['4294967295', '4294967295 (UINT_MAX)'],
    ['1.500000e+0', '1.500000e+0'],
    ['( struct node *)0', 'NULL'],
    ['(char *)0', 'NULL'],
    ['&dynamic_1_array[0]', 'a heap block'],
    ['( struct node *)(&dynamic_13_value)', 'a heap block'],
    ['&a[0] + -1', '`&a[0] - 1`'],
    ['INVALID4294967295', 'an invalid pointer'],
    ['invalid-object', 'an invalid pointer'],
    ['+NAN', 'NaN'],
    ['-INFINITY', '-infinity'],
    ['nondet_symbol(symex::nondet4)', 'any value'],
    ['{ .pointer_object=nil, .pointer_offset=nil }', 'not set'],
    ['{ .x=0, .anon_pad#1=0, .next=&dynamic_13_value }', '`{ .x=0, .next=heap }`'],
    ['{ .v=2, .next={ .pointer_object=nil, .pointer_offset=nil } }', '`{ .v=2, .next=? }`'],
  ])('%s', (value, readable) => {
    expect(readableValue(value)).toBe(readable);
  });

  it('is cut when it is long', () => {
    expect(readableValue(`{ ${'0, '.repeat(500)} }`).length).toBeLessThanOrEqual(62);
    expect(readableValue('9'.repeat(500)).length).toBeLessThanOrEqual(60);
  });
});

describe('an assignment', () => {
  it('to a member shows the member, of which ESBMC prints the structure around it', () => {
    expect(readableAssignment({ variable: 'e->key', value: '{ .key=7, .val=0, .next=0 }' })).toBe(
      '`e->key` = 7',
    );
    expect(readableAssignment({ variable: 's.v[2]', value: '{ .len=1, .v={ 0, 0, 5 } }' })).toBe(
      '`s.v[2]` = `{ 0, 0, 5 }`',
    );
  });

  it('to a member that ESBMC does not print only says that it happens', () => {
    expect(readableAssignment({ variable: 'n->next', value: '{ .v = 0 }' })).toBe('`n->next` is set');
  });

  it('is told together with those to the next elements of the same array only', () => {
    const element = (index: number, value: number) => ({ variable: `a[${index}]`, value: String(value) });
    expect(readableAssignments([element(0, 1), element(1, 2), element(2, 3), element(5, 9)])).toEqual([
      '`a[0]` to `a[2]` = 1, 2, 3',
      '`a[5]` = 9',
    ]);
    expect(readableAssignments([1, 1, 1, 2].map((value, index) => element(index, value)))).toEqual([
      '`a[0]` to `a[3]` = 1 (3 times), 2',
    ]);
    expect(readableAssignments([0, 1, 2].map((index) => element(index, -1)))).toEqual([
      '`a[0]` to `a[2]` = -1',
    ]);
  });
});

describe('an expression', () => {
  it.each([
    ['(signed long int)i < 4', 'i < 4'],
    ['(signed long int)((signed int)c) >= 0', 'c >= 0'],
    ['(signed long int)(n - 4 + x) < 4', '(n - 4 + x) < 4'],
    ['(unsigned char)c < 4', '(unsigned char)c < 4'],
  ])('loses the casts that ESBMC adds: %s', (expression, readable) => {
    expect(readableExpression(expression)).toBe(readable);
  });

  it.each([['1'], ['0'], [''], ['tmp$2 > 0'], ['SAME-OBJECT(p, q)'], ['&dynamic_1_array[0] == p']])(
    'that only ESBMC understands is not shown: %s',
    (expression) => {
      expect(readableExpression(expression)).toBeNull();
    },
  );
});
