import type { Report } from '../domain/report.ts';
import { isUndecided } from '../domain/verdict.ts';
import { sarifMessage, sarifUri } from './sarif-text.ts';
import { verdictWords } from './verdict-words.ts';

/** What a reader of results only would miss: what is not known, as notifications of the run. */
export function sarifNotifications(report: Report) {
  const undecided = report.units.filter(({ verdict }) => isUndecided(verdict));
  return [
    ...undecided.map((result) => ({
      level: 'warning',
      message: { text: sarifMessage(`\`${result.unit.entry}\`: ${verdictWords(result).text}`) },
      locations: [fileLocation(result.unit.file)],
    })),
    ...report.skipped.map(({ file, reason }) => ({
      level: 'note',
      message: { text: sarifMessage(`skipped: ${reason}`) },
      locations: [fileLocation(file)],
    })),
  ];
}

function fileLocation(file: string) {
  return { physicalLocation: { artifactLocation: { uri: sarifUri(file), uriBaseId: '%SRCROOT%' } } };
}
