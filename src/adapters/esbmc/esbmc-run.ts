/** What one start of ESBMC left behind. */
export interface EsbmcRun {
  readonly exitCode: number;
  /** Everything but the banner: ESBMC writes its log, its traces and its verdict there. */
  readonly stderr: string;
  /** The text of report.json, which ESBMC writes only when it found a violation. */
  readonly report: string | null;
  readonly timedOut: boolean;
  readonly truncated: boolean;
  readonly seconds: number;
}
