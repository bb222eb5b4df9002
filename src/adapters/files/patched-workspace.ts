import { constants } from 'node:fs';
import { copyFile, link, lstat, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Opened, Workspace } from '../../repair/acceptance/workspace.ts';
import type { FileEdit, Patch } from '../../repair/patch.ts';
import { hasRealParents } from './workspace-file.ts';

/** Folders that hold no sources of the project, and may be large. */
const leftOut = new Set(['.git', 'node_modules']);

/** Copies of a tree below `parent`: files that stay are hard links where the disk allows that. */
export function patchedWorkspace(root: string, parent: string): Workspace {
  return { root, open: (patch, isWritable = false) => open(patch, root, parent, isWritable) };
}

async function open(patch: Patch, root: string, parent: string, isWritable: boolean): Promise<Opened> {
  for (const edit of patch.edits) {
    const obstacle = await obstacleTo(edit, root);
    if (obstacle !== null) return { ok: false, reason: obstacle };
  }
  const copy = await mkdtemp(join(parent, 'esbmc-patched-'));
  const close = () => rm(copy, { recursive: true, force: true });
  try {
    const edits = new Map(patch.edits.map((edit) => [join(root, edit.file), edit.after]));
    await copyBelow(root, copy, edits, isWritable ? copied : linked);
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

/** Links and special files are left out, as the readers of sources do. */
async function copyBelow(
  from: string,
  to: string,
  edits: ReadonlyMap<string, string>,
  transfer: Transfer,
): Promise<void> {
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const source = join(from, entry.name);
    const target = join(to, entry.name);
    if (entry.isDirectory() && !leftOut.has(entry.name)) {
      await mkdir(target);
      await copyBelow(source, target, edits, transfer);
    } else if (entry.isFile()) {
      const text = edits.get(source);
      if (text === undefined) await transfer(source, target);
      else await writeFile(target, text, { mode: (await lstat(source)).mode });
    }
  }
}
