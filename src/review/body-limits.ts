/** How long a text may be where it goes. */
export interface BodyLimit {
  /** GitHub counts characters or bytes, by its version; a text in UTF-8 never has fewer bytes than characters. */
  readonly utf8Bytes: number;
  /** Where a reader finds what had to be cut. */
  readonly elsewhere: string;
}

/** Of the body of an issue or review comment; a longer one is refused. */
export const commentBodyLimit: BodyLimit = {
  utf8Bytes: 65_536,
  elsewhere: 'The whole of it is in the summary of the workflow run.',
};

/** Of a check run's summary and of its text, each; a longer one is refused. */
export const checkOutputLimit: BodyLimit = {
  utf8Bytes: 65_535,
  elsewhere: 'The whole of it is in the summary of the workflow run.',
};

/** The runner rejects a longer summary of a step (1 MiB) as a whole; some is left for what else the step writes. */
export const jobSummaryLimit: BodyLimit = {
  utf8Bytes: 1_000_000,
  elsewhere: 'The whole of it is in the report file.',
};
