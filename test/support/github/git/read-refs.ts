import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** The sha of a full ref name, read as git stores it: a loose file, else packed-refs. Starting git for it would take longer than the rest. */
export async function readRef(folder: string, ref: string): Promise<string | undefined> {
  if (!isSafe(ref)) return undefined;
  const loose = await readFile(join(folder, ref), 'utf8').catch(() => undefined);
  if (loose !== undefined)
    return loose.startsWith('ref: ') ? readRef(folder, loose.slice(5).trim()) : loose.trim();
  return (await packedRefs(folder)).get(ref);
}

/** Full ref name -> sha of everything below a folder such as refs/heads. */
export async function listRefs(folder: string, below: string): Promise<Map<string, string>> {
  const refs = new Map([...(await packedRefs(folder))].filter(([ref]) => ref.startsWith(`${below}/`)));
  const entries = await readdir(join(folder, below), { recursive: true, withFileTypes: true }).catch(
    () => [],
  );
  for (const entry of entries.filter((one) => one.isFile() && !one.name.endsWith('.lock'))) {
    const path = join(entry.parentPath, entry.name);
    const ref = path.slice(folder.length + 1);
    refs.set(ref, (await readFile(path, 'utf8')).trim());
  }
  return refs;
}

/** For refs that only the server writes (refs/pull/N/...). */
export async function writeRef(folder: string, ref: string, sha: string): Promise<void> {
  await mkdir(dirname(join(folder, ref)), { recursive: true });
  await writeFile(join(folder, ref), `${sha}\n`);
}

async function packedRefs(folder: string): Promise<Map<string, string>> {
  const text = await readFile(join(folder, 'packed-refs'), 'utf8').catch(() => '');
  const lines = text.split('\n').filter((line) => /^[0-9a-f]{40} /.test(line));
  return new Map(lines.map((line) => [line.slice(41), line.slice(0, 40)]));
}

/** No way out of the repository's folder. */
const isSafe = (ref: string): boolean =>
  /^refs\/./.test(ref) &&
  !ref.includes('\0') &&
  ref.split('/').every((part) => part !== '' && part !== '.' && part !== '..');
