import { execa } from 'execa';

const COLLABORATOR = { NAME: 'GitHub', EMAIL: 'noreply@github.com' };

/** The environment of every git process: nothing of the machine's or the person's configuration. */
export const GIT_ENVIRONMENT: Readonly<Record<string, string>> = {
  PATH: process.env.PATH ?? '/usr/bin:/bin',
  HOME: '/nonexistent',
  LC_ALL: 'C.UTF-8',
  TZ: 'UTC',
  GIT_CONFIG_NOSYSTEM: '1',
  GIT_CONFIG_GLOBAL: '/dev/null',
  GIT_TERMINAL_PROMPT: '0',
  GIT_AUTHOR_NAME: COLLABORATOR.NAME,
  GIT_AUTHOR_EMAIL: COLLABORATOR.EMAIL,
  GIT_COMMITTER_NAME: COLLABORATOR.NAME,
  GIT_COMMITTER_EMAIL: COLLABORATOR.EMAIL,
};

export interface GitRun {
  readonly input?: string | Uint8Array;
  readonly env?: Readonly<Record<string, string>>;
}

/** Standard output of `git ARGS` in a folder, as bytes. Throws with git's own words when it fails. */
export async function gitBytes(folder: string, args: readonly string[], run: GitRun = {}): Promise<Buffer> {
  const result = await execa('git', args, {
    cwd: folder,
    env: { ...GIT_ENVIRONMENT, ...run.env },
    extendEnv: false,
    encoding: 'buffer',
    stripFinalNewline: false,
    maxBuffer: 512 * 1024 * 1024,
    ...(run.input === undefined ? { stdin: 'ignore' as const } : { input: run.input }),
  });
  return Buffer.from(result.stdout);
}

export async function git(folder: string, args: readonly string[], run: GitRun = {}): Promise<string> {
  return (await gitBytes(folder, args, run)).toString('utf8').trimEnd();
}

/** The same, but undefined where git exits with an error (an unknown name, no merge base). */
export async function tryGit(
  folder: string,
  args: readonly string[],
  run: GitRun = {},
): Promise<string | undefined> {
  try {
    return await git(folder, args, run);
  } catch (error) {
    if (error instanceof Error && 'exitCode' in error && typeof error.exitCode === 'number') return undefined;
    throw error;
  }
}
