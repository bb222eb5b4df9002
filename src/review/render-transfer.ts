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
    calls: 10,
    inputs: 5,
    assumptions: 10,
    units: 1_000,
    functions: 1_000,
    held: 0,
    skipped: 200,
    text: 300,
  },
];

/**
 * The text of the file by which a report goes from the run that may read the code of a pull request to the one that
 * may write to it. Its conclusion stays behind: who posts draws it, by the policy of the base branch.
 */
export function renderTransfer(report: Report): string {
  let text = '';
  for (const limits of detail) {
    text = jsonText({ version: transferVersion, report: transferExcerpt(report, limits) });
    if (Buffer.byteLength(text) <= maxTransferBytes) break;
  }
  return text;
}
