import { expect, test } from 'vitest';
import { needsScanfModel } from '../../../src/adapters/esbmc/needs-scanf-model.ts';

test.each([
  ['numbers', 'scanf("%d %*d %5lu%%", &n, &m);', false],
  ['a character', 'if (scanf("%c", &c) != 1) return;', false],
  ['a stream', 'fscanf(in, "%lf", &x);', false],
  ['none', 'puts("scanned");', false],
  ['a comment', '/* scanf("%s", s) */ // sscanf(s)', false],
  ['a literal in two parts', 'scanf("%d" "%s", &n, s);', true],
  ['a word', 'scanf("%12s", name);', true],
  ['a set', 'fscanf(stdin, "%[a-z]", name);', true],
  ['several characters', 'scanf("%4c", name);', true],
  ['a format that is no literal', 'scanf(format, &n);', true],
  ['a macro in the format', 'scanf("%" PRId64, &n);', true],
  ['a string as input', 'sscanf(text, "%d", &n);', true],
  ['the name as a value', 'int (*f)(const char *, ...) = scanf;', true],
])('%s', (_name, text, expected) => {
  expect(needsScanfModel(text)).toBe(expected);
});
