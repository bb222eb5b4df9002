import { createHash } from 'node:crypto';
import { kindOf } from '../../project/select-sources.ts';
import type { SourceReader } from '../../project/source-reader.ts';
import type { FileRecord } from '../../verification/cache/file-record.ts';
import { headerNamesIn } from '../../verification/cache/header-names.ts';
import { createSourceReader, readSourceBytes, sourceReader } from '../files/source-reader.ts';

/** A reader of sources, and a record of the bytes that it has read. */
export function recordFiles(): { readonly reader: SourceReader; readonly record: FileRecord } {
  const digests = new Map<string, string | null>();
  const headers = new Set<string>();
  const changed = new Set<string>();
  const note = (path: string, digest: string | null) => {
    const known = digests.get(path);
    if (known === undefined) digests.set(path, digest);
    else if (known !== digest) changed.add(path);
  };
  const file = (path: string, bytes: Buffer | null) => {
    const isNew = !digests.has(path);
    note(path, bytes === null ? null : sha256(bytes));
    if (isNew && bytes !== null && kindOf(path) !== null)
      for (const name of headerNamesIn(bytes.toString('latin1')).included) headers.add(name);
  };
  const folder = (path: string, names: readonly string[]) => note(`${path}/`, listing(names));
  return {
    reader: createSourceReader({ file, folder }),
    record: {
      digestOf: async (path) => {
        if (!digests.has(path)) {
          if (path.endsWith('/')) folder(path.slice(0, -1), await sourceReader.list(path.slice(0, -1)));
          else file(path, await readSourceBytes(path));
        }
        return digests.get(path) ?? null;
      },
      known: () => digests,
      headerNames: () => [...headers].sort(),
      areUnchanged: async (paths) => {
        for (const path of paths) {
          if (changed.has(path) || (await digestNow(path)) !== digests.get(path)) return false;
        }
        return true;
      },
    },
  };
}

async function digestNow(path: string): Promise<string | null> {
  if (path.endsWith('/')) return listing(await sourceReader.list(path.slice(0, -1)));
  const bytes = await readSourceBytes(path);
  return bytes === null ? null : sha256(bytes);
}

/** Names of C files alone: what else lies about, as what a build makes, is nothing to a verdict. */
function listing(names: readonly string[]): string {
  return sha256(names.filter((name) => kindOf(name) !== null).join('\n'));
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
