import { join, relative } from 'node:path';
import { type EditedFile, readEdit } from './edited-file.ts';
import type { UnitPair } from './patched-analysis.ts';
import type { Trial } from './trial.ts';

const found = new WeakMap<UnitPair, readonly EditedFile[]>();

/**
 * The C files that a unit is made of, its own first: those that the patch changes, and the others as edits that change
 * nothing. A file that can't be read is left out.
 */
export function unitEdits({ edits, deps: { parser } }: Trial, pair: UnitPair): readonly EditedFile[] {
  const known = found.get(pair);
  if (known !== undefined) return known;
  const { root, file, sources, copies } = pair.after;
  const files = [file, ...sources.slice(1).map((one) => copies?.get(one) ?? one)];
  const all = files.flatMap((one): readonly EditedFile[] => {
    const path = relative(root, one);
    const edit = edits().find((each) => each.path === path);
    const text = pair.linesOf(path)?.join('\n');
    if (edit !== undefined || text === undefined) return edit === undefined ? [] : [edit];
    return [readEdit({ file: path, before: text, after: text }, parser)];
  });
  found.set(pair, all);
  return all;
}

/** Whether an edit changes more than comments and layout. */
export function changesCode({ before, after }: EditedFile): boolean {
  const tokens = ({ tokens: all }: EditedFile['before']) => JSON.stringify(all.map(({ text }) => text));
  return tokens(before) !== tokens(after);
}

/** Absolute path of an edited file in the patched tree. */
export function pathIn({ after: { root } }: UnitPair, { path }: EditedFile): string {
  return join(root, path);
}
