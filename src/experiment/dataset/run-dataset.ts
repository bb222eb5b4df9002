import pLimit from 'p-limit';
import type { RecordFile } from '../record-file.ts';
import { readRecords, recordLine } from '../record-lines.ts';
import { type Shard, shardOf } from '../shard.ts';
import { type Classification, classification, keyOf } from './classification.ts';
import type { Classifier } from './classifier.ts';
import { classify, hashOf, type Sample, textOf } from './classify.ts';

export interface DatasetPlan {
  readonly samples: readonly Sample[];
  readonly shard: Shard;
  /** No more than this many are classified now; null: all of them. */
  readonly limit: number | null;
  /** Programs that are classified at the same time. */
  readonly jobs: number;
}

export interface DatasetDeps {
  readonly classifier: Classifier;
  readonly records: RecordFile;
  readonly progress: (done: number, of: number, last: Classification) => void;
}

export interface DatasetRun {
  /** Of all samples of the shard; those that were there before too. */
  readonly records: readonly Classification[];
  /** Classified now. */
  readonly made: number;
  /** Neither known nor classified now. */
  readonly left: number;
}

/**
 * Classifies what is not classified yet, each written down as soon as it is known: a run that is killed goes on where it
 * ended, and one that is through does nothing. A time-out counts again only for those who give no more time.
 */
export async function runDataset(
  { samples, shard, limit, jobs }: DatasetPlan,
  { classifier, records, progress }: DatasetDeps,
): Promise<DatasetRun> {
  const known = latest(readRecords(records.text, classification).records);
  const own = shardOf(samples, shard);
  const keyOfSample = (sample: Sample) =>
    keyOf({ id: sample.id, flags: classifier.flags, sha256: hashOf(textOf(sample)) });
  const isKnown = (sample: Sample) => {
    const record = known.get(keyOfSample(sample));
    return record !== undefined && !(record.reason === 'time' && record.timeout < classifier.timeout);
  };
  const missing = own.filter((sample) => !isKnown(sample));
  const now = limit === null ? missing : missing.slice(0, limit);
  let done = 0;
  const queue = pLimit(jobs);
  await Promise.all(
    now.map((sample) =>
      queue(async () => {
        const record = await classify(sample, classifier);
        await records.append(recordLine(classification.parse(record)));
        known.set(keyOf(record), record);
        done += 1;
        progress(done, now.length, record);
      }),
    ),
  );
  const all = own.flatMap((sample) => known.get(keyOfSample(sample)) ?? []);
  return { records: all, made: now.length, left: missing.length - now.length };
}

/** The latest record of each key. */
export function latest(records: readonly Classification[]): Map<string, Classification> {
  return new Map(records.map((record) => [keyOf(record), record]));
}
