import { describe, expect, test } from 'vitest';
import { buildConfig } from '../../src/config/build-config.ts';
import { parseActionInputs } from '../../src/config/parse-action-inputs.ts';
import { parseConfigFile } from '../../src/config/parse-config-file.ts';

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

  test.each([
    ['an unknown setting', 'paths: [a]\ninclude_dirs: [x]\n', 'esbmc.yml:2: `include_dirs` is not a setting'],
    ['a wrong type', '\npaths: 3\n', 'esbmc.yml:2: `paths`'],
    ['a value that is not offered', 'checks: [memory, speed]\n', 'esbmc.yml:1: `checks`'],
    ['broken YAML', 'paths: [a\nstd: c11\n', 'esbmc.yml:'],
    ['a setting that stands twice', 'std: c11\nstd: c99\n', 'esbmc.yml:2'],
    ['something else than settings', '- a\n- b\n', 'must be a list of settings'],
    ['aliases that expand', 'paths: &a [x]\nexclude: *a\n', 'esbmc.yml:'],
  ])('%s is an error that names the line', (_name, text, message) => {
    expect(() => parseConfigFile(text, 'esbmc.yml')).toThrow(message);
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
