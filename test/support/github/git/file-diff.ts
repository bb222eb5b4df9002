export interface DiffLine {
  readonly kind: 'context' | 'addition' | 'deletion';
  /** 1-based line on the old side; null for an addition. */
  readonly left: number | null;
  /** 1-based line on the new side; null for a deletion. */
  readonly right: number | null;
  /** GitHub's `position`: lines below the file's first `@@`, later `@@` lines counted. */
  readonly position: number;
  readonly text: string;
}

export interface Hunk {
  readonly header: string;
  readonly lines: readonly DiffLine[];
}

export type FileStatus = 'added' | 'removed' | 'modified' | 'renamed' | 'copied' | 'changed';

export interface FileDiff {
  readonly path: string;
  readonly previousPath: string | null;
  readonly status: FileStatus;
  /** Blob on the new side (old side for a removed file). */
  readonly sha: string;
  readonly additions: number;
  readonly deletions: number;
  /** All hunks as text, without the `diff --git` header; null where there is none (binary, pure rename). */
  readonly patch: string | null;
  readonly hunks: readonly Hunk[];
}

const HUNK = /^@@ -(\d+)(?:,\d+)? \+(\d+)(?:,\d+)? @@/;

/** The hunks of one file's patch. "No newline at end of file" lines take a position but belong to no side. */
export function parseHunks(patch: string): Hunk[] {
  const hunks: { header: string; lines: DiffLine[] }[] = [];
  let left = 0;
  let right = 0;
  patch.split('\n').forEach((text, position) => {
    const match = HUNK.exec(text);
    const current = hunks.at(-1);
    if (match !== null) {
      left = Number(match[1]);
      right = Number(match[2]);
      hunks.push({ header: text, lines: [] });
    } else if (current !== undefined && text.startsWith('+')) {
      current.lines.push({ kind: 'addition', left: null, right: right++, position, text });
    } else if (current !== undefined && text.startsWith('-')) {
      current.lines.push({ kind: 'deletion', left: left++, right: null, position, text });
    } else if (current !== undefined && !text.startsWith('\\')) {
      current.lines.push({ kind: 'context', left: left++, right: right++, position, text });
    }
  });
  return hunks;
}
