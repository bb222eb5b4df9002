import { kindOf } from '../../project/select-sources.ts';
import { type GitFolders, git, tryGit } from './git-command.ts';

/** Headers in the user's working tree that its commit does not have. Read through an index of our own. */
export async function untrackedHeaders(
  own: GitFolders,
  indexFile: string,
  users: GitFolders,
  env: Record<string, string>,
): Promise<readonly string[]> {
  const folders = { ...own, workTree: users.workTree, indexFile };
  const head = await tryGit(users, ['rev-parse', '--verify', '--quiet', 'HEAD^{commit}'], env);
  // Before the first commit everything is new, and nothing a header that was left by a build.
  if (head.exitCode !== 0) return [];
  await git(folders, ['read-tree', head.stdout.trim()], env);
  // Patterns of our own, so that whole build folders and packages need not be listed.
  const list = ['ls-files', '-z', '--others', '--', '*.h', '*.inc', '*.def', '*.x'];
  const listed = await git(folders, list, { ...env, GIT_LITERAL_PATHSPECS: '0' });
  return listed.split('\0').filter((file) => kindOf(file) === 'header');
}
