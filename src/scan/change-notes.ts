import { counted } from '../review/counted.ts';
import type { ScanChanges } from './compare-baseline.ts';

/** What changed since the last scan, in one sentence each; the first one says it all in numbers. */
export function changeNotes(changes: ScanChanges): readonly string[] {
  const { appeared, stayed, fixed, unclear, newlyUndecided } = changes;
  return [
    `Since the last scan: ${appeared.length} new, ${fixed.length} fixed, ${stayed.length} still there.`,
    ...fixed.map(({ file, line, message }) => `Fixed: ${file}:${line}: ${message}`),
    ...unclear.map(
      ({ file, line, message }) =>
        `Not found this time, and not shown to be gone either: ${file}:${line}: ${message}`,
    ),
    ...(newlyUndecided.length === 0
      ? []
      : [
          `${counted(newlyUndecided.length, 'function')} had a verdict and ${newlyUndecided.length === 1 ? 'has' : 'have'} none now: ${names(newlyUndecided)}`,
        ]),
  ];
}

function names(functions: ScanChanges['newlyUndecided']): string {
  const shown = functions.slice(0, 10).map(({ file, name }) => `\`${name}\` in ${file}`);
  return shown.join(', ') + (functions.length > shown.length ? ', …' : '');
}
