import type { Config } from '../../config/config.ts';
import type { Finding } from '../../domain/finding.ts';
import type { Acceptance, Accepted } from '../../repair/acceptance.ts';
import type { Candidate } from '../../repair/candidate.ts';
import type { RepairOutcome } from '../../repair/repair-outcome.ts';
import type { AnalysisDeps } from '../analysis-deps.ts';
import type { Subject } from '../subject.ts';

/** A finding with everything around it. */
export interface RepairRequest {
  readonly finding: Finding;
  readonly subject: Subject;
  readonly config: Config;
  readonly analysis: AnalysisDeps;
  /** Asked before a model is paid: a sentence why not, which ends the repair; null to go on. */
  readonly whyNot: () => Promise<string | null>;
}

/** What a command needs of the repair room. */
export interface RepairEngine {
  /** Everything up to an accepted candidate; code of the project runs only where this engine was made to run it. */
  repair(request: RepairRequest): Promise<RepairOutcome>;
  /** The part of the acceptance that runs code of the project, for a candidate that passed the other one. */
  execute(request: RepairRequest, candidate: Candidate, verified: Accepted): Promise<Acceptance>;
}
