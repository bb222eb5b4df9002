import { lstat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { marked } from 'marked';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { guessedSource } from './canaries.ts';
import { checkCase } from './check-case.ts';
import { type HostileRun, runHostile, smuggledCommands } from './hostile-run.ts';
import { tampering, textCases } from './text-cases.ts';

let hostile: HostileRun;
beforeAll(async () => {
  hostile = await runHostile({}, (outside, { env }) =>
    Object.assign(
      { ...tampering, [guessedSource]: guessed(env) },
      ...textCases.map(({ files }) => files(outside)),
    ),
  );
});
afterAll(() => hostile[Symbol.asyncDispose]());

/** A program that fails in a name that is the value of a secret. */
function guessed({ DEPLOY_PASSWORD: secret }: Readonly<Record<string, string>>): string {
  return `int ${secret}[4];\nint main(int argc, char **argv)\n{\n  (void)argv;\n  return ${secret}[argc];\n}\n`;
}

/** What a reader sees of Markdown, without what stands in code, where nothing is a link or a mention. */
function shown(markdown: string): string {
  const html = marked.parse(markdown, { async: false });
  return html.replaceAll(/<(pre|code)\b[\s\S]*?<\/\1>/g, '');
}

describe('a pull request that is hostile in its texts, encodings, sizes and settings', () => {
  test.each(textCases)('$title', (one) => checkCase(one, hostile.report));

  test('can not change what it is held against', () => {
    expect(hostile.run).toMatchObject({
      exitCode: 1,
      outputs: { conclusion: 'failure', decision: 'reviewed' },
    });
    expect(Number(hostile.run.outputs.introduced)).toBe(
      textCases.filter(({ outcome }) => outcome.kind === 'found').length + 1,
    );
  });

  test('gets no secret out, starts nothing, and writes nothing elsewhere', async () => {
    expect(hostile.leaks).toEqual([]);
    expect(smuggledCommands(hostile.run.log)).toEqual([]);
    const left = await readdir(hostile.outside, { recursive: true });
    expect(left.filter((name) => /(?:^|\/)(?:pwned|victim)$/.test(name))).toEqual([]);
    for (const path of ['/tmp/pwned', '/tmp/victim']) await expect(lstat(path)).rejects.toThrow('ENOENT');
    const sarif = await lstat(join(hostile.outside, 'runner/workspace/esbmc.sarif'));
    expect(sarif.isFile()).toBe(true);
  });

  test('does not keep its findings from being told by a folder where the report goes', () => {
    const { log, outputs } = hostile.run;
    expect(outputs['report-file']).toMatch(/\/runner\/temp\/esbmc-results-\w+\/esbmc-report\.json$/);
    expect(log).toContain(
      "::warning::esbmc-report.json can't be written: the checkout has a link or a folder",
    );
  });

  test('is told of a bug without the secret that its author has put into it', () => {
    const found = hostile.report.findings.filter(({ file }) => file === guessedSource);
    expect(found).toMatchObject([
      { line: 5, status: 'introduced', message: expect.stringContaining('[redacted]') },
    ]);
    expect(hostile.bodies.join('\n')).toContain('[redacted]');
  });

  test('speaks to nobody but through us', () => {
    expect(hostile.bodies.length).toBeGreaterThan(1);
    for (const body of [...hostile.bodies, hostile.run.summary]) {
      const html = shown(body);
      expect(html).not.toMatch(/<(?:img|script|a [^>]*evil|iframe|style)/i);
      expect(html).not.toMatch(/@(?:evil|\w)/);
      expect(html).not.toMatch(/href="[^"]*(?:evil|javascript)/i);
      expect(html.replace(/^<!-- esbmc-action:.*-->/, '')).not.toContain('<!--');
      // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is there is what is asked
      expect(body).not.toMatch(/[\x00-\x08\x0b\x0c\x0e-\x1f\u202a-\u202e\u2066-\u2069]/);
    }
  });

  test('is told to code scanning in plain words', () => {
    const sarif = hostile.run.files['esbmc.sarif'] ?? '';
    // biome-ignore lint/suspicious/noControlCharactersInRegex: that none is there is what is asked
    expect(sarif).not.toMatch(/\\u001b|[\x00-\x08\x0b\x0c\x0e-\x1f\u202a-\u202e\u2066-\u2069]/);
    expect(sarif).not.toContain('##[');
    expect(JSON.parse(sarif).runs).toHaveLength(1);
  });
});
