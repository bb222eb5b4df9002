import { describe, expect, it } from 'vitest';
import { mutationOperators, mutationsOf } from '../../src/experiment/mutation/mutate.ts';
import { cParser } from '../support/parse-c.ts';

/** The group `cxx_all` of the tool Mull. */
const cxxAll =
  `add_assign_to_sub_assign add_to_sub and_assign_to_or_assign and_to_or assign_const bitwise_not_to_noop
  div_assign_to_mul_assign div_to_mul eq_to_ne ge_to_gt ge_to_lt gt_to_ge gt_to_le init_const le_to_gt le_to_lt
  logical_and_to_or logical_or_to_and lshift_assign_to_rshift_assign lshift_to_rshift lt_to_ge lt_to_le minus_to_noop
  mul_assign_to_div_assign mul_to_div ne_to_eq or_assign_to_and_assign or_to_and post_dec_to_post_inc post_inc_to_post_dec
  pre_dec_to_pre_inc pre_inc_to_pre_dec rem_assign_to_div_assign rem_to_div remove_negation remove_void_call
  replace_scalar_call rshift_assign_to_lshift_assign rshift_to_lshift sub_assign_to_add_assign sub_to_add
  xor_assign_to_or_assign xor_to_or`.split(/\s+/);

const parser = await cParser();

/** What a statement becomes, as `OPERATOR: STATEMENT`. */
function mutated(statement: string): string[] {
  const head = `#include <stddef.h>\ntypedef unsigned idx; struct s { int n; int *p; };
void act(int); int get(void); int *find(void); struct s make(void);
void f(int a, int b, int *p, float v[3], struct s *o, struct s w, idx k) { int *q; `;
  const source = `${head}${statement} }\n`;
  const root = parser.tree(source)?.root;
  if (root === undefined) throw new Error('not parsed');
  return mutationsOf(source, root).map(
    ({ operator, text }) => `${operator}: ${text.slice(head.length, text.lastIndexOf('}')).trim()}`,
  );
}

describe('mutation', () => {
  it('has all operators of cxx_all and no others', () => {
    expect(mutationOperators.map(({ name }) => name)).toEqual(cxxAll);
  });

  it.each([
    ['b += a;', ['add_assign_to_sub_assign: b -= a;']],
    ['b -= a;', ['sub_assign_to_add_assign: b += a;']],
    ['b *= a;', ['mul_assign_to_div_assign: b /= a;']],
    ['b /= a;', ['div_assign_to_mul_assign: b *= a;']],
    ['b %= a;', ['rem_assign_to_div_assign: b /= a;']],
    ['b &= a;', ['and_assign_to_or_assign: b |= a;']],
    ['b |= a;', ['or_assign_to_and_assign: b &= a;']],
    ['b ^= a;', ['xor_assign_to_or_assign: b |= a;']],
    ['b <<= a;', ['lshift_assign_to_rshift_assign: b >>= a;']],
    ['b >>= a;', ['rshift_assign_to_lshift_assign: b <<= a;']],
    ['act(a + b);', ['remove_void_call: ;', 'add_to_sub: act(a - b);']],
    ['return a - b;', ['sub_to_add: return a + b;']],
    ['return a * b;', ['mul_to_div: return a / b;']],
    ['return a / b;', ['div_to_mul: return a * b;']],
    ['return a % b;', ['rem_to_div: return a / b;']],
    ['return a & b;', ['and_to_or: return a | b;']],
    ['return a | b;', ['or_to_and: return a & b;']],
    ['return a ^ b;', ['xor_to_or: return a | b;']],
    ['return a << b;', ['lshift_to_rshift: return a >> b;']],
    ['return a >> b;', ['rshift_to_lshift: return a << b;']],
    ['return a == b;', ['eq_to_ne: return a != b;']],
    ['return a != b;', ['ne_to_eq: return a == b;']],
    ['return a >= b;', ['ge_to_gt: return a > b;', 'ge_to_lt: return a < b;']],
    ['return a > b;', ['gt_to_ge: return a >= b;', 'gt_to_le: return a <= b;']],
    ['return a <= b;', ['le_to_gt: return a > b;', 'le_to_lt: return a < b;']],
    ['return a < b;', ['lt_to_ge: return a >= b;', 'lt_to_le: return a <= b;']],
    ['return a && b;', ['logical_and_to_or: return a || b;']],
    ['return a || b;', ['logical_or_to_and: return a && b;']],
    ['return !a;', ['remove_negation: return  a;']],
    ['return -a;', ['minus_to_noop: return  a;']],
    ['return ~a;', ['bitwise_not_to_noop: return  a;']],
    ['++a;', ['pre_inc_to_pre_dec: --a;']],
    ['--a;', ['pre_dec_to_pre_inc: ++a;']],
    ['a++;', ['post_inc_to_post_dec: a--;']],
    ['a--;', ['post_dec_to_post_inc: a++;']],
    ['b = a;', ['assign_const: b = 42;']],
    ['v[0] = a;', ['assign_const: v[0] = 42;']],
    ['*p = a;', ['assign_const: *p = 42;']],
    ['o->n = a;', ['assign_const: o->n = 42;']],
    ['k = a;', ['assign_const: k = 42;']],
    ['size_t n = a;', ['init_const: size_t n = 42;']],
    ['return get();', ['replace_scalar_call: return 42;']],
    ['act(1);', ['remove_void_call: ;']],
    ['free(p);', ['remove_void_call: ;']],
  ])('of `%s`', (statement, expected) => {
    expect(mutated(statement)).toEqual(expected);
  });

  it.each([
    'q = p;',
    'o->p = p;',
    'w = make();',
    'q = find();',
    'int *r = p;',
    'struct s t = w;',
    'float u[2] = { 1, 2 };',
    'int z[2 + 1];',
    'static int t = 3;',
    'return -1;',
    'return 1 + 2;',
    'return sizeof(a + b);',
    'switch (a) { case 1 + 1: break; }',
  ])('leaves `%s` as it is: no number, or nothing that happens at run time', (statement) => {
    expect(mutated(statement)).toEqual([]);
  });

  it('keeps what an operator of another precedence takes together', () => {
    expect(mutated('return a & b ^ k;')).toContain('and_to_or: return (a | b) ^ k;');
    expect(mutated('return a && b || k;')).toContain('logical_and_to_or: return (a || b) || k;');
  });
});
