import type { Writable } from 'node:stream';
import { fileProblem } from '../files/file-problem.ts';

/**
 * What can't be written any more ends no run with a stack: whoever reads may have read enough, and a disk may be full.
 * @param tell told why what was written to standard output is lost; not where its reader has gone
 */
export function heedLostOutput(
  { stdout, stderr }: { readonly stdout: Writable; readonly stderr: Writable },
  tell: (problem: string) => void,
): void {
  stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') tell(fileProblem(error, 'standard output') ?? error.message);
  });
  // There is no place left to tell it.
  stderr.on('error', () => {});
}
