import { createTwoFilesPatch } from 'diff';

/** The new text of one file that exists. */
export interface FileEdit {
  /** Relative to the root of the repository. */
  readonly file: string;
  readonly before: string;
  readonly after: string;
}

/** A set of edits, one for each file that it touches. */
export interface Patch {
  readonly edits: readonly FileEdit[];
}

/** As a unified diff that `git apply` takes in the root of the repository. */
export function unifiedDiff({ edits }: Patch): string {
  return edits.map(({ file, before, after }) => diffOf(file, before, after)).join('');
}

function diffOf(file: string, before: string, after: string): string {
  const text = createTwoFilesPatch(`a/${file}`, `b/${file}`, before, after, undefined, undefined, {
    context: 3,
  });
  return text.replace(/^=+\n/, `diff --git a/${file} b/${file}\n`);
}
