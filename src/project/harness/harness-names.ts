/** The function that a harness file defines and that ESBMC is started on. */
export const harnessEntry = 'esbmc_action_harness';

/** What the harness calls to get any value of a type; ESBMC gives a function without a body any result. */
export const anyValuePrefix = 'esbmc_action_any_';

/** Keeps what the function returns; no input. */
export const resultVariable = 'esbmc_action_result';

/** Starts each name that only a harness has. */
export const ownPrefix = 'esbmc_action_';

/** True for a path that can stand between the quotes of an `#include` without meaning anything else. */
export function canBeIncluded(path: string): boolean {
  return !/["\\\n\r]/.test(path);
}
