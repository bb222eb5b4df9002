import { readdir } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readPrompt } from '../../src/adapters/assets.ts';
import { promptTemplates } from '../../src/config/prompt-id.ts';
import { repairPromptNames } from '../../src/config/prompt-names.ts';
import { delimited } from '../../src/repair/delimited.ts';
import { fillPrompt } from '../../src/repair/prompt-text.ts';
import { loadPrompts, type PromptValues } from '../../src/repair/repair-prompts.ts';

const values: PromptValues = {
  source: '<SOURCE>',
  feedback: '<FEEDBACK>',
  role: '<ROLE>',
  what: '<WHAT>',
  context: '<CONTEXT>',
};

describe('filling a prompt', () => {
  test('refuses a variable without a value and a value without a variable', () => {
    expect(() => fillPrompt('p', '{{a}} {{b}}', { a: '1' })).toThrow('prompt p: nothing given for {{b}}');
    expect(() => fillPrompt('p', '{{a}}', { a: '1', c: '2' })).toThrow('prompt p: there is no {{c}} in it');
  });

  test('does not read for variables what it fills in, nor take `$&` for one', () => {
    expect(fillPrompt('p', '{{a}}-{{b}}', { a: '{{b}} $& $1', b: 'x' })).toBe('{{b}} $& $1-x');
    expect(() => fillPrompt('p', '{{toString}}', {})).toThrow('nothing given');
  });
});

describe('the prompts of the repair', () => {
  test('are those of the notation, and no file is left over', async () => {
    const files = await readdir(new URL('../../prompts/repair', import.meta.url));
    expect(files.sort()).toEqual(repairPromptNames.map((name) => `${name}.md`).sort());
    for (const template of promptTemplates) expect(repairPromptNames).toContain(template);
  });

  test.each([
    ['0', 'source feedback'],
    ['1', 'source'],
    ['2', 'source'],
    ['3', 'source feedback'],
    ['4', 'source feedback'],
    ['5', 'feedback source'],
    ['6', 'feedback source'],
    ['7', 'role source'],
    ['8', 'role source'],
    ['9', 'role source feedback'],
    ['10', 'role source feedback'],
    ['11', 'role feedback source'],
    ['12', 'role feedback source'],
    ['9-2', 'role source feedback'],
    ['11-2', 'role feedback source'],
    ['edits', 'feedback context source'],
    ['fix-code', 'source feedback'],
  ])('template %s shows %s, in this order', async (template, order) => {
    const text = (await loadPrompts(readPrompt)).initial(template, values);
    const shown = [...text.matchAll(/<(SOURCE|FEEDBACK|ROLE|CONTEXT)>/g)].map(([, name = '']) =>
      name.toLowerCase(),
    );
    expect([...new Set(shown)].join(' ')).toBe(order);
  });

  test('the refined ones ask for one line and a small change', async () => {
    const prompts = await loadPrompts(readPrompt);
    for (const template of ['9-2', '11-2'])
      expect(prompts.initial(template, values)).toMatch(/one\s+line[\s\S]*small/);
    expect(prompts.initial('9', values)).not.toMatch(/one\s+line/);
  });

  test('a file with another variable is refused when they are read', async () => {
    const read = async (name: string) => (name === 'repair/9' ? '{{source}} {{colour}}' : readPrompt(name));
    await expect(loadPrompts(read)).rejects.toThrow(
      'prompt 9: has colour, source, not feedback, role, source, what',
    );
  });
});

test('data is delimited by fences that it can not close', () => {
  expect(delimited('a\n```\nb ```` c', 'c', 'fenced')).toBe('`````c\na\n```\nb ```` c\n`````');
  expect(delimited('a', '', 'bare')).toBe('a');
});
