import type { Finding } from '../../domain/finding.ts';
import type { CFile } from '../../project/c-file.ts';
import type { CParser } from '../../project/c-syntax.ts';
import type { Deadline } from '../../verification/deadline.ts';
import type { Toolchain } from '../../verification/replay/toolchain.ts';
import type { Scratch } from '../../verification/scratch.ts';
import type { Verifier } from '../../verification/verifier.ts';
import type { Candidate } from '../candidate.ts';
import type { CompilerCheck } from './compiler-check.ts';
import type { EditedFile } from './edited-file.ts';
import type { PatchAnalyst, PatchedAnalysis, UnitPair } from './patched-analysis.ts';
import type { ProjectTests } from './project-tests.ts';
import type { PatchedTree, Workspace } from './workspace.ts';

/** What a finding's candidates are judged with. */
export interface AcceptanceCase {
  readonly finding: Finding;
  /** Files that a patch may edit, relative to the root. */
  readonly editable: readonly string[];
  /** Texts of the unit's files, by path; a patch that a plugin has a part in may edit all of them. */
  readonly closure?: ReadonlyMap<string, string>;
  /** The project's headers that the file to be edited includes. */
  readonly headers: readonly CFile[];
}

export interface AcceptanceDeps {
  readonly workspace: Workspace;
  readonly analyst: PatchAnalyst;
  readonly parser: CParser;
  readonly verifier: Verifier;
  readonly scratch: Scratch;
  /** Null where there is no compiler. */
  readonly compiler: CompilerCheck | null;
  /** Null where no code of the project may run. */
  readonly toolchain: Toolchain | null;
  /** Null where the project names none, or none may run. */
  readonly tests: ProjectTests | null;
}

/** One candidate on its way through the steps; what one step finds out, later ones need not ask again. */
export interface Trial extends AcceptanceCase {
  readonly candidate: Candidate;
  readonly deps: AcceptanceDeps;
  /** The edits, parsed before and after. */
  readonly edits: () => readonly EditedFile[];
  /** A copy of the tree with the patch; for steps after the one that found that it applies. */
  readonly patched: () => Promise<PatchedTree>;
  readonly analysis: () => Promise<PatchedAnalysis>;
  readonly pair: () => Promise<UnitPair | null>;
  /** Loop iterations up to which the unit holds; null for a proof, and where nothing was analysed. */
  readonly bound: () => Promise<number | null>;
  readonly deadline: Deadline;
}
