import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, posix } from 'node:path';
import type {
  CompileRequest,
  Executable,
  RunRequest,
  RunResult,
  Toolchain,
} from '../../verification/replay/toolchain.ts';
import { type ProcessResult, runProcess } from '../process/run-process.ts';
import { compileArguments } from './compile-arguments.ts';
import type { CompilerTools } from './find-compiler.ts';
import { limited } from './limited.ts';

export interface ToolchainOptions extends CompilerTools {
  /** Our own environment, of which compilers and programs get next to nothing. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly tempDir?: string;
}

const maxOutputBytes = 256 * 1024;

/** gcc or clang as a toolchain. Each program has a folder of its own, where it also runs. */
export function createToolchain(options: ToolchainOptions): Toolchain {
  return {
    hasMemcheck: options.hasValgrind,
    compile: (request) => compile(request, options),
    commands: (request, file) => commands(request, file, options),
  };
}

async function compile(request: CompileRequest, options: ToolchainOptions): Promise<Executable | null> {
  const { tempDir = tmpdir(), compiler } = options;
  const folder = await mkdtemp(join(tempDir, 'esbmc-replay-'));
  const close = () => rm(folder, { recursive: true, force: true });
  const program = join(folder, 'program');
  const main = join(folder, 'reproducer.c');
  const setting = join(folder, 'setting.c');
  await writeFile(main, request.text);
  await writeFile(setting, settingText);
  const args = compileArguments({ ...request, linked: [setting, ...request.linked] }, main, program);
  const { exitCode } =
    args === null
      ? { exitCode: 1 }
      : await runProcess({
          ...{ command: compiler, args, cwd: request.root, env: environment(options.env, folder) },
          ...{ timeoutSeconds: request.timeoutSeconds, maxOutputBytes },
        });
  if (exitCode === 0) return { run: (run) => start(program, folder, run, request, options), close };
  await close();
  return null;
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
  { env }: ToolchainOptions,
): Promise<RunResult> {
  const watched = [...(instrumentation === 'memcheck' ? memcheck : []), program, ...ofProgram];
  const [command, ...args] = limited(watched, {
    cpuSeconds: Math.ceil(timeoutSeconds) + 1,
    fileMiB: 1,
    // The sanitizers' shadow memory is larger than any memory; they limit what is really used themselves.
    memoryMiB: instrumentation === 'memcheck' ? 2048 : null,
  });
  const result: ProcessResult = await runProcess({
    command,
    args,
    cwd: folder,
    env: {
      ...environment(env, folder),
      ASAN_OPTIONS: 'hard_rss_limit_mb=512',
      ESBMC_ACTION_FAILING: String(failingAllocation),
      ESBMC_ACTION_FILL: String(fill),
    },
    timeoutSeconds,
    maxOutputBytes,
  });
  return { exitCode: result.exitCode, stderr: result.stderr, timedOut: result.timedOut };
}

const memcheck = ['valgrind', '--error-exitcode=99', '--fullpath-after=', '--quiet'];

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
