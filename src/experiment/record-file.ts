/** The port to records that grow: each is there as soon as it is known, and stays there through a crash. */
export interface RecordFile {
  /** What all files of the same kind in the folder hold, this one among them. */
  readonly text: string;
  /** Adds one whole line. */
  append(line: string): Promise<void>;
}
