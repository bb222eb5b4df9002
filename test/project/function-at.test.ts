import { expect, test } from 'vitest';
import { functionAt } from '../../src/project/function-at.ts';
import { parseC } from '../support/parse-c.ts';

test('finds the function that a line belongs to, with the macros before it', async () => {
  const file = await parseC('int x;\nEXPORT\nint f(void)\n{\n}\n\nint g(void) { }\nint proto(void);\n');
  const names = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((line) => functionAt(file, line)?.name ?? null);
  expect(names).toEqual([null, 'f', 'f', 'f', 'f', null, 'g', null, null]);
});
