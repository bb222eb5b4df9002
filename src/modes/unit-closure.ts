import type { Config } from '../config/config.ts';
import type { Finding } from '../domain/finding.ts';
import { isSourcePath } from '../repair/source-path.ts';
import { currentSubject, type RepairPlace, unitOf } from './accept-subject.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { linkDefinitions } from './link-definitions.ts';
import { filesOf } from './unit-files.ts';

/** Texts of the files that the unit of a finding is made of, by path: its own, its headers, and what is linked to it. */
export async function unitClosure(
  finding: Finding,
  place: RepairPlace,
  config: Config,
  deps: AnalysisDeps,
): Promise<ReadonlyMap<string, string>> {
  const { file, entry } = unitOf(finding);
  const subject = await currentSubject(file, [entry], place, config, deps);
  const [source] = subject.sources;
  if (source === undefined || source.refused !== null) return new Map();
  const { files } = await linkDefinitions(source, [entry], subject.neighbours);
  const all = filesOf({ source, links: files });
  const isOurs = (path: string) => isSourcePath(path) && !place.lent.files.has(path);
  return new Map(all.filter(({ path }) => isOurs(path)).map(({ path, text }) => [path, text]));
}
