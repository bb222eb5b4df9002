import { join, resolve } from 'node:path';
import { readGrammar } from './adapters/assets.ts';
import { drawFigure } from './adapters/experiment/draw-figure.ts';
import { readRecords as readRecordFiles } from './adapters/experiment/open-records.ts';
import { readPrograms } from './adapters/experiment/read-programs.ts';
import { writeTextFile } from './adapters/files/write-text-file.ts';
import { tool } from './assemble.ts';
import type { Terminal } from './command-options.ts';
import { ConfigurationError } from './domain/errors.ts';
import { classification } from './experiment/dataset/classification.ts';
import { loadPrograms } from './experiment/dataset/load-programs.ts';
import { mutantsOf } from './experiment/dataset/mutant.ts';
import { networkTable } from './experiment/dataset/network-table.ts';
import { latest } from './experiment/dataset/run-dataset.ts';
import { readRecords } from './experiment/record-lines.ts';
import { bestDefaults, defaultsText } from './experiment/report/best-defaults.ts';
import { reportHtml, reportMarkdown } from './experiment/report/render-report.ts';
import { reportSections } from './experiment/report/report-sections.ts';
import { trialRecord } from './experiment/trials/trial-record.ts';
import type { ReportOptions } from './experiment-options.ts';
import { createCParser } from './project/c-syntax.ts';

const title = 'Repairing neural networks: the experiments';

/** `experiment report`: all tables and figures of what is in the folder, as one page and as Markdown. */
export async function runExperimentReport(
  folders: readonly string[],
  { out, quiet, writeDefaults }: ReportOptions,
  { cwd, stderr }: Terminal,
): Promise<number> {
  const from = (path: string) => resolve(cwd(), path);
  const folder = from(out);
  const parser = await createCParser(await readGrammar());
  const programs = loadPrograms(await Promise.all(folders.map(from).map(readPrograms)), parser);
  const mutants = programs.flatMap((program) => mutantsOf(program, parser));
  const classified = readRecords(
    await readRecordFiles(join(folder, 'dataset'), 'classified'),
    classification,
  );
  const kinds = ['single', 'iterative', 'templates'] as const;
  const texts = await Promise.all(kinds.map((kind) => readRecordFiles(join(folder, 'trials'), kind)));
  const trials = readRecords(texts.join('\n'), trialRecord);
  const sections = reportSections({
    networks: networkTable(programs, parser),
    mutants,
    classified: [...latest(classified.records).values()],
    trials: trials.records,
    tool,
  });
  const drawn = new Map<string, string>();
  for (const figure of sections.flatMap((section) => section.figures)) {
    const svg = await drawFigure(figure);
    drawn.set(figure.id, svg);
    await writeTextFile(join(folder, 'report', 'figures', `${figure.id}.svg`), svg);
  }
  await writeTextFile(join(folder, 'report', 'report.md'), reportMarkdown(title, sections, 'figures'));
  await writeTextFile(join(folder, 'report', 'report.html'), reportHtml(title, sections, drawn));
  if (writeDefaults !== undefined) {
    const best = bestDefaults(trials.records);
    if (best === null)
      throw new ConfigurationError(
        '--write-defaults: no condition of a model repaired anything under oracle (d)',
      );
    await writeTextFile(from(writeDefaults), defaultsText(best));
  }
  const damaged = classified.damaged + trials.damaged;
  if (quiet !== true) {
    const lost = damaged === 0 ? '' : `; ${damaged} damaged lines were left out`;
    stderr.write(`${join(folder, 'report', 'report.html')}: ${drawn.size} figures${lost}\n`);
  }
  return 0;
}
