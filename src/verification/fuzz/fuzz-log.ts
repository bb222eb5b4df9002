import type { Inputs } from '../replay/reproducer-text.ts';
import { driverMarks, runEndings } from './driver-marks.ts';

export interface Tries {
  /** The number of the run that stopped; null when none did. */
  readonly stopped: number | null;
  /** Runs that came to their end. */
  readonly ended: number;
}

/** What the driver said at its end; null when it did not come to it. */
export function triesIn(stderr: string): Tries | null {
  const found = [
    ...stderr.matchAll(
      new RegExp(`^(?:${driverMarks.crash} (\\d{1,15})|${driverMarks.end}) (\\d{1,9}) \\d{1,9}$`, 'gm'),
    ),
  ].at(-1);
  if (found === undefined) return null;
  return { stopped: found[1] === undefined ? null : Number(found[1]), ended: Number(found[2]) };
}

/** How each run of a survey ended, one letter a run; null when the driver did not come to its end. */
export function surveyIn(stderr: string): string | null {
  const letters = Object.values(runEndings).join('');
  return new RegExp(`^${driverMarks.survey} ([${letters}]*)$`, 'm').exec(stderr)?.[1] ?? null;
}

/** What the run that stopped said when it was made once more. */
export function afterStop(stderr: string): string {
  return stderr.slice(Math.max(0, stderr.lastIndexOf(`\n${driverMarks.crash} `)));
}

/** The inputs of a run that the driver wrote down, and what its new blocks were filled with. */
export function inputsIn(
  stderr: string,
  functions: number,
): { readonly inputs: Inputs; readonly fill: number } {
  const returned: string[][] = Array.from({ length: functions }, () => []);
  const argv: number[][] = [];
  let stdin: string | null = null;
  let fill = -1;
  for (const line of stderr.split('\n')) {
    const [mark, first = '', second = ''] = line.split(' ');
    if (mark === driverMarks.value) returned[Number(first)]?.push(printedValue(second));
    if (mark === driverMarks.argument) argv.push(bytesOf(first));
    if (mark === driverMarks.stdin) stdin = String.fromCharCode(...bytesOf(first));
    if (mark === driverMarks.fill) fill = Number(first);
  }
  return { inputs: { returned, argv, stdin, allocationMayFail: false, isExact: true }, fill };
}

/** As ESBMC would print it; a structure stays as its bytes. */
function printedValue(printed: string): string {
  const special = /^(-?)(nan|inf)$/.exec(printed);
  if (special === null) return printed;
  return `${special[1] === '-' ? '-' : '+'}${special[2]?.toUpperCase()}`;
}

function bytesOf(digits: string): number[] {
  return [...digits.matchAll(/[0-9a-f]{2}/g)].map(([pair]) => Number.parseInt(pair, 16));
}
