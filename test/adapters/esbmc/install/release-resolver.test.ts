import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import type { FindOptions, ReleaseSource } from '../../../../src/adapters/esbmc/install/find-options.ts';
import { resolveEsbmc } from '../../../../src/adapters/esbmc/install/resolve-esbmc.ts';
import { releaseResolver } from '../../../../src/adapters/esbmc/install/resolvers/release-resolver.ts';
import { depsWithCache, fakeEsbmc, findOptions, reasonOf, temporaryFolder } from './install-fixtures.ts';
import { releaseServer, type ServedRelease } from './release-server.ts';

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** A release of ESBMC `version` (a script that says so), as a zip or as the binary itself. */
async function released(
  kind: 'zip' | 'binary',
  version = '9.0.0',
): Promise<{ content: Buffer; binary: Buffer }> {
  const folder = await temporaryFolder();
  const path = await fakeEsbmc(join(folder, 'release', 'bin', 'esbmc'), 'exit 0', version);
  const binary = await readFile(path);
  if (kind === 'binary') return { content: binary, binary };
  await execa('python3', ['-m', 'zipfile', '-c', 'release.zip', 'release/'], { cwd: folder });
  return { content: await readFile(join(folder, 'release.zip')), binary };
}

async function serve(overrides: Partial<ServedRelease> & Pick<ServedRelease, 'content'>) {
  return releaseServer({
    tag: 'v9.0.0',
    asset: 'esbmc-linux.zip',
    digest: `sha256:${sha256(overrides.content)}`,
    ...overrides,
  });
}

function wanting(apiUrl: string, overrides: Partial<ReleaseSource> = {}): FindOptions {
  const where = { owner: 'esbmc', repo: 'esbmc', tag: 'v9.0.0', asset: 'esbmc-linux.zip' };
  const release = { apiUrl, token: null, ...where, sha256: null, ...overrides };
  return findOptions({ esbmcVersion: '9.0.0', release });
}

describe('an asset whose digest is right', () => {
  test.each(['zip', 'binary'] as const)(
    'is installed from a %s, and found in the cache afterwards',
    async (kind) => {
      const { content, binary } = await released(kind);
      const { apiUrl, requests } = await serve({ content });
      const cache = await temporaryFolder();
      const path = join(cache, 'esbmc', '9.0.0', 'x64', 'esbmc');
      const installation = { path, version: '9.0.0', sha256: sha256(binary) };
      const first = await resolveEsbmc(wanting(apiUrl, { token: 'right' }), depsWithCache(cache));
      expect(first.installation).toEqual({ ...installation, source: 'release' });
      expect(await readFile(path)).toEqual(binary);
      expect(requests).toEqual([
        'GET /repos/esbmc/esbmc/releases/tags/v9.0.0',
        'GET /esbmc/esbmc/releases/download/v9.0.0/esbmc-linux.zip',
        'GET /storage/2?signature=x',
      ]);
      const second = await resolveEsbmc(wanting(apiUrl), depsWithCache(cache));
      expect(second.installation).toEqual({ ...installation, source: 'cache' });
      expect(requests).toHaveLength(3);
      await fakeEsbmc(path, 'exit 1', '9.0.0');
      const third = await resolveEsbmc(wanting(apiUrl), depsWithCache(cache));
      expect(third.installation).toEqual({ ...installation, source: 'release' });
    },
  );

  test('a configured digest is enough where the API announces none', async () => {
    const { content } = await released('zip');
    const { apiUrl } = await serve({ content, digest: null });
    const options = wanting(apiUrl, { sha256: sha256(content).toUpperCase() });
    const answer = await releaseResolver(options, depsWithCache(await temporaryFolder()));
    expect(answer).toMatchObject({ status: 'found', installation: { version: '9.0.0' } });
  });
});

describe('it passes, and leaves nothing in the cache, when', () => {
  const other = 'f'.repeat(64);
  test.each<[string, Partial<ServedRelease>, Partial<ReleaseSource>, string]>([
    ['the digest is wrong', { digest: `sha256:${other}` }, {}, `instead of ${other}`],
    ['the digests disagree', {}, { sha256: other }, `instead of the configured ${other}`],
    ['no digest is known', { digest: null }, {}, 'no sha256 is known for esbmc-linux.zip of v9.0.0'],
    ['the digest is of another kind', { digest: 'md5:abc' }, {}, 'no sha256 is known'],
    ['the download is cut', { fault: 'cut-download' }, {}, 'the download of the asset broke off after'],
    ['the rate limit is used up', { fault: 'rate-limit' }, {}, 'is used up until 2030-03-17T17:46:40.000Z'],
    ['the answer is no release', { fault: 'html' }, {}, 'the answer about esbmc/esbmc v9.0.0 is no release'],
    ['there is no such tag', {}, { tag: 'v9.9.9' }, 'there is no release esbmc/esbmc v9.9.9'],
    [
      'there is no such asset',
      {},
      { asset: 'x.zip' },
      'has no asset x.zip (it has: esbmc-macos.zip, esbmc-linux.zip)',
    ],
    ['the token is wrong', {}, { token: 'wrong' }, 'the API answered 401'],
    ['the API is not reached', {}, { apiUrl: 'http://127.0.0.1:1' }, 'fetch failed'],
    [
      'the archive is broken',
      { content: Buffer.from('PK\u0003\u0004 no archive') },
      {},
      'it could not be unpacked',
    ],
  ])('%s', async (_, served, source, reason) => {
    const { content } = await released('binary');
    const { apiUrl } = await serve({ content, ...served });
    const cache = await temporaryFolder();
    const answer = await releaseResolver(wanting(apiUrl, source), depsWithCache(cache));
    expect(reasonOf(answer)).toContain(reason);
    expect(await readdir(join(cache, 'esbmc'))).toEqual([]);
  });

  test('the binary is of another version', async () => {
    const { content } = await released('zip', '8.9.0');
    const { apiUrl } = await serve({ content });
    const answer = await releaseResolver(wanting(apiUrl), depsWithCache(await temporaryFolder()));
    expect(reasonOf(answer)).toBe(
      'esbmc-linux.zip of v9.0.0 is ESBMC 8.9.0 and esbmc-version asks for 9.0.0',
    );
  });
});

test('it is not asked for the pinned version', async () => {
  const deps = depsWithCache(await temporaryFolder());
  const answer = await releaseResolver(findOptions({ esbmcVersion: '8.4.0' }), deps);
  expect(reasonOf(answer)).toBe('it is only for versions other than 8.4.0');
});
