import type { FinishedAnalysis } from '../domain/trigger.ts';
import { type TransferFile, transferFileName } from '../review/transfer-file.ts';
import type { TransferReport } from '../review/transfer-report.ts';
import { transferredReport } from '../review/transferred-report.ts';
import type { NothingPosted } from './report-outcome.ts';

const refusals = {
  'not-a-file': `${transferFileName} is refused: it is not a file.`,
  'too-large': `${transferFileName} is refused: it is larger than any result.`,
} as const;

/** The result that an analysis handed over, or why it is none of which anything may be posted. */
export function receiveReport(
  file: TransferFile,
  analysis: FinishedAnalysis,
  { serverUrl, owner, repo }: { serverUrl: string; owner: string; repo: string },
): TransferReport | NothingPosted {
  if (file.kind === 'missing') {
    return {
      decision: analysis.isGreen ? 'failed' : 'nothing-to-report',
      reasonCode: 'no-result',
      message: `The analysis left no ${transferFileName}: it failed, or did not upload it. See ${serverUrl}/${owner}/${repo}/actions/runs/${analysis.runId}.`,
    };
  }
  if (file.kind === 'refused') return refused(file.reasonCode, refusals[file.reasonCode]);
  const transferred = transferredReport(file.text);
  if (!transferred.ok) return refused(transferred.reasonCode, transferred.message);
  if (transferred.report.head !== analysis.headSha) {
    return refused('other-head', `${transferFileName} is refused: it is about another commit.`);
  }
  return transferred.report;
}

function refused(reasonCode: string, message: string): NothingPosted {
  return { decision: 'refused', reasonCode, message };
}
