import { resolve } from 'node:path';
import { fileProblem } from './adapters/files/file-problem.ts';
import { writeTextFile } from './adapters/files/write-text-file.ts';
import type { Terminal } from './command-options.ts';

/**
 * Writes a result to the file that was named, else to standard output; there also where the disk does not take the file,
 * so that nothing that was found is lost.
 * @returns the exit code of the command: `exitCode`, but not 0 where a file that was asked for is not there
 */
export async function showResult(
  text: string,
  exitCode: number,
  output: string | undefined,
  { stdout, stderr, cwd }: Terminal,
): Promise<number> {
  if (output === undefined) {
    stdout.write(text);
    return exitCode;
  }
  try {
    await writeTextFile(resolve(cwd(), output), text);
    return exitCode;
  } catch (error) {
    const problem = fileProblem(error, output);
    if (problem === null) throw error;
    stderr.write(`esbmc-action: ${problem}. The result is on standard output.\n`);
    stdout.write(text);
    return exitCode === 0 ? 2 : exitCode;
  }
}
