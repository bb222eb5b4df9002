import type { PageStep, PageValue } from '../page-data.ts';

/** A variable as it is at one step of a trace. */
export interface Variable extends PageValue {
  /** Where it was set; null for what belongs to no function. */
  readonly function: string | null;
  /** True when this very step sets it. */
  readonly isChanged: boolean;
  /** What it was before this step, where it was set before; only of one that changes. */
  readonly before: PageValue | null;
}

/** All variables that were set up to a step (0-based), in the order in which they were set first. */
export function variablesAt(steps: readonly PageStep[], at: number): readonly Variable[] {
  const variables = new Map<string, Variable>();
  steps.slice(0, at + 1).forEach((step, index) => {
    for (const { name, value } of step.sets) {
      const key = JSON.stringify([step.function, name]);
      const known = variables.get(key);
      const isChanged = index === at;
      const before = isChanged && known !== undefined ? { name, value: known.value } : null;
      variables.set(key, { name, value, function: step.function, isChanged, before });
    }
  });
  return [...variables.values()];
}
