import { appendFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { applyPatch } from 'diff';
import { z } from 'zod';
import { corpusFolder, readCorpus } from '../support/corpus.ts';
import { behaviourOf, isClean } from '../support/program-behaviour.ts';
import { runCli } from '../support/run-bundle.ts';

const fixReport = z.object({
  outcome: z.enum(['repaired', 'suggested', 'exhausted', 'nothing-to-fix', 'aborted']),
  engine: z.enum(['template', 'model']).nullable(),
  attempts: z.array(z.object({ acceptance: z.string(), reason: z.string().optional() })),
  patch: z.string().nullable(),
  reason: z.string().optional(),
});

const fixRow = z.object({
  program: z.string(),
  outcome: fixReport.shape.outcome,
  attempts: z.number(),
  /** How often each reason came up. */
  rejections: z.record(z.string(), z.number()),
  /** Inputs on which the original was safe and the patched program does other things than the `_fix` twin. */
  differences: z.number().nullable(),
  /** Inputs on which the original was safe. */
  safeInputs: z.number(),
  seconds: z.number(),
  patch: z.string().nullable(),
  note: z.string(),
});

export type FixRow = z.output<typeof fixRow>;

/**
 * Repairs each buggy program of the corpus without a model. What is accepted is run beside the program's `_fix` twin,
 * by a runner that the acceptance knows nothing of. Rows that the file has are not made again.
 */
export async function evaluateFixes(rowsFile: string): Promise<readonly FixRow[]> {
  const rows = await readRows(rowsFile);
  for (const { file, kind } of await readCorpus()) {
    if (kind !== 'bug' || rows.some(({ program }) => program === file)) continue;
    const row = await evaluateFix(file);
    rows.push(row);
    await appendFile(rowsFile, `${JSON.stringify(row)}\n`);
    process.stderr.write(`${file}: ${row.outcome} (${row.seconds.toFixed(0)} s)\n`);
  }
  return rows;
}

async function evaluateFix(file: string): Promise<FixRow> {
  const folder = await mkdtemp(join(tmpdir(), 'evaluate-fix-'));
  try {
    const [bug = '', twin = ''] = await Promise.all(
      [file, file.replace('_bug.c', '_fix.c')].map((name) => readFile(join(corpusFolder, name), 'utf8')),
    );
    await writeFile(join(folder, file), bug);
    const start = performance.now();
    const run = await runCli(['fix', join(folder, file), '--model', 'none', '--format', 'json', '--quiet']);
    const seconds = (performance.now() - start) / 1000;
    const nothing = {
      outcome: 'aborted',
      engine: null,
      attempts: [],
      patch: null,
      reason: `printed nothing: ${run.stderr}`,
    };
    const {
      outcome,
      attempts,
      patch,
      reason = '',
    } = fixReport.parse(run.stdout === '' ? nothing : JSON.parse(run.stdout));
    const rejections: Record<string, number> = {};
    for (const one of attempts)
      if (one.reason !== undefined) rejections[one.reason] = (rejections[one.reason] ?? 0) + 1;
    const compared = await compare(bug, patch, twin);
    return {
      program: file,
      outcome,
      attempts: attempts.length,
      rejections,
      ...compared,
      seconds,
      patch,
      note: reason,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function compare(
  bug: string,
  patch: string | null,
  twin: string,
): Promise<Pick<FixRow, 'differences' | 'safeInputs'>> {
  const patched = patch === null ? false : applyPatch(bug, patch);
  // A run that hangs on what was left on the stack reads what was never written.
  const [{ outcomes: original }, { outcomes: again }] = [
    await behaviourOf(bug),
    await behaviourOf(bug, 'pattern'),
  ];
  const isSafe = (outcome: string, index: number) => isClean(outcome) && again?.[index] === outcome;
  const safe = (original ?? []).flatMap((outcome, index) => (isSafe(outcome, index) ? [index] : []));
  if (patched === false) return { differences: null, safeInputs: safe.length };
  const [{ outcomes: now }, { outcomes: reference }] = [await behaviourOf(patched), await behaviourOf(twin)];
  const differing = safe.filter((index) => now?.[index] !== reference?.[index]);
  return { differences: differing.length, safeInputs: safe.length };
}

async function readRows(path: string): Promise<FixRow[]> {
  const text = await readFile(path, 'utf8').catch(() => '');
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => fixRow.parse(JSON.parse(line)));
}

/** The table as Markdown, and a line with the counts. */
export function fixTable(rows: readonly FixRow[]): string {
  const lines = rows.map((row) => {
    const rejected = Object.entries(row.rejections).map(([reason, count]) => `${count} × ${reason}`);
    const differs = row.differences === null ? '' : `${row.differences} of ${row.safeInputs}`;
    return `| ${row.program} | ${row.outcome} | ${rejected.join(', ')} | ${differs} | ${row.seconds.toFixed(0)} |`;
  });
  const repaired = rows.filter(({ outcome }) => outcome === 'repaired');
  const differing = repaired.filter(({ differences }) => differences !== 0);
  return [
    '| program | outcome | rejected before | other than the twin where the original was safe | seconds |',
    '|---|---|---|--:|--:|',
    ...lines,
    '',
    `${repaired.length} of ${rows.length} repaired; ${differing.length} of them do other things than the twin on inputs on which the original was safe.`,
  ].join('\n');
}
