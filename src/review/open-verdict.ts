import type { Report } from '../domain/report.ts';
import { type Verdict, weakest } from '../domain/verdict.ts';
import { undecidedSubjects } from './undecided-subjects.ts';
import { verdictWords } from './verdict-words.ts';

/** What a report without a finding to tell leaves open. */
export interface OpenVerdict {
  /** `failed` where the settings leave out what was found. */
  readonly verdict: Exclude<Verdict, 'proved'>;
  /** Which function or entry, and why, as messages. */
  readonly subjects: readonly string[];
}

const shown = 8;

/** What is open in a report without findings, in words of each verdict; null only where everything is proved. */
export function openVerdict(report: Report): OpenVerdict | null {
  const undecided = undecidedSubjects(report).map(({ name, text }) => `\`${name}\`: ${text}`);
  const units = report.units.filter(({ unit }) => unit.isCaller !== true);
  const told = units
    .filter(({ verdict }) => verdict === 'bounded' || verdict === 'failed')
    .map((result) => `\`${result.unit.entry}\`: ${verdictWords(result).text}`);
  const skipped = report.skipped.map(({ file, reason }) => `\`${file}\`: ${reason}`);
  const parts = [...report.functions, ...units].map(({ verdict }) => verdict);
  const verdict = skipped.length > 0 ? 'not-checked' : weakest(parts);
  if (verdict === 'proved') return null;
  const all = [...undecided, ...skipped, ...told];
  const more = all.length > shown ? [`and ${all.length - shown} more`] : [];
  return { verdict, subjects: [...all.slice(0, shown), ...more] };
}

const titles: Readonly<Record<OpenVerdict['verdict'], string>> = {
  failed: 'Nothing was found but what the settings leave out',
  bounded: 'No bug was found, and that is no proof',
  unknown: 'No bug was found, and ESBMC came to no answer about everything',
  'not-checked': 'No bug was found, and not everything was checked',
};

/** The first words, without a full stop. */
export function openTitle({ verdict }: OpenVerdict): string {
  return titles[verdict];
}
