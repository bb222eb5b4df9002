import type { TraceStep } from '../domain/counterexample.ts';
import type { Verdict } from '../domain/verdict.ts';
import type { Hook, PhaseUnit, Plugin, StateReader, TaskId } from './api.ts';

/** What the repair hands its plugins, beside what all hooks get. */
export interface RepairTools extends Plugin {
  repairTools: Hook<PhaseUnit, [open: StateReader<'repair', AuthorState>]>;
}

export interface ExplainTools extends Plugin {
  explainTools: Hook<PhaseUnit, [trace: readonly TraceStep[]]>;
}

export type EditId = string;

/** What the author of a repair has before it, in a copy that is nobody else's. */
export interface AuthorState {
  readonly config: {
    readonly flags: readonly string[];
    readonly unwind: number | null;
    readonly timeoutS: number;
  };
  /** Absolute: the pull request's files with the edits that were applied, no `.git`, no links. May be written to. */
  readonly tree: string;
  /** A file of the unit in `tree`, and its text from now on; nobody else sees that. */
  read(file: string): Promise<string>;
  write(file: string, text: string): Promise<void>;
  readonly edits: {
    /** Nothing changes until the model applies it, and nothing is kept that the acceptance rejects. */
    propose(
      files: Readonly<Record<string, string>>,
      why: { readonly summary: string; readonly whySound: string },
    ): EditId;
  };
  readonly tasks: {
    /** Work beside the model; it opens its own view of the state. */
    launch(description: string, job: (signal: AbortSignal) => Promise<string>): TaskId;
  };
  /** ESBMC on a function of `tree`, or on all of a file. */
  verify(of: {
    readonly file: string;
    readonly fn?: string;
    readonly flags?: readonly string[];
  }): Promise<Checked>;
  /** The inputs of the counterexample, run on `tree` under the sanitizers; null where no code may run. */
  readonly replay: (() => Promise<Observed>) | null;
  /** Boundary and random inputs on `tree` for some seconds; null where no code may run. */
  readonly fuzz: ((seconds: number) => Promise<Observed>) | null;
}

/** What ESBMC said, in a word and with what it found. */
export interface Checked {
  readonly verdict: Verdict;
  readonly findings: readonly {
    readonly kind: string;
    readonly file: string;
    readonly line: number;
    readonly message: string;
  }[];
}

/** What running code showed. `unknown`: nothing, neither for nor against. */
export interface Observed {
  readonly outcome: 'fine' | 'wrong' | 'unknown';
  /** One sentence. */
  readonly detail: string;
}
