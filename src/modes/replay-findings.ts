import type { Finding } from '../domain/finding.ts';
import { programToShow, type Reproducer } from '../domain/reproducer.ts';
import type { Deadline } from '../verification/deadline.ts';
import type { SourceText } from '../verification/find-findings.ts';
import { notReplayed, type ReplayEvidence } from '../verification/replay/replayer.ts';
import type { UnitVerification } from '../verification/verify-unit.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import type { PreparedUnit } from './prepare-unit.ts';

/** The findings, each with whether a run with its inputs goes wrong at the same place. */
export async function replayFindings(
  findings: readonly Finding[],
  { source, links }: Pick<PreparedUnit, 'source' | 'links'>,
  { setup, violations }: Pick<UnitVerification, 'setup' | 'violations'>,
  text: SourceText,
  deadline: Deadline,
  { replayer = null }: Pick<AnalysisDeps, 'replayer'>,
): Promise<readonly Finding[]> {
  if (replayer === null) return findings;
  const files = [source, ...source.headers, ...links];
  const functions = files.flatMap(({ file }) => file.functions);
  const replayed: Finding[] = [];
  for (const [index, finding] of findings.entries()) {
    const violation = violations[index];
    const { reproduced, evidence, reproducer } =
      violation === undefined
        ? notReplayed
        : await replayer.replay({ violation, setup, functions, linesOf: text.lines, deadline });
    const shown = evidence === null || reproducer === null ? null : shownAs(evidence, reproducer);
    replayed.push({ ...finding, reproduced, reproducer: shown });
  }
  return replayed;
}

function shownAs({ tool, excerpt, isFirst }: ReplayEvidence, program: string): Reproducer {
  return {
    tool,
    says: excerpt,
    isFirst,
    program: programToShow(program),
  };
}
