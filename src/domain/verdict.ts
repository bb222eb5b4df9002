/** The verdict of a unit, from the one that says most against it to the one that says most for it. */
export const verdicts = ['failed', 'not-checked', 'unknown', 'bounded', 'proved'] as const;

export type Verdict = (typeof verdicts)[number];

/** The verdict that may be given for several parts at once: never more than the least of them. */
export function weakest(parts: readonly Verdict[]): Verdict {
  return verdicts.find((verdict) => parts.includes(verdict)) ?? 'not-checked';
}
