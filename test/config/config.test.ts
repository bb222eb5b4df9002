import { readFile } from 'node:fs/promises';
import { inspect } from 'node:util';
import { describe, expect, test } from 'vitest';
import { buildConfig } from '../../src/config/build-config.ts';
import { fileSettings } from '../../src/config/config.ts';
import { parseActionInputs } from '../../src/config/parse-action-inputs.ts';
import { parseConfigFile } from '../../src/config/parse-config-file.ts';
import { parsePromptId, promptName } from '../../src/config/prompt-id.ts';
import { settingsFor } from '../../src/config/settings-for.ts';
import { verifierFlags } from '../../src/config/verifier-flags.ts';

describe('.github/esbmc.yml', () => {
  test('gives the settings that it names, and no others', () => {
    const text =
      "paths: ['src/**']\ninclude-dirs: [include]\ndefines: ['A=1']\nstd: gnu11\nchecks: [memory]\n";
    expect(parseConfigFile(text, 'esbmc.yml')).toEqual({
      paths: ['src/**'],
      includeDirs: ['include'],
      defines: ['A=1'],
      std: 'gnu11',
      checks: ['memory'],
    });
    expect(parseConfigFile('# nothing yet\n', 'esbmc.yml')).toEqual({});
  });

  test('takes what counts for some files only, suppressions and the policy', () => {
    const text = [
      'compile-commands: build/compile_commands.json',
      'noreturn: [die, "panic_*"]',
      'overrides:',
      '  - paths: [src/slow]',
      '    timeout: 120',
      '    unwind: 40',
      '    flags: [--z3]',
      '    include-dirs: [src/slow/include]',
      'suppressions:',
      '  - fingerprint: "0123456789012345"',
      '    reason: callers check it',
      '    expires: 2027-01-31',
      '  - { fingerprint: 0123456789abcdef, reason: "by design" }',
      'fail-on: any',
      'time-budget: 900',
    ].join('\n');
    expect(parseConfigFile(text, 'esbmc.yml')).toEqual({
      compileCommands: 'build/compile_commands.json',
      noreturn: ['die', 'panic_*'],
      overrides: [
        { paths: ['src/slow'], timeout: 120, unwind: 40, flags: ['--z3'], includeDirs: ['src/slow/include'] },
      ],
      suppressions: [
        { fingerprint: '0123456789012345', reason: 'callers check it', expires: '2027-01-31' },
        { fingerprint: '0123456789abcdef', reason: 'by design', expires: null },
      ],
      failOn: 'any',
      timeBudget: 900,
    });
  });

  const second = (lines: string) => `overrides:\n  - paths: [a]\n  - paths: [b]\n    ${lines}\n`;

  test.each([
    ['an unknown setting', 'paths: [a]\ninclude_dirs: [x]\n', 'esbmc.yml:2: `include_dirs` is not a setting'],
    ['a wrong type', '\npaths: 3\n', 'esbmc.yml:2: `paths`'],
    ['a value that is not offered', 'checks: [memory, speed]\n', 'esbmc.yml:1: `checks[1]`'],
    ['broken YAML', 'paths: [a\nstd: c11\n', 'esbmc.yml:'],
    ['a setting that stands twice', 'std: c11\nstd: c99\n', 'esbmc.yml:2'],
    [
      'an unknown setting inside of another',
      second('tiemout: 3'),
      'esbmc.yml:4: `overrides[1].tiemout` is not a',
    ],
    [
      'what it may be there',
      second('std: c99\n    size: 3'),
      'known are paths, timeout, unwind, flags, defines',
    ],
    ['a wrong type inside of another', second('unwind: [3]'), 'esbmc.yml:4: `overrides[1].unwind`'],
    [
      'a wrong value in a list',
      second('defines: [A,\n      "-B"]'),
      'esbmc.yml:5: `overrides[1].defines[1]`',
    ],
    ['something missing', 'overrides:\n  - timeout: 3\n', 'esbmc.yml:2: `overrides[0].paths`'],
    [
      'a flag that is not allowed',
      second('flags: [--no-pointer-check]'),
      'esbmc.yml:4: `overrides[1].flags[0]`',
    ],
    ['two solvers', second('flags: [--z3, --cvc5]'), 'must name one solver'],
    [
      'a fingerprint that YAML takes for a number',
      'suppressions:\n- fingerprint: 1234567890123456\n  reason: x\n',
      'esbmc.yml:2: `suppressions[0].fingerprint` must be the 16 hexadecimal digits of a finding, in quotes',
    ],
    [
      'a suppression without a reason',
      'suppressions:\n- fingerprint: 0123456789abcdef\n',
      'esbmc.yml:2: `suppressions[0].reason`',
    ],
    [
      'a day that is none',
      'suppressions:\n- fingerprint: 0123456789abcdef\n  reason: x\n  expires: 2027-02-30\n',
      'esbmc.yml:4: `suppressions[0].expires`',
    ],
    ['a standard that the parser does not know', 'std: c98\n', 'esbmc.yml:1: `std` must be a standard of C'],
    ['two macros in one', 'defines: ["A=1\\n#include x"]\n', 'esbmc.yml:1: `defines[0]`'],
    ['what only the run sets', 'today: 2027-01-01\n', 'esbmc.yml:1: `today` is not a setting'],
    ['something else than settings', '- a\n- b\n', 'must be a list of settings'],
    ['aliases that expand', 'paths: &a [x]\nexclude: *a\n', 'esbmc.yml:'],
  ])('%s is an error that names the line', (_name, text, message) => {
    expect(() => parseConfigFile(text, 'esbmc.yml')).toThrow(message);
  });
});

test('overrides count for the files that they match, later ones more', () => {
  const config = buildConfig([
    {
      defines: ['A=1', 'B'],
      includeDirs: ['include'],
      std: 'c99',
      overrides: [
        { paths: ['src/**'], timeout: 5, unwind: 3, flags: ['--z3', '--32'], defines: ['A=2'] },
        {
          paths: ['src/net'],
          unwind: 9,
          flags: ['--cvc5'],
          includeDirs: ['net'],
          std: 'gnu17',
          defines: ['C'],
        },
      ],
    },
  ]);
  const common = { timeout: 60, unwind: null, flags: [], includeDirs: ['include'], std: 'c99' };
  expect(settingsFor(config, 'lib/a.c')).toEqual({ ...common, defines: ['A=1', 'B'] });
  expect(settingsFor(config, 'src/a.c')).toEqual({
    ...common,
    timeout: 5,
    unwind: 3,
    flags: ['--z3', '--32'],
    defines: ['A=2', 'B'],
  });
  expect(settingsFor(config, 'src/net/a.c')).toEqual({
    timeout: 5,
    unwind: 9,
    flags: ['--32', '--cvc5'],
    includeDirs: ['net', 'include'],
    std: 'gnu17',
    defines: ['A=2', 'B', 'C'],
  });
});

describe('inputs of the Action', () => {
  const inputs = (values: Record<string, string>) => parseActionInputs((name) => values[name] ?? '');

  test('that are empty leave the defaults alone', () => {
    const config = buildConfig([{ std: 'c99' }, inputs({})]);
    expect(config).toMatchObject({
      timeout: 60,
      timeBudget: 600,
      commentLimit: 10,
      std: 'c99',
      failOn: 'introduced',
    });
    expect(Object.isFrozen(config)).toBe(true);
  });

  test('are read by their names', () => {
    const config = buildConfig([
      inputs({ paths: 'a.c\n b.c \n', 'fail-on': 'any', timeout: '5', 'dry-run': 'true' }),
    ]);
    expect(config).toMatchObject({ paths: ['a.c', 'b.c'], failOn: 'any', timeout: 5, dryRun: true });
  });

  test.each([
    [{ timeout: 'soon' }, 'timeout: `soon` is not a number'],
    [{ 'fail-on-unknown': 'yes' }, 'fail-on-unknown: `yes` is neither'],
    [{ 'fail-on': 'all' }, 'fail-on:'],
    [{ 'comment-limit': '31' }, 'comment-limit:'],
    [{ memory: '100' }, 'memory:'],
  ])('%o is an error that names the input', (values, message) => {
    expect(() => buildConfig([inputs(values as Record<string, string>)])).toThrow(message);
  });
});

test('the documented file is one that can be used, with every setting', async () => {
  const docs = await readFile(new URL('../../docs/configuration.md', import.meta.url), 'utf8');
  const example = /```yaml\n(# Which files[\s\S]*?)```/.exec(docs)?.[1] ?? '';
  const settings = parseConfigFile(example, 'docs/configuration.md');
  expect(Object.keys(settings).sort()).toEqual(Object.keys(fileSettings.shape).sort());
  expect(buildConfig([settings])).toMatchObject({ noreturn: ['die', 'panic_*'], timeout: 60 });
  for (const flag of verifierFlags) expect(docs).toContain(`\`${flag}\``);
});

describe('the model', () => {
  const inputs = (given: Record<string, string>) => parseActionInputs((name) => given[name] ?? '');

  test('is none until it is named, and what is left out of the inputs leaves the file its say', () => {
    expect(buildConfig([])).toMatchObject({ model: 'none', attempts: 3, history: 'forward', temperature: 0 });
    const file = parseConfigFile(
      'model: m\nattempts: 2\nhistory: latest\nmodel-context: 4000\n',
      'esbmc.yml',
    );
    expect(buildConfig([file, inputs({ temperature: '0.4' })])).toMatchObject({
      model: 'm',
      attempts: 2,
      history: 'latest',
      temperature: 0.4,
      modelContext: 4000,
    });
  });

  test('has a key that no dump of the settings shows', () => {
    const config = buildConfig([inputs({ 'model-api-key': 'sk-quite-secret' })]);
    const dumps = [JSON.stringify(config), inspect(config, { depth: 9 }), `${config.modelApiKey}`];
    for (const dump of dumps) expect(dump).not.toContain('quite');
    expect(config.modelApiKey?.reveal()).toBe('sk-quite-secret');
  });

  test.each([
    ['a key in the file', 'model-api-key: sk-1\n', '`model-api-key` is not a setting'],
    ['an address with a key in it', 'model-url: https://me:sk-1@example.org/v1\n', 'must not hold a key'],
    ['an address of another kind', 'model-url: file:///etc/passwd\n', 'must be an address'],
    ['a prompt that there is not', 'prompt: "13"\n', 'must be a prompt like'],
    ['a role that there is not', 'prompt: "9.6"\n', 'must be a prompt like'],
    [
      'a prompt that is none of ours',
      'prompts: { repair/15: a.md }\n',
      '`prompts.repair/15` is not a setting; known are repair/0',
    ],
    ['a prompt from elsewhere', 'prompts: { repair/edits: ../a.md }\n', 'must be the path of a file inside'],
    ['a prompt from the root', 'prompts: { repair/edits: /etc/passwd }\n', '`prompts.repair/edits` must be'],
    ['no attempts', 'attempts: 0\n', '`attempts`'],
    ['prices of something else', 'model-prices: { cached: 1 }\n', 'known are input, output'],
  ])('%s is refused', (_name, text, message) => {
    expect(() => parseConfigFile(text, 'esbmc.yml')).toThrow(message);
  });

  test('a prompt is named by template, role and feedback', () => {
    expect(parsePromptId('9-2.5.1')).toEqual({ template: '9-2', role: 5, feedback: 'counterexample' });
    expect(parsePromptId('0')).toEqual({ template: '0', role: 2, feedback: null });
    expect(promptName({ template: '11', role: 2, feedback: null }, 'inputs')).toBe('11.2.2');
  });
});
