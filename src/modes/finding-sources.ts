import type { Finding } from '../domain/finding.ts';
import { linesOf } from '../repair/source-lines.ts';
import type { LinesOf } from '../review/explanation/file-lines.ts';

/** The files that a counterexample goes through. */
export interface FindingSources {
  /** The text of the file that the violated line is in; empty where it can't be read. */
  readonly source: string;
  readonly linesOf: LinesOf;
}

/** Each may be a request to GitHub; of a trace through more files, those nearest to the violated line count. */
const mostFiles = 12;

/**
 * Reads the files of the project that a counterexample goes through. Others, as headers of the system, are not opened.
 * @param read the text of a file; null where there is none
 */
export async function findingSources(
  { counterexample: { property, steps } }: Finding,
  read: (file: string) => Promise<string | null>,
): Promise<FindingSources> {
  const violated = property.location.file;
  const files = new Set([violated, ...steps.map(({ location }) => location.file).reverse()]);
  const wanted = [...files].filter(isInside).slice(0, mostFiles);
  const texts = new Map(await Promise.all(wanted.map(async (file) => [file, await read(file)] as const)));
  const lines = new Map([...texts].map(([file, text]) => [file, text === null ? null : linesOf(text)]));
  return { source: texts.get(violated) ?? '', linesOf: (file) => lines.get(file) ?? null };
}

function isInside(file: string): boolean {
  return !file.startsWith('/') && !file.split('/').includes('..');
}
