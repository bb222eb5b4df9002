import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { InstallDeps } from '../install-deps.ts';
import type { Refusal } from '../refusal.ts';
import type { ReleaseAsset } from './github-release.ts';

/** ESBMC's archives have 40 to 100 MB. */
const maxBytes = 1 << 30;

/** Writes the asset to `target` and compares its digest on the way. Returns why it was refused, or null. */
export async function downloadAsset(
  asset: ReleaseAsset,
  target: string,
  deps: Pick<InstallDeps, 'fetch'>,
): Promise<Refusal | null> {
  const response = await deps.fetch(asset.url, { signal: AbortSignal.timeout(600_000) });
  if (!response.ok || response.body === null) {
    return { reason: `the download of the asset answered ${response.status}`, remedy: null };
  }
  const hash = createHash('sha256');
  let bytes = 0;
  const measured = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      hash.update(chunk);
      done(bytes > maxBytes ? new Error('the asset has more than 1 GiB') : null, chunk);
    },
  });
  try {
    await pipeline(Readable.fromWeb(response.body), measured, createWriteStream(target, { flags: 'wx' }));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return {
      reason: `the download of the asset broke off after ${bytes} bytes: ${message}`,
      remedy: 'try again',
    };
  }
  const sha256 = hash.digest('hex');
  if (sha256 === asset.sha256) return null;
  return { reason: `the asset is refused: its sha256 is ${sha256} instead of ${asset.sha256}`, remedy: null };
}
