import type { Progress } from './modes/analysis-deps.ts';

/** Shows on one line of a terminal how far a run is; nothing where standard error is no terminal. */
export function progressLines(
  stderr: { write(text: string): unknown; readonly isTTY?: boolean },
  quiet: boolean,
) {
  if (quiet || stderr.isTTY !== true) return { show: (_event: Progress) => {}, clear: () => {} };
  let units = 0;
  const write = (text: string) => stderr.write(`\r\x1b[K${text}`);
  return {
    show: (event: Progress) => {
      if (event.step === 'started') units = event.units;
      if (event.step === 'unit')
        write(`${event.done} of ${units} verified: ${event.entry}: ${event.verdict}`);
      else write(`verifying ${units} unit${units === 1 ? '' : 's'}`);
    },
    clear: () => write(''),
  };
}
