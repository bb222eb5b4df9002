import type { Config } from '../config/config.ts';
import type { Finding } from '../domain/finding.ts';
import { isFailing } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import type { SourceTree } from '../project/repository.ts';
import { type Explanation, explainFinding } from '../review/explanation/explanation.ts';
import { type OpenVerdict, openVerdict } from '../review/open-verdict.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { chooseFinding, type WantedFinding } from './choose-finding.ts';
import { findingSources } from './finding-sources.ts';
import { loadSource } from './load-source.ts';
import { checkPaths } from './local.ts';

/** `holds` only where everything that was asked about is proved; `open` says what is not. */
export type FileExplanation =
  | {
      readonly outcome: 'explained';
      readonly explanation: Explanation;
      readonly finding: Finding;
      /** The text of the file that it lies in; empty when it can't be read. */
      readonly source: string;
    }
  | { readonly outcome: 'holds' }
  | { readonly outcome: 'open'; readonly open: OpenVerdict };

/** Verifies a file of a working tree and explains a finding in it. */
export async function explainFile(
  tree: SourceTree,
  path: string,
  wanted: WantedFinding,
  config: Config,
  tool: Report['tool'],
  deps: AnalysisDeps,
): Promise<FileExplanation> {
  const report = await checkPaths(tree, [path], config, tool, deps);
  const finding = chooseFinding(report.findings, wanted, config);
  if (finding === null) return withoutFinding(report);
  const read = async (file: string) => (await loadSource(tree, file, deps))?.text ?? null;
  const { source, linesOf } = await findingSources(finding, read);
  const explanation = explainFinding(finding, isFailing(finding, config), linesOf);
  return { outcome: 'explained', explanation, finding, source };
}

function withoutFinding(report: Report): FileExplanation {
  const open = openVerdict(report);
  return open === null ? { outcome: 'holds' } : { outcome: 'open', open };
}
