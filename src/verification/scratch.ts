/** The port to a folder of our own for files that only a verifier reads; it is removed at the end. */
export interface Scratch {
  /**
   * Writes a file and returns its absolute path.
   * @param name a plain file name that ends in `.c`; the same name may be used more than once
   */
  write(name: string, text: string): Promise<string>;
}
