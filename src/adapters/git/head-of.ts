import { gitEnvironment, tryGit } from './git-command.ts';

/** The commit that a work tree is at; null outside of a repository, or where something in it was changed since. */
export async function headOf(workTree: string, env: NodeJS.ProcessEnv): Promise<string | null> {
  const folders = { gitDir: null, workTree };
  // Nothing is written, not even a fresher index.
  const environment = { ...gitEnvironment(env, '/nonexistent'), GIT_OPTIONAL_LOCKS: '0' };
  const head = await tryGit(folders, ['rev-parse', '--verify', 'HEAD^{commit}'], environment);
  if (head.exitCode !== 0) return null;
  const changed = await tryGit(folders, ['status', '--porcelain', '--untracked-files=no'], environment);
  return changed.exitCode === 0 && changed.stdout === '' ? head.stdout.trim() : null;
}
