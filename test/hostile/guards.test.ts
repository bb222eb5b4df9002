import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { allGuards } from './guards/all-guards.ts';

// That a test fails without each of them is measured by `npm run eval -- guards`.
test('each guard of the list is in the source, once, and its test is there', async () => {
  for (const guard of allGuards) {
    for (const { file, text } of [guard, ...(guard.also ?? [])])
      expect([file, text, (await readFile(file, 'utf8')).split(text).length - 1]).toEqual([file, text, 1]);
    await expect(readFile(guard.test, 'utf8'), guard.test).resolves.not.toBe('');
  }
});
