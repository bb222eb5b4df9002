/** What plugins leave beside a result; it changes no verdict. */
export interface SideInformation {
  /** Sentences: faults that were contained, work that nobody waited for. */
  readonly notes: readonly string[];
  readonly artifacts: readonly KeptArtifact[];
}

export interface KeptArtifact {
  /** The id of the plugin that left it. */
  readonly plugin: string;
  readonly name: string;
  readonly kind: string;
  readonly description: string;
  /** Where it was written, null where it was not. */
  readonly path: string | null;
}
