import { ModelError } from '../../domain/errors.ts';
import { hashOf, textOf } from '../dataset/classify.ts';
import type { RecordFile } from '../record-file.ts';
import { readRecords, recordLine } from '../record-lines.ts';
import type { Bench, OpenBench } from './bench.ts';
import { idOfRecord, type Trial } from './plan.ts';
import type { TrialEnd } from './run-model-trial.ts';
import { type TrialRecord, trialRecord } from './trial-record.ts';

export interface TrialsDeps {
  readonly openBench: OpenBench;
  readonly run: (bench: Bench, trial: Trial) => Promise<TrialEnd>;
  readonly records: RecordFile;
  readonly esbmc: string;
  /** By which the mutants were chosen. */
  readonly seed: string;
  readonly now: () => number;
  readonly progress: (done: number, of: number, last: TrialRecord) => void;
}

export interface TrialsRun {
  readonly records: readonly TrialRecord[];
  readonly made: number;
  readonly left: number;
  /** Why it ended before all were made; null where it did not. */
  readonly stopped: string | null;
  /** Mutants that ESBMC did not find to be unsafe in the time that there was; their trials are left. */
  readonly skipped: readonly string[];
}

/**
 * Makes the trials that no record is there of, one mutant after the other. Each is written down as soon as it is known.
 * Ends where the endpoint fails or the money is spent, what was known by then being kept.
 * @param budget US dollars, those of earlier runs in the same folder among them; null: no limit
 */
export async function runTrials(
  experiment: TrialRecord['experiment'],
  trials: readonly Trial[],
  { limit, budget }: { readonly limit: number | null; readonly budget: number | null },
  { openBench, run, records, esbmc, seed, now, progress }: TrialsDeps,
): Promise<TrialsRun> {
  const all = readRecords(records.text, trialRecord).records.filter((one) => one.experiment === experiment);
  const known = new Map(all.map((record) => [idOfRecord(record), record]));
  let spent = all.reduce((sum, { dollars }) => sum + (dollars ?? 0), 0);
  const missing = trials.filter(({ id }) => !known.has(id)).slice(0, limit ?? trials.length);
  let made = 0;
  let stopped: string | null = null;
  const skipped: string[] = [];
  for (const group of byMutant(missing)) {
    if (stopped !== null) break;
    const [first] = group;
    if (first === undefined) continue;
    const { sample } = first.sample;
    const text = textOf(sample);
    const { file, includeDirs } = sample.program;
    await openBench({ file, text, includeDirs }, async (bench) => {
      if (bench === null) {
        skipped.push(sample.id);
        return;
      }
      for (const trial of group) {
        if (budget !== null && spent >= budget) stopped = `The budget of ${budget} US dollars is spent.`;
        if (stopped !== null) return;
        const startedAt = now();
        const end = await run(bench, trial).catch(endpointFault);
        if (end instanceof ModelError) {
          stopped = end.message;
          return;
        }
        const record = recordOf(trial, end, {
          experiment,
          esbmc,
          seed,
          sha256: hashOf(text),
          seconds: now() - startedAt,
        });
        await records.append(recordLine(trialRecord.parse(record)));
        known.set(trial.id, record);
        spent += record.dollars ?? 0;
        made += 1;
        progress(made, missing.length, record);
      }
    });
  }
  const ours = trials.flatMap(({ id }) => known.get(id) ?? []);
  return { records: ours, made, left: trials.length - ours.length, stopped, skipped };
}

function endpointFault(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  throw error;
}

function byMutant(trials: readonly Trial[]): readonly (readonly Trial[])[] {
  const groups = new Map<string, Trial[]>();
  for (const trial of trials) groups.set(trial.sample.id, [...(groups.get(trial.sample.id) ?? []), trial]);
  return [...groups.values()];
}

function recordOf(
  { sample, condition, repetition }: Trial,
  end: TrialEnd,
  facts: Pick<TrialRecord, 'experiment' | 'esbmc' | 'seed' | 'sha256' | 'seconds'>,
): TrialRecord {
  const { category, operator, kind, relation } = sample.record;
  return {
    schema: 1,
    mutant: sample.id,
    category,
    operator: operator ?? '',
    kind: kind ?? 'other',
    relation,
    condition,
    repetition,
    ...end,
    ...facts,
    seconds: Math.round(facts.seconds * 1000) / 1000,
  };
}
