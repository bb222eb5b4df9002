import { ConfigurationError } from '../domain/errors.ts';
import type { Repository } from '../project/repository.ts';
import { type Baseline, parseBaseline } from '../scan/baseline.ts';
import type { ScannedBase } from '../verification/scanned-base.ts';

export interface ScannedBaseDeps {
  readonly repository: Repository;
  /**
   * The text of the baseline, at the commit of the base branch that it is given or from elsewhere, never from head; null
   * where there is none yet. Null itself where none was named.
   */
  readonly baseline: ((commit: string) => Promise<string | null>) | null;
  readonly log: (line: string) => void;
}

const fullHash = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/**
 * What the last scan of the base branch knows of the base; null where that can't be said. The findings are those of a
 * commit: what has changed between that one and the base is left to a run.
 */
export async function scannedBase(
  { base, rules }: { readonly base: string; readonly rules: string },
  { repository, baseline, log }: ScannedBaseDeps,
): Promise<ScannedBase | null> {
  if (baseline === null) return null;
  const unused = (reason: string) => {
    log(`The baseline is not used, and the base is verified instead: ${reason}.`);
    return null;
  };
  const text = await baseline(rules);
  if (text === null) return unused('there is none yet');
  const read = parseBaseline(text);
  if (!read.ok) return unused(`it is none: ${read.reason}`);
  const commit = read.baseline.nights.at(-1)?.head ?? null;
  if (commit === null || !fullHash.test(commit)) return unused('it does not say which commit was scanned');
  try {
    await repository.obtain([commit]);
  } catch (error) {
    if (error instanceof ConfigurationError)
      return unused(`the commit that was scanned, ${commit}, is not here`);
    throw error;
  }
  const changes = await repository.changes(commit, base);
  const changed = changes.flatMap(({ path, basePath }) => [path, ...(basePath === null ? [] : [basePath])]);
  return { changed: new Set(changed), findings: findingsOf(read.baseline) };
}

function findingsOf({ findings }: Baseline): ScannedBase['findings'] {
  return new Map(
    findings.map(({ fingerprint, file, property: { origin, bound, start } }) => [
      fingerprint,
      { file, origin, bound, start },
    ]),
  );
}
