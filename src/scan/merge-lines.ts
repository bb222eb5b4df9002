import { ConfigurationError } from '../domain/errors.ts';
import { readScanLines, type ScanLine, writeScanLine } from './scan-lines.ts';

/** A record of a scan, or of a part of one, as it was found. */
export interface ScanFile {
  readonly name: string;
  /** Null when it could not be read at all. */
  readonly text: string | null;
}

/**
 * Puts records together: the set of their whole lines, in one order. So the order of the files, merging what was merged
 * before, and a file that is given twice make no difference. What is damaged is left out and named.
 * Throws ConfigurationError when they are not parts of the same scan.
 */
export function mergeLines(files: readonly ScanFile[]): readonly ScanLine[] {
  const merged = new Map<string, ScanLine>();
  for (const file of files) {
    for (const line of linesOf(file)) merged.set(writeScanLine(line), line);
  }
  const runs = [...merged.values()].filter(({ kind }) => kind === 'run');
  if (runs.length > 1) {
    throw new ConfigurationError(
      'the records are of different scans: they differ in their commit, their settings, or the version of ESBMC or of this tool',
    );
  }
  return [...merged].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, line]) => line);
}

function linesOf({ name, text }: ScanFile): readonly ScanLine[] {
  if (text === null) return [{ kind: 'fault', text: `${name} can not be read` }];
  const { lines, damaged } = readScanLines(text);
  if (!lines.some(({ kind }) => kind === 'run')) {
    return [{ kind: 'fault', text: `${name} is no record of a scan, or its beginning is damaged` }];
  }
  if (damaged === 0) return lines;
  const what = damaged === 1 ? 'a line of it is' : `${damaged} lines of it are`;
  return [...lines, { kind: 'fault', text: `${name}: ${what} damaged` }];
}
