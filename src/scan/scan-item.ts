/**
 * The least that can be scanned by itself: functions of one file that units have in common, so that each of them gets
 * its verdict in one place.
 */
export interface ScanItem {
  /** The same on every machine and every day, as long as the file groups its functions in the same way. */
  readonly id: string;
  /** Relative to the root. */
  readonly file: string;
  /** Asked about, in the order of the file; empty for a program that is asked about as a whole. */
  readonly functions: readonly string[];
  /** What ESBMC will be started on; empty where nothing can be. */
  readonly entries: readonly string[];
}

export function scanItem(file: string, functions: readonly string[], entries: readonly string[]): ScanItem {
  return { id: `${file}:${functions[0] ?? ''}`, file, functions, entries };
}
