const solvers = ['--bitwuzla', '--boolector', '--cvc5', '--z3'] as const;

/**
 * Options of ESBMC 8.4.0 that `overrides` may set: how the program's machine is, and which solver decides. None of them
 * lets a run pass that should fail; checks and bounds have settings of their own.
 */
export const verifierFlags = [
  ...solvers,
  '--32',
  '--big-endian',
  '--fms-extensions',
  '--funsigned-char',
  '--malloc-zero-is-null',
] as const;

export type VerifierFlag = (typeof verifierFlags)[number];

/** ESBMC takes one solver. */
export function hasOneSolver(flags: readonly string[]): boolean {
  return new Set(flags.filter(isSolver)).size < 2;
}

/** Each flag once, since ESBMC refuses it twice; of two solvers the later one. */
export function mergeFlags(...lists: readonly (readonly VerifierFlag[])[]): readonly VerifierFlag[] {
  const all = [...new Set(lists.flat())];
  const solver = lists.flat().findLast(isSolver);
  return all.filter((flag) => !isSolver(flag) || flag === solver);
}

function isSolver(flag: string): boolean {
  return solvers.some((solver) => solver === flag);
}
