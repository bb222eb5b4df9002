import { describe, expect, it } from 'vitest';
import { cInitialiser } from '../../../src/verification/replay/c-initialiser.ts';

describe('a value of a trace in C', () => {
  it.each([
    ['7', '7'],
    ['-2147483648', '-2147483648'],
    ['4294967293', '4294967293ULL'],
    ['0xFFFFFFFFFFFFFFFF', '0xFFFFFFFFFFFFFFFFULL'],
    ['-9223372036854775808', '(-9223372036854775807LL - 1)'],
    ['+NAN', '__builtin_nan("")'],
    ['2.500000e+0', '2.500000e+0'],
    ['(struct node *)0', '0'],
    ['&dynamic_1_array[0]', '0'],
    ['{ 0, 77, 0 }', '{ 0, 77, 0 }'],
    ['{ .a=9, .anon_pad#1=0, .b={ 1, 2 } }', '{ .a = 9, .b = { 1, 2 } }'],
    ['{ .p={ .pointer_object=nil, .pointer_offset=nil }, .n=3 }', '{ .p = 0, .n = 3 }'],
    ['{ }', '{ 0 }'],
  ])('%s is %s', (printed, written) => {
    expect(cInitialiser(printed)).toBe(written);
  });

  it.each(['{ .a=9, .b=', '{ 1, 2, 3...', '1 } }'])('%s was cut off', (printed) => {
    expect(cInitialiser(printed)).toBeNull();
  });
});
