import { join } from 'node:path';
import { type CorpusProgram, corpusFolder, type Judgement, judge, readCorpus } from '../support/corpus.ts';
import { parseReport } from '../support/json-report.ts';
import { runCli } from '../support/run-bundle.ts';

export interface CorpusRow {
  readonly program: CorpusProgram;
  readonly judgement: Judgement;
  readonly verdicts: string;
  readonly seconds: number;
}

/** Runs `check` on programs of the corpus in one go and holds each against the manifest. */
export async function evaluateCorpus(
  wanted: (program: CorpusProgram) => boolean,
): Promise<readonly CorpusRow[]> {
  const programs = (await readCorpus()).filter(wanted);
  const paths = programs.map(({ file }) => join(corpusFolder, file));
  const run = await runCli(['check', ...paths, '--format', 'json', '--time-budget', '3000']);
  if (run.stdout === '') throw new Error(`check printed no report: ${run.stderr}`);
  const report = parseReport(run.stdout);
  return programs.map((program) => {
    const units = report.units.filter(({ file }) => file.endsWith(program.file));
    return {
      program,
      judgement: judge(program, report),
      verdicts: units
        .map(({ entry, verdict, reason }) => `${entry}: ${verdict}${reason ? ` (${reason})` : ''}`)
        .join('; '),
      seconds: units.reduce((sum, unit) => sum + unit.seconds, 0),
    };
  });
}

/** The table as Markdown, and a line with the counts. */
export function corpusTable(rows: readonly CorpusRow[]): string {
  const lines = rows.map(
    ({ program, judgement, verdicts, seconds }) =>
      `| ${program.file} | ${program.kind} | ${judgement} | ${verdicts} | ${seconds.toFixed(1)} |`,
  );
  const count = (wanted: Judgement) => rows.filter(({ judgement }) => judgement === wanted).length;
  return [
    '| program | kind | judgement | verdicts | seconds |',
    '|---|---|---|---|---|',
    ...lines,
    '',
    `${rows.length} programs: ${count('right')} right, ${count('missed')} missed, ${count('wrong-place')} in another place, ` +
      `${count('false-alarm')} false alarms, ${count('undecided')} undecided`,
  ].join('\n');
}
