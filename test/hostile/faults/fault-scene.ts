import type { LocalGitHub } from '../../support/github/local-github.ts';
import type { ActionRun } from '../../support/run-action.ts';
import type { InProcess } from './run-in-process.ts';

/** A run of a mode, and what is to be seen of it. */
export interface FaultCell {
  /** What it is run with, each time anew. */
  options(): Promise<InProcess>;
  /** What the run has left on GitHub, one word a thing: the same thing twice stands there twice. */
  left(): Promise<readonly string[]>;
  /** All that GitHub holds of it, without what differs from cell to cell; null where that can't be told. */
  shown(): Promise<string | null>;
}

/** A mode that talks to GitHub, on the built bundle. Each cell starts with nothing posted. */
export interface FaultScene extends AsyncDisposable {
  readonly github: LocalGitHub;
  open(): Promise<FaultCell>;
  /**
   * Why a run is not as it must be, whatever failed; null when it is.
   * @param isNext whether it came behind one that failed or was killed
   */
  wrong(run: ActionRun, left: readonly string[], isNext: boolean): string | null;
}
