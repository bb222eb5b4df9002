import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { pluginGuards } from './guards.ts';

// That a test fails without each of them is measured by `npm run eval -- plugin-guards`.
test('row 31: each guard of the list is in the source, once', async () => {
  for (const { invariant, file, text } of pluginGuards) {
    const parts = (await readFile(file, 'utf8')).split(text);
    expect([invariant, parts.length - 1]).toEqual([invariant, 1]);
  }
});
