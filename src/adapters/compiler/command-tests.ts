import type { ProjectTests } from '../../repair/acceptance/project-tests.ts';
import { runProcess } from '../process/run-process.ts';
import { limited } from './limited.ts';

export interface CommandTestsOptions {
  /** As the configuration of the base branch has it: a line for a shell. */
  readonly command: string;
  /** Our own environment, of which tests get next to nothing. */
  readonly env: Readonly<Record<string, string | undefined>>;
}

const mostSeconds = 600;
const maxOutputBytes = 64 * 1024;

/** The project's own tests by the command that its configuration names. What they write stays in the copy. */
export function commandTests({ command, env }: CommandTestsOptions): ProjectTests {
  return {
    run: async (root, timeoutSeconds) => {
      const seconds = Math.min(mostSeconds, timeoutSeconds);
      const limits = { cpuSeconds: Math.ceil(seconds) + 1, fileMiB: 256, memoryMiB: null };
      const [shell, ...args] = limited(['/bin/sh', '-c', command], limits);
      const { exitCode, timedOut } = await runProcess({
        ...{ command: shell, args, cwd: root, timeoutSeconds: seconds, maxOutputBytes },
        env: { PATH: env.PATH ?? '', HOME: root, LC_ALL: 'C' },
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
