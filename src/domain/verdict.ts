/** The verdict of a unit, from the one that says most against it to the one that says most for it. */
export const verdicts = ['failed', 'not-checked', 'unknown', 'bounded', 'proved'] as const;

export type Verdict = (typeof verdicts)[number];

/** Nothing is known, neither for nor against. */
export function isUndecided(verdict: Verdict): boolean {
  return verdict === 'unknown' || verdict === 'not-checked';
}

/** The verdict that may be given for several parts at once: never more than the least of them. */
export function weakest(parts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => parts.includes(verdict)) ?? 'not-checked';
}
