/**
 * What a process is kept from. `namespaces`: it has no network, sees no other processes, and of the files only the
 * system's programs and what it was given. `limits`: it gains no privileges and stays within limits, but reads what its
 * user may read. `none`: limits of the shell alone.
 */
export type SandboxLevel = 'namespaces' | 'limits' | 'none';

export interface SandboxState {
  readonly level: SandboxLevel;
  /** Why it is no better one, in words; null for the best. */
  readonly shortfall: string | null;
}

/** For a log: which sandbox is active, and why no better one. */
export function describeSandbox({ level, shortfall }: SandboxState): string {
  const kept = {
    namespaces: 'namespaces (no network, own processes, only the files that are needed)',
    limits: 'limits (no new privileges, limited time, memory, files and processes)',
    none: 'none (limited time and output)',
  }[level];
  return shortfall === null ? kept : `${kept}; ${shortfall}`;
}
