import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkCase } from './check-case.ts';
import { type HostileRun, runHostile, smuggledCommands } from './hostile-run.ts';
import { pullRequestCases } from './pull-request-cases.ts';

/** All in one pull request: none of them may keep the others from being looked at. */
let hostile: HostileRun;
beforeAll(async () => {
  hostile = await runHostile({}, (outside) =>
    Object.assign({}, ...pullRequestCases.map(({ files }) => files(outside))),
  );
});
afterAll(() => hostile[Symbol.asyncDispose]());

describe('a pull request that is hostile in its names, entries and includes', () => {
  test.each(pullRequestCases)('$title', (one) => checkCase(one, hostile.report));

  test('is never a success, and says how much was not checked', () => {
    expect(hostile.run).toMatchObject({ exitCode: 0, outputs: { conclusion: 'neutral' } });
    expect(hostile.run.summary).toMatch(/\d+ of \d+ changed functions not checked/);
  });

  test('gets no secret out, and nothing into the shell, the log or the page', async () => {
    expect(hostile.leaks).toEqual([]);
    expect(smuggledCommands(hostile.run.log)).toEqual([]);
    const left = await readdir(join(hostile.outside, 'runner'), { recursive: true });
    expect(left.filter((name) => /(?:^|\/)pwned$/.test(name))).toEqual([]);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is there is what is asked
    expect(hostile.run.log).not.toMatch(/[\x00-\x08\x0b-\x1f\u202a-\u202e\u2066-\u2069]/);
  });
});
