import { describe, expect, it } from 'vitest';
import { commitMessage, fixedFinding } from '../../../src/review/command/commit-message.ts';
import { makeCounterexample, makeFinding } from '../../support/make-finding.ts';
import { commit, hostileTexts } from '../factories.ts';

const facts = {
  finding: makeFinding(),
  commit,
  esbmcVersion: '8.4.0',
  bound: 4,
  engine: 'template',
  author: 'relational-operator',
  plugins: [],
  title: 'compare `i` with `<` in place of `<=`',
} as const;

describe("a fix's commit", () => {
  it('says what it does, and by trailers what it was made from', () => {
    expect(commitMessage(facts)).toEqual({
      headline: 'Out-of-bounds access in a.c: fixed',
      body: [
        'compare `i` with `<` in place of `<=`',
        '',
        'ESBMC-Finding: 0123456789abcdef',
        `ESBMC-Analysed: ${commit}`,
        'ESBMC-Version: 8.4.0',
        'ESBMC-Bound: 4',
        'ESBMC-Engine: template',
      ].join('\n'),
    });
    const byModel = commitMessage({ ...facts, bound: null, engine: 'model', author: 'gpt/x-1' });
    expect(byModel.body).toContain('ESBMC-Bound: none\nESBMC-Engine: model\nESBMC-Model: gpt/x-1');
  });

  it.each([
    ...hostileTexts,
    '[skip ci]',
    '[ci\nskip]',
    'x\n\nskip-checks: true',
    'fixes #1 @octocat',
    '***NO_CI***',
    'closes GH-7',
    'fixes https://github.com/a/b/issues/1',
  ])('lets nothing of a name act: %j', (text) => {
    const location = { file: `src/${text}`, line: 1, column: null, function: null };
    const finding = makeFinding({ counterexample: makeCounterexample({ location }) });
    const { headline, body } = commitMessage({
      ...facts,
      finding,
      engine: 'model',
      author: text,
      plugins: [text],
      title: text,
      esbmcVersion: text,
    });
    expect(headline).not.toContain('\n');
    expect(headline.length).toBeLessThanOrEqual(72);
    const lines = body.split('\n');
    expect(lines.filter((line) => line.startsWith('ESBMC-'))).toHaveLength(7);
    expect(lines.length).toBeLessThanOrEqual(9);
    for (const all of [headline, body])
      expect(all).not.toMatch(/@\w|#\d|\[[^\]]*(?:ci|skip|actions)|\*\*\*|GH-\d|:\/\//);
  });

  it('is known again by its trailer, on a line of its own', () => {
    expect(fixedFinding(commitMessage(facts).body)).toBe('0123456789abcdef');
    expect(fixedFinding('text ESBMC-Finding: 0123456789abcdef')).toBeNull();
  });
});
