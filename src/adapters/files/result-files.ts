import { mkdtemp, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { ConfigurationError } from '../../domain/errors.ts';
import { withoutSecrets } from '../known-secrets.ts';
import { fileProblem } from './file-problem.ts';
import { writeWorkspaceFile } from './workspace-file.ts';

/** Where the files of a result go: into the workspace, or elsewhere when what was checked out or the disk bars the way. */
export interface ResultFiles {
  /** Never fails for that: whoever puts a folder where the report goes would keep the findings from being told. */
  write(path: string, text: string): Promise<void>;
  /** Where it is: as it was asked for, an absolute path elsewhere, or empty when it could be written nowhere. */
  placeOf(path: string): string;
}

/**
 * @param tempDir absolute; a folder of our own is made in it
 * @param warn told why a file is not where it was asked for, and where it is
 */
export function resultFiles(
  workspace: string,
  tempDir: string,
  warn: (message: string) => void,
): ResultFiles {
  const places = new Map<string, string>();
  return {
    async write(path, text) {
      const barred = await problemOf(path, () => writeWorkspaceFile(workspace, path, text));
      if (barred === null) return;
      let place = '';
      const lost = await problemOf(tempDir, async () => {
        place = join(await mkdtemp(join(tempDir, 'esbmc-results-')), basename(path));
        await writeFile(place, withoutSecrets(text), { flag: 'wx' });
      });
      places.set(path, lost === null ? place : '');
      warn(
        lost === null
          ? `${barred}: the result is in ${place}, and the output names it`
          : `${barred}, and ${lost}: the result is in the summary of this run only. Free the disk and run the job again`,
      );
    },
    placeOf: (path) => places.get(path) ?? path,
  };
}

/** Null when it went well. Errors that are neither the checkout's nor the disk's are thrown. */
async function problemOf(path: string, write: () => Promise<void>): Promise<string | null> {
  try {
    await write();
    return null;
  } catch (error) {
    const problem = error instanceof ConfigurationError ? error.message : fileProblem(error, path);
    if (problem === null) throw error;
    return problem;
  }
}
