import { chmod, copyFile, mkdir, open, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { esbmcEnvironment } from '../../../../src/adapters/esbmc/install/esbmc-environment.ts';
import { findEsbmc } from '../../../../src/adapters/esbmc/install/find-esbmc.ts';
import type { InstallDeps } from '../../../../src/adapters/esbmc/install/install-deps.ts';
import { ConfigurationError, VerifierError } from '../../../../src/domain/errors.ts';
import { esbmcBinary } from '../../../support/esbmc.ts';
import { depsWithCache, fakeEsbmc, findOptions, temporaryFolder } from './install-fixtures.ts';

/** What findEsbmc says about the binary at `esbmcPath`. */
async function refusal(
  esbmcPath: string,
  cache: string,
  overrides: Partial<InstallDeps> = {},
): Promise<Error> {
  return findEsbmc(findOptions({ esbmcPath }), depsWithCache(cache, overrides)).then(
    ({ path }) => {
      throw new Error(`${path} was accepted`);
    },
    (error: Error) => error,
  );
}

const successful = `cat >&2 <<'END'

** Results:
probe.c, function main
  PASSED       [main.assertion.1]  line 5  twice

** 0 of 1 properties failed, 1 passed

VERIFICATION SUCCESSFUL

Solution found by the forward condition; all states are reachable (k = 1)
END
exit 0`;

const failed = `cat >&2 <<'END'

[Counterexample]

** Results:
probe.c, function main
  FAILED       [main.array-bounds-violated.1]  line 7  array bounds violated: array 'a' upper bound

** 1 of 1 properties failed

VERIFICATION FAILED

Bug found (k = 1)
END
exit 1`;

describe('a binary that lies is refused, with the probe named', () => {
  // Two probes run at once: either one may be the first that is misjudged.
  test.each([
    ['says SUCCESSFUL to everything', successful, /must be FAILED: it said SUCCESSFUL/],
    [
      'says FAILED to everything',
      failed,
      /must be SUCCESSFUL: it said FAILED|"array bounds violated: heap object" at line 8/,
    ],
    ['says nothing', 'exit 0', /it gave 0 verdicts \(exit code 0\)/],
    [
      'says FAILED without a row or a counterexample',
      'echo "VERIFICATION FAILED" >&2; exit 1',
      /it did not show "array bounds violated" at line 7 and nothing else|it said FAILED/,
    ],
    ['says both', `${failed.replace('exit 1', '')}\n${successful}`, /it gave 2 verdicts/],
    [
      'contradicts itself by its exit code',
      failed.replace('exit 1', 'exit 0'),
      /it ended with exit code 0|it said FAILED/,
    ],
    ['crashes', 'kill -9 $$', /it gave 0 verdicts \(exit code 137\)/],
  ])('%s', async (_, body, sentence) => {
    const folder = await temporaryFolder();
    const path = await fakeEsbmc(join(folder, 'liar'), body);
    const error = await refusal(path, folder);
    expect(error).toBeInstanceOf(VerifierError);
    expect(error.message).toContain(`${path} is refused: it misjudges the probe "`);
    expect(error.message).toMatch(sentence);
  });

  test('hangs', async () => {
    const folder = await temporaryFolder();
    const path = await fakeEsbmc(join(folder, 'hangs'), 'sleep 600');
    const started = performance.now();
    const error = await refusal(path, folder, { probeSeconds: 1 });
    expect(error).toBeInstanceOf(VerifierError);
    expect(error.message).toContain(': it gave no verdict in 1 s');
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('is ESBMC with a check switched off', async () => {
    const folder = await temporaryFolder();
    const path = await fakeEsbmc(
      join(folder, 'blind'),
      `exec ${await esbmcBinary()} "$@" --no-pointer-check`,
    );
    const error = await refusal(path, folder);
    expect(error.message).toMatch(
      /misjudges the probe "(null dereference|use after free|double free|out-of-b)/,
    );
    expect(error.message).toContain('it said SUCCESSFUL');
  });
});

describe("a file that is no program for this machine is the user's to change", () => {
  async function elfFor(machine: number, path: string): Promise<string> {
    await copyFile(process.execPath, path);
    const file = await open(path, 'r+');
    await file.write(Buffer.from([machine, 0]), 0, 2, 18);
    await file.close();
    await chmod(path, 0o755);
    return path;
  }

  test('one for another architecture', async () => {
    const folder = await temporaryFolder();
    const path = await elfFor(183, join(folder, 'arm'));
    const error = await refusal(path, folder);
    expect(error).toBeInstanceOf(ConfigurationError);
    expect(error.message).toContain(`${path} is built for arm64 and this machine is x64`);
  });

  test('one that is not executable', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'plain');
    await writeFile(path, '#!/bin/sh\n');
    expect((await refusal(path, folder)).message).toContain(
      `${path} is not executable (chmod +x makes it so)`,
    );
  });

  test('a folder', async () => {
    const folder = await temporaryFolder();
    expect((await refusal(folder, folder)).message).toContain(`${folder} is not a file`);
  });

  test('one that is not ESBMC', async () => {
    const folder = await temporaryFolder();
    expect((await refusal(process.execPath, folder)).message).toContain(
      `${process.execPath} --version ended with exit code 0 and named no version of ESBMC`,
    );
  });

  test('one that does not answer --version', async () => {
    const folder = await temporaryFolder();
    const path = join(folder, 'mute');
    await writeFile(path, '#!/bin/sh\nsleep 600\n');
    await chmod(path, 0o755);
    expect((await refusal(path, folder, { startSeconds: 1 })).message).toContain(
      `${path} --version gave no answer in 1 s`,
    );
  });
});

describe('an honest binary', () => {
  test('is found when a script starts it, which is probed each time', async () => {
    const folder = await temporaryFolder();
    const esbmcPath = await fakeEsbmc(join(folder, 'wrapper'), `exec ${await esbmcBinary()} "$@"`);
    const found = await findEsbmc(findOptions({ esbmcPath }), depsWithCache(folder));
    expect(found).toMatchObject({ path: esbmcPath, version: '8.4.0', source: 'esbmc-path' });
    const records = await readdir(join(folder, 'esbmc', '.records')).catch(() => []);
    expect(records.filter((name) => name.startsWith('probes-'))).toEqual([]);
  });

  test('is started where no configuration of the user reaches it', async () => {
    const folder = await temporaryFolder();
    await mkdir(join(folder, '.config'));
    await writeFile(join(folder, '.config', 'esbmc.toml'), 'no-pointer-check = true\n');
    await writeFile(join(folder, 'null.c'), 'int main(void) { int *p = 0; *p = 1; return 0; }\n');
    const { runProcess } = depsWithCache(folder);
    const hostile = { HOME: folder, ESBMC_OPTS: '--no-pointer-check', PATH: process.env.PATH };
    const run = (env: Record<string, string>) =>
      esbmcBinary().then((command) =>
        runProcess({
          command,
          args: ['null.c'],
          cwd: folder,
          env,
          timeoutSeconds: 30,
          maxOutputBytes: 1 << 20,
        }),
      );
    expect((await run({ HOME: folder })).stderr).toContain('VERIFICATION SUCCESSFUL');
    expect((await run(esbmcEnvironment(hostile, folder))).stderr).toContain('VERIFICATION FAILED');
  });
});
