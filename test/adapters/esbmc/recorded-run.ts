import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';
import type { EsbmcRun } from '../../../src/adapters/esbmc/esbmc-run.ts';
import { type RunOutcome, toOutcome } from '../../../src/adapters/esbmc/to-outcome.ts';
import type { Strategy } from '../../../src/verification/verifier.ts';

const meta = z.object({ exitCode: z.number(), strategy: z.custom<Strategy>() });
const folder = fileURLToPath(new URL('../../fixtures/esbmc-output/', import.meta.url));
const places = { root: '/repo', models: [] };

/** What the real ESBMC once left behind; see test/fixtures/esbmc-output/record.ts. */
export async function recordedRun(name: string): Promise<{ run: EsbmcRun; strategy: Strategy }> {
  const read = (file: string) => readFile(`${folder}${name}/${file}`, 'utf8');
  const { exitCode, strategy } = meta.parse(JSON.parse(await read('meta.json')));
  const report = await read('report.json').catch(() => null);
  const run = {
    exitCode,
    stderr: await read('stderr.txt'),
    report,
    timedOut: false,
    truncated: false,
    seconds: 1,
  };
  return { run, strategy };
}

export interface Changes extends Partial<EsbmcRun> {
  readonly strategy?: Strategy;
}

/** How that is read, with changes to it where a test needs them. */
export async function recordedOutcome(
  name: string,
  { strategy, ...changes }: Changes = {},
): Promise<RunOutcome> {
  const recorded = await recordedRun(name);
  const request = { strategy: strategy ?? recorded.strategy, timeoutSeconds: 60, memoryMiB: 2000 };
  return toOutcome({ ...recorded.run, ...changes }, request, places);
}
