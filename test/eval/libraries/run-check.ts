import { rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { repositoryRoot } from '../../support/run-bundle.ts';
import { cacheFolder } from './cache-folder.ts';
import { type LibraryReport, parseLibraryReport } from './library-report.ts';

export interface CheckRun {
  readonly report: LibraryReport;
  readonly json: string;
  /** Wall clock. */
  readonly seconds: number;
}

/** Runs the built `check` in a library for as long as it takes. */
export async function runCheck(root: string, args: readonly string[]): Promise<CheckRun> {
  const started = performance.now();
  const run = await execa(
    process.execPath,
    [await builtCli(), 'check', ...args, '--format', 'json', '--jobs', '1', '--quiet'],
    { cwd: root, reject: false, stdin: 'ignore' },
  );
  if (run.stdout === '') throw new Error(`check ${args.join(' ')} printed no report: ${run.stderr}`);
  const seconds = (performance.now() - started) / 1000;
  return { report: parseLibraryReport(run.stdout), json: run.stdout, seconds };
}

let copy: Promise<string> | null = null;

/** Of a copy of the bundle: an evaluation takes hours, in which the next one may be built. */
function builtCli(): Promise<string> {
  copy ??= (async () => {
    const folder = join(cacheFolder, `dist-${process.pid}`);
    await cp(`${repositoryRoot}dist`, folder, { recursive: true });
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    return join(folder, 'cli.js');
  })();
  return copy;
}
