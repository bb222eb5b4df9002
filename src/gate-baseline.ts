import { isAbsolute, relative, sep } from 'node:path';
import { readWorkspaceFile } from './adapters/files/workspace-file.ts';
import { ConfigurationError } from './domain/errors.ts';
import type { Repository } from './project/repository.ts';

/** Far above the baseline of ten thousand units. */
const mostBytes = 64 * 1024 * 1024;

/**
 * How the gate gets the baseline. A path in the repository is read from a commit of the base branch: in the checkout it
 * would be the pull request's own word. An absolute path is a file that a step of the workflow fetched, and lies outside
 * of the checkout for the same reason. Throws ConfigurationError for any other path.
 */
export function gateBaseline(
  path: string,
  workspace: string,
  repository: Pick<Repository, 'readAt'>,
): ((commit: string) => Promise<string | null>) | null {
  if (path === '') return null;
  if (!isAbsolute(path)) return (commit) => repository.readAt(commit, path.replace(/^(\.\/+)+/, ''));
  const [first] = relative(workspace, path).split(sep);
  if (first !== '..') {
    throw new ConfigurationError(
      'input baseline: on a pull request an absolute path must lie outside of the checkout, ' +
        'whose files are those of the pull request; a relative one is read from the base branch',
    );
  }
  return async () => {
    const found = await readWorkspaceFile(workspace, path, mostBytes);
    return found.kind === 'text' ? found.text : null;
  };
}
