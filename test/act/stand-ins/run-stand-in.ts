import { setFailed } from '@actions/core';

/** Runs a stand-in to its end; the step is red where it fails. */
export function runStandIn(main: () => Promise<void>): void {
  main().catch((error: unknown) => setFailed(error instanceof Error ? error.message : String(error)));
}

/** A variable that the runner sets. */
export function required(name: string): string {
  const value = process.env[name];
  if (value === undefined || value === '') throw new Error(`${name} is not set`);
  return value;
}
