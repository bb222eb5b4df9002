/** What the driver writes to stderr, at the start of a line. */
export const driverMarks = {
  /** Then the number of the run, of runs that ended and of all. */
  crash: 'esbmc-action-crash',
  /** Then the number of runs that ended and of all. */
  end: 'esbmc-action-end',
  /** Then a letter for each run: see `runEndings`. */
  survey: 'esbmc-action-survey',
  /** Then the index of the function and what it returns. */
  value: 'esbmc-action-value',
  /** Then bytes as hexadecimal digits. */
  argument: 'esbmc-action-argument',
  stdin: 'esbmc-action-stdin',
  /** Then the byte that new blocks are filled with, or -1. */
  fill: 'esbmc-action-fill',
  /** Of `watch`; then the number of the run, how it ended, and what was observed up to the end of the line. */
  run: 'esbmc-action-run',
} as const;

/** How a run ended, in a survey: by itself, stopped by a sanitizer, or in a way that shows nothing. */
export const runEndings = { ended: 'e', stopped: 's', nothing: 'n' } as const;
