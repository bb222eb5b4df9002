import type { Patch } from '../patch.ts';

/** A copy of the tree with a patch applied; nothing that is done in it reaches the original. */
export interface PatchedTree {
  /** Absolute. */
  readonly root: string;
  /** Removes it. */
  close(): Promise<void>;
}

export type Opened =
  | { readonly ok: true; readonly tree: PatchedTree }
  /** One sentence. */
  | { readonly ok: false; readonly reason: string };

/** The port to copies of one tree, which stays as it is. */
export interface Workspace {
  /** Absolute root of the tree. */
  readonly root: string;
  /**
   * The copies share unchanged files with the tree, for tools that only read them.
   * @param isWritable every file is copied, for programs that may write where they like
   */
  open(patch: Patch, isWritable?: boolean): Promise<Opened>;
}
