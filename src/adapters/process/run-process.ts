import { execa } from 'execa';

export interface ProcessRequest {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment of the child; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  /** Per stream; what comes after it is dropped and `truncated` is set. */
  readonly maxOutputBytes: number;
  /** Given to the child's standard input, which is empty otherwise. */
  readonly input?: string;
  readonly signal?: AbortSignal;
}

export interface ProcessResult {
  /** Exit code, or 128 + the signal's number; 127 when the command could not be started. */
  readonly exitCode: number;
  readonly stdout: string;
  readonly stderr: string;
  readonly timedOut: boolean;
  readonly truncated: boolean;
  readonly seconds: number;
}
