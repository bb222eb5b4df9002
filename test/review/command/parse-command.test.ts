import { describe, expect, it } from 'vitest';
import { maxReasonLength } from '../../../src/review/command/command.ts';
import { parseCommand } from '../../../src/review/command/parse-command.ts';

const full = '0123456789abcdef';
const fix = (finding: string | null = null, isSuggestOnly = false) => ({
  name: 'fix',
  finding,
  isSuggestOnly,
});

describe('a command', () => {
  it.each([
    ['/esbmc-fix', fix()],
    ['/esbmc-fix\r\nplease', fix()],
    ['/esbmc-fix\n\n> quoted\n/esbmc-help', fix()],
    ['/esbmc-fix  \t', fix()],
    [`/esbmc-fix ${full}`, fix(full)],
    ['/esbmc-fix 0123', fix('0123')],
    ['/esbmc-fix\t0123', fix('0123')],
    ['/esbmc-fix --suggest', fix(null, true)],
    [`/esbmc-fix ${full} --suggest`, fix(full, true)],
    [`/esbmc-fix --suggest   ${full}`, fix(full, true)],
    ['/esbmc-verify', { name: 'verify' }],
    ['/esbmc-help', { name: 'help' }],
  ])('%j is read in both places', (body, command) => {
    expect(parseCommand(body, 'conversation')).toEqual(command);
    expect(parseCommand(body, 'thread')).toEqual(command);
  });

  it.each([
    ['/esbmc-ignore 0123 callers check', { name: 'ignore', finding: '0123', reason: 'callers check' }],
    [`/esbmc-ignore ${full}  is\tso `, { name: 'ignore', finding: full, reason: 'is so' }],
  ])('%j names a finding in the conversation', (body, command) => {
    expect(parseCommand(body, 'conversation')).toEqual(command);
  });

  it.each([
    [`/esbmc-ignore ${full} is so`, { name: 'ignore', finding: full, reason: 'is so' }],
    ['/esbmc-ignore callers check', { name: 'ignore', finding: null, reason: 'callers check' }],
    ['/esbmc-ignore dead code', { name: 'ignore', finding: null, reason: 'dead code' }],
    ['/esbmc-ignore 2024', { name: 'ignore', finding: null, reason: '2024' }],
  ])('%j in a thread is about its finding, or the one that is named in full', (body, command) => {
    expect(parseCommand(body, 'thread')).toEqual(command);
  });
});

describe('no command', () => {
  it.each([
    '',
    'text',
    ' /esbmc-fix',
    '\t/esbmc-fix',
    '    /esbmc-fix',
    '\n/esbmc-fix',
    '\r\n/esbmc-fix',
    '> /esbmc-fix',
    '- /esbmc-fix',
    '`/esbmc-fix`',
    '```\n/esbmc-fix\n```',
    '~~~\n/esbmc-fix',
    '<!-- x -->/esbmc-fix',
    'Type /esbmc-fix',
    '\u200b/esbmc-fix',
    '\ufeff/esbmc-fix',
    '/Esbmc-fix',
    '/ESBMC-FIX',
    '//esbmc-fix',
    '/esbmc',
    '\\/esbmc-fix',
  ])('is %j', (body) => {
    expect(parseCommand(body, 'conversation')).toBeNull();
    expect(parseCommand(body, 'thread')).toBeNull();
  });
});

describe('a malformed command', () => {
  it.each([
    '/esbmc-',
    '/esbmc-repair',
    '/esbmc-fixes',
    '/esbmc-fix.',
    '/esbmc-FIX',
    '/esbmc-fix\u00a00123',
    '/esbmc-fix\u200b',
    '/esbmc-fix\u00a0',
    '/esbmc-fix 012',
    `/esbmc-fix ${full}0`,
    '/esbmc-fix 0123 4567',
    '/esbmc-fix --suggest --suggest',
    '/esbmc-fix --model gpt-x',
    '/esbmc-fix --push',
    '/esbmc-fix 0123ABCD',
    '/esbmc-fix please',
    '/esbmc-fix `0123`',
    '/esbmc-verify now',
    '/esbmc-verify --fail-on never',
    '/esbmc-help fix',
    '/esbmc-ignore',
    '/esbmc-ignore \t ',
    `/esbmc-ignore ${full}`,
    `/esbmc-ignore ${full} ${'x'.repeat(maxReasonLength + 1)}`,
    '/esbmc-action/docs is a folder',
  ])('is %j', (body) => {
    for (const place of ['conversation', 'thread'] as const) {
      const command = parseCommand(body, place);
      expect(command?.name).toBe('malformed');
      // What it says is ours alone.
      expect(JSON.stringify(command)).not.toMatch(/gpt-x|please|repair|docs/);
    }
  });

  it('is an ignored finding without its name, or without a reason', () => {
    expect(parseCommand('/esbmc-ignore callers check', 'conversation')?.name).toBe('malformed');
    expect(parseCommand('/esbmc-ignore 0123', 'conversation')?.name).toBe('malformed');
    expect(parseCommand(`/esbmc-ignore ${full}`, 'thread')?.name).toBe('malformed');
  });
});
