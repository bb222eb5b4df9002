import { saysDiskFull } from '../../files/file-problem.ts';
import type { CacheFolder } from './cache/cache-folder.ts';

/** Why an install did not come about, and what the user can do about it. */
export interface Refusal {
  readonly reason: string;
  readonly remedy: string | null;
}

const elsewhere = 'set XDG_CACHE_HOME (in Actions: RUNNER_TOOL_CACHE) to a folder elsewhere';

/** The refusal that the user can act on: a full disk or a locked folder is recognised however it was reported. */
export function plainRefusal(cause: unknown, folder: CacheFolder): Refusal {
  const refusal = isRefusal(cause) ? cause : { reason: messageOf(cause), remedy: null };
  if (saysDiskFull(refusal.reason)) {
    const reason = `the disk that holds ${folder.tool} is full (installing needs 300 MB there)`;
    return { reason, remedy: `make room, or ${elsewhere}` };
  }
  if (/EACCES|EPERM|EROFS|ENOTDIR|Permission denied|\bmkdir\b/.test(refusal.reason)) {
    const reason = `${folder.tool} can't be written (${refusal.reason})`;
    return { reason, remedy: `make it writable, or ${elsewhere}` };
  }
  return refusal;
}

function isRefusal(cause: unknown): cause is Refusal {
  return typeof cause === 'object' && cause !== null && 'reason' in cause && 'remedy' in cause;
}

function messageOf(cause: unknown): string {
  return cause instanceof Error ? cause.message : String(cause);
}
