import type { Finding } from '../../../domain/finding.ts';
import type { CFile } from '../../../project/c-file.ts';
import type { EditedFile } from '../edited-file.ts';

/** What a rule knows beside the edit. */
export interface RuleFacts {
  readonly finding: Finding;
  /** The project's headers that the file includes. */
  readonly headers: readonly CFile[];
  /** All files of the unit, before the patch; empty where that is judged elsewhere. */
  readonly unit: readonly { readonly path: string; readonly file: CFile }[];
}

/** Why an edit is forbidden, as a sentence without its full stop; null where the rule has nothing against it. */
export type EditRule = (edit: EditedFile, facts: RuleFacts) => string | null;
