/** How long a text may be where it goes. */
export interface BodyLimit {
  readonly characters: number;
  readonly utf8Bytes: number;
  /** Where a reader finds what had to be cut. */
  readonly elsewhere: string;
}

/** GitHub refuses longer bodies of issue and review comments; older servers count bytes. */
export const commentBodyLimit: BodyLimit = {
  characters: 65_536,
  utf8Bytes: 65_536,
  elsewhere: 'The whole of it is in the summary of the workflow run.',
};

/** The runner rejects a longer summary of a step as a whole, 1 MiB; some is left for what other steps write. */
export const jobSummaryLimit: BodyLimit = {
  characters: 1_000_000,
  utf8Bytes: 1_000_000,
  elsewhere: 'The whole of it is in the report file.',
};
