import type { FileDiff, Hunk } from '../git/file-diff.ts';
import { visiblePatch } from '../json/diff-entry-json.ts';
import type { Limits } from '../state/limits.ts';
import type { Side } from '../state/review.ts';
import { lineAt } from './place-thread.ts';

/** Where a comment wants to stand, as the requests write it. */
export interface WantedPlace {
  readonly path: string;
  readonly line?: number;
  readonly side?: Side;
  readonly start_line?: number;
  readonly start_side?: Side;
  readonly position?: number;
}

export interface FoundPlace {
  readonly file: FileDiff;
  readonly line: number;
  readonly side: Side;
  readonly startLine: number | null;
  readonly startSide: Side | null;
  readonly position: number;
  readonly diffHunk: string;
}

export type Misplaced = 'path' | 'position' | 'line' | 'start-order' | 'start-hunk' | 'no-line';

/** The diff line that a comment names, or what is wrong with it. Lines outside the hunks are never taken. */
export function findLine(
  files: readonly FileDiff[],
  wanted: WantedPlace,
  limits: Limits,
): FoundPlace | Misplaced {
  const file = files.find((one) => one.path === wanted.path);
  if (file === undefined) return 'path';
  const isHidden = visiblePatch(file, limits) === null;
  if (wanted.line === undefined)
    return wanted.position === undefined ? 'no-line' : byPosition(file, wanted.position, isHidden);
  const side = wanted.side ?? 'RIGHT';
  const end = isHidden ? undefined : lineAt(file, side, wanted.line);
  if (end === undefined) return 'line';
  const place = { file, side, line: wanted.line, position: end.line.position };
  if (wanted.start_line === undefined) {
    return { ...place, startLine: null, startSide: null, diffHunk: hunkText(end.hunk, end.line.position) };
  }
  const startSide = wanted.start_side ?? side;
  const start = lineAt(file, startSide, wanted.start_line);
  if (start === undefined || start.hunk !== end.hunk) return 'start-hunk';
  if (start.line.position >= end.line.position) return 'start-order';
  const diffHunk = hunkText(end.hunk, end.line.position);
  return { ...place, startLine: wanted.start_line, startSide, diffHunk };
}

function byPosition(file: FileDiff, position: number, isHidden: boolean): FoundPlace | Misplaced {
  for (const hunk of isHidden ? [] : file.hunks) {
    const found = hunk.lines.find((one) => one.position === position);
    if (found === undefined) continue;
    const side: Side = found.kind === 'deletion' ? 'LEFT' : 'RIGHT';
    const line = (side === 'LEFT' ? found.left : found.right) ?? 0;
    return {
      file,
      side,
      line,
      startLine: null,
      startSide: null,
      position,
      diffHunk: hunkText(hunk, position),
    };
  }
  return 'position';
}

/** `diff_hunk`: the hunk's header and its lines down to the commented one. */
function hunkText(hunk: Hunk, end: number): string {
  return [hunk.header, ...hunk.lines.filter((one) => one.position <= end).map((one) => one.text)].join('\n');
}
