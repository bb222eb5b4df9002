import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readPrompt } from '../../src/adapters/assets.ts';
import { readConfigFile } from '../../src/adapters/files/read-config-file.ts';
import { buildConfig } from '../../src/config/build-config.ts';
import { promptNames } from '../../src/config/prompt-names.ts';
import { ownPrompts } from '../../src/repair/own-prompts.ts';
import { loadPrompts } from '../../src/repair/repair-prompts.ts';

let root = '';

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'test-prompts-'));
  await mkdir(join(root, '.github'));
});

afterAll(() => rm(root, { recursive: true, force: true }));

async function configWith(path: string, text: string | null, name = 'conversation/chat-source') {
  await rm(join(root, path), { force: true });
  if (text !== null) await writeFile(join(root, path), text);
  await writeFile(join(root, '.github/esbmc.yml'), `prompts:\n  ${name}: ${path}\n`);
  return buildConfig([await readConfigFile(null, root)]);
}

test('every prompt that is there can be named, and no other', async () => {
  const folder = new URL('../../prompts/', import.meta.url);
  const files = await readdir(folder, { recursive: true });
  const found = files.filter((file) => file.endsWith('.md')).map((file) => file.replace(/\.md$/, ''));
  expect([...promptNames].sort()).toEqual(found.sort());
});

describe("a project's own prompt", () => {
  test('takes the place of ours, and only of that one', async () => {
    const read = ownPrompts(await configWith('mine.md', 'Mine: {{file}} {{source}}\n'), readPrompt);
    expect(await read('conversation/chat-source')).toBe('Mine: {{file}} {{source}}\n');
    expect(await read('conversation/chat-output')).toBe(await readPrompt('conversation/chat-output'));
  });

  test('is what the repair asks with', async () => {
    const config = await configWith(
      'edits.md',
      '{{what}} {{feedback}} {{context}} MINE {{source}}',
      'repair/edits',
    );
    const prompts = await loadPrompts(ownPrompts(config, readPrompt));
    const values = { source: 'S', feedback: 'F', role: 'R', what: 'W', context: 'C' };
    expect(prompts.initial('edits', values)).toBe('W F C MINE S');
  });

  test.each([
    ['a variable that is missing', 'Only {{file}}', 'mine.md must have {{source}} in it'],
    [
      'one that nothing fills',
      '{{file}} {{source}} {{colour}}',
      'has {{colour}}, which nothing fills; known are {{file}}, {{source}}',
    ],
  ])('with %s is refused', async (_name, text, message) => {
    const read = ownPrompts(await configWith('mine.md', text), readPrompt);
    await expect(read('conversation/chat-source')).rejects.toThrow(`prompts.conversation/chat-source: `);
    await expect(read('conversation/chat-source')).rejects.toThrow(message);
  });

  test.each([
    ['that is not there', 'gone.md', null, 'gone.md can not be read'],
    ['that is empty', 'mine.md', '\n', 'mine.md is empty'],
    ['that is far too long', 'mine.md', 'x'.repeat(70_000), 'mine.md is longer than 64 KiB'],
  ])('%s is an error that names the setting', async (_name, path, text, message) => {
    const wanted = `.github/esbmc.yml: \`prompts.conversation/chat-source\`: ${message}`;
    await expect(configWith(path, text)).rejects.toThrow(wanted);
  });

  test('is not read through a link that leads out of the project', async () => {
    await writeFile(join(root, '.github/esbmc.yml'), 'prompts:\n  repair/edits: link.md\n');
    await symlink('/etc/passwd', join(root, 'link.md'));
    await expect(readConfigFile(null, root)).rejects.toThrow('link.md can not be read');
  });
});
