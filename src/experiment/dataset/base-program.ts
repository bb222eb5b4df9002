/** The paper's categories of networks; `other` is what lies in no folder of theirs. */
export const categories = [
  'hopfield_nets',
  'poly_approx',
  'reach_prob_density',
  'reinforcement_learning',
  'other',
] as const;

export type Category = (typeof categories)[number];

/** A program as it lies in a folder of base programs. */
export interface ProgramFile {
  /** Relative to the folder, with `/`. */
  readonly path: string;
  readonly text: string;
}

/** A folder of base programs, and where their includes are. */
export interface ProgramFolder {
  readonly files: readonly ProgramFile[];
  /** Absolute paths: `includes/` and `networks/` of the folder, where they are. */
  readonly includeDirs: readonly string[];
}

/** A program that mutants are made of: without the checks that it came with. */
export interface BaseProgram {
  /** `CATEGORY/NAME`, the name without `.c`. */
  readonly id: string;
  readonly category: Category;
  /** `NAME.c` */
  readonly file: string;
  readonly text: string;
  readonly includeDirs: readonly string[];
}

/** The category whose folder a path lies in, or whose name its own name begins with. */
export function categoryOf(path: string): Category {
  const isNamed = (category: Category) => path.split('/').some((part) => part.startsWith(category));
  return categories.find((category) => category !== 'other' && isNamed(category)) ?? 'other';
}
