import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { restoreVerdicts } from '../../../src/adapters/cache/actions-cache.ts';
import { mayKeepVerdicts } from '../../../src/adapters/github/may-keep-verdicts.ts';
import { type LocalCacheService, startCacheService } from '../../support/actions-cache/cache-service.ts';

let service: LocalCacheService;
let tempDir = '';
let lines: string[] = [];

beforeEach(async () => {
  service = await startCacheService();
  tempDir = await mkdtemp(join(tmpdir(), 'test-runner-'));
  lines = [];
  const runner = { RUNNER_TEMP: tempDir, GITHUB_WORKSPACE: tempDir, GITHUB_SERVER_URL: 'https://github.com' };
  for (const [name, value] of Object.entries({ ...service.env, ...runner })) vi.stubEnv(name, value);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
});

afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await service[Symbol.asyncDispose]();
  await rm(tempDir, { recursive: true, force: true });
});

async function job(maySave = true, load?: Parameters<typeof restoreVerdicts>[0]['load']) {
  const log = (line: string) => lines.push(line);
  const verdicts = await restoreVerdicts({
    env: process.env,
    tempDir,
    maySave: () => maySave,
    log,
    ...(load === undefined ? {} : { load }),
  });
  if (verdicts === null) throw new Error('no service');
  return verdicts;
}

describe('verdicts in GitHub’s cache', () => {
  test('go from one job to the next', async () => {
    const first = await job();
    await mkdir(join(first.folder, 'ab'), { recursive: true });
    await writeFile(join(first.folder, 'ab', 'key'), 'verdict');
    await first.save();
    await rm(first.folder, { recursive: true });
    const second = await job();
    expect(await readFile(join(second.folder, 'ab', 'key'), 'utf8')).toBe('verdict');
    await writeFile(join(second.folder, 'ab', 'other'), 'verdict');
    await second.save();
    expect(new Set(service.keys()).size).toBe(2);
    await rm(second.folder, { recursive: true });
    const third = await job();
    expect(await readFile(join(third.folder, 'ab', 'other'), 'utf8')).toBe('verdict');
    expect(lines).toEqual([]);
  });

  test('are not saved by a job that may not', async () => {
    const { folder, save } = await job(false);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'key'), 'verdict');
    await save();
    expect(service.keys()).toEqual([]);
  });

  test('are not taken from what another step left there', async () => {
    await mkdir(join(tempDir, 'esbmc-action-verdicts'));
    await writeFile(join(tempDir, 'esbmc-action-verdicts', 'key'), 'planted');
    const { folder } = await job();
    await expect(readFile(join(folder, 'key'))).rejects.toThrow();
  });

  test('are no reason to fail', async () => {
    const broken = async () => ({
      isFeatureAvailable: () => true,
      restoreCache: () => Promise.reject(new Error('the service is down')),
      saveCache: () => Promise.reject(new Error('the service is down')),
    });
    const { save } = await job(true, broken);
    await save();
    expect(lines).toEqual([
      'Verdicts of earlier runs could not be fetched: the service is down',
      'Verdicts could not be kept for later runs: the service is down',
    ]);
  });

  test('are not asked for where there is no service', async () => {
    const load = () => Promise.reject(new Error('loaded'));
    const options = { env: {}, tempDir, maySave: () => true, log: () => {}, load };
    expect(await restoreVerdicts(options)).toBeNull();
  });
});

test.each([
  ['pull_request', false, true],
  ['push', false, true],
  ['workflow_dispatch', false, true],
  ['schedule', true, true],
  ['schedule', false, true],
  ['pull_request', true, false],
  ['push', true, false],
  ['pull_request_target', false, false],
  ['issue_comment', false, false],
  ['pull_request_review_comment', false, false],
  ['workflow_run', false, false],
  ['merge_group', false, false],
])('a job for %s (code under test runs: %s) keeps verdicts: %s', (event, runsCode, expected) => {
  expect(mayKeepVerdicts(event, runsCode)).toBe(expected);
});
