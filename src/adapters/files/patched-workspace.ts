import { constants } from 'node:fs';
import { copyFile, link, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ConfigurationError } from '../../domain/errors.ts';
import type { Opened, Workspace } from '../../repair/acceptance/workspace.ts';
import type { FileEdit, Patch } from '../../repair/patch.ts';
import { hasRealParents } from './workspace-file.ts';

/** Folders that hold no sources of the project, and may be large. */
const leftOut = new Set(['.git', 'node_modules']);

/** What the copies are called: a tree that holds the folder for temporary files holds them too. */
const copyName = 'esbmc-patched-';

/** A whole kernel has fewer; a folder with more was hardly meant. */
const mostFiles = 200_000;

/** Copies of a tree below `parent`: files that stay are hard links where the disk allows that. */
export function patchedWorkspace(root: string, parent: string): Workspace {
  return { root, open: (patch, isWritable = false) => open(patch, root, parent, isWritable) };
}

async function open(patch: Patch, root: string, parent: string, isWritable: boolean): Promise<Opened> {
  for (const edit of patch.edits) {
    const obstacle = await obstacleTo(edit, root);
    if (obstacle !== null) return { ok: false, reason: obstacle };
  }
  const copy = await mkdtemp(join(parent, copyName));
  const close = () => rm(copy, { recursive: true, force: true });
  try {
    const edits = new Map(patch.edits.map((edit) => [join(root, edit.file), edit.after]));
    await copyBelow(root, copy, { root, edits, transfer: isWritable ? copied : linked, files: 0 });
  } catch (error) {
    await close();
    throw error;
  }
  return { ok: true, tree: { root: copy, close } };
}

/** The file has to be what the patch was made for, byte by byte, and lie where it seems to. */
async function obstacleTo({ file, before }: FileEdit, root: string): Promise<string | null> {
  const path = join(root, file);
  const found = await lstat(path).catch(() => null);
  if (found === null) return `there is no file ${file}`;
  if (!found.isFile() || !(await hasRealParents(root, path))) return `${file} is no regular file of the tree`;
  return Buffer.from(before).equals(await readFile(path))
    ? null
    : `${file} is not what the patch was made for`;
}

type Transfer = (from: string, to: string) => Promise<void>;

const copied: Transfer = (from, to) => copyFile(from, to, constants.COPYFILE_FICLONE);

const linked: Transfer = async (from, to) => {
  await link(from, to).catch(() => copied(from, to));
};

interface Copying {
  readonly root: string;
  /** New texts, by absolute path. */
  readonly edits: ReadonlyMap<string, string>;
  readonly transfer: Transfer;
  /** How many there are so far. */
  files: number;
}

/** Links, special files and what can't be read are left out, as the readers of sources do. */
async function copyBelow(from: string, to: string, copying: Copying): Promise<void> {
  const { root, edits, transfer } = copying;
  for (const entry of await readdir(from, { withFileTypes: true }).catch(unlessClosed([]))) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory() && !leftOut.has(entry.name) && !entry.name.startsWith(copyName)) {
      await mkdir(target);
      await copyBelow(source, target, copying);
    } else if (entry.isFile()) {
      copying.files += 1;
      if (copying.files > mostFiles) throw new ConfigurationError(tooMany(root));
      const text = edits.get(source);
      if (text === undefined) await transfer(source, target).catch(unlessClosed(undefined));
      else await writeFile(target, text, { mode: (await lstat(source)).mode });
    }
  }
}

function tooMany(root: string): string {
  return `a repair works on a copy of ${root}, which has more than ${mostFiles} files: move the program to a folder of its own, or into a git repository`;
}

/** What may not be read, or was there a moment ago; other errors go on. */
function unlessClosed<Value>(instead: Value): (error: NodeJS.ErrnoException) => Value {
  return (error) => {
    if (error.code === 'EACCES' || error.code === 'EPERM' || error.code === 'ENOENT') return instead;
    throw error;
  };
}
