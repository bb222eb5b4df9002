import { readdir, readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { descriptionsFolder, prunedDescriptions } from '../support/github/openapi/prune.ts';

test("GitHub's descriptions in the fixtures are those of the pinned packages, and not written by hand", async () => {
  const pruned = prunedDescriptions();
  expect((await readdir(descriptionsFolder)).sort()).toEqual([...pruned.keys()].sort());
  for (const [name, text] of pruned)
    expect((await readFile(new URL(name, descriptionsFolder), 'utf8')) === text, name).toBe(true);
});
