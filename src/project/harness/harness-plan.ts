import type { CFile, CFunction } from '../c-file.ts';
import type { Pair } from './pairing.ts';

export interface HarnessOptions {
  /** What the unit's file includes, as far as it is the project's: types, macros and functions are known from it. */
  readonly included?: readonly CFile[];
  /** Files that are linked to the unit: what their functions do with arguments is known from them. */
  readonly linked?: readonly CFile[];
  /** Other files that may call the function. */
  readonly callers?: readonly CFile[];
  /** The same function before the change, with the files that it was in: what it checked may still be passed. */
  readonly base?: { readonly target: CFunction; readonly files: readonly CFile[] } | null;
  /** Conditions that callers promise: the text of `esbmc: requires(...)` comments above the function. */
  readonly requires?: readonly string[];
  /** ESBMC calls our own allocators in place of the library's, where the file has the address of one. */
  readonly wrapsAllocators?: boolean;
  /** The most elements behind a pointer; less where runs do not end in time. */
  readonly largest?: number;
}

export interface HarnessVariant {
  /** The harness as C, for a copy of the unit's file at an absolute path. */
  textFor(includedFile: string): string;
  /** What the harness takes for granted, in words. */
  readonly assumptions: readonly string[];
  /** Those of them that only keep sizes small: what holds within them is bounded, not proved. */
  readonly limits: readonly string[];
  /** Which number was taken for the length of which pointer. */
  readonly pairs: readonly Pair[];
  /** Variables of the harness and what the function calls them: `*s` for `s_object`. */
  readonly inputNames: ReadonlyMap<string, string>;
}

export interface Harness extends HarnessVariant {
  readonly entry: 'esbmc_action_harness';
  /** Loops over what the harness passes end within this many iterations: a bound that is likely to be enough. */
  readonly bound: number;
  /** Other plausible pairs of pointer and length: a finding counts only when all of them have it. */
  readonly variants: readonly HarnessVariant[];
}

export type HarnessPlan =
  | { readonly ok: true; readonly harness: Harness }
  /** In words, for `not-checked`. */
  | { readonly ok: false; readonly reason: string };
