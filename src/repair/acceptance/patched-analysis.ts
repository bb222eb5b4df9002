import type { Finding } from '../../domain/finding.ts';
import type { FunctionResult, HeldProperty, UnitResult } from '../../domain/report.ts';
import type { CFile, CFunction } from '../../project/c-file.ts';
import type { UnitSetup } from '../../verification/unit-request.ts';
import type { Patch } from '../patch.ts';
import type { PatchedTree } from './workspace.ts';

/** The unit that the finding is of, under one harness in both trees. */
export interface UnitPair {
  readonly before: UnitSetup;
  readonly after: UnitSetup;
  /** What the unit's file, its headers and what is linked to it define and declare; after the patch. */
  readonly functions: readonly CFunction[];
  /** The unit's own file, before the patch, with its headers. */
  readonly files: readonly CFile[];
  /** Lines of a file of the project before the patch, without line ends; null for other files. */
  readonly linesOf: (file: string) => readonly string[] | null;
}

/** What the verification of a pull request says about the patch. */
export interface PatchedAnalysis {
  readonly findings: readonly Finding[];
  readonly units: readonly UnitResult[];
  /** Of the functions that the patch is about. */
  readonly functions: readonly FunctionResult[];
  readonly held: readonly HeldProperty[];
  /** Null where the unit can't be made again: its file is refused, or its entry is gone. */
  readonly pair: UnitPair | null;
  /** Where the unit starts: its file, relative to the root, and its entry. */
  readonly unit: { readonly file: string; readonly entry: string };
}

/** The port to the verification of a patched tree against the one that it was made from. */
export interface PatchAnalyst {
  analyse(tree: PatchedTree, patch: Patch): Promise<PatchedAnalysis>;
  /** The unit of the finding in both trees, without any run. */
  pair(tree: PatchedTree, patch: Patch): Promise<UnitPair | null>;
  /** The same functions without the patch. */
  functionsBefore(names: readonly string[]): Promise<readonly FunctionResult[]>;
}
