/** What an `esbmc: requires(...)` asks of the callers of a function. */
export interface Requirement {
  readonly function: string;
  readonly condition: string;
}

const label = 'esbmc-requires:';

/** The comment of the property that stands for a requirement where the function is called. */
export function requirementComment({ function: name, condition }: Requirement): string {
  return `${label} ${name}: ${condition}`;
}

/** The requirement that a property stands for; null for any other property. */
export function requirementOf(comment: string): Requirement | null {
  const [, name, condition] = /^esbmc-requires: (\w+): (.+)$/.exec(comment) ?? [];
  return name === undefined || condition === undefined ? null : { function: name, condition };
}
