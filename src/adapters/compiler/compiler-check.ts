import type { CompilerCheck, Diagnostic } from '../../repair/acceptance/compiler-check.ts';
import { runProcess } from '../process/run-process.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { preprocessorArguments } from './compile-arguments.ts';
import { compilerFolders } from './compiler-folders.ts';
import { compilerLimits } from './compiler-limits.ts';

export interface CompilerCheckOptions {
  /** `gcc` or `clang`. */
  readonly compiler: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly timeoutSeconds?: number;
  /** Null or left out: it is started as it is. */
  readonly sandbox?: Sandbox | null;
}

const maxOutputBytes = 1024 * 1024;

/** That a text may be cut to fit is what a repair with `snprintf` or `strncpy` is for. */
const fitting = ['-Wno-format-truncation', '-Wno-stringop-truncation'];

/** Optimising is what finds variables that may be used without a value, and accesses past an end. */
const options = [
  '-Wall',
  ...fitting,
  '-O1',
  '-fno-diagnostics-show-caret',
  '-fdiagnostics-color=never',
  '-c',
];

/** gcc or clang asked for warnings. */
export function createCompilerCheck({
  compiler,
  env,
  timeoutSeconds = 30,
  sandbox = null,
}: CompilerCheckOptions): CompilerCheck {
  return {
    check: async (file, root, build) => {
      if (build.flags.includes('--big-endian')) return null;
      const args = [...options, ...preprocessorArguments(build), '-iquote', '.', file, '-o', '/dev/null'];
      const { exitCode, stderr, timedOut, truncated } = await (sandbox?.run ?? runProcess)({
        ...{ command: compiler, args, cwd: root, timeoutSeconds, maxOutputBytes },
        env: { PATH: env.PATH ?? '', LC_ALL: 'C' },
        reads: [root, file, ...(await compilerFolders(compiler, env))],
        ...{ writes: [], limits: compilerLimits(timeoutSeconds), watched: null },
      });
      if (timedOut || truncated) return null;
      const found = diagnosticsIn(stderr);
      if (exitCode === 0 || found.some(({ severity }) => severity === 'error')) return found;
      return [...found, { severity: 'error', message: `the compiler ends with exit code ${exitCode}` }];
    },
  };
}

function diagnosticsIn(stderr: string): readonly Diagnostic[] {
  return [...stderr.matchAll(/^.+?:\d+(?::\d+)?: (?:fatal )?(error|warning): (.*)$/gm)].map(
    ([, severity, message = '']) => ({ severity: severity === 'error' ? 'error' : 'warning', message }),
  );
}
