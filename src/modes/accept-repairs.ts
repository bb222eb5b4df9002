import type { Config } from '../config/config.ts';
import { settingsFor } from '../config/settings-for.ts';
import type { Finding } from '../domain/finding.ts';
import type { CFile } from '../project/c-file.ts';
import { type AcceptorOptions, createAcceptor } from '../repair/acceptance/create-acceptor.ts';
import type { AcceptanceDeps } from '../repair/acceptance/trial.ts';
import type { Acceptor } from '../repair/acceptor.ts';
import { patchAnalyst } from './accept-analyst.ts';
import type { RepairPlace } from './accept-subject.ts';
import type { AnalysisDeps } from './analysis-deps.ts';

/** A finding that candidates are judged for. */
export interface AcceptedRepair {
  readonly finding: Finding;
  readonly place: RepairPlace;
  /** Files that a patch may edit, relative to the root; the one of the violated property as a rule. */
  readonly editable: readonly string[];
  /** Files of the unit; see `AcceptanceCase`. */
  readonly closure?: ReadonlyMap<string, string>;
  /** The project's headers that it includes. */
  readonly headers: readonly CFile[];
}

/** What the acceptance needs beside what an analysis does. */
export type AcceptanceTools = Omit<AcceptanceDeps, 'analyst' | 'parser' | 'verifier' | 'scratch'>;

/** The patched unit, its callers and the comparison take as long as one unit each. */
const unitsEach = 4;

/** The judge of repairs for a finding, in the tree that it was found in. */
export function acceptorFor(
  { finding, place, editable, closure = new Map(), headers }: AcceptedRepair,
  config: Config,
  deps: AnalysisDeps,
  tools: AcceptanceTools,
  steps?: AcceptorOptions['steps'],
): Acceptor {
  const { parser, verifier, scratch, clock } = deps;
  const { timeout } = settingsFor(config, finding.counterexample.property.location.file);
  const analyst = patchAnalyst(finding, place, config, deps);
  return createAcceptor(
    { finding, editable, closure, headers },
    { ...tools, analyst, parser, verifier, scratch },
    { clock, secondsEach: timeout * unitsEach, ...(steps === undefined ? {} : { steps }) },
  );
}
