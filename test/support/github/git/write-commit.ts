import { readRef } from './read-refs.ts';
import { git } from './run-git.ts';

interface FileContent {
  /** 100644 by default; 100755 executable, 120000 a symbolic link, 160000 a submodule, whose content is its commit. */
  readonly mode?: '100644' | '100755' | '120000' | '160000';
  readonly content: string | Uint8Array;
}

/** Path -> content; null deletes the file. */
export type Files = Readonly<Record<string, string | Uint8Array | FileContent | null>>;

interface Signature {
  readonly name: string;
  readonly email: string;
  /** Seconds since 1970. */
  readonly time: number;
}

export interface NewCommit {
  readonly branch: string;
  /** Parents; none makes a root commit. */
  readonly parents: readonly string[];
  readonly files: Files;
  readonly message: string;
  readonly author: Signature;
  /** Moves the branch even where that loses commits, as a forced push does. */
  readonly force?: boolean;
}

/** Writes one commit through `git fast-import` and moves its branch; gives its sha. */
export async function writeCommit(folder: string, commit: NewCommit): Promise<string> {
  const args = ['fast-import', '--quiet', '--date-format=raw', ...(commit.force === true ? ['--force'] : [])];
  await git(folder, args, { input: Buffer.concat(importStream(commit)) });
  const sha = await readRef(folder, `refs/heads/${commit.branch}`);
  if (sha === undefined) throw new Error(`git fast-import did not write ${commit.branch}`);
  return sha;
}

function importStream(commit: NewCommit): Buffer[] {
  const who = `${commit.author.name} <${commit.author.email}> ${commit.author.time} +0000`;
  const [first, ...others] = commit.parents;
  const head = [
    `commit refs/heads/${commit.branch}`,
    `author ${who}`,
    `committer ${who}`,
    `data ${Buffer.byteLength(commit.message)}\n${commit.message}`,
    ...(first === undefined ? [] : [`from ${first}`]),
    ...others.map((parent) => `merge ${parent}`),
  ];
  return [
    Buffer.from(`${head.join('\n')}\n`),
    ...Object.entries(commit.files).map(([path, file]) => change(path, file)),
    Buffer.from('\n'),
  ];
}

function change(path: string, file: Files[string]): Buffer {
  if (file === null || file === undefined) return Buffer.from(`D ${quoted(path)}\n`);
  const { mode, content } =
    typeof file === 'string' || file instanceof Uint8Array
      ? { mode: '100644', content: file }
      : { mode: '100644', ...file };
  if (mode === '160000') return Buffer.from(`M ${mode} ${content} ${quoted(path)}\n`);
  const bytes = Buffer.from(content);
  return Buffer.concat([
    Buffer.from(`M ${mode} inline ${quoted(path)}\ndata ${bytes.length}\n`),
    bytes,
    Buffer.from('\n'),
  ]);
}

/** A path as fast-import reads it: C style quotes, so that newlines and quotes survive. */
function quoted(path: string): string {
  return `"${path.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')}"`;
}
