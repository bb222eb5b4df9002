import type { Location } from '../../domain/location.ts';

/** The lines of a file of the project, without what ends them; null for a file that is not known. */
export type LinesOf = (file: string) => readonly string[] | null;

export function lineAt({ file, line }: Pick<Location, 'file' | 'line'>, linesOf: LinesOf): string {
  return linesOf(file)?.[line - 1] ?? '';
}
