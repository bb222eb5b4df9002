import type { Config } from '../config/config.ts';
import { changedFunctions } from '../project/changed-functions.ts';
import type { FileChange, SourceTree } from '../project/repository.ts';
import { selectSources } from '../project/select-sources.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import { loadSource, refusalOf } from './load-source.ts';
import type { AskedSource, Subject } from './subject.ts';

/** Reads what a change touches, in both trees, and finds the functions that it is about. */
export async function loadChange(
  changes: readonly FileChange[],
  trees: { readonly head: SourceTree; readonly base: SourceTree },
  config: Config,
  deps: AnalysisDeps,
): Promise<Subject> {
  const selected = selectSources(changes, config);
  const skipped = [...selected.skipped];
  const sources: AskedSource[] = [];
  for (const change of selected.sources) {
    const source = await loadSource(trees.head, change.path, deps);
    if (source === null) {
      skipped.push({ file: change.path, reason: 'can not be read as text, or is larger than 4 MiB' });
      continue;
    }
    const base = change.basePath === null ? null : await loadSource(trees.base, change.basePath, deps);
    const asked = changedFunctions(base?.file ?? null, source.file);
    // Nothing that runs has changed, so nothing is asked and nothing read by any tool.
    if (asked.length === 0 && base !== null) continue;
    const refused = await refusalOf(trees.head, change.path, config, deps);
    sources.push({ ...source, change, base, asked, refused });
  }
  return { ...trees, sources, skipped, notes: [] };
}
