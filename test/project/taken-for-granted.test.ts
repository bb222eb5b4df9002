import { expect, test } from 'vitest';
import { takenForGranted } from '../../src/project/taken-for-granted.ts';

const granted = (text: string) => takenForGranted([{ path: 'a.c', text }]);

test.each([
  ['a call', 'int f(int n) {\n  __ESBMC_assume(n);\n}', ['what `__ESBMC_assume` says is so (a.c:2)']],
  ['of another verifier', 'void f(void) { if (x) g(); else __VERIFIER_assume(0); }', [expect.anything()]],
  ['of a compiler', '__builtin_assume(x);', [expect.anything()]],
  ['in a macro', '#define A(x) __VERIFIER_assume(x)\n', [expect.anything()]],
  ['in parts', '#define A(x) __ESBMC_##x\n', ['what `__ESBMC_` says is so (a.c:1)']],
  ['over two lines', '__ESBMC_as\\\nsume(0);', [expect.anything()]],
  ['a declaration alone', 'extern void __VERIFIER_assume(int);\nvoid __ESBMC_assume(_Bool);', []],
  ['what is checked', '__ESBMC_assert(0, "x"); __VERIFIER_nondet_int(); __builtin_expect(x, 1);', []],
  ['a text and a comment', '/* __ESBMC_assume(0) */ char *s = "__ESBMC_assume(0)";', []],
])('what code has ESBMC take for granted: %s', (_, text, expected) => {
  expect(granted(text)).toEqual(expected);
});
