import type { CFile } from '../../project/c-file.ts';
import type { CBody } from '../../project/c-statement.ts';
import type { CParser } from '../../project/c-syntax.ts';
import { type CToken, lexC } from '../../project/c-token.ts';
import type { FileEdit } from '../patch.ts';

/** One version of a file, as the rules look at it. */
export interface FileVersion {
  readonly text: string;
  readonly file: CFile;
  readonly bodies: readonly CBody[];
  readonly tokens: readonly CToken[];
}

/** A file before and after a patch. */
export interface EditedFile {
  /** Relative to the root. */
  readonly path: string;
  readonly before: FileVersion;
  readonly after: FileVersion;
}

const read = new WeakMap<FileEdit, EditedFile>();

/** Each edit is read once. */
export function readEdit(edit: FileEdit, parser: CParser): EditedFile {
  const known = read.get(edit) ?? {
    path: edit.file,
    before: readVersion(edit.before, parser),
    after: readVersion(edit.after, parser),
  };
  read.set(edit, known);
  return known;
}

function readVersion(text: string, parser: CParser): FileVersion {
  return { text, file: parser.parse(text), bodies: parser.bodiesOf(text), tokens: lexC(text) };
}

/** Names of the functions that both versions define with other tokens. */
export function editedFunctions({ before, after }: EditedFile): readonly string[] {
  const definitions = after.file.functions.filter(({ isDefinition }) => isDefinition);
  return definitions
    .filter(({ name, tokens }) => {
      const then = before.file.functions.find((one) => one.isDefinition && one.name === name);
      return then !== undefined && then.tokens !== tokens;
    })
    .map(({ name }) => name);
}
