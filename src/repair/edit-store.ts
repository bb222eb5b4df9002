import { createHash } from 'node:crypto';
import { isSourcePath } from './source-path.ts';

type EditId = string;

export type EditAuthor = { readonly by: 'agent' } | { readonly by: 'plugin'; readonly plugin: string };

/** The files that edits have changed, by path; all others are as in the pull request. */
export type EditedFiles = ReadonlyMap<string, string>;

export interface Edit {
  readonly id: EditId;
  /** Which tree it was made for. */
  readonly parent: string;
  /** Whole texts, by path. */
  readonly files: EditedFiles;
  readonly summary: string;
  readonly whySound: string;
  readonly author: EditAuthor;
}

/** Who proposed what, append-only: the first record of an id stays, and nobody else's edit has that id. */
export interface EditStore {
  /** Records an edit of a tree; throws, with what to change, where it may not be made. The author is the caller's. */
  commit(author: EditAuthor, parent: EditedFiles, files: unknown, why: unknown): EditId;
  /** Puts it into the tree; throws where it was made for another one. */
  apply(id: EditId): Edit;
  /** Takes the last one back. */
  revert(id: EditId): Edit;
  current(): EditedFiles;
  /** Those in the tree, oldest first. */
  applied(): readonly Edit[];
  all(): readonly Edit[];
}

/** More is no repair that anybody reads. */
const mostFiles = 5;
const mostCharacters = 1024 * 1024;
const mostEdits = 100;

export function createEditStore({ mayEdit }: { readonly mayEdit: (path: string) => boolean }): EditStore {
  const edits = new Map<EditId, Edit>();
  const trees: EditedFiles[] = [new Map()];
  const applied: Edit[] = [];
  const current = () => trees.at(-1) ?? new Map<string, string>();
  const known = (id: EditId) => {
    const edit = edits.get(id);
    if (edit === undefined) throw new Error('there is no edit with that id');
    return edit;
  };
  return {
    commit: (author, parent, given, why) => {
      const files = filesOf(given, mayEdit);
      const { summary, whySound } = Object(why) as Record<string, unknown>;
      const base = treeId(parent);
      const id = digest([
        base,
        sorted(files),
        author.by === 'plugin' ? ['plugin', author.plugin] : ['agent'],
      ]).slice(0, 16);
      if (edits.size >= mostEdits && !edits.has(id)) throw new Error(`there are ${mostEdits} edits already`);
      if (!edits.has(id)) {
        const told = { summary: textOf(summary, 200), whySound: textOf(whySound, 2000) };
        edits.set(
          id,
          Object.freeze({ id, parent: base, files, ...told, author: Object.freeze({ ...author }) }),
        );
      }
      return id;
    },
    apply: (id) => {
      const edit = known(id);
      if (edit.parent !== treeId(current()))
        throw new Error('this edit was made for another state of the code; have it proposed anew');
      trees.push(new Map([...current(), ...edit.files]));
      applied.push(edit);
      return edit;
    },
    revert: (id) => {
      const last = applied.at(-1);
      if (last === undefined || last.id !== known(id).id)
        throw new Error('only the edit that was applied last can be taken back');
      trees.pop();
      applied.pop();
      return last;
    },
    current,
    applied: () => [...applied],
    all: () => [...edits.values()],
  };
}

/** A copy of what was given, checked; every other property of it is nothing to us. */
function filesOf(given: unknown, mayEdit: (path: string) => boolean): EditedFiles {
  const entries = given instanceof Map ? [...given] : Object.entries(Object(given));
  if (entries.length === 0 || entries.length > mostFiles)
    throw new Error(`an edit changes 1 to ${mostFiles} files`);
  const files = new Map<string, string>();
  for (const [path, text] of entries) {
    if (typeof path !== 'string' || !isSourcePath(path) || !mayEdit(path))
      throw new Error(`${String(path).slice(0, 200)} is no .c or .h file of the unit`);
    if (typeof text !== 'string' || text.length > mostCharacters)
      throw new Error(`${path}: no text of a source`);
    files.set(path, text);
  }
  return files;
}

function treeId(tree: EditedFiles): string {
  return digest(sorted(tree));
}

function sorted(files: EditedFiles): readonly (readonly [string, string])[] {
  return [...files].sort(([one], [other]) => (one < other ? -1 : 1));
}

/** As JSON, in which no two different lists of texts are the same. */
function digest(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex');
}

function textOf(value: unknown, most: number): string {
  return typeof value === 'string' ? value.slice(0, most) : '';
}
