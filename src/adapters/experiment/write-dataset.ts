import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { BaseProgram } from '../../experiment/dataset/base-program.ts';
import type { Mutant } from '../../experiment/dataset/mutant.ts';

/**
 * Writes the programs as they are mutated, and each mutation as a patch: `programs/CATEGORY/NAME.c` and
 * `patches/CATEGORY/NAME/OPERATOR-LINE-COLUMN.patch`. What is there already with the same text stays untouched.
 */
export async function writeDataset(
  folder: string,
  programs: readonly BaseProgram[],
  mutants: readonly Mutant[],
): Promise<void> {
  for (const { id, text } of programs) await writeOnce(join(folder, 'programs', `${id}.c`), text);
  for (const { id, patch } of mutants) await writeOnce(join(folder, 'patches', `${id}.patch`), patch);
}

async function writeOnce(path: string, text: string): Promise<void> {
  if ((await readFile(path, 'utf8').catch(() => null)) === text) return;
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}
