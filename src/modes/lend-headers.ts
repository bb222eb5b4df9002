import type { FileChange, Repository, SourceTree } from '../project/repository.ts';

/** More are the headers of a vendored world, and copying them takes longer than it helps. */
const most = 5_000;

/**
 * Puts headers that only the working tree has, as builds make them, where the versions to be verified are: without
 * `config.h` neither would parse. Returns their paths.
 * @param changes what is compared: a header of the change is not there before it
 */
export async function lendHeaders(
  repository: Repository,
  changes: readonly FileChange[],
  trees: readonly SourceTree[],
): Promise<ReadonlySet<string>> {
  const changed = new Set(changes.map(({ path }) => path));
  const headers = (await repository.untrackedHeaders()).filter((file) => !changed.has(file));
  const lent = new Set<string>();
  for (const tree of trees) {
    for (const file of await repository.lend(headers.slice(0, most), tree)) lent.add(file);
  }
  return lent;
}
