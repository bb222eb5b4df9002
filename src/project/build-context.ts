import { posix } from 'node:path';
import type { VerifierFlag } from '../config/verifier-flags.ts';

/** How a file is compiled, as far as a verifier needs it. All paths are absolute. */
export interface BuildContext {
  readonly includeDirs: readonly string[];
  readonly systemIncludeDirs: readonly string[];
  /** Searched after the system's own. */
  readonly afterIncludeDirs: readonly string[];
  readonly defines: readonly string[];
  readonly undefines: readonly string[];
  readonly forcedIncludes: readonly string[];
  readonly std: string | null;
  /** Further options of ESBMC: the machine that the file is for, the solver. */
  readonly flags: readonly VerifierFlag[];
}

export const emptyBuildContext: BuildContext = {
  includeDirs: [],
  systemIncludeDirs: [],
  afterIncludeDirs: [],
  defines: [],
  undefines: [],
  forcedIncludes: [],
  std: null,
  flags: [],
};

/** The same build in another tree: paths below the one root become paths below the other, all else stays. */
export function buildInTree(build: BuildContext, fromRoot: string, toRoot: string): BuildContext {
  const moved = (paths: readonly string[]) => paths.map((path) => pathInTree(path, fromRoot, toRoot));
  return {
    ...build,
    includeDirs: moved(build.includeDirs),
    systemIncludeDirs: moved(build.systemIncludeDirs),
    afterIncludeDirs: moved(build.afterIncludeDirs),
    forcedIncludes: moved(build.forcedIncludes),
  };
}

/** A build that has all that either of two has; of what only one can be, the first one's. */
export function joinBuilds(one: BuildContext, other: BuildContext): BuildContext {
  const both = <Item>(list: (build: BuildContext) => readonly Item[]) => [
    ...new Set([...list(one), ...list(other)]),
  ];
  return {
    includeDirs: both(({ includeDirs }) => includeDirs),
    systemIncludeDirs: both(({ systemIncludeDirs }) => systemIncludeDirs),
    afterIncludeDirs: both(({ afterIncludeDirs }) => afterIncludeDirs),
    defines: both(({ defines }) => defines),
    undefines: both(({ undefines }) => undefines),
    forcedIncludes: both(({ forcedIncludes }) => forcedIncludes),
    std: one.std ?? other.std,
    flags: one.flags,
  };
}

function pathInTree(path: string, fromRoot: string, toRoot: string): string {
  const way = posix.relative(fromRoot, path);
  return way === '..' || way.startsWith('../') ? path : posix.join(toRoot, way);
}
