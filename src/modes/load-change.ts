import type { Config } from '../config/config.ts';
import type { SkippedFile } from '../domain/report.ts';
import type { CFile } from '../project/c-file.ts';
import { changedFunctions } from '../project/changed-functions.ts';
import { findHeaderUsers } from '../project/find-header-users.ts';
import type { FileChange, SourceTree } from '../project/repository.ts';
import { isAskedFor, kindOf, selectSources } from '../project/select-sources.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { buildScene } from './build-scene.ts';
import type { LentHeaders } from './lend-headers.ts';
import { loadSource, surveyor } from './load-source.ts';
import { neighbours } from './neighbours.ts';
import type { AskedSource, Source, Subject } from './subject.ts';
import { withCallers } from './with-callers.ts';

interface Trees {
  readonly head: SourceTree;
  readonly base: SourceTree;
  /** Absolute root of the user's own checkout, where a build may have run. */
  readonly checkout: string;
  readonly lent: LentHeaders;
}

/** A C file to look at: one that the change touches, or one that includes a header that it touches. */
interface Candidate {
  readonly path: string;
  readonly change: FileChange | null;
  readonly basePath: string | null;
}

export const unreadableReason = 'can not be read as text, or is larger than 4 MiB';

/** Code that no function of the file has, so that nothing was asked about it; one entry for a file, none without any. */
export function unreadCode(file: string, head: CFile, base?: CFile): readonly SkippedFile[] {
  const before = new Set(base?.unread.map(({ tokens }) => tokens));
  const lines = head.unread.filter(({ tokens }) => !before.has(tokens)).map(({ lines: { start } }) => start);
  if (lines.length === 0) return [];
  const where = `${lines.slice(0, 5).join(', ')}${lines.length > 5 ? ' ...' : ''}`;
  const reason = `the code in braces at line ${where} can not be read as the body of a function`;
  return [{ file, reason }];
}

/** Reads what a change touches, in both trees, and finds the functions that it is about. */
export async function loadChange(
  changes: readonly FileChange[],
  { head, base: baseTree, checkout, lent }: Trees,
  config: Config,
  deps: AnalysisDeps,
): Promise<Subject> {
  const selected = selectSources(changes, config);
  const scene = await buildScene({ root: head.root, checkout, lent }, config, deps.reader);
  const trees = { head, base: baseTree };
  const users = await findHeaderUsers(selected.headers, trees, scene.buildOf, deps);
  // A binary file is nothing to read, but a source that became one must not pass for checked.
  const isHidden = ({ file, reason }: SkippedFile) => reason === 'binary' && kindOf(file) === 'source';
  const unreadable = selected.skipped.filter(isHidden);
  const sources: AskedSource[] = [];
  const survey = surveyor(scene, deps);
  for (const candidate of candidates(selected.sources, users.keys(), config)) {
    const source = await loadSource(trees.head, candidate.path, deps);
    if (source === null) {
      unreadable.push({ file: candidate.path, reason: unreadableReason });
      continue;
    }
    const base = candidate.basePath === null ? null : await loadSource(trees.base, candidate.basePath, deps);
    unreadable.push(...unreadCode(candidate.path, source.file, base?.file));
    const asked = changedFunctions(base?.file ?? null, source.file, users.get(candidate.path));
    // Nothing that runs has changed, so nothing is asked and nothing read by any tool.
    if (asked.length === 0 && isKnown(source, base)) continue;
    const { change } = candidate;
    sources.push({ ...source, ...(await survey(source)), change, base, asked, callers: [] });
  }
  const around = { ...trees, changes, neighbours: neighbours(scene, survey, deps) };
  const all = await withCallers(sources, around, config, deps);
  await lent.lend([...new Set(all.flatMap((source) => source.lent))], baseTree);
  return { ...around, sources: all, unreadable, skipped: selected.skipped.filter((file) => !isHidden(file)) };
}

function candidates(
  sources: readonly FileChange[],
  users: Iterable<string>,
  config: Config,
): readonly Candidate[] {
  const changed = sources.map((change) => ({ path: change.path, change, basePath: change.basePath }));
  const others = [...users]
    .filter((path) => isAskedFor(path, config) && !changed.some((one) => one.path === path))
    .map((path) => ({ path, change: null, basePath: path }));
  return [...changed, ...others];
}

/** Whether both versions were read to their end, so that "nothing changed" is an answer. */
function isKnown(source: Source, base: Source | null): boolean {
  return source.file.isComplete && (base === null || base.file.isComplete);
}
