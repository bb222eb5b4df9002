/** The port to the headers outside of the project. */
export interface SystemHeaders {
  /**
   * One digest of all headers that a compiler may find under names, and of what those include.
   * @param names as they stand between `<` and `>`
   * @param folders absolute; where to look beside the compiler's own folders
   */
  digestOf(names: Iterable<string>, folders: readonly string[]): Promise<string>;
}
