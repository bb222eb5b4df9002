import { rmSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import { build } from 'esbuild';
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

/** Runs `check` in a library for as long as it takes. */
export async function runCheck(root: string, args: readonly string[]): Promise<CheckRun> {
  const started = performance.now();
  const run = await execa(process.execPath, [await builtProgram(), ...args], {
    cwd: root,
    reject: false,
    stdin: 'ignore',
  });
  if (run.stdout === '') throw new Error(`check ${args.join(' ')} printed no report: ${run.stderr}`);
  const seconds = (performance.now() - started) / 1000;
  return { report: parseLibraryReport(run.stdout), json: run.stdout, seconds };
}

let built: Promise<string> | null = null;

/** Beside a copy of the bundle's assets: an evaluation takes hours, in which the next bundle may be built. */
function builtProgram(): Promise<string> {
  built ??= (async () => {
    const folder = join(cacheFolder, `dist-${process.pid}`);
    await cp(`${repositoryRoot}dist`, folder, { recursive: true });
    process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
    const outfile = join(folder, 'check-program.js');
    await build({
      entryPoints: [`${repositoryRoot}test/eval/libraries/check-program.ts`],
      outfile,
      bundle: true,
      platform: 'node',
      target: 'node20',
      format: 'esm',
      logLevel: 'warning',
      define: { PRODUCT_VERSION: '"evaluation"' },
      // Packages in CommonJS ask for Node's own modules at run time.
      banner: {
        js: "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);",
      },
    });
    return outfile;
  })();
  return built;
}
