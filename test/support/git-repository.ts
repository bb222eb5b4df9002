import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { execa } from 'execa';

/** A real repository in a folder of its own, removed when it goes out of scope. */
export interface TestRepository extends AsyncDisposable {
  readonly root: string;
  git(...args: string[]): Promise<string>;
  /** Writes files (null deletes) without committing them. */
  write(files: Record<string, string | null>): Promise<void>;
  /** Writes files and commits everything; returns the commit. */
  commit(files: Record<string, string | null>, message?: string): Promise<string>;
}

const identity = {
  GIT_AUTHOR_NAME: 'Test',
  GIT_AUTHOR_EMAIL: 'test@example.invalid',
  GIT_COMMITTER_NAME: 'Test',
  GIT_COMMITTER_EMAIL: 'test@example.invalid',
};

export async function createRepository(): Promise<TestRepository> {
  const root = await mkdtemp(join(tmpdir(), 'test-repository-'));
  const git = async (...args: string[]) => {
    const { stdout } = await execa('git', args, { cwd: root, env: identity });
    return stdout;
  };
  await git('init', '--quiet', '--initial-branch=main');
  const write = async (files: Record<string, string | null>) => {
    for (const [name, text] of Object.entries(files)) {
      const path = join(root, name);
      if (text === null) {
        await rm(path);
      } else {
        await mkdir(dirname(path), { recursive: true });
        await writeFile(path, text);
      }
    }
  };
  return {
    root,
    git,
    write,
    commit: async (files, message = 'change') => {
      await write(files);
      await git('add', '--all');
      await git('commit', '--quiet', '--allow-empty', '-m', message);
      return git('rev-parse', 'HEAD');
    },
    [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }),
  };
}
