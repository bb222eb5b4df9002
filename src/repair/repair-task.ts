import type { Finding } from '../domain/finding.ts';
import type { CFile } from '../project/c-file.ts';
import type { CParser } from '../project/c-syntax.ts';

/** What is to be repaired, for every engine. */
export interface RepairTask {
  readonly finding: Finding;
  /** The file to be edited, relative to the root: the one that the violated property is in. */
  readonly file: string;
  readonly text: string;
  readonly parsed: CFile;
  /** The project's headers that the file includes. */
  readonly headers: readonly { readonly path: string; readonly text: string; readonly file: CFile }[];
  readonly parser: CParser;
}
