import type { Anchor, DiffFile } from './code-host.ts';
import type { FindingGroup } from './group-findings.ts';

/** More comments in one review are not read, and GitHub limits how many may be created at once. */
export const maxComments = 30;

export interface PlacedGroup extends FindingGroup {
  /** Null: in the summary. */
  readonly anchor: Anchor | null;
}

/**
 * Where each group goes, in the order given: on its line when the diff shows it, on its file when the pull request
 * changes it, in the summary else. At most `limit` get a comment of their own, those on lines first.
 */
export function placeFindings(
  groups: readonly FindingGroup[],
  diff: readonly DiffFile[],
  limit: number,
): readonly PlacedGroup[] {
  const placed = groups.map((group) => ({ ...group, anchor: anchorOf(group, diff) }));
  const ofKind = (kind: Anchor['kind']) => placed.filter(({ anchor }) => anchor?.kind === kind);
  const commented = new Set([...ofKind('line'), ...ofKind('file')].slice(0, Math.min(limit, maxComments)));
  return placed.map((group) => (commented.has(group) ? group : { ...group, anchor: null }));
}

function anchorOf({ lead }: FindingGroup, diff: readonly DiffFile[]): Anchor | null {
  const { file, line } = lead.counterexample.property.location;
  if (isOnDiff({ kind: 'line', path: file, line }, diff)) return { kind: 'line', path: file, line };
  return diff.some(({ path }) => path === file) ? { kind: 'file', path: file } : null;
}

/** Whether GitHub accepts a comment there: a line must be inside a hunk, on the side of the head. */
export function isOnDiff(anchor: Anchor, diff: readonly DiffFile[]): boolean {
  const file = diff.find(({ path }) => path === anchor.path);
  if (file === undefined || anchor.kind === 'file') return file !== undefined;
  const first = anchor.startLine ?? anchor.line;
  return (file.hunks ?? []).some(({ start, end }) => start <= first && anchor.line <= end);
}
