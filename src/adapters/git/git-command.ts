import { ConfigurationError } from '../../domain/errors.ts';
import { saysDiskFull } from '../files/file-problem.ts';
import { runProcess } from '../process/run-process.ts';

/** What a git command works on. */
export interface GitFolders {
  /** Absolute; the repository that the command works on. Null: git looks for it from `workTree` upwards. */
  readonly gitDir: string | null;
  /** Absolute; also where the command runs. */
  readonly workTree: string;
  readonly indexFile?: string;
  /** Given to git's standard input. */
  readonly input?: string;
}

/** A diff of a whole repository fits; what is larger is refused, never cut. */
const maxOutputBytes = 256 * 1024 * 1024;

const timeoutSeconds = 300;

/** A repository may not choose programs to run or servers to talk to; see git-config(1) for each. */
const safeSettings = [
  'core.hooksPath=/dev/null',
  'core.fsmonitor=false',
  'core.attributesFile=/dev/null',
  'core.quotePath=false',
  'core.symlinks=true',
  'diff.external=',
  'protocol.ext.allow=never',
  // The header that authorises is for the server that was named.
  'http.followRedirects=false',
  'submodule.recurse=false',
  'fetch.recurseSubmodules=false',
  'safe.directory=*',
  'gc.auto=0',
];

/** Runs git and returns its output. Throws ConfigurationError with git's last line when it fails. */
export async function git(
  folders: GitFolders,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<string> {
  const result = await tryGit(folders, args, env);
  if (result.exitCode === 0) return result.stdout;
  throw new ConfigurationError(`git ${args[0]} failed: ${lastLine(result.stderr)}`);
}

/** Like `git`, for commands whose failure is an answer. */
export async function tryGit(
  { gitDir, workTree, indexFile, input = '' }: GitFolders,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<{ exitCode: number; stdout: string; stderr: string }> {
  const result = await runProcess({
    command: 'git',
    args: [
      ...safeSettings.flatMap((setting) => ['-c', setting]),
      ...(gitDir === null ? [] : [`--git-dir=${gitDir}`, `--work-tree=${workTree}`]),
      ...args,
    ],
    cwd: workTree,
    env: { ...env, ...(indexFile === undefined ? {} : { GIT_INDEX_FILE: indexFile }) },
    timeoutSeconds,
    maxOutputBytes,
    input,
  });
  if (result.exitCode !== 0 && saysDiskFull(result.stderr)) throw diskFull(gitDir ?? workTree);
  if (result.timedOut) throw new ConfigurationError(`git ${args[0]} took longer than ${timeoutSeconds} s`);
  if (result.truncated) throw new ConfigurationError(`git ${args[0]} printed more than can be read`);
  return result;
}

/** As Node has it: this is no answer of the repository. */
function diskFull(path: string): Error {
  return Object.assign(new Error('git: the disk is full'), { code: 'ENOSPC', syscall: 'write', path });
}

/** What git may see of the environment: where programs are, how to reach a server, and nothing of the user's own. */
export function gitEnvironment(env: NodeJS.ProcessEnv, home: string): Record<string, string> {
  const passed = [
    'PATH',
    'SSL_CERT_FILE',
    'SSL_CERT_DIR',
    'GIT_SSL_CAINFO',
    'http_proxy',
    'https_proxy',
    'no_proxy',
  ];
  const known = passed.flatMap((name) => {
    const value = env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    ...Object.fromEntries(known),
    HOME: home,
    LC_ALL: 'C',
    GIT_CONFIG_NOSYSTEM: '1',
    GIT_CONFIG_GLOBAL: '/dev/null',
    GIT_TERMINAL_PROMPT: '0',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_NO_REPLACE_OBJECTS: '1',
    GIT_LITERAL_PATHSPECS: '1',
  };
}

/** Printable, short, and without what a server or a repository may have put in to look like something else. */
function lastLine(stderr: string): string {
  const lines = stderr.split('\n').filter((line) => line.trim() !== '');
  const last = (lines.at(-1) ?? 'no message').replace(/[^\x20-\x7e]/g, '?');
  return last.replace(/::|##\[/g, '?').slice(0, 300);
}
