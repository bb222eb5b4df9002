import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { defaultSystemDirs } from '../../project/header-search.ts';
import { digestOf } from '../../verification/cache/digest.ts';
import { headerNamesIn } from '../../verification/cache/header-names.ts';
import type { SystemHeaders } from '../../verification/cache/system-headers.ts';

interface Header {
  readonly sha256: string;
  readonly includes: readonly string[];
}

/** Each header is read once; whichever of several folders has one, all of them count. */
export function systemHeaders(): SystemHeaders {
  const known = new Map<string, Promise<Header | null>>();
  const headerAt = (path: string) => {
    const header = known.get(path) ?? readHeader(path);
    known.set(path, header);
    return header;
  };
  return {
    digestOf: async (names, folders) => {
      const roots = [...new Set([...folders, ...defaultSystemDirs])];
      const found: (readonly [name: string, folder: number, sha256: string])[] = [];
      const wanted = new Set(names);
      for (const name of wanted) {
        for (const [index, root] of roots.entries()) {
          const header = await headerAt(join(root, name));
          if (header === null) continue;
          found.push([name, index, header.sha256]);
          // Beside the header, where quotes are looked up first.
          for (const one of header.includes) wanted.add(one).add(join(dirname(name), one));
        }
      }
      return digestOf(found.sort());
    },
  };
}

async function readHeader(path: string): Promise<Header | null> {
  const bytes = await readFile(path).catch(() => null);
  if (bytes === null) return null;
  const { included } = headerNamesIn(bytes.toString('latin1'));
  return { sha256: createHash('sha256').update(bytes).digest('hex'), includes: included };
}
