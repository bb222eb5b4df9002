import { createHash } from 'node:crypto';
import { cp, readdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import {
  binaryDigest,
  placedDigest,
  recordPlaced,
} from '../../../../src/adapters/esbmc/install/cache/binary-digest.ts';
import { temporaryFolder } from './install-fixtures.ts';

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** A file that was written long enough ago for a record, its path, and the cache folder. */
async function settledFile(content: string) {
  const root = await temporaryFolder();
  const path = join(root, 'esbmc');
  await writeFile(path, content);
  await sleep(150);
  return { root, path, folder: { tool: root, records: join(root, '.records') } };
}

test('is read from the record as long as the file is the same one', async () => {
  const { path, folder } = await settledFile('one');
  expect(await binaryDigest(path, folder)).toBe(sha256('one'));
  const [name = ''] = await readdir(folder.records);
  const record = join(folder.records, name);
  await writeFile(record, (await readFile(record, 'utf8')).replace(sha256('one'), 'from the record'));
  expect(await binaryDigest(path, folder)).toBe('from the record');
});

test('is computed anew for a file of the same size and modification time', async () => {
  const { path, folder } = await settledFile('one');
  const time = new Date(1_700_000_000_000);
  await utimes(path, time, time);
  await sleep(150);
  expect(await binaryDigest(path, folder)).toBe(sha256('one'));
  await writeFile(path, 'two');
  await utimes(path, time, time);
  expect(await binaryDigest(path, folder)).toBe(sha256('two'));
});

test('is not recorded for a file that was changed just now', async () => {
  const { path, folder } = await settledFile('one');
  await writeFile(path, 'two');
  expect(await binaryDigest(path, folder)).toBe(sha256('two'));
  await expect(readdir(folder.records)).rejects.toThrow('ENOENT');
});

test('records that were carried over with a cache say nothing', async () => {
  const { root, path, folder } = await settledFile('one');
  await recordPlaced(path, sha256('one'), folder);
  expect(await placedDigest(path, folder)).toBe(sha256('one'));
  await cp(path, `${path}-copy`, { preserveTimestamps: true });
  const moved = join(root, 'esbmc');
  await writeFile(moved, 'two');
  expect(await placedDigest(moved, folder)).toBeNull();
  expect(await binaryDigest(moved, folder)).toBe(sha256('two'));
});

test('a record that is no record is ignored', async () => {
  const { path, folder } = await settledFile('one');
  await binaryDigest(path, folder);
  const [name = ''] = await readdir(folder.records);
  await writeFile(join(folder.records, name), '{"sha256":');
  expect(await binaryDigest(path, folder)).toBe(sha256('one'));
});

test('needs no cache folder', async () => {
  const { path } = await settledFile('one');
  expect(await binaryDigest(path, null)).toBe(sha256('one'));
});
