import type { Config } from '../config/config.ts';
import type { Finding } from '../domain/finding.ts';
import { planOwnUnits } from '../project/plan-units.ts';
import type { PatchAnalyst, UnitPair } from '../repair/acceptance/patched-analysis.ts';
import type { PatchedTree } from '../repair/acceptance/workspace.ts';
import type { Patch } from '../repair/patch.ts';
import { describeViolation } from '../review/explain-finding.ts';
import { unitsOnly } from '../verification/cache/verdict-cache.ts';
import { currentSubject, patchedSubject, type RepairPlace, unitOf } from './accept-subject.ts';
import { analyse, type Planned, planSource } from './analyse.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { baseCounterpart } from './base-counterpart.ts';
import { loadSource } from './load-source.ts';
import { prepareUnit } from './prepare-unit.ts';
import { sourceText } from './source-text.ts';
import type { Subject } from './subject.ts';

/** Verifies patches for a finding in the way in which pull requests are verified, with the rules of the tree. */
export function patchAnalyst(
  finding: Finding,
  place: RepairPlace,
  config: Config,
  given: AnalysisDeps,
): PatchAnalyst {
  // Nothing of the project runs here: that is for the second part of the acceptance.
  const deps: AnalysisDeps = { ...given, replayer: null, cache: unitsOnly(given.cache) };
  const unit = unitOf(finding);
  const subjectOf = ({ root }: PatchedTree, patch: Patch) =>
    patchedSubject({ root, commit: null }, patch, finding, place, config, deps);
  return {
    analyse: async (tree, patch) => {
      const subject = await subjectOf(tree, patch);
      const {
        findings,
        units,
        functions,
        held = [],
      } = await analyse(subject, config, describeViolation, deps);
      return {
        findings,
        units,
        functions,
        held,
        unit,
        pair: await pairOf(subject, place, unit, config, deps),
      };
    },
    pair: async (tree, patch) => pairOf(await subjectOf(tree, patch), place, unit, config, deps),
    functionsBefore: async (names) => {
      const subject = await currentSubject(unit.file, names, place, config, deps);
      return (await analyse(subject, config, describeViolation, deps)).functions;
    },
  };
}

/** The unit that the finding is of, made for the patched tree and for the one before. */
async function pairOf(
  subject: Subject,
  { tree }: RepairPlace,
  { file, entry }: ReturnType<typeof unitOf>,
  config: Config,
  deps: AnalysisDeps,
): Promise<UnitPair | null> {
  const source = subject.sources.find(({ path }) => path === file);
  if (source === undefined || source.refused !== null) return null;
  const planned = await planSource(source, subject, config);
  const unit = plannedUnit(planned, entry);
  if (unit === undefined) return null;
  const prepared = await prepareUnit(source, unit, { subject, planner: planned.planner, config }, deps);
  const { setup, links } = prepared;
  const before = (await baseCounterpart(prepared, { setup, files: [] }, tree, subject, deps)).setup;
  if (before === null) return null;
  const around = [source, ...source.headers, ...links, ...links.flatMap(({ headers }) => headers)];
  const then = await Promise.all(around.map((one) => loadSource(tree, one.path, deps)));
  const text = sourceText(then.filter((one) => one !== null));
  return {
    before,
    after: setup,
    functions: around.flatMap((one) => one.file.functions),
    files: [source.base?.file ?? source.file, ...source.headers.map((header) => header.file)],
    linesOf: text.lines,
  };
}

function plannedUnit({ plan, source, options }: Planned, entry: string) {
  const planned = plan.units.find(({ unit }) => unit.entry === entry);
  return planned ?? planOwnUnits(source.file, [entry], options).units[0];
}
