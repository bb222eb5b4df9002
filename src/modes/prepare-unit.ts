import { basename, join } from 'node:path';
import { argvMaxArgs } from '../project/argv-max-args.ts';
import type { CFunction } from '../project/c-file.ts';
import type { PlannedUnit } from '../project/plan-units.ts';
import { harnessEntry, scalarHarness } from '../project/scalar-harness.ts';
import type { UnitSetup } from '../verification/unit-request.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import type { AskedSource, Subject } from './subject.ts';

export interface PreparedUnit {
  readonly source: AskedSource;
  readonly setup: UnitSetup;
  readonly harnessed: CFunction | null;
}

/** Makes a planned unit ready to be run in head's tree. */
export async function prepareUnit(
  source: AskedSource,
  { unit, harnessed }: PlannedUnit,
  { head }: Subject,
  deps: AnalysisDeps,
): Promise<PreparedUnit> {
  const common = { build: source.build, argvMaxArgs: argvMaxArgs(source.file) };
  const setup = await setUpIn(head.root, unit, unit.file, harnessed, common, deps);
  return { source, setup, harnessed };
}

/** The unit in one of the trees, with its harness written where ESBMC finds it. */
export async function setUpIn(
  root: string,
  unit: UnitSetup['unit'],
  path: string,
  harnessed: CFunction | null,
  common: Pick<UnitSetup, 'build' | 'argvMaxArgs'>,
  { scratch, memoryMiB }: Pick<AnalysisDeps, 'scratch' | 'memoryMiB'>,
): Promise<UnitSetup> {
  const file = join(root, path);
  const harnessFor = harnessed === null ? null : (included: string) => scalarHarness(included, harnessed);
  const harness =
    harnessFor === null ? null : await scratch.write(`harness_${basename(path)}`, harnessFor(file));
  return {
    unit,
    root,
    sources: [harness ?? file],
    file,
    start: harness === null ? unit.entry : harnessEntry,
    harnessFor,
    memoryMiB,
    ...common,
  };
}
