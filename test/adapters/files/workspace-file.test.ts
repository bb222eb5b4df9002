import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readWorkspaceFile, writeWorkspaceFile } from '../../../src/adapters/files/workspace-file.ts';
import { ConfigurationError } from '../../../src/domain/errors.ts';

let folder: string;
let workspace: string;
const at = (name: string) => join(workspace, name);
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'test-workspace-'));
  workspace = join(folder, 'workspace');
  await mkdir(workspace);
  await writeFile(join(folder, 'victim'), 'untouched');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('writing', () => {
  it('replaces what is there, and makes folders', async () => {
    for (const text of ['one', 'two']) await writeWorkspaceFile(workspace, 'a/b/out.json', text);
    expect(await readFile(at('a/b/out.json'), 'utf8')).toBe('two');
  });

  it('never writes through a link of that name', async () => {
    await symlink(join(folder, 'victim'), at('out.json'));
    await writeWorkspaceFile(workspace, 'out.json', 'mine');
    expect(await readFile(join(folder, 'victim'), 'utf8')).toBe('untouched');
    expect(await readFile(at('out.json'), 'utf8')).toBe('mine');
  });

  it('refuses a link on the way, and a folder of that name', async () => {
    await symlink(folder, at('out'));
    await mkdir(at('folder'));
    for (const path of ['out/victim', 'out/new/victim', 'folder']) {
      await expect(writeWorkspaceFile(workspace, path, 'mine')).rejects.toThrow(ConfigurationError);
    }
    expect(await readFile(join(folder, 'victim'), 'utf8')).toBe('untouched');
  });

  it('may go elsewhere when the workflow says so', async () => {
    await writeWorkspaceFile(workspace, join(folder, 'elsewhere/out.json'), 'mine');
    expect(await readFile(join(folder, 'elsewhere/out.json'), 'utf8')).toBe('mine');
  });
});

describe('reading', () => {
  const read = (path = 'in.json') => readWorkspaceFile(workspace, path, 10);

  it('gives a text, up to its limit', async () => {
    await writeFile(at('in.json'), '0123456789');
    expect(await read()).toEqual({ kind: 'text', text: '0123456789' });
    await truncate(at('in.json'), 11);
    expect(await read()).toEqual({ kind: 'refused', reasonCode: 'too-large' });
  });

  it('says when there is nothing', async () => {
    expect(await read()).toEqual({ kind: 'missing' });
    expect(await read('no/folder/in.json')).toEqual({ kind: 'missing' });
  });

  it('refuses links, also broken ones, folders and pipes', async () => {
    await writeFile(at('real.json'), 'text');
    await symlink('real.json', at('link'));
    await symlink('nowhere', at('broken'));
    await symlink('.', at('here'));
    await promisify(execFile)('mkfifo', [at('pipe')]);
    for (const path of ['link', 'broken', 'here', 'here/real.json', 'pipe']) {
      expect(await read(path), path).toEqual({ kind: 'refused', reasonCode: 'not-a-file' });
    }
  });
});
