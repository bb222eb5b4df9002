import { expect, test } from 'vitest';
import { limitRounds } from '../../src/project/limit-rounds.ts';

const cut = (index: number) => ` if (esbmc_action_rounds_${index}++ >= 3) { __ESBMC_assume(0); break; }`;

test('a loop around a recursion counts its rounds; lines stay where they are', () => {
  const text =
    'EXPORTED(void) drop(struct t *p)\n{\n  while (p) {\n    drop(p->child);\n    p = p->next;\n  }\n}\n';
  const limited = limitRounds(text);
  expect(limited.functions).toEqual(['drop']);
  expect(limited.text).toBe(
    text
      .replace('\n{\n', '\n{ unsigned esbmc_action_rounds_1 = 0;\n')
      .replace('while (p) {', `while (p) {${cut(1)}`),
  );
});

test('so does one that comes back to its function through another one', () => {
  const text = `
int value(int n);
int list(int n) { int sum = 0; for (int i = 0; i < n; i++) { sum += value(i); } do { n--; } while (n > 0); return sum; }
int value(int n) { if (n > 1) { return list(n - 1); } return n; }
`;
  const limited = limitRounds(text);
  expect(limited.functions).toEqual(['list']);
  expect(limited.text.split('esbmc_action_rounds_1++')).toHaveLength(2);
  expect(limited.text).not.toContain('esbmc_action_rounds_2');
});

test.each([
  ['a loop beside a recursion', 'int f(int n) { while (n > 9) { n--; } return n > 0 ? f(n - 1) : 0; }\n'],
  [
    'a loop that calls what does not come back',
    'int g(int); int f(int n) { while (g(n)) { n--; } return n; }\n',
  ],
  ['text that is no C', 'void f( { while ( } \n'],
])('%s is left alone', (_what, text) => {
  expect(limitRounds(text)).toEqual({ text, functions: [] });
});
