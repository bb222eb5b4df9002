import { diffCommits } from './diff-commits.ts';
import type { Hunk } from './file-diff.ts';

/** Where line `line` of `path` at commit `from` stands at commit `to`; null where it was changed or deleted. */
export async function followLine(
  folder: string,
  from: string,
  to: string,
  path: string,
  line: number,
): Promise<number | null> {
  if (from === to) return line;
  const files = await diffCommits(folder, from, to, { context: 0, renames: false });
  const file = files.find((one) => one.path === path);
  if (file === undefined) return line;
  if (file.status !== 'modified' || file.patch === null) return null;
  return throughHunks(file.hunks, line);
}

function throughHunks(hunks: readonly Hunk[], line: number): number | null {
  let shift = 0;
  for (const hunk of hunks) {
    const { start, length, added } = extent(hunk);
    if (line < start) break;
    if (line < start + length) return null;
    shift += added - length;
  }
  return line + shift;
}

/** First old line that the hunk replaces, how many, and by how many. An insertion after line N replaces nothing at N+1. */
function extent(hunk: Hunk): { start: number; length: number; added: number } {
  const [, from = '0', count = '1'] = /^@@ -(\d+)(?:,(\d+))?/.exec(hunk.header) ?? [];
  const length = Number(count);
  return {
    start: length === 0 ? Number(from) + 1 : Number(from),
    length,
    added: hunk.lines.filter((one) => one.kind === 'addition').length,
  };
}
