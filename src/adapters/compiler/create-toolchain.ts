import { chmod, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import type {
  CompileRequest,
  Executable,
  RunRequest,
  RunResult,
  Toolchain,
} from '../../verification/replay/toolchain.ts';
import { openTemporaryFolder } from '../files/temporary-folder.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { compileArguments } from './compile-arguments.ts';
import { compilerFolders } from './compiler-folders.ts';
import { compilerLimits } from './compiler-limits.ts';
import { type CompilerTools, guidedCompiler } from './find-compiler.ts';

export interface ToolchainOptions extends CompilerTools {
  /** Our own environment, of which compilers and programs get next to nothing. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly tempDir?: string;
  readonly sandbox: Sandbox;
  /** Absolute paths of what the compiler may read besides a request's tree and files. */
  readonly reads?: readonly string[];
}

const maxOutputBytes = 256 * 1024;

/** gcc or clang as a toolchain. Each program has a folder of its own, where it also runs. */
export function createToolchain(options: ToolchainOptions): Toolchain {
  return {
    hasMemcheck: options.hasValgrind,
    isGuided: options.guided !== null,
    isContained: options.sandbox.state.level === 'namespaces',
    compile: (request) => compile(request, options),
    commands: (request, file) => commands(request, file, options),
  };
}

async function compile(request: CompileRequest, options: ToolchainOptions): Promise<Executable | null> {
  const { tempDir = tmpdir(), sandbox, reads = [], env } = options;
  const compiler = request.instrumentation === 'guided' ? guidedCompiler : options.compiler;
  const { path: folder, close } = await openTemporaryFolder(tempDir, 'esbmc-replay-');
  const program = join(folder, 'program');
  const main = join(folder, 'reproducer.c');
  const setting = join(folder, 'setting.c');
  await writeFile(main, request.text);
  await writeFile(setting, settingText);
  const { root, linked, included = [] } = request;
  const args = compileArguments({ ...request, linked: [setting, ...request.linked] }, main, program);
  const { exitCode } =
    args === null
      ? { exitCode: 1 }
      : await sandbox.run({
          ...{ command: compiler, args, cwd: request.root, env: environment(env, folder) },
          ...{ timeoutSeconds: request.timeoutSeconds, maxOutputBytes },
          reads: [root, ...linked, ...included, ...reads, ...(await compilerFolders(compiler, env))],
          writes: [folder],
          limits: compilerLimits(request.timeoutSeconds),
          watched: null,
        });
  if (exitCode !== 0) {
    await close();
    return null;
  }
  // Whoever runs it may be somebody else.
  await chmod(program, 0o755);
  return { run: (run) => start(program, folder, run, request, options), close };
}

/** Lets one compiled program be tried in several ways; a reproducer that is handed out has no need of it. */
const settingText = `
extern char *getenv(const char *);
extern int atoi(const char *);
extern int esbmc_action_failing, esbmc_action_fill;
__attribute__((constructor)) static void set(void)
{
  const char *failing = getenv("ESBMC_ACTION_FAILING"), *fill = getenv("ESBMC_ACTION_FILL");
  if (failing) esbmc_action_failing = atoi(failing);
  if (fill) esbmc_action_fill = atoi(fill);
}
`;

async function start(
  program: string,
  folder: string,
  { failingAllocation, fill, args: ofProgram = [], timeoutSeconds }: RunRequest,
  { instrumentation }: CompileRequest,
  { env, sandbox }: ToolchainOptions,
): Promise<RunResult> {
  const result = await sandbox.run({
    ...(instrumentation === 'memcheck'
      ? { command: memcheck.command, args: [...memcheck.args, program, ...ofProgram] }
      : { command: program, args: ofProgram }),
    cwd: folder,
    env: {
      ...environment(env, folder),
      ASAN_OPTIONS: 'hard_rss_limit_mb=512',
      ESBMC_ACTION_FAILING: String(failingAllocation),
      ESBMC_ACTION_FILL: String(fill),
    },
    timeoutSeconds,
    maxOutputBytes,
    reads: [],
    writes: [folder],
    limits: {
      cpuSeconds: Math.ceil(timeoutSeconds) + 1,
      fileMiB: 1,
      // The sanitizers' shadow memory is larger than any memory; what is really used is watched.
      addressMiB: instrumentation === 'memcheck' ? 2048 : null,
    },
    watched: { memoryMiB: 1024, processes: 64 },
  });
  return { exitCode: result.exitCode, stderr: result.stderr, timedOut: result.timedOut };
}

const memcheck = { command: 'valgrind', args: ['--error-exitcode=99', '--fullpath-after=', '--quiet'] };

function environment(env: ToolchainOptions['env'], folder: string): Record<string, string> {
  return { PATH: env.PATH ?? '', LC_ALL: 'C', TMPDIR: folder };
}

function commands(
  request: Omit<CompileRequest, 'text' | 'timeoutSeconds'>,
  file: string,
  { compiler }: ToolchainOptions,
): readonly string[] {
  const args = compileArguments(request, file, './reproducer') ?? [];
  const shown = args.map((arg) => quoted(relativeArgument(arg, request.root)));
  const run = request.instrumentation === 'memcheck' ? 'valgrind ./reproducer' : './reproducer';
  return [[compiler, ...shown].join(' '), run];
}

/** `/root/src/a.c` -> `src/a.c`, `-I/root/include` -> `-Iinclude`. */
function relativeArgument(arg: string, root: string): string {
  const [, option = '', path] = /^(-I)?(\/.*)$/s.exec(arg) ?? [];
  if (path === undefined) return arg;
  const way = posix.relative(root, path);
  if (way === '..' || way.startsWith('../')) return arg;
  return option + (way === '' ? '.' : option === '' && way.startsWith('-') ? `./${way}` : way);
}

function quoted(arg: string): string {
  return /^[\w@%+=:,./-]+$/.test(arg) ? arg : `'${arg.replaceAll("'", String.raw`'\''`)}'`;
}
