import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { pipEnvironment } from '../../../../src/adapters/esbmc/install/resolvers/pip-environment.ts';
import { wheelResolver } from '../../../../src/adapters/esbmc/install/resolvers/wheel-resolver.ts';
import type { ProcessRequest, ProcessResult } from '../../../../src/adapters/process/run-process.ts';
import { depsWithCache, findOptions, processResult, reasonOf, temporaryFolder } from './install-fixtures.ts';

/** What the resolver says when pip ends like this, with the request that it made. */
async function answerWhenPip(result: Partial<ProcessResult>) {
  const cache = await temporaryFolder();
  const requests: ProcessRequest[] = [];
  const answer = await wheelResolver(
    findOptions(),
    depsWithCache(cache, {
      runProcess: async (request) => {
        requests.push(request);
        return processResult(result);
      },
    }),
  );
  return { answer, cache, requests };
}

describe('pip fails', () => {
  test.each([
    [{ exitCode: 127 }, 'python3 was not found on PATH'],
    [{ exitCode: 1, stderr: '/usr/bin/python3: No module named pip\n' }, 'python3 has no pip'],
    [{ exitCode: 137, timedOut: true }, 'pip took more than 600 s'],
    [
      {
        exitCode: 1,
        stderr: 'ERROR: Could not install packages due to an OSError: [Errno 28] No space left on device\n',
      },
      'is full (installing needs 300 MB there)',
    ],
    [
      {
        exitCode: 1,
        stderr: 'ERROR: No matching distribution found\nLooking in: https://me:secret@index.example/simple\n',
      },
      'pip download ended with exit code 1: ERROR: No matching distribution found | Looking in: https://***@index.example/simple',
    ],
  ])('%j', async (result, reason) => {
    const { answer, cache } = await answerWhenPip(result);
    expect(reasonOf(answer)).toContain(reason);
    expect(await readdir(join(cache, 'esbmc'))).toEqual([]);
  });

  test('a pip that says it went well and brought nothing is not believed', async () => {
    const { answer } = await answerWhenPip({ exitCode: 0 });
    expect(reasonOf(answer)).toMatch(/ENOENT/);
  });
});

test('python starts in a folder of our own: the checkout could hold a pip.py', async () => {
  const { requests, cache } = await answerWhenPip({ exitCode: 1 });
  expect(requests.map(({ cwd }) => cwd)).toEqual([
    expect.stringContaining(join(cache, 'esbmc', '.staging-')),
  ]);
});

test('a folder that cannot be created is named, with what to do', async () => {
  const cache = await temporaryFolder();
  await writeFile(join(cache, 'esbmc'), 'a file');
  const answer = await wheelResolver(findOptions(), depsWithCache(cache));
  expect(answer).toMatchObject({
    reason: expect.stringContaining(`${join(cache, 'esbmc')} can't be written`),
    remedy: expect.stringContaining('XDG_CACHE_HOME'),
  });
});

test.each([
  [{ esbmcVersion: '9.0.0' }, {}, 'it holds ESBMC 8.4.0 and esbmc-version asks for 9.0.0'],
  [{}, { platform: 'darwin', arch: 'arm64' }, 'its binary is for linux x64 and this machine is darwin arm64'],
])('it passes for %j on %j', async (options, machine, reason) => {
  const cache = await temporaryFolder();
  const answer = await wheelResolver(findOptions(options), depsWithCache(cache, machine));
  expect(reasonOf(answer)).toBe(reason);
});

test('what killed installs left is removed after an hour', async () => {
  const cache = await temporaryFolder();
  for (const name of ['.staging-old', '.staging-new'])
    await mkdir(join(cache, 'esbmc', name), { recursive: true });
  const twoHoursAgo = new Date(Date.now() - 2 * 60 * 60 * 1000);
  await utimes(join(cache, 'esbmc', '.staging-old'), twoHoursAgo, twoHoursAgo);
  const runProcess = async () => processResult({ exitCode: 1 });
  await wheelResolver(findOptions(), depsWithCache(cache, { runProcess }));
  expect(await readdir(join(cache, 'esbmc'))).toEqual(['.staging-new']);
});

test('pip gets its configuration, proxies and certificates, and no secret', () => {
  const passing = {
    PATH: '/bin',
    HOME: '/home/me',
    PIP_INDEX_URL: 'https://me:key@index.example/simple',
    https_proxy: 'http://proxy.example',
    HTTPS_PROXY: 'http://proxy.example',
    SSL_CERT_FILE: '/ca.pem',
    REQUESTS_CA_BUNDLE: '/ca.pem',
  };
  const secrets = {
    GITHUB_TOKEN: 'x',
    'INPUT_MODEL-API-KEY': 'x',
    ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'x',
    OPENAI_API_KEY: 'x',
    PYTHONPATH: '/checkout',
    LD_PRELOAD: '/checkout/x.so',
  };
  expect(pipEnvironment({ ...passing, ...secrets, NO_PROXY: undefined }, '/staging')).toEqual({
    ...passing,
    TMPDIR: '/staging',
  });
});
