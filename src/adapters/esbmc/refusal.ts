import type { RunEnding } from '../../verification/verifier.ts';
import type { EsbmcRun } from './esbmc-run.ts';
import { plainWords } from './plain-words.ts';
import { relativeFile, type SourcePlaces } from './source-places.ts';

type Refusal = Extract<RunEnding, { status: 'refused' }>;

const missingHeader = /^(?<file>.+?):\d+:\d+: fatal error: '(?<header>.+)' file not found$/m;
const firstError = /^(?<file>.+?):(?<line>\d+):\d+: (?:fatal )?error: (?<text>.+)$/m;
const missingEntry = /^ERROR: main symbol `(?<entry>.+)' not found$/m;

/** Why ESBMC did not begin to verify; null when it did, or when it ended in another way. */
export function refusalOf(run: EsbmcRun, places: SourcePlaces): Refusal | null {
  const fatal = /^ERROR: (.*)$/m.exec(run.stderr)?.[1] ?? '';
  if (run.exitCode === 64)
    return refused('options', `ESBMC does not accept an option: ${plainWords(fatal, 200)}.`);
  if (run.exitCode !== 6 || fatal === 'Out of memory') return null;
  const entry = missingEntry.exec(run.stderr)?.groups?.entry;
  if (entry !== undefined)
    return refused('no-entry', `There is no function ${plainWords(entry, 100)} to start from.`);
  const header = missingHeader.exec(run.stderr)?.groups;
  if (header !== undefined) {
    const includer = relativeFile(header.file ?? '', places);
    return refused(
      'missing-header',
      `The header ${plainWords(header.header ?? '', 200)} was not found; ${plainWords(includer, 200)} includes it.`,
    );
  }
  if (/^failed to (?:open input file|figure out type)/.test(fatal)) {
    return refused('options', `ESBMC can't read a source: ${plainWords(fatal, 200)}.`);
  }
  return refused('does-not-parse', parseMessage(run.stderr, places) ?? `${plainWords(fatal, 200)}.`);
}

function parseMessage(stderr: string, places: SourcePlaces): string | null {
  const found = firstError.exec(stderr)?.groups;
  if (found === undefined) return null;
  const file = plainWords(relativeFile(found.file ?? '', places), 200);
  return `${file} does not parse, line ${found.line}: ${plainWords(found.text ?? '', 200)}.`;
}

function refused(cause: Refusal['cause'], message: string): Refusal {
  return { status: 'refused', cause, message };
}
