import type { BuildContext } from '../../project/build-context.ts';

/** `memcheck`: without sanitizers, for valgrind. `guided`: for libFuzzer, which makes inputs by what they reach. */
export type Instrumentation = 'sanitizers' | 'memcheck' | 'guided';

export interface CompileRequest {
  /** The C text of the program's own file. */
  readonly text: string;
  /** Absolute paths of C files that are linked to it. */
  readonly linked: readonly string[];
  /** Absolute paths of files outside of the root that the text includes; none as a rule. */
  readonly included?: readonly string[];
  /** Absolute path: where the compiler runs, and what quoted includes are relative to. */
  readonly root: string;
  readonly build: BuildContext;
  readonly instrumentation: Instrumentation;
  /** Checks of the sanitizers that are left out, as gcc and clang name them. */
  readonly without: readonly string[];
  /** Whether a run goes on after a sanitizer found something. */
  readonly goesOn: boolean;
  /** What is in local variables before anything is stored in them: 0, or a pattern; left out, whatever comes. */
  readonly initial?: 'zero' | 'pattern';
  /** Library functions whose calls go to the text's own `__wrap_NAME`. */
  readonly wrapped: readonly string[];
  readonly timeoutSeconds: number;
}

/** What can be tried with one program: see `reproducerText`. */
export interface RunRequest {
  /** Which allocation fails, counted from 1; 0: none. */
  readonly failingAllocation: number;
  /** The byte that new blocks are filled with; -1: as they come. */
  readonly fill: number;
  /** Arguments of the program. */
  readonly args?: readonly string[];
  readonly timeoutSeconds: number;
}

export interface RunResult {
  /** Exit code, or 128 + the signal's number. */
  readonly exitCode: number;
  /** What the program and the tools that watch it wrote to stderr. */
  readonly stderr: string;
  readonly timedOut: boolean;
}

export interface Executable {
  run(request: RunRequest): Promise<RunResult>;
  /** Removes it. */
  close(): Promise<void>;
}

/** The port to a C compiler and to running what it makes, under limits. */
export interface Toolchain {
  readonly hasMemcheck: boolean;
  /** Whether programs can be compiled for libFuzzer. */
  readonly isGuided: boolean;
  /** Whether what runs has no network, no other processes, and no files but its own folder to write to. */
  readonly isContained: boolean;
  /** Null when the text does not compile. */
  compile(request: CompileRequest): Promise<Executable | null>;
  /** How to do by hand what `compile` and `run` do, for a reproducer of that file name in the root. */
  commands(request: Omit<CompileRequest, 'text' | 'timeoutSeconds'>, file: string): readonly string[];
}
