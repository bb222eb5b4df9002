import type { BuildContext } from '../project/build-context.ts';

/** The port to a compiler's own analysis of paths: a second opinion, which decides nothing. */
export interface StaticAnalyser {
  /**
   * Its warnings about one source, each with the events that lead there, a line each, paths relative to the root.
   * Null when it gives no answer in time.
   * @param file absolute
   */
  analyse(file: string, root: string, build: BuildContext): Promise<readonly string[] | null>;
}
