import { lstat, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { handOver, isReachable, isRoot, strangersId } from '../../../src/adapters/sandbox/step-down.ts';

it.runIf(isRoot())('gives away a folder with all that is in it, and nothing that links lead to', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-step-down-'));
  const at = (path: string) => join(folder, path);
  const ownerOf = async (path: string) => (await lstat(at(path))).uid;
  await mkdir(at('given/below'), { recursive: true });
  await mkdir(at('kept'));
  for (const file of ['given/below/file', 'kept/file']) await writeFile(at(file), '');
  await symlink(at('kept'), at('given/folder'));
  await symlink(at('kept/file'), at('given/file'));
  await handOver([at('given')]);
  const given = ['given', 'given/below', 'given/below/file', 'given/folder', 'given/file'];
  expect(new Set(await Promise.all(given.map(ownerOf)))).toEqual(new Set([strangersId]));
  expect(await Promise.all(['kept', 'kept/file'].map(ownerOf))).toEqual([0, 0]);
  await rm(folder, { recursive: true });
});

it('knows whether everybody may enter all folders above a path', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'test-step-down-'));
  expect(await isReachable(folder)).toBe(true);
  expect(await isReachable(join(folder, 'file'))).toBe(false);
  await rm(folder, { recursive: true });
});
