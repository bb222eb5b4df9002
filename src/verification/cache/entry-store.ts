/**
 * The port to a place that keeps texts under keys from run to run. Nothing in it fails: what can't be read is not
 * there, and what can't be written is not kept.
 */
export interface EntryStore {
  /** @param key lower-case hexadecimal */
  read(key: string): Promise<string | null>;
  /** Replaces what is there, in one step. */
  write(key: string, text: string): Promise<void>;
  remove(key: string): Promise<void>;
}
