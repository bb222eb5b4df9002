import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { resultFiles } from '../../../src/adapters/files/result-files.ts';

let folder: string;
let warnings: string[];
const open = (tempDir: string) =>
  resultFiles(join(folder, 'workspace'), tempDir, (message) => warnings.push(message));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-results-'));
  warnings = [];
  await mkdir(join(folder, 'workspace/out.json'), { recursive: true });
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test('a result is where it was asked for', async () => {
  const files = open(folder);
  await files.write('a.json', '{}');
  expect(files.placeOf('a.json')).toBe('a.json');
  expect(await readFile(join(folder, 'workspace/a.json'), 'utf8')).toBe('{}');
  expect(warnings).toEqual([]);
});

test('a folder in the way sends it to a folder of our own, and that is said', async () => {
  const files = open(folder);
  await files.write('out.json', '{}');
  const place = files.placeOf('out.json');
  expect(place.startsWith(join(folder, 'esbmc-results-'))).toBe(true);
  expect(await readFile(place, 'utf8')).toBe('{}');
  expect(warnings).toEqual([expect.stringContaining(`the result is in ${place}`)]);
});

test('a disk that takes nothing is said, and ends nothing', async () => {
  const files = open(join(folder, 'nowhere'));
  await files.write('out.json', '{}');
  expect(files.placeOf('out.json')).toBe('');
  expect(warnings).toEqual([
    expect.stringMatching(/nowhere.*ENOENT.*summary of this run only.*run the job again/),
  ]);
});
