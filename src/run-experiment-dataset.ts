import { join, resolve } from 'node:path';
import { openRecords } from './adapters/experiment/open-records.ts';
import { readPrograms } from './adapters/experiment/read-programs.ts';
import { writeDataset } from './adapters/experiment/write-dataset.ts';
import { writeTextFile } from './adapters/files/write-text-file.ts';
import type { Terminal } from './command-options.ts';
import { type Classification, flagSets } from './experiment/dataset/classification.ts';
import { samplesOf } from './experiment/dataset/classify.ts';
import { datasetTables } from './experiment/dataset/dataset-table.ts';
import { chatParts } from './experiment/dataset/export-chat.ts';
import { loadPrograms } from './experiment/dataset/load-programs.ts';
import { mutantsOf } from './experiment/dataset/mutant.ts';
import { networkTable } from './experiment/dataset/network-table.ts';
import { runDataset } from './experiment/dataset/run-dataset.ts';
import { allOfIt } from './experiment/shard.ts';
import { markdownTable } from './experiment/table.ts';
import { ownClassifier, paperClassifier } from './experiment-classifiers.ts';
import type { DatasetOptions } from './experiment-options.ts';
import { openExperiment } from './open-experiment.ts';

/** `experiment dataset`: mutates base programs and classifies the mutants; returns the exit code. */
export async function runExperimentDataset(
  folders: readonly string[],
  options: DatasetOptions,
  terminal: Terminal,
): Promise<number> {
  const from = (path: string) => resolve(terminal.cwd(), path);
  const out = join(from(options.out), 'dataset');
  const { deps, say, memory } = await openExperiment(options, terminal);
  try {
    const programs = loadPrograms(await Promise.all(folders.map(from).map(readPrograms)), deps.parser);
    const made = programs.map((program) => ({ program, mutants: mutantsOf(program, deps.parser) }));
    const mutants = made.flatMap((one) => one.mutants);
    await writeDataset(out, programs, mutants);
    say(`${programs.length} base programs, ${mutants.length} mutants`);

    const records: Classification[] = [];
    let left = 0;
    const sets = flagSets.filter((one) => options.flags === 'both' || options.flags === one);
    for (const flags of options.classify === false ? [] : sets) {
      const classifier =
        flags === 'paper'
          ? paperClassifier(deps, options.timeout)
          : ownClassifier(deps, options.timeout, memory);
      const shard = options.shard ?? allOfIt;
      const run = await runDataset(
        {
          samples: made.flatMap((one) => samplesOf(one.program, one.mutants)),
          shard,
          limit: options.limit ?? null,
          jobs: deps.jobs,
        },
        {
          classifier,
          records: await openRecords(out, 'classified', shard),
          progress: (done, of, { id, verdict, seconds }) =>
            say(`${done} of ${of}  ${id}: ${verdict} (${seconds.toFixed(1)} s)`),
        },
      );
      say(`${flags}: ${run.made} classified now, ${run.left} left`);
      left += run.left;
      records.push(...run.records);
    }
    if (options.export !== undefined) {
      const parts = chatParts(mutants, records);
      for (const [name, lines] of parts)
        await writeTextFile(join(from(options.export), `${name}.jsonl`), lines);
    }
    const tables = [networkTable(programs, deps.parser), ...datasetTables(mutants, records)];
    terminal.stdout.write(`${tables.map(markdownTable).join('\n\n')}\n`);
    return left === 0 ? 0 : 1;
  } finally {
    await deps.close();
  }
}
