import { expect, test } from 'vitest';
import { argvMaxArgs } from '../../src/project/argv-max-args.ts';
import { parseC } from '../support/parse-c.ts';

test.each([
  ['no main', 'int f(void) { return 0; }', 0],
  ['a main without arguments', 'int main(void) { return 0; }', 0],
  ['arguments that nothing is said about', 'int main(int argc, char **argv) { return argc; }', 2],
  ['an index', 'int main(int argc, char **argv) { return argv[3][0]; }', 4],
  ['a comparison', 'int main(int argc, char *argv[]) { if (argc != 3) return 1; }', 4],
  ['a comparison from the right', 'int main(int n, char *v[]) { if (5 > n) return 1; }', 6],
  ['the largest of both', 'int main(int c, char *v[]) { if (c < 2) return 1; return v[4] != v[1]; }', 5],
  ['other names', 'int main(int c, char *v[]) { int argc = 7; return argc == 6 || argv[5]; }', 2],
  ['a number of the program', 'int main(int argc, char **argv) { if (argc > 100) return 1; }', 8],
  ['a longer expression', 'int main(int argc, char **argv) { return argv[i + 5] && argc == 4 * n; }', 5],
])('%s', async (_, text, expected) => {
  expect(argvMaxArgs(await parseC(text))).toBe(expected);
});
