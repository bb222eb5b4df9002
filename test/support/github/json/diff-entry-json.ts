import type { FileDiff } from '../git/file-diff.ts';
import type { Limits } from '../state/limits.ts';
import type { Repository } from '../state/repository.ts';
import type { World } from '../state/world.ts';
import { repositoryApi, repositoryHtml } from './repository-json.ts';

/** A changed file of the pull request, compare and commit endpoints; `repository` is where its head lives. */
export function diffEntryJson(
  world: World,
  repository: Repository,
  file: FileDiff,
  head: string,
): Record<string, unknown> {
  const path = file.path.split('/').map(encodeURIComponent).join('/');
  const html = repositoryHtml(world, repository);
  const patch = visiblePatch(file, world.limits);
  return {
    sha: file.sha,
    filename: file.path,
    status: file.status,
    additions: file.additions,
    deletions: file.deletions,
    changes: file.additions + file.deletions,
    blob_url: `${html}/blob/${head}/${path}`,
    raw_url: `${html}/raw/${head}/${path}`,
    contents_url: `${repositoryApi(world, repository)}/contents/${path}?ref=${head}`,
    ...(patch === null ? {} : { patch }),
    ...(file.previousPath === null ? {} : { previous_filename: file.previousPath }),
  };
}

/** The patch as the API shows it: none for binary files, pure renames and large diffs. */
export function visiblePatch(file: FileDiff, limits: Limits): string | null {
  if (file.patch === null || file.additions + file.deletions > limits.patchLines) return null;
  return Buffer.byteLength(file.patch) > limits.patchBytes ? null : file.patch;
}
