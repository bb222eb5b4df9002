import type { Progress } from './modes/analysis-deps.ts';

/** Shows on one line of a terminal how far a run is; no progress where standard error is no terminal. */
export function progressLines(
  stderr: { write(text: string): unknown; readonly isTTY?: boolean },
  quiet: boolean,
) {
  const warn = (message: string) => {
    if (!quiet) stderr.write(`${message}\n`);
  };
  if (quiet || stderr.isTTY !== true) return { show: (_event: Progress) => {}, clear: () => {}, warn };
  let units = 0;
  let last = '';
  let isShown = false;
  const write = (text: string) => {
    isShown = true;
    stderr.write(`\r\x1b[K${text}`);
  };
  return {
    show: (event: Progress) => {
      switch (event.step) {
        case 'started':
          units = event.units;
          write(`verifying ${units} unit${units === 1 ? '' : 's'}`);
          break;
        case 'unit':
          write(`${event.done} of ${units} verified: ${event.entry}: ${event.verdict}`);
          break;
        case 'cache':
          last = cacheLine(event);
      }
    },
    /** Leaves what remains of it, once: what is written next begins its line. */
    clear: () => {
      if (isShown || last !== '') write(last === '' ? '' : `${last}\n`);
      last = '';
      isShown = false;
    },
    warn: (message: string) => {
      write(`${message}\n`);
      isShown = false;
    },
  };
}

/** Empty where nothing was known. */
export function cacheLine({ known, units, damaged }: Extract<Progress, { step: 'cache' }>): string {
  const broken = damaged === 0 ? '' : `; ${damaged} damaged entries were left out`;
  return known === 0 && damaged === 0 ? '' : `${known} of ${units} units from the cache${broken}`;
}
