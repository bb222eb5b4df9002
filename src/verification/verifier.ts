import type { Counterexample } from '../domain/counterexample.ts';
import type { CheckGroup, PropertyKind } from '../domain/property-kind.ts';
import type { BuildContext } from '../project/build-context.ts';

/** How the state space is searched. */
export type Strategy =
  /** Bounds 1, 2, ... `maxBound`: finds bugs early; a success is a proof by the forward condition. */
  | { readonly name: 'incremental'; readonly maxBound: number }
  /**
   * One run at a bound that is known to be enough: loops that go further fail an unwinding assertion, which ends as
   * undecided. A success is a proof, 10 to 30 times cheaper than finding the bound again.
   */
  | { readonly name: 'unwound'; readonly bound: number }
  /** One run at a bound, beyond which nothing is looked at: a success holds up to the bound, and is cheap. */
  | { readonly name: 'within'; readonly bound: number }
  /** All loops unrolled in full, without a bound: a success is a proof. */
  | { readonly name: 'unrolled' }
  /**
   * One run at a fixed bound that decides each property by itself: finds what the first violation hides.
   * The outcome says whether a loop was cut (`exhaustive`); behind a cut nothing is told.
   */
  | { readonly name: 'enumerate'; readonly bound: number }
  /**
   * The flags of the experiments that the project repeats, as they are: bounds 1, 3, 5, ... without an end, with their
   * own checks in the place of those that are asked for. For comparison only.
   */
  | { readonly name: 'paper' };

/**
 * `assertions`: only the assertions of the program itself, no standard checks. `safe-runs`: those assertions in runs
 * that go wrong nowhere before, as far as pointers are concerned.
 */
export type RequestedChecks = CheckGroup | 'assertions' | 'safe-runs';

export interface VerificationRequest {
  /** Absolute paths of the C sources; the first one is the unit's file. */
  readonly sources: readonly string[];
  /** Absolute path below which reported files are made relative. */
  readonly root: string;
  /** `main`, or the function that ESBMC is started on. */
  readonly entry: string;
  readonly build: BuildContext;
  /** Absolute paths of copies among the sources, and what they are copies of: places are told there. */
  readonly copies?: ReadonlyMap<string, string>;
  readonly checks: RequestedChecks;
  readonly strategy: Strategy;
  /** False: every allocation succeeds. */
  readonly allocationMayFail: boolean;
  /** How many entries of argv are backed by strings. */
  readonly argvMaxArgs: number;
  readonly timeoutSeconds: number;
  readonly memoryMiB: number;
}

/** A row of ESBMC's table of results. */
export interface PropertyRow {
  readonly file: string;
  readonly function: string;
  readonly line: number;
  readonly status: 'passed' | 'failed' | 'not-checked';
  readonly kind: PropertyKind;
  readonly comment: string;
}

export interface RunFacts {
  readonly seconds: number;
  /** Rows of the last table, without those of unwinding assertions and of ESBMC's own library. */
  readonly rows: readonly PropertyRow[];
  /** Rows in ESBMC's own library and in our models: something was checked, though not in the project's lines. */
  readonly libraryRows: number;
  /** Counterexamples that were printed in full; they stay findings however the run ended. */
  readonly counterexamples: readonly Counterexample[];
  /** Functions that were called and have no body: their result was any value. */
  readonly bodiless: readonly string[];
  /** The largest bound up to which no violation was found; null when none was finished. */
  readonly passedBound: number | null;
  /** True when no loop and no recursion was cut at the bound, so that passed rows hold without a bound. */
  readonly exhaustive: boolean;
  /** How to run the same by hand: the command line, with paths relative to the root where they are below it. */
  readonly command: string;
  /** What was left out of the request to get an answer, in words; empty as a rule. */
  readonly concessions: readonly string[];
}

export type RunEnding =
  | { readonly status: 'failed' }
  /** `proof` is null for a success at a fixed bound, which is no proof. */
  | { readonly status: 'passed'; readonly proof: 'forward-condition' | 'unrolled' | null }
  | {
      readonly status: 'undecided';
      /** `killed`: by something outside of the run. */
      readonly cause: 'bound' | 'time' | 'memory' | 'killed' | 'crash' | 'output' | 'other';
      readonly message: string;
    }
  /** The verifier could not start on the sources. */
  | {
      readonly status: 'refused';
      readonly cause: 'does-not-parse' | 'missing-header' | 'no-entry' | 'options';
      readonly message: string;
    };

/** What one start of the verifier ended with. */
export type VerificationOutcome = RunFacts & RunEnding;

/** The port to the model checker. Throws VerifierError only when it can't be started at all. */
export interface Verifier {
  readonly version: string;
  readonly sha256: string;
  verify(request: VerificationRequest, signal?: AbortSignal): Promise<VerificationOutcome>;
}
