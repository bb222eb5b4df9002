import { matchesPath } from '../config/path-patterns.ts';
import { deletedReason, type SkippedFile } from '../domain/report.ts';
import type { FileChange } from './repository.ts';

export interface PathFilter {
  /** Glob patterns, or names of folders for all that is in them; empty means all. */
  readonly paths: readonly string[];
  readonly exclude: readonly string[];
}

export interface SelectedChanges {
  /** C files with changed lines. */
  readonly sources: readonly FileChange[];
  /** Headers with changed lines; C files that include them may be affected. */
  readonly headers: readonly FileChange[];
  /** C files of the change that can't or shall not be verified. Files that are no C are not worth a word. */
  readonly skipped: readonly SkippedFile[];
}

/** Sorts what a change touches. */
export function selectSources(changes: readonly FileChange[], filter: PathFilter): SelectedChanges {
  const sources: FileChange[] = [];
  const headers: FileChange[] = [];
  const skipped: SkippedFile[] = [];
  for (const change of changes) {
    const kind = kindOf(change.path);
    if (kind === null) continue;
    const reason = reasonToSkip(change, filter);
    if (reason !== null) skipped.push({ file: change.path, reason });
    else if (change.hunks.length > 0) (kind === 'source' ? sources : headers).push(change);
  }
  return { sources, headers, skipped };
}

/** `source` for what a compiler is started on, `header` for what it includes, null for what is no C. */
export function kindOf(path: string): 'source' | 'header' | null {
  if (path.endsWith('.c')) return 'source';
  return /\.(?:h|inc|def|x)$/.test(path) ? 'header' : null;
}

/** Whether the configuration asks for a path. */
export function isAskedFor(path: string, { paths, exclude }: PathFilter): boolean {
  return (paths.length === 0 || matchesPath(path, paths)) && !matchesPath(path, exclude);
}

function reasonToSkip(change: FileChange, filter: PathFilter): string | null {
  if (change.status === 'deleted') return deletedReason;
  if (change.entry === 'submodule') return 'a submodule: its commits are reviewed in its own repository';
  if (change.entry === 'symlink') return 'a symbolic link: it is not followed';
  if (change.binary) return 'binary';
  // Whoever includes an excluded header is asked about all the same.
  const isAsked = kindOf(change.path) === 'header' || isAskedFor(change.path, filter);
  return isAsked ? null : 'excluded by the configuration';
}
