import { chmod, mkdir, mkdtemp, readdir, rm, stat, symlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openFolderStore } from '../../../src/adapters/cache/folder-store.ts';

let parent = '';
let folder = '';
let warnings: string[] = [];

beforeEach(async () => {
  parent = await mkdtemp(join(tmpdir(), 'test-store-'));
  folder = join(parent, 'verdicts');
  warnings = [];
});

afterEach(() => rm(parent, { recursive: true, force: true }));

function open(limit = { bytes: 1_000_000, entries: 1000 }) {
  return openFolderStore({ folder, limit, warn: (message) => warnings.push(message) });
}

async function opened(limit?: { bytes: number; entries: number }) {
  const store = await open(limit);
  if (store === null) throw new Error(warnings.join());
  return store;
}

const key = (number: number) => number.toString(16).padStart(64, '0').split('').reverse().join('');

describe('a folder of entries', () => {
  test('gives back what was written, to others too', async () => {
    await (await opened()).write(key(1), 'one');
    expect(await (await opened()).read(key(1))).toBe('one');
    expect(await (await opened()).read(key(2))).toBeNull();
  });

  test('is readable by its owner alone', async () => {
    await (await opened()).write(key(1), 'one');
    expect((await stat(folder)).mode & 0o077).toBe(0);
    const [part = ''] = await readdir(folder);
    expect((await stat(join(folder, part, key(1)))).mode & 0o077).toBe(0);
  });

  test('many writers of the same entries leave whole ones, and nothing else', async () => {
    const stores = await Promise.all(Array.from({ length: 8 }, () => opened()));
    const texts = stores.map((_, index) => String(index).repeat(50_000));
    await Promise.all(
      stores.flatMap((store, index) =>
        Array.from({ length: 10 }, (_, at) => store.write(key(at), texts[index] ?? '')),
      ),
    );
    const store = await opened();
    for (let at = 0; at < 10; at++) expect(texts).toContain(await store.read(key(at)));
    const names = await readdir(folder, { recursive: true });
    expect(names.filter((name) => name.endsWith('.new'))).toEqual([]);
  });

  test('removes what was not used for longest when there is too much', async () => {
    const store = await opened({ bytes: 1_000_000, entries: 10 });
    for (let at = 0; at < 12; at++) await store.write(key(at), 'text');
    const old = new Date(Date.now() - 5 * 3600_000);
    for (let at = 0; at < 12; at++) await utimes(pathOf(at), old, new Date(old.getTime() + at * 1000));
    await store.read(key(0));
    await store.close();
    expect(await store.read(key(0))).toBe('text');
    expect(await store.read(key(1))).toBeNull();
    expect(await store.read(key(11))).toBe('text');
  });

  test('bounds the bytes', async () => {
    const store = await opened({ bytes: 1000, entries: 1000 });
    for (let at = 0; at < 20; at++) await store.write(key(at), 'x'.repeat(100));
    await store.close();
    let left = 0;
    for (let at = 0; at < 20; at++) if ((await store.read(key(at))) !== null) left += 1;
    expect(left).toBe(8);
  });
});

describe('a folder that can not be trusted', () => {
  test('others may write to it', async () => {
    await mkdir(folder);
    await chmod(folder, 0o777);
    expect(await open()).toBeNull();
    expect(warnings).toEqual([expect.stringContaining('can be written to by others')]);
  });

  test('it is a link', async () => {
    await mkdir(join(parent, 'elsewhere'));
    await symlink(join(parent, 'elsewhere'), folder);
    expect(await open()).toBeNull();
    expect(warnings).toEqual([expect.stringContaining('is a link')]);
  });

  test('an entry that is a link is not there', async () => {
    const store = await opened();
    await store.write(key(1), 'one');
    await writeFile(join(parent, 'secret'), 'secret');
    await rm(pathOf(1));
    await symlink(join(parent, 'secret'), pathOf(1));
    expect(await store.read(key(1))).toBeNull();
  });

  test('nothing is removed through a link', async () => {
    const store = await opened({ bytes: 10, entries: 1 });
    await mkdir(join(parent, 'precious'));
    await writeFile(join(parent, 'precious', 'file'), 'precious');
    await symlink(join(parent, 'precious'), join(folder, 'zz'));
    for (let at = 0; at < 3; at++) await store.write(key(at), 'long enough');
    await store.close();
    expect(await readdir(join(parent, 'precious'))).toEqual(['file']);
  });
});

test('what can not be written is told once, and no failure', async () => {
  const store = await opened();
  // As on a full disk, a file can't be made; as root, permissions would not stop it.
  for (let at = 0; at < 3; at++) await writeFile(join(folder, key(at).slice(0, 2)), '');
  for (let at = 0; at < 3; at++) await store.write(key(at), 'text');
  expect(warnings).toEqual([expect.stringContaining('are not kept')]);
  expect(store.hasNew()).toBe(false);
});

function pathOf(at: number): string {
  return join(folder, key(at).slice(0, 2), key(at));
}
