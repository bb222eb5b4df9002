import type { Report } from '../domain/report.ts';
import { jsonText } from './json-text.ts';
import { transferExcerpt } from './transfer-excerpt.ts';
import { maxTransferBytes, transferVersion } from './transfer-file.ts';
import { type TransferLimits, transferLimits } from './transfer-limits.ts';

/** Tried in this order until the whole is small enough. */
const detail: readonly TransferLimits[] = [
  transferLimits,
  { ...transferLimits, steps: 40, inputs: 20, held: 2_000, text: 1_000 },
  {
    ...transferLimits,
    findings: 100,
    steps: 0,
    calls: 3,
    inputs: 5,
    assumptions: 5,
    units: 1_000,
    functions: 1_000,
    held: 0,
    skipped: 200,
    path: 1_000,
    text: 300,
    program: 0,
  },
];

/**
 * The text of the file by which a report goes from the run that may read the code of a pull request to the one that
 * may write to it; null when it can't be made small enough. Its conclusion stays behind: who posts draws it, by the
 * policy of the base branch.
 */
export function renderTransfer(report: Report): string | null {
  for (const limits of detail) {
    const transfer = { version: transferVersion, report: transferExcerpt(report, limits) };
    // A source can make traces of which the text would not even fit into memory.
    if (characters(transfer) > maxTransferBytes) continue;
    const text = jsonText(transfer);
    if (Buffer.byteLength(text) <= maxTransferBytes) return text;
  }
  return null;
}

/** Of all texts in it: never more than its JSON has bytes. */
function characters(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 0;
  return Object.values(value).reduce((sum: number, part) => sum + characters(part), 0);
}
