import { marked, type Tokens } from 'marked';
import { describe, expect, it } from 'vitest';
import { fenced } from '../../../src/review/command/code-lines.ts';
import { type Suggestion, suggestionFor } from '../../../src/review/command/suggestion.ts';

/** As a reader who clicks: the code block of the rendered comment takes the place of the commented lines. */
function applied(before: string, { start, end, text }: Suggestion): string {
  const [block] = marked.lexer(`**Title**\n\n${fenced(text, 'suggestion')}\n\nmore`).filter(isCode);
  if (block === undefined) throw new Error('the comment has no code block');
  expect(block.lang).toBe('suggestion');
  const lines = before.split('\n');
  return [...lines.slice(0, start - 1), ...block.text.split('\n'), ...lines.slice(end)].join('\n');
}

const isCode = (token: { type: string }): token is Tokens.Code => token.type === 'code';

/** A generator of its own, so that a failure can be repeated by its seed (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return Math.floor((((value ^ (value >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

const words = [
  'int a;',
  '  if (p == NULL)\treturn;',
  '',
  '   ',
  '\t',
  '```',
  '````suggestion',
  '~~~',
  '/* `x` */',
  'char *s = "ünïcödé 漢字 🎉";',
  '</details>',
  '@octocat #1',
  'a  ',
  '::error::x',
  '##[error]',
  '\u202e evil',
  '\u0000',
  'x\r',
  '<!-- esbmc-action:1 -->',
  '    indented',
  '> quoted',
  '- item',
  '\ufeffint b;',
];

describe('a suggestion', () => {
  it('gives exactly the new file when it is applied, or there is none', () => {
    let given = 0;
    for (let seed = 1; seed <= 5_000; seed++) {
      const random = randomFrom(seed);
      // One in three has only lines that can be suggested.
      const pool = random(3) === 0 ? words.slice(0, 11) : words;
      const some = (max: number) =>
        Array.from({ length: random(max) }, () => pool[random(pool.length)] ?? '');
      const [top, old, now, bottom] = [some(5), some(4), some(4), some(5)];
      const end = () => (random(8) === 0 ? '' : '\n');
      const before = [...top, ...old, ...bottom].join('\n') + end();
      const after = [...top, ...now, ...bottom].join('\n') + end();
      const start = 1 + random(3);
      const hunks = [{ start, end: start + random(15) }];
      const suggestion = suggestionFor(before, after, hunks);
      if (suggestion === null) continue;
      given++;
      expect(applied(before, suggestion), `seed ${seed}`).toBe(after);
      expect(suggestion.start).toBeGreaterThanOrEqual(start);
      expect(suggestion.end).toBeLessThanOrEqual(hunks[0]?.end ?? 0);
    }
    expect(given).toBeGreaterThan(300);
  });

  const file = (...lines: readonly string[]) => `${lines.join('\n')}\n`;
  const all = [{ start: 1, end: 5 }];

  it('replaces the lines that differ and no more', () => {
    expect(suggestionFor(file('a', 'b', 'c'), file('a', 'x', 'c'), all)).toEqual({
      start: 2,
      end: 2,
      text: 'x',
    });
  });

  it('takes a neighbour along where lines are only added, or only removed', () => {
    expect(suggestionFor(file('a', 'c'), file('a', 'b', 'c'), all)).toEqual({
      start: 2,
      end: 2,
      text: 'b\nc',
    });
    const hunk = [{ start: 1, end: 1 }];
    expect(suggestionFor(file('a', 'c'), file('a', 'b', 'c'), hunk)).toMatchObject({ text: 'a\nb' });
    const removed = suggestionFor(file('a', 'b', 'c'), file('a', 'c'), all);
    expect(removed).toMatchObject({ text: expect.stringMatching(/^(?:a|c)$/) });
  });

  it.each([
    ['outside of the diff', file('a', 'b'), file('a', 'x'), [{ start: 1, end: 1 }]],
    [
      'over two hunks',
      file('a', 'b', 'c'),
      file('x', 'b', 'y'),
      [
        { start: 1, end: 1 },
        { start: 3, end: 3 },
      ],
    ],
    ['without a diff', file('a'), file('b'), []],
    ['of a file with other line ends', 'a\r\nb\r\n', 'a\r\nx\r\n', all],
    ['that adds other line ends', file('a'), 'b\r\n', all],
    ['of a file without a newline at its end', 'a\nb', 'a\nx', all],
    ['that takes the last newline away', file('a', 'b'), 'a\nx', all],
    ['with a hidden character', file('a'), file('b\u202e'), all],
    ['with what looks like a token', file('a'), file(`char *t = "ghp_${'a1'.repeat(18)}";`), all],
    ['of nothing', file('a'), file('a'), all],
    ['of an empty file', '', file('a'), all],
    ['that leaves nothing', file('a'), '\n', all],
  ])('is none %s', (_, before, after, hunks) => {
    expect(suggestionFor(before, after, hunks)).toBeNull();
  });
});
