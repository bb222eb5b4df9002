import { cp, mkdir, stat, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { ConfigurationError } from '../../domain/errors.ts';
import type { Repository, SourceTree } from '../../project/repository.ts';
import { lendFile } from '../files/lend-file.ts';
import { openTemporaryFolder } from '../files/temporary-folder.ts';
import { type GitFolders, git, gitEnvironment, tryGit } from './git-command.ts';
import { parseDiff } from './parse-diff.ts';
import { untrackedHeaders } from './untracked-headers.ts';

/** Where missing commits come from. */
export interface Remote {
  /** An http(s) URL or an absolute path. */
  readonly url: string;
  /** Header line that authorises, for example `AUTHORIZATION: basic ...`; null for none. */
  readonly authorization: string | null;
}

export interface OpenOptions {
  /** A path inside the user's working tree. */
  readonly path: string;
  readonly tempDir: string;
  readonly env: NodeJS.ProcessEnv;
  readonly remote: Remote | null;
}

const fullHash = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;

/**
 * Opens the user's repository through one of our own that borrows its objects. Whatever the user's repository, or a
 * commit in it, configures (filters, hooks, drivers, line ends) has no say there, and nothing is written to it: a
 * shallow clone stays as shallow, a full one as full as it was. Throws ConfigurationError outside a repository.
 */
export async function openRepository({ path, tempDir, env, remote }: OpenOptions): Promise<Repository> {
  const { path: home, close } = await openTemporaryFolder(tempDir, 'esbmc-action-git-');
  const gitEnv = gitEnvironment(env, home);
  const users = await findUsers(path, gitEnv);
  const gitDir = join(home, 'repository.git');
  // Commits are compared where no `.gitmodules` lies that git would read first, and refuse to go on.
  const own: GitFolders = { gitDir, workTree: home, indexFile: join(home, 'index') };
  await git({ gitDir: null, workTree: home }, ['init', '--quiet', '--bare', gitDir], gitEnv);
  await borrow(users.commonDir, gitDir);
  const trees = new Map<string, Promise<SourceTree>>();

  const has = async (commit: string) => {
    const { exitCode } = await tryGit(own, ['cat-file', '-e', `${commit}^{tree}`], gitEnv);
    return exitCode === 0;
  };
  const hasFiles = async (commit: string) => {
    if (!users.isPartial) return true;
    const list = ['rev-list', '--objects', '--no-walk', '--missing=print', commit];
    return !/^\?/m.test(await git(own, list, gitEnv));
  };

  return {
    root: users.workTree,

    resolve: async (ref) => {
      const name = `${ref}^{commit}`;
      const { exitCode, stdout } = await tryGit(
        users,
        ['rev-parse', '--verify', '--end-of-options', name],
        gitEnv,
      );
      if (exitCode === 0) return stdout.trim().split('\n').at(-1) ?? '';
      throw new ConfigurationError(`\`${ref}\` is no commit, branch or tag of this repository`);
    },

    obtain: async (commits) => {
      const missing: string[] = [];
      for (const commit of commits) {
        if (!(await has(commit)) || !(await hasFiles(commit))) missing.push(commit);
      }
      if (missing.length === 0) return;
      if (remote === null || missing.some((commit) => !fullHash.test(commit))) {
        throw new ConfigurationError(
          `commit ${missing[0]} is not in this clone; fetch it, or clone with its history`,
        );
      }
      const refs = missing.map((commit) => `${commit}:refs/esbmc-action/${commit}`);
      const auth: Record<string, string> =
        remote.authorization === null
          ? {}
          : {
              GIT_CONFIG_COUNT: '1',
              GIT_CONFIG_KEY_0: 'http.extraHeader',
              GIT_CONFIG_VALUE_0: remote.authorization,
            };
      const extent = [
        // A full clone has all that the new commits are based on; a shallow one may lack any part of it.
        ...(users.isShallow ? ['--depth=1'] : []),
        // What a partial clone lacks is not sent to one that has the commit.
        ...(users.isPartial ? ['--refetch'] : []),
      ];
      const fetch = ['fetch', '--quiet', '--no-tags', ...extent, '--', remote.url, ...refs];
      await git(own, fetch, { ...gitEnv, ...auth });
    },

    mergeBase: async (one, other) => {
      if (!(await has(one)) || !(await has(other))) return null;
      const { exitCode, stdout } = await tryGit(own, ['merge-base', '--end-of-options', one, other], gitEnv);
      return exitCode === 0 ? stdout.trim() : null;
    },

    changes: async (base, head) => {
      const tree = head === 'working-tree' ? await snapshot(own, users, base, gitEnv) : head;
      const options = [
        '-r',
        '-z',
        '-M',
        '--raw',
        '-p',
        '-U0',
        '--no-color',
        '--no-ext-diff',
        '--no-textconv',
      ];
      return parseDiff(await git(own, ['diff-tree', ...options, '--end-of-options', base, tree], gitEnv));
    },

    checkOut: (commit) => {
      const known = trees.get(commit);
      if (known !== undefined) return known;
      const tree = checkOut(commit, join(home, `tree-${trees.size}`), gitDir, gitEnv);
      trees.set(commit, tree);
      return tree;
    },

    untrackedHeaders: () => untrackedHeaders(own, join(home, 'head-index'), users, gitEnv),

    lend: async (files, { root }) => {
      const lent: string[] = [];
      for (const file of files) if (await lendFile(users.workTree, root, file)) lent.push(file);
      return lent;
    },

    readAt: async (commit, file) => {
      const { stdout: entry } = await tryGit(own, ['ls-tree', '-z', commit, '--', file], gitEnv);
      if (!/^100(?:644|755) blob /.test(entry)) return null;
      const { exitCode, stdout } = await tryGit(own, ['cat-file', 'blob', `${commit}:${file}`], gitEnv);
      return exitCode === 0 ? stdout : null;
    },

    close,
  };
}

interface UsersRepository extends GitFolders {
  /** Where objects, `shallow` and `info/exclude` are; another folder than `gitDir` in a linked work tree. */
  readonly commonDir: string;
  /** Its history ends somewhere. */
  readonly isShallow: boolean;
  /** Files of some commits are not here, and would be fetched when asked for. */
  readonly isPartial: boolean;
}

async function findUsers(path: string, env: Record<string, string>): Promise<UsersRepository> {
  const question = ['rev-parse', '--show-toplevel', '--absolute-git-dir', '--git-common-dir'];
  const { exitCode, stdout } = await tryGit({ gitDir: null, workTree: path }, question, env);
  const [workTree, gitDir, commonDir] = stdout.split('\n');
  if (exitCode !== 0 || workTree === undefined || gitDir === undefined || commonDir === undefined) {
    throw new ConfigurationError('this is not the working tree of a git repository');
  }
  const folders = { workTree, gitDir, commonDir: resolve(path, commonDir) };
  const promisor = await tryGit(folders, ['config', '--get-regexp', '^remote\\..*\\.promisor$'], env);
  const shallow = await stat(join(folders.commonDir, 'shallow')).catch(() => null);
  return { ...folders, isPartial: promisor.exitCode === 0, isShallow: shallow !== null };
}

/** Objects are read where they are; a shallow clone's limits are copied, or its history would look broken. */
async function borrow(commonDir: string, gitDir: string): Promise<void> {
  await mkdir(join(gitDir, 'objects/info'), { recursive: true });
  await writeFile(join(gitDir, 'objects/info/alternates'), `${join(commonDir, 'objects')}\n`);
  await cp(join(commonDir, 'shallow'), join(gitDir, 'shallow')).catch(() => {});
  await mkdir(join(gitDir, 'info'), { recursive: true });
  // Takes precedence over every .gitattributes: files are checked out as they were committed, byte by byte.
  await writeFile(join(gitDir, 'info/attributes'), '* !diff -text -filter -ident -working-tree-encoding\n');
  await cp(join(commonDir, 'info/exclude'), join(gitDir, 'info/exclude')).catch(() => {});
}

/** The working tree as a tree object of our own, so that it is compared like a commit. */
async function snapshot(
  own: GitFolders,
  users: UsersRepository,
  base: string,
  env: Record<string, string>,
): Promise<string> {
  const folders = { ...own, workTree: users.workTree };
  await git(folders, ['read-tree', base], env);
  // Not `git add`, which looks into submodules, where their own configuration runs filters.
  const status = await git(folders, ['diff-files', '-z', '--name-status', '--ignore-submodules=all'], env);
  const tracked = [...status.matchAll(/([A-Z])\0([^\0]+)\0/g)].map(([, letter, file = '']) => ({
    letter,
    file,
  }));
  const others = await git(folders, ['ls-files', '-z', '--others', '--exclude-standard'], env);
  // A repository inside of this one is listed as a folder; its files are not this one's.
  const untracked = others.split('\0').filter((file) => file !== '' && !file.endsWith('/'));
  const gone = tracked.filter(({ letter }) => letter === 'D').map(({ file }) => file);
  const present = tracked.filter(({ letter }) => letter !== 'D').map(({ file }) => file);
  const update = (options: readonly string[], files: readonly string[]) =>
    git({ ...folders, input: files.join('\0') }, ['update-index', '-z', ...options, '--stdin'], env);
  await update(['--force-remove'], gone);
  await update(['--add', '--remove', '--replace'], [...present, ...untracked]);
  return (await git(folders, ['write-tree'], env)).trim();
}

async function checkOut(
  commit: string,
  folder: string,
  gitDir: string,
  env: Record<string, string>,
): Promise<SourceTree> {
  await mkdir(folder);
  const own = { gitDir, workTree: folder, indexFile: `${folder}.index` };
  await git(own, ['read-tree', commit], env);
  await git(own, ['checkout-index', '--all', '--force', '--quiet'], env);
  return { root: folder, commit };
}
