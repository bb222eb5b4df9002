/**
 * The port to the bytes of what a run has read. A path that ends in `/` stands for the names of all that is below that
 * folder.
 */
export interface FileRecord {
  /** SHA-256 of a file as it was first read in this run; null when it can't be read. */
  digestOf(path: string): Promise<string | null>;
  /** Everything that was read so far, by its absolute path. */
  known(): ReadonlyMap<string, string | null>;
  /** Of headers, as far as what was read names them in its directives. */
  headerNames(): readonly string[];
  /** Whether files still are on the disk as they were read: else nobody knows what a verdict is about. */
  areUnchanged(paths: Iterable<string>): Promise<boolean>;
}
