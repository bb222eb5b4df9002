import { describe, expect, test } from 'vitest';
import { unitDigest } from '../../../src/verification/cache/unit-digest.ts';
import { parseC } from '../../support/parse-c.ts';

const text = `#define LIMIT 4
static int helper(int v)
{
    return v + 1;
}
int first(int v)
{
    return helper(v);
}
int second(int v)
{
    return v * LIMIT;
}
`;

async function digest(source: string, entry = 'first') {
  return unitDigest([{ path: 'a.c', text: source, file: await parseC(source), bytes: source }], [entry]);
}

describe('what a unit depends on', () => {
  test.each([
    ['a body that it does not run', 'v * LIMIT', 'v * 5'],
    ['a comment', 'return helper(v);', '/* calls */ return helper(v); // done'],
    ['blanks and line ends', 'return helper(v);', '\n\n  return\n  helper( v ) ;'],
    ['a character literal elsewhere', 'v * LIMIT', "v * '0'"],
  ])('%s changes nothing', async (_, before, after) => {
    expect((await digest(text.replace(before, after))).meaning).toBe((await digest(text)).meaning);
  });

  test.each([
    ['its own body', 'helper(v)', 'helper(v + 1)'],
    ['a body that it calls', 'v + 1', 'v + 2'],
    ['a macro', 'LIMIT 4', 'LIMIT 5'],
    ['the blank that makes a macro of another kind', '#define LIMIT 4', '#define LIMIT(x) 4'],
    ['the signature of another function', 'int second(int v)', 'int second(long v)'],
    ['a directive in another body', 'return v * LIMIT;', '\n#define helper(v) 0\n return 0;'],
    ['what is no function to the parser', 'int first', 'REGISTER(second)\nint first'],
  ])('%s changes it', async (_, before, after) => {
    expect((await digest(text.replace(before, after))).meaning).not.toBe((await digest(text)).meaning);
  });

  test('the line that a define ends with is told from the next one', async () => {
    const one = '#define A 1\n#define B 2\nint first(void) { return A; }\n';
    const other = '#define A 1 \\\n#define B 2\nint first(void) { return A; }\n';
    expect((await digest(one)).meaning).not.toBe((await digest(other)).meaning);
  });
});

describe('what runs without being named where it is called', () => {
  const changed = async (frame: (body: string) => string) =>
    (await digest(frame('return 1;'))).meaning !== (await digest(frame('return 2;'))).meaning;

  test.each<[string, (body: string) => string]>([
    [
      'by a table',
      (body) =>
        `static int other(void)\n{\n${body}\n}\nstatic int (*table[])(void) = { other };\nint first(void)\n{\nreturn table[0]();\n}\n`,
    ],
    [
      'by a name that a macro puts together',
      (body) =>
        `#define CALL(n) do_##n()\nstatic int do_it(void)\n{\n${body}\n}\nint first(void)\n{\nreturn CALL(it);\n}\n`,
    ],
    [
      'by what the parser does not understand',
      (body) => `static int other(void)\n{\n${body}\n}\nREGISTER(other)\nint first(void)\n{\nreturn 0;\n}\n`,
    ],
    [
      'as a constructor',
      (body) =>
        `__attribute__((constructor)) static void other(void)\n{\nif (0) ${body}\n}\nint first(void)\n{\nreturn 0;\n}\n`,
    ],
    [
      'by a macro',
      (body) =>
        `#define CALL other()\nstatic int other(void)\n{\n${body}\n}\nint first(void)\n{\nreturn CALL;\n}\n`,
    ],
  ])('%s', async (_, frame) => {
    expect(await changed(frame)).toBe(true);
  });

  test('nothing else does', async () => {
    const frame = (body: string) =>
      `static int other(void)\n{\n${body}\n}\nint first(void)\n{\nreturn 0;\n}\n`;
    expect(await changed(frame)).toBe(false);
  });
});

describe('where it stands', () => {
  test('lines count for a counterexample, and for a verdict only where the text asks for them', async () => {
    const shifted = `\n${text}`;
    expect((await digest(shifted)).places).not.toBe((await digest(text)).places);
    expect((await digest(shifted)).meaning).toBe((await digest(text)).meaning);
    const asking = text.replace('v + 1', 'v + __LINE__');
    expect((await digest(`\n${asking}`)).meaning).not.toBe((await digest(asking)).meaning);
  });

  test('a line that is added behind a function leaves its places as they are', async () => {
    const longer = text.replace('return v * LIMIT;', 'v += 1;\n    return v * LIMIT;');
    expect((await digest(longer)).places).toBe((await digest(text)).places);
    expect((await digest(longer, 'second')).places).not.toBe((await digest(text, 'second')).places);
  });

  test('the whole counts every body', async () => {
    expect((await digest(text.replace('v * LIMIT', 'v'))).whole).not.toBe((await digest(text)).whole);
  });
});

describe('text that can not be cut with certainty', () => {
  test.each([
    [
      'braces in both branches of a condition',
      '#if A\nint second(int v) {\n#else\nint second(long v) {\n#endif\nBODY\n}\n',
    ],
    ['bytes that are no text', 'int second(int v)\n{\nBODY /* \ufffd */\n}\n'],
    ['a macro in front of a body', 'TEST(second)\n{\nBODY\n}\n'],
  ])('%s: all of it counts', async (_, frame) => {
    const of = (body: string) => `int first(int v)\n{\nreturn v;\n}\n${frame.replace('BODY', body)}`;
    expect((await digest(of('return 1;'))).meaning).not.toBe((await digest(of('return 2;'))).meaning);
  });
});
