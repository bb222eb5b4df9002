import { relative } from 'node:path';
import type { StaticAnalyser } from '../../repair/static-analyser.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';
import { preprocessorArguments } from './compile-arguments.ts';
import { compilerFolders } from './compiler-folders.ts';
import { compilerLimits } from './compiler-limits.ts';

export interface GccAnalyserOptions {
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly sandbox: Sandbox;
}

const timeoutSeconds = 30;
const maxOutputBytes = 1024 * 1024;

/** The format for programs: one line for each warning, and one for each event of its path. */
const options = ['-fanalyzer', '-O1', '-fdiagnostics-plain-output', '-S', '-o', '/dev/null'];

/** gcc's `-fanalyzer`, of gcc 10 and later. */
export function gccAnalyser({ env, sandbox }: GccAnalyserOptions): StaticAnalyser {
  return {
    analyse: async (file, root, build) => {
      if (build.flags.includes('--big-endian')) return null;
      const args = [...options, ...preprocessorArguments(build), '-iquote', '.', file];
      const { exitCode, stderr, timedOut, truncated } = await sandbox.run({
        ...{ command: 'gcc', args, cwd: root, timeoutSeconds, maxOutputBytes },
        env: { PATH: env.PATH ?? '', LC_ALL: 'C' },
        reads: [root, file, ...(await compilerFolders('gcc', env))],
        ...{ writes: [], limits: compilerLimits(timeoutSeconds), watched: null },
      });
      return exitCode !== 0 || timedOut || truncated ? null : warningsIn(stderr, root);
    },
  };
}

/** Those of the analyser, each with its events behind it. */
function warningsIn(stderr: string, root: string): readonly string[] {
  const warnings: string[] = [];
  let isOurs = false;
  for (const [, file = '', line, kind, text] of stderr.matchAll(
    /^(.+?):(\d+):\d+: (warning|note): (.*)$/gm,
  )) {
    if (kind === 'warning') isOurs = /\[-Wanalyzer-/.test(text ?? '');
    if (!isOurs) continue;
    const place = `${relative(root, file)}:${line}`;
    if (kind === 'warning') warnings.push(`${place}: ${text}`);
    else warnings.push(`${warnings.pop() ?? ''}\n  ${place}: ${text}`);
  }
  return warnings;
}
