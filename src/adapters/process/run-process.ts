import type { ChildProcess } from 'node:child_process';
import { constants } from 'node:os';
import { clearTimeout, setTimeout } from 'node:timers';
import { execa } from 'execa';
import { BoundedOutput } from './bounded-output.ts';
import { expectGroup, guardGroup, signalGroup } from './process-group.ts';

export interface ProcessRequest {
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** The whole environment of the child; nothing is inherited. */
  readonly env: Readonly<Record<string, string>>;
  readonly timeoutSeconds: number;
  /** Per stream; of what is longer the first and the last half are kept and `truncated` is set. */
  readonly maxOutputBytes: number;
  /** Given to the child's standard input, which is empty otherwise. */
  readonly input?: string;
  readonly signal?: AbortSignal;
  /** Told the number of the process, which leads its own group, once it has one. */
  readonly started?: (leader: number) => void;
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

/** Between the polite signal and the one that can't be ignored; also how long orphans may keep a pipe open. */
const graceMilliseconds = 1000;

/**
 * Runs a command without a shell, in a process group of its own. At the time-out, on abort and when this process
 * ends, the whole group is killed; what it started does not outlive it either. Never throws for a failing command.
 */
export async function runProcess(request: ProcessRequest): Promise<ProcessResult> {
  const started = performance.now();
  const stdout = new BoundedOutput(request.maxOutputBytes);
  const stderr = new BoundedOutput(request.maxOutputBytes);
  const endExpecting = expectGroup();
  const child = execa(request.command, request.args, {
    cwd: request.cwd,
    env: { ...request.env },
    extendEnv: false,
    detached: true,
    reject: false,
    buffer: false,
    encoding: 'buffer',
    stripFinalNewline: false,
    ...(request.input === undefined ? { stdin: 'ignore' } : { input: request.input }),
  });
  child.stdout?.on('data', (chunk: Uint8Array) => stdout.add(chunk));
  child.stderr?.on('data', (chunk: Uint8Array) => stderr.add(chunk));
  const watch = watchGroup(child, request);
  endExpecting();
  if (child.pid !== undefined) request.started?.(child.pid);
  const result = await child;
  watch.stop();
  return {
    exitCode: exitCodeOf(result),
    stdout: stdout.text(),
    stderr: stderr.text() + (child.pid === undefined ? (result.originalMessage ?? '') : ''),
    timedOut: watch.timedOut(),
    truncated: stdout.isTruncated || stderr.isTruncated,
    seconds: (performance.now() - started) / 1000,
  };
}

interface GroupWatch {
  readonly timedOut: () => boolean;
  readonly stop: () => void;
}

function watchGroup(child: ChildProcess, request: ProcessRequest): GroupWatch {
  const leader = child.pid;
  if (leader === undefined) return { timedOut: () => false, stop: () => {} };
  const forget = guardGroup(leader);
  const timers: NodeJS.Timeout[] = [];
  let timedOut = false;
  const end = () => {
    signalGroup(leader, 'SIGTERM');
    timers.push(setTimeout(() => signalGroup(leader, 'SIGKILL'), graceMilliseconds));
  };
  timers.push(
    setTimeout(() => {
      timedOut = true;
      end();
    }, request.timeoutSeconds * 1000),
  );
  request.signal?.addEventListener('abort', end, { once: true });
  if (request.signal?.aborted === true) end();
  child.once('exit', () => {
    // Children that are left would keep our pipes open; those that fled to another group lose the pipes instead.
    signalGroup(leader, 'SIGKILL');
    timers.push(setTimeout(() => destroyPipes(child), graceMilliseconds));
  });
  return {
    timedOut: () => timedOut,
    stop: () => {
      for (const timer of timers) clearTimeout(timer);
      request.signal?.removeEventListener('abort', end);
      forget();
    },
  };
}

function destroyPipes(child: ChildProcess): void {
  child.stdout?.destroy();
  child.stderr?.destroy();
}

function exitCodeOf(result: { exitCode?: number | undefined; signal?: NodeJS.Signals | undefined }): number {
  if (result.signal !== undefined) return 128 + constants.signals[result.signal];
  return result.exitCode ?? 127;
}
