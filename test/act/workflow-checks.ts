import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { repositoryRoot } from '../support/run-bundle.ts';
import type { Checks } from './checks.ts';
import type { Runner } from './runner.ts';

/** All workflows of this repository are well formed, those among them that can't run here. */
export async function expectWellFormed(runner: Runner, checks: Checks): Promise<void> {
  for (const folder of ['.github/workflows', 'examples/workflows']) {
    for (const file of (await readdir(join(repositoryRoot, folder))).sort()) {
      const problem = await runner.validate(join(repositoryRoot, folder, file));
      checks.expect(`${folder}/${file} keeps to the schema of workflows`, problem === '', problem);
    }
  }
}
