import type { DiffLine, FileDiff, Hunk } from '../git/file-diff.ts';
import { followLine } from '../git/follow-line.ts';
import type { Side, Thread } from '../state/review.ts';
import { pullDiff } from './pull-diff.ts';

/** Finds a thread again in the diff of the current head; a line that was changed or left the diff makes it outdated. */
export async function placeThread(thread: Thread): Promise<void> {
  const { pull, origin } = thread;
  const file = (await pullDiff(pull)).find((one) => one.path === origin.path);
  if (thread.subject === 'file') {
    thread.isOutdated = file === undefined;
    thread.place = {
      ...thread.place,
      position: file === undefined ? null : 1,
      commit: file === undefined ? thread.place.commit : pull.headSha,
    };
    return;
  }
  const line = await follow(thread, thread.side, origin.line);
  const startLine =
    origin.startLine === null
      ? null
      : await follow(thread, thread.startSide ?? thread.side, origin.startLine);
  const found = file === undefined || line === null ? undefined : lineAt(file, thread.side, line);
  const isLost = found === undefined || (origin.startLine !== null && startLine === null);
  thread.isOutdated = isLost;
  thread.place = isLost
    ? { ...thread.place, line: null, startLine: null, position: null }
    : { ...thread.place, commit: pull.headSha, line, startLine, position: found.line.position };
}

async function follow(thread: Thread, side: Side, line: number | null): Promise<number | null> {
  if (line === null) return null;
  const { origin, pull } = thread;
  const { folder } = pull.repository;
  return side === 'RIGHT'
    ? followLine(folder, origin.commit, pull.headSha, origin.path, line)
    : followLine(folder, origin.mergeBase, pull.mergeBase, origin.path, line);
}

/** The diff line with that number on that side, with its hunk. Context lines count on both sides. */
export function lineAt(file: FileDiff, side: Side, line: number): { hunk: Hunk; line: DiffLine } | undefined {
  for (const hunk of file.hunks) {
    const found = hunk.lines.find((one) => (side === 'RIGHT' ? one.right : one.left) === line);
    if (found !== undefined) return { hunk, line: found };
  }
  return undefined;
}
