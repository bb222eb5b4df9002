import type { SandboxState } from '../../domain/sandbox-state.ts';
import type { ProcessRequest, ProcessResult } from '../process/run-process.ts';

/** What the kernel takes care of; inherited by all that a process starts. */
export interface ProcessLimits {
  /** Of the processor's time, for each process. */
  readonly cpuSeconds: number;
  /** Of the largest file that may be written. */
  readonly fileMiB: number;
  /** Of address space, for each process; null where a program needs more of it than there is memory. */
  readonly addressMiB: number | null;
}

/** A process to be started in a sandbox, with all that it needs to see there. */
export interface ConfinedRequest extends ProcessRequest {
  /** Absolute paths of files and folders besides the system's own. A folder's `.git` is hidden. */
  readonly reads: readonly string[];
  /** Absolute paths of folders, the working directory as a rule. */
  readonly writes: readonly string[];
  readonly limits: ProcessLimits;
  /** For code of the project: all its processes together are watched. Null for tools, which are ours. */
  readonly watched: WatchedLimits | null;
}

export interface WatchedLimits {
  /** Of memory that is really used. */
  readonly memoryMiB: number;
  readonly processes: number;
}

export interface ConfinedResult extends ProcessResult {
  /** Which of the watched limits it was killed at. */
  readonly exceeded: keyof WatchedLimits | null;
  /** Processes that had fled from their group and were killed after the command had ended. */
  readonly survivors: number;
}

/** Starts processes so that they reach as little as the machine allows. */
export interface Sandbox {
  readonly state: SandboxState;
  /** Never throws for a failing command; exit code 127 also when the sandbox could not be put up around it. */
  run(request: ConfinedRequest): Promise<ConfinedResult>;
  /** Removes its files. */
  close(): Promise<void>;
}
