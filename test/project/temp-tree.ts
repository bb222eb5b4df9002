import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** A folder with files that is removed when it goes out of scope. */
export interface TempTree extends AsyncDisposable {
  readonly root: string;
  write(files: Readonly<Record<string, string>>): Promise<void>;
}

export async function tempTree(files: Readonly<Record<string, string>> = {}): Promise<TempTree> {
  const root = await realpath(await mkdtemp(join(tmpdir(), 'test-tree-')));
  const write = async (more: Readonly<Record<string, string>>) => {
    for (const [name, text] of Object.entries(more)) {
      await mkdir(dirname(join(root, name)), { recursive: true });
      await writeFile(join(root, name), text);
    }
  };
  await write(files);
  return { root, write, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}
