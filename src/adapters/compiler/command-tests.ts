import type { ProjectTests } from '../../repair/acceptance/project-tests.ts';
import type { Sandbox } from '../sandbox/sandbox.ts';

export interface CommandTestsOptions {
  /** As the configuration of the base branch has it: a line for a shell. */
  readonly command: string;
  /** Our own environment, of which tests get next to nothing. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly sandbox: Sandbox;
}

const mostSeconds = 600;
const maxOutputBytes = 64 * 1024;

/** The project's own tests by the command that its configuration names. What they write stays in the copy. */
export function commandTests({ command, env, sandbox }: CommandTestsOptions): ProjectTests {
  return {
    run: async (root, timeoutSeconds) => {
      const seconds = Math.min(mostSeconds, timeoutSeconds);
      const { exitCode, timedOut } = await sandbox.run({
        ...{ command: '/bin/sh', args: ['-c', command], cwd: root, timeoutSeconds: seconds, maxOutputBytes },
        env: { PATH: env.PATH ?? '', HOME: root, LC_ALL: 'C' },
        ...{ reads: [], writes: [root] },
        limits: { cpuSeconds: Math.ceil(seconds) + 1, fileMiB: 256, addressMiB: null },
        watched: { memoryMiB: 4096, processes: 256 },
      });
      // What they print is the project's, and goes nowhere.
      if (timedOut)
        return { passed: false, detail: `the project’s tests did not end in ${Math.round(seconds)} s` };
      return exitCode === 0
        ? { passed: true, detail: 'the project’s tests pass' }
        : { passed: false, detail: `the project’s tests end with exit code ${exitCode}` };
    },
  };
}
