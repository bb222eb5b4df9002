import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { z } from 'zod';
import { VerifierError } from '../../../../domain/errors.ts';
import type { CacheFolder } from './cache-folder.ts';
import { fileIdentity } from './file-identity.ts';
import { readRecord, writeRecord } from './record-file.ts';
import { sha256OfFile } from './sha256-of-file.ts';

const binaryRecord = z.strictObject({
  identity: z.string(),
  sha256: z.string(),
  /** Who vouches for the content: this action put it there after checking a digest, or it was only hashed. */
  origin: z.enum(['placed', 'measured']),
});
type BinaryRecord = z.output<typeof binaryRecord>;

/** File times tick every 1 to 10 ms: a file that changed just now may change again and look the same. */
const settledMs = 100;

/**
 * The SHA-256 of a binary, from the record of an earlier run when the file is still the same one.
 *
 * Hashing costs 0.4 to 0.9 s, a record 1 ms. A record trusts that nobody with this user's rights on this machine
 * forges it or sets the clock back; such a process could as well replace this program. It does not trust files
 * that were carried over from elsewhere: their inode and change time differ, so they are hashed anew.
 */
export async function binaryDigest(path: string, folder: CacheFolder | null): Promise<string> {
  const record = await currentRecord(path, folder);
  if (record !== null) return record.sha256;
  const before = await fileIdentity(path);
  const sha256 = await sha256OfFile(path);
  const after = await fileIdentity(path);
  if (before.key !== after.key) {
    throw new VerifierError(`${path} was changed while it was being read: start again once it is whole`);
  }
  if (folder !== null && after.ageMs > settledMs) {
    await writeRecord(recordPath(path, folder), { identity: after.key, sha256, origin: 'measured' });
  }
  return sha256;
}

/** Remembers the digest of a file that was checked before it was moved to `path`. */
export async function recordPlaced(path: string, sha256: string, folder: CacheFolder): Promise<void> {
  const { key } = await fileIdentity(path);
  await writeRecord(recordPath(path, folder), { identity: key, sha256, origin: 'placed' });
}

/** The digest with which this action put the file there, on this machine; null when it did not. */
export async function placedDigest(path: string, folder: CacheFolder): Promise<string | null> {
  const record = await currentRecord(path, folder);
  return record?.origin === 'placed' ? record.sha256 : null;
}

async function currentRecord(path: string, folder: CacheFolder | null): Promise<BinaryRecord | null> {
  if (folder === null) return null;
  const record = await readRecord(recordPath(path, folder), binaryRecord);
  return record !== null && record.identity === (await fileIdentity(path)).key ? record : null;
}

function recordPath(path: string, folder: CacheFolder): string {
  const name = createHash('sha256').update(path).digest('hex').slice(0, 32);
  return join(folder.records, `binary-${name}.json`);
}
