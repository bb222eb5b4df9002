import type { RunEnding } from '../../verification/verifier.ts';
import type { EsbmcRun } from './esbmc-run.ts';
import { plainWords } from './plain-words.ts';
import { relativeFile, type SourcePlaces } from './source-places.ts';

type Refusal = Extract<RunEnding, { status: 'refused' }>;

const missingHeader = /^(?<file>.+?):(?<line>\d+):\d+: fatal error: '(?<header>.+)' file not found$/m;
const firstError =
  /^(?<file>.+?):(?<line>\d+):\d+: (?:fatal )?error: (?<text>.+)$(?:\n *\d+ \| *(?<source>.*)$)?/m;
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
    const includer = `${plainWords(relativeFile(header.file ?? '', places), 200)}:${header.line}`;
    const name = plainWords(header.header ?? '', 200);
    return refused(
      'missing-header',
      `The header ${name} was not found; ${includer} includes it. ${headerAdvice(name)}`,
    );
  }
  if (/^failed to (?:open input file|figure out type)/.test(fatal)) {
    return refused('options', `ESBMC can't read a source: ${plainWords(fatal, 200)}.`);
  }
  return refused('does-not-parse', parseMessage(run.stderr, places) ?? `${plainWords(fatal, 200)}.`);
}

/** What the reader can do: by its name it is made by a build, or it lies in a folder that nobody named. */
function headerAdvice(name: string): string {
  if (/(?:^|[/_-])(?:auto)?conf(?:ig)?(?:[_-]\w+)?\.h$/i.test(name)) {
    return 'Headers of that name are made when a project is configured: do that before this check, or commit it.';
  }
  return 'Name its folder with include-dirs in .github/esbmc.yml, or let the build write a compile_commands.json; if the build makes it, build before this check.';
}

/** What a file says without the macros that its build defines. */
const unknownName = /^(?:unknown type name|use of undeclared identifier|call to undeclared function)/;

const macroAdvice =
  'If that is for the build to define, name it under defines in .github/esbmc.yml, or let the build write a compile_commands.json.';

function parseMessage(stderr: string, places: SourcePlaces): string | null {
  const found = firstError.exec(stderr)?.groups;
  if (found === undefined) return null;
  const file = plainWords(relativeFile(found.file ?? '', places), 200);
  const message = `${file} does not parse, line ${found.line}: ${plainWords(found.text ?? '', 200)}.`;
  const isForTheBuild = unknownName.test(found.text ?? '') || /^# *error\b/.test(found.source ?? '');
  return isForTheBuild ? `${message} ${macroAdvice}` : message;
}

function refused(cause: Refusal['cause'], message: string): Refusal {
  return { status: 'refused', cause, message };
}
