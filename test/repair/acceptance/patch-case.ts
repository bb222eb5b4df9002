import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ConfigInput } from '../../../src/config/config.ts';
import { corpusProgram, type JudgedPatch } from './judge-patch.ts';

/** A patch of a program, as replacements of text; each old text is there once. */
export interface PatchCase {
  readonly name: string;
  /** A file of `programs`, or a pair of the corpus. */
  readonly program: string;
  /** Further files of `programs` that are in the tree. */
  readonly beside?: readonly string[];
  /** The line of the finding; the first finding when left out. */
  readonly line?: number;
  readonly change: readonly (readonly [string, string])[];
  /** The file that is changed; the program's own when left out. */
  readonly changes?: string;
  /** Further files that are changed. */
  readonly also?: readonly { readonly file: string; readonly change: PatchCase['change'] }[];
  /** The plugin that has a part in the patch. */
  readonly plugin?: string;
  /** Files that may be edited; the one of the finding when left out. */
  readonly editable?: readonly string[];
  /** Where all checks take longer than they show. */
  readonly settings?: ConfigInput;
}

const programs = join(import.meta.dirname, 'programs');

export async function toPatch({
  program,
  beside = [],
  line,
  change,
  changes,
  also = [],
  plugin,
  editable,
  settings,
}: PatchCase): Promise<JudgedPatch> {
  const files: Record<string, string> = {};
  const own = `${program}.c`;
  files[own] = await readFile(join(programs, own), 'utf8').catch(() => corpusProgram(`${program}_bug`));
  for (const name of beside) files[name] = await readFile(join(programs, name), 'utf8');
  const patched = [{ file: changes ?? own, change }, ...also].map((one) => {
    const text = files[one.file] ?? '';
    return [one.file, one.change.reduce((now, [from, to]) => replaceOnce(now, from, to), text)] as const;
  });
  return {
    files,
    patched: Object.fromEntries(patched),
    ...(plugin === undefined ? {} : { plugin }),
    ...(line === undefined ? {} : { line }),
    ...(editable === undefined ? {} : { editable }),
    ...(settings === undefined ? {} : { settings }),
  };
}

function replaceOnce(text: string, from: string, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2) throw new Error(`${parts.length - 1} times in the program: ${from}`);
  return parts.join(to);
}
