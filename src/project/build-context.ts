/** How a file is compiled, as far as a verifier needs it. All paths are absolute. */
export interface BuildContext {
  readonly includeDirs: readonly string[];
  readonly systemIncludeDirs: readonly string[];
  readonly defines: readonly string[];
  readonly undefines: readonly string[];
  readonly forcedIncludes: readonly string[];
  readonly std: string | null;
}

export const emptyBuildContext: BuildContext = {
  includeDirs: [],
  systemIncludeDirs: [],
  defines: [],
  undefines: [],
  forcedIncludes: [],
  std: null,
};
