import type { Config } from '../config/config.ts';
import type { DescribeViolation, SourceText } from '../verification/find-findings.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import type { Subject } from './subject.ts';

/** What all units of a run have in common. */
export interface Work {
  readonly subject: Subject;
  readonly config: Config;
  readonly describe: DescribeViolation;
  readonly text: SourceText;
  readonly deps: AnalysisDeps;
}
