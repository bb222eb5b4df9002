import { describe, expect, test } from 'vitest';
import type { SourceFormat } from '../../../src/config/repair-formats.ts';
import type { ModelReply } from '../../../src/repair/language-model.ts';
import { type ReadReply, readReply } from '../../../src/repair/reply/read-reply.ts';
import { windowOf } from '../../../src/repair/source-window.ts';
import { makeTask } from '../../support/repair-task.ts';

const before = '#include <stdio.h>\nint total;\n';
const after = 'int main(void) {\n  int a[4];\n  f(a, 4);\n  return 0;\n}\n';
const body = `int f(int *a, int n) {
  for (int i = 0; i <= n; i++) {
    a[i] = 0; /*!*/
  }
  return n;
}
`;
const marked = before + body + after;
const original = marked.replace(' /*!*/', '');
const wrong = body.replace(' /*!*/', '');
const right = wrong.replace('<=', '<');
const fenced = (text: string, language = 'c') => `\`\`\`${language}\n${text}\n\`\`\``;

async function read(
  text: string,
  format: SourceFormat,
  source = marked,
  finish: ModelReply['finish'] = 'stop',
): Promise<ReadReply> {
  const task = await makeTask(source);
  const { line } = task.finding.counterexample.property.location;
  const window = windowOf({ ...task, line }, format, 10_000);
  return readReply({ text, finish }, { ...task, window });
}

/** The text that a reply leads to; fails the test for one that can't be read. */
async function patched(...args: Parameters<typeof read>): Promise<string> {
  const result = await read(...args);
  if (result.kind === 'malformed') throw new Error(result.reason);
  return result.text;
}

async function reasonFor(...args: Parameters<typeof read>): Promise<string> {
  const result = await read(...args);
  if (result.kind === 'patched') throw new Error(`read as ${result.text}`);
  return result.reason;
}

describe('a function is read from a reply', () => {
  const expected = before + right + after;
  test.each([
    ['that is the code alone', right],
    ['in a fence', fenced(right)],
    ['in a fence without a language', fenced(right, '')],
    ['in a fence of tildes', `~~~c\n${right}~~~`],
    ['in a fence that is never closed', `\`\`\`c\n${right}`],
    ['with prose around it', `The bound is wrong.\n\n${fenced(right)}\n\nNow it holds.`],
    [
      'with prose around it and no fence',
      `Here is the repaired function:\n\n${right}\nIt now stays inside of the array.`,
    ],
    ['that shows the wrong code first', `This is wrong:\n${fenced(wrong)}\nBetter:\n${fenced(right)}`],
    ['that shows the wrong code last', `${fenced(right)}\ninstead of\n${fenced(wrong)}`],
    ['beside a command to compile it', `${fenced('gcc a.c', 'bash')}\n${fenced(right)}`],
    ['beside a small example', `${fenced('int x = 0;')}\n${fenced(right)}\n${fenced('f(a, 3);')}`],
    ['that is the whole file', fenced(before + right + after)],
    ['that repeats its signature as a prototype', fenced(`int f(int *a, int n);\n\n${right}`)],
    ['that has the old and the new one in one block', fenced(`${wrong}\n${right}`)],
    ['with carriage returns', fenced(right).replaceAll('\n', '\r\n')],
    ['after thoughts', `<think>\n${fenced(wrong)}\nhmm\n</think>\n${fenced(right)}`],
  ])('%s', async (_name, text) => {
    expect(await patched(text, 'function')).toBe(expected);
  });

  test('and the line ends of the file stay', async () => {
    expect(await patched(fenced(right), 'function', marked.replaceAll('\n', '\r\n'))).toBe(
      expected.replaceAll('\n', '\r\n'),
    );
  });
});

describe('edits are read from a reply', () => {
  const edit = (search: string, replace: string) =>
    `<<<<<<< SEARCH\n${search}\n=======\n${replace}\n>>>>>>> REPLACE`;
  const [bad, good] = ['  for (int i = 0; i <= n; i++) {', '  for (int i = 0; i < n; i++) {'];

  test.each([
    ['alone', edit(bad, good)],
    ['in a fence, with prose', `Sure:\n${fenced(edit(bad, good), '')}\nDone.`],
    ['without the indentation', edit(bad.trim(), good.trim())],
    ['with other blanks', edit(bad.replaceAll(' = ', '='), good)],
    ['with blank lines around', edit(`\n${bad}\n`, `\n${good}\n`)],
    ['with carriage returns', edit(bad, good).replaceAll('\n', '\r\n')],
    ['as the whole function after all', fenced(right)],
  ])('%s', async (_name, text) => {
    expect(await patched(text, 'function')).toBe(before + right + after);
  });

  test('several, each against the code as it was shown', async () => {
    const text = `${edit('  return n;', '  return i;')}\n${edit(bad, `  int i;\n${good.replace('int i', 'i')}`)}`;
    const expected = right.replace('  for (int i', '  int i;\n  for (i').replace('return n', 'return i');
    expect(await patched(text, 'function')).toBe(before + expected + after);
  });

  test.each([
    [
      'a search that matches nowhere',
      edit('  for (;;) {', 'x'),
      'edit 1 searches for do not stand in the code',
    ],
    [
      'one that matches outside only',
      edit('  f(a, 4);', '  f(a, 3);'),
      'do not stand in the code that may be changed',
    ],
    ['one that matches twice', edit(' }', ' }'), 'stand 2 times'],
    ['an empty search', edit('', 'int x;'), 'edit 1 searches for nothing'],
    ['two for the same lines', `${edit(bad, good)}\n${edit(bad, good)}`, 'two edits change the same lines'],
    ['one without an end', edit(bad, good).replace('>>>>>>> REPLACE', ''), 'edit 1 is not ended'],
    ['one without a divider', edit(bad, good).replace('=======\n', ''), 'has no line `=======`'],
    ['the end of everything', edit(wrong.trimEnd(), ''), 'it leaves nothing of the code'],
  ])('not %s', async (_name, text, reason) => {
    expect(await reasonFor(text, 'function')).toContain(reason);
  });
});

describe('a line is read from a reply', () => {
  const source = marked.replace(' /*!*/', '').replace('i++) {', 'i++) { /*!*/');
  const [bad, good] = ['  for (int i = 0; i <= n; i++) {', '  for (int i = 0; i < n; i++) {'];
  test.each([
    ['alone', good],
    ['without indentation', good.trim()],
    ['in a fence', fenced(good.trim())],
    ['in a sentence', `Use \`${good.trim()}\` instead.`],
    ['in prose', `The fix is:\n\n${good}\n\nThis keeps i below n.`],
    ['with the lines behind it', fenced(`${good}\n    a[i] = 0;\n  }`)],
    ['with the lines before it', fenced(`int f(int *a, int n) {\n${good}`)],
    ['as the whole function', fenced(right)],
    ['as the whole file', fenced(before + right + after)],
    ['beside the wrong one', `${fenced(bad)}\n${fenced(good)}`],
  ])('%s', async (_name, text) => {
    expect(await patched(text, 'one-line', source)).toBe(before + right + after);
  });

  test('that becomes several', async () => {
    const text = fenced('if (i < n) {\n  a[i] = 0;\n}');
    const expected = wrong.replace('    a[i] = 0;', '    if (i < n) {\n      a[i] = 0;\n    }');
    expect(await patched(text, 'one-line')).toBe(before + expected + after);
  });

  test('with the signature repeated, and the brace that goes with it', async () => {
    expect(await patched(fenced('int f(int *a, int n) {\n    a[0] = 0;\n}'), 'one-line')).toBe(
      before + wrong.replace('a[i]', 'a[0]') + after,
    );
  });

  test('but not a function with changes elsewhere', async () => {
    const elsewhere = right
      .replace('return n;', 'return total;')
      .replaceAll('  a[i] = 0;', '  a[i] = 0;\n'.repeat(12));
    expect(await reasonFor(fenced(elsewhere), 'one-line', source)).toContain('more than the line');
  });
});

describe('a program is read from a reply', () => {
  test.each([
    ['that is the whole of it', fenced(before + right + after)],
    ['that is one of its functions', fenced(right)],
  ])('%s', async (_name, text) => {
    expect(await patched(text, 'whole')).toBe(before + right + after);
  });

  test('but not another one', async () => {
    expect(await reasonFor(fenced('int other(void) { return 0; }'), 'whole')).toContain(
      'functions of it are missing',
    );
  });
});

describe('what can not be read says why', () => {
  test.each([
    ['nothing', '', 'it is empty'],
    ['blanks', ' \n\t', 'it is empty'],
    ['thoughts without an end', '<think>well', 'it is empty'],
    ['prose', 'I am sorry, but I can not help with that.', 'there is no code in it'],
    ['an empty block', '```c\n```', 'the code block is empty'],
    ['another language', fenced('def f(a):\n  pass', 'python'), 'is not C but python'],
    ['another function', fenced('int g(void) { return 0; }'), 'does not define the function `f`'],
    ['a diff', fenced(`--- a.c\n+++ a.c\n@@ -1 +1 @@\n${right}`), 'it is a diff'],
    [
      'code with a part left out',
      fenced(right.replace('    a[i] = 0;', '    // ... rest as before ...')),
      'leaves code out',
    ],
    ['a NUL in the code', fenced(right.replace('n', '\0')), 'characters that no C source has'],
  ])('%s', async (_name, text, reason) => {
    expect(await reasonFor(text, 'function')).toContain(reason);
  });

  test.each([
    ['lines', fenced(`${right.slice(0, -2)}${'x = 1;\n'.repeat(20_000)}}`), 'far longer'],
    ['edits', '<<<<<<< SEARCH\na\n=======\nb\n>>>>>>> REPLACE\n'.repeat(5000), 'more than 40 edits'],
    ['comments', `//${'rest of '.repeat(40_000)}`, 'no code'],
    ['half comments', ';/*'.repeat(100_000), 'no code'],
    ['blocks', `${fenced('int x;')}\n`.repeat(10_000), 'does not define the function `f`'],
    ['fences', '```\n'.repeat(90_000), 'the code block is empty'],
    ['everything', 'x'.repeat(500_000), 'too long'],
  ])('a model that repeats itself: %s, in little time', async (_name, text, reason) => {
    const startedAt = performance.now();
    expect(await reasonFor(text, 'function')).toContain(reason);
    expect(performance.now() - startedAt).toBeLessThan(10_000);
  });

  test('a reply that was cut', async () => {
    expect(await reasonFor(`\`\`\`c\n${right.slice(0, 40)}`, 'function', marked, 'length')).toContain(
      'cut off',
    );
    expect(await reasonFor(right.slice(0, 40), 'function', marked, 'length')).toContain('cut off');
    expect(await patched(`${fenced(right)}\nThis wor`, 'function', marked, 'length')).toBe(
      before + right + after,
    );
  });
});

describe('whatever a reply says', () => {
  const pieces = [
    ...[
      right,
      wrong,
      before,
      after,
      original,
      '```',
      '```c',
      '~~~',
      '````',
      '<<<<<<< SEARCH',
      '=======',
      '>>>>>>> REPLACE',
    ],
    ...[
      '    a[i] = 0;',
      '  }',
      '}',
      '{',
      '/*',
      '*/',
      '"',
      "'",
      '\\',
      '#if 0',
      '#endif',
      '\0',
      '\r',
      '\u2028',
      '🎈',
      '$&',
    ],
    ...[
      '',
      ' ',
      'int f(int *a, int n) {',
      'f(',
      'Here is the code:',
      '`x = 1;`',
      '<think>',
      '</think>',
      '__ESBMC_assume(0);',
    ],
  ];

  /** mulberry32, so that a failure can be repeated. */
  function randomFrom(seed: number): () => number {
    let state = seed;
    return () => {
      state = (state + 0x6d2b79f5) | 0;
      let t = Math.imul(state ^ (state >>> 15), 1 | state);
      t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
      return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
    };
  }

  test.each(['one-line', 'function'] as const)('nothing outside of the %s changes', async (format) => {
    const task = await makeTask(marked);
    const { line } = task.finding.counterexample.property.location;
    for (const crlf of [false, true]) {
      const text = crlf ? task.text.replaceAll('\n', '\r\n') : task.text;
      const window = windowOf({ ...task, text, line }, format, 10_000);
      const lines = text.split('\n');
      const head = `${lines.slice(0, window.lines.start - 1).join('\n')}\n`;
      const tail = lines.slice(window.lines.end).join('\n');
      let read = 0;
      for (let seed = 0; seed < 1500; seed += 1) {
        const random = randomFrom(seed);
        const count = 1 + Math.floor(random() * 12);
        const parts = Array.from({ length: count }, () => pieces[Math.floor(random() * pieces.length)] ?? '');
        const reply = parts.join(random() < 0.8 ? '\n' : '');
        const finish = random() < 0.8 ? 'stop' : 'length';
        const result = readReply({ text: reply, finish }, { ...task, text, window });
        if (result.kind === 'malformed') continue;
        read += 1;
        const isKept =
          result.text.startsWith(head) &&
          result.text.endsWith(tail) &&
          result.text.length >= head.length + tail.length;
        expect(isKept, `seed ${seed}: ${JSON.stringify(reply)}`).toBe(true);
        expect(result.window.lines.start).toBe(window.lines.start);
        expect(result.window.text).toBe(
          result.text
            .slice(head.length, result.text.length - tail.length)
            .replaceAll('\r\n', '\n')
            .replace(/\n$/, ''),
        );
      }
      // Else the property would hold of nothing.
      expect(read).toBeGreaterThan(150);
    }
  });
});
