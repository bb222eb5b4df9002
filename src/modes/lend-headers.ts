import type { FileChange, Repository, SourceTree } from '../project/repository.ts';

/** More are the headers of a vendored world, and copying them takes longer than it helps. */
const most = 5_000;

/** Headers that only the user's checkout has, as builds make them. */
export interface LentHeaders {
  readonly files: ReadonlySet<string>;
  /** Puts some of them into another tree that was checked out. */
  readonly lend: (files: readonly string[], tree: SourceTree) => Promise<unknown>;
}

export const noLentHeaders: LentHeaders = { files: new Set(), lend: async () => {} };

/**
 * Puts headers that no commit has where head is to be verified: without `config.h` it would not parse. The base gets
 * those of them that head's sources include, which have been looked through by then.
 * @param changes what is compared: a header of the change is not there before it
 * @param head null for the working tree, which has them
 */
export async function lendHeaders(
  repository: Repository,
  changes: readonly FileChange[],
  head: SourceTree | null,
): Promise<LentHeaders> {
  const changed = new Set(changes.map(({ path }) => path));
  const headers = (await repository.untrackedHeaders()).filter((file) => !changed.has(file)).slice(0, most);
  const files = head === null ? headers : await repository.lend(headers, head);
  return { files: new Set(files), lend: repository.lend };
}
