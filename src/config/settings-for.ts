import type { Config } from './config.ts';
import { mergeDefinitions } from './macro-definition.ts';
import { matchesPath } from './path-patterns.ts';
import { mergeFlags, type VerifierFlag } from './verifier-flags.ts';

/** What counts for one file. */
export interface FileSettings {
  /** Seconds for a unit of it. */
  readonly timeout: number;
  /** Loop unwindings to search up to; null: as far as time allows. */
  readonly unwind: number | null;
  readonly flags: readonly VerifierFlag[];
  /** As they are written: relative to the root, or absolute. */
  readonly includeDirs: readonly string[];
  readonly defines: readonly string[];
  readonly std: string | null;
}

/** The settings with the overrides that match a path: lists add up, of single values the last one counts. */
export function settingsFor(config: Config, path: string): FileSettings {
  const matching = config.overrides.filter(({ paths }) => matchesPath(path, paths));
  return {
    timeout: last(matching.map(({ timeout }) => timeout)) ?? config.timeout,
    unwind: last(matching.map(({ unwind }) => unwind)) ?? null,
    flags: mergeFlags(...matching.map(({ flags }) => flags ?? [])),
    includeDirs: [
      ...new Set([
        ...matching.toReversed().flatMap(({ includeDirs }) => includeDirs ?? []),
        ...config.includeDirs,
      ]),
    ],
    defines: mergeDefinitions(config.defines, ...matching.map(({ defines }) => defines ?? [])),
    std: last(matching.map(({ std }) => std)) ?? config.std,
  };
}

function last<Value>(values: readonly (Value | undefined)[]): Value | undefined {
  return values.findLast((value) => value !== undefined);
}
