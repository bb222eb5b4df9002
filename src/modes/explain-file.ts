import type { Config } from '../config/config.ts';
import type { Finding } from '../domain/finding.ts';
import { isFailing } from '../domain/policy.ts';
import type { Report } from '../domain/report.ts';
import type { SourceTree } from '../project/repository.ts';
import { linesOf } from '../repair/source-lines.ts';
import { type Explanation, explainFinding } from '../review/explanation/explanation.ts';
import { type OpenVerdict, openVerdict } from '../review/open-verdict.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { chooseFinding, type WantedFinding } from './choose-finding.ts';
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
  const texts = await readFiles(tree, filesOf(finding), deps);
  const lines = new Map([...texts].map(([file, text]) => [file, linesOf(text)]));
  const explanation = explainFinding(finding, isFailing(finding, config), (file) => lines.get(file) ?? null);
  const source = texts.get(finding.counterexample.property.location.file) ?? '';
  return { outcome: 'explained', explanation, finding, source };
}

function withoutFinding(report: Report): FileExplanation {
  const open = openVerdict(report);
  return open === null ? { outcome: 'holds' } : { outcome: 'open', open };
}

function filesOf({ counterexample: { property, steps } }: Finding): readonly string[] {
  return [...new Set([property.location.file, ...steps.map(({ location }) => location.file)])];
}

/** Those of the tree that can be read; others, as system headers, are not opened. */
async function readFiles(
  tree: SourceTree,
  files: readonly string[],
  deps: AnalysisDeps,
): Promise<ReadonlyMap<string, string>> {
  const inside = files.filter((file) => !file.startsWith('/') && !file.split('/').includes('..'));
  const read = await Promise.all(inside.map((file) => loadSource(tree, file, deps)));
  return new Map(read.flatMap((source) => (source === null ? [] : [[source.path, source.text] as const])));
}
