import { describe, expect, test } from 'vitest';
import { dialectsOf, readAs, structureDialect } from '../../src/project/c-dialect.ts';
import { directivesOf } from '../../src/project/c-directive.ts';
import { stringValue } from '../../src/project/c-string.ts';
import { lexC } from '../../src/project/c-token.ts';

const textsOf = (source: string) => lexC(source).map(({ text }) => text);

test('tokens are the longest that C has', () => {
  expect(textsOf('a+++b->c>>=1 ...%:%:x<:1:>')).toEqual([
    'a',
    '++',
    '+',
    'b',
    '->',
    'c',
    '>>=',
    '1',
    '...',
    '%:%:',
    'x',
    '<:',
    '1',
    ':>',
  ]);
  expect(textsOf("0x1.8p-3f+1e+5-.5 1'000u 0b11 L'a' u8\"s\" U 'b'")).toEqual([
    '0x1.8p-3f',
    '+',
    '1e+5',
    '-',
    '.5',
    "1'000u",
    '0b11',
    "L'a'",
    'u8"s"',
    'U',
    "'b'",
  ]);
});

test('comments are none, whatever they hold, and literals keep what looks like one', () => {
  expect(textsOf('a/*/ " */b//c \\\n d\n"/*e*/" \'//\' "\\"/*" f/**/g')).toEqual([
    'a',
    'b',
    '"/*e*/"',
    "'//'",
    '"\\"/*"',
    'f',
    'g',
  ]);
  expect(textsOf('a /* open')).toEqual(['a']);
});

test('an unclosed literal ends with its line', () => {
  expect(textsOf('"a\nb\'\nc "\\')).toEqual(['"a', 'b', "'", 'c', '"\\']);
});

test('places count lines that were continued, and columns in code units', () => {
  const source = 'a\\\nb \\\n  c\n/* \n */ "😀" d\\ \n';
  expect(lexC(source).map(({ text, line, column, start, end }) => [text, line, column, start, end])).toEqual([
    ['ab', 1, 1, 0, 4],
    ['c', 3, 3, 9, 10],
    ['"😀"', 5, 5, 19, 23],
    ['d', 5, 10, 24, 25],
  ]);
});

describe('directives', () => {
  test('start a line, after blanks and comments, and end with it', () => {
    const source =
      '# define A\\\n 1 /* \n */ 2\n x # y\n/**/ %: /**/ ifdef B // c\n#\n# 12 "f.c"\n/*\n*/#else\n';
    const directives = directivesOf(lexC(source));
    expect(
      directives.map(({ name, line, tokens }) => [name, line, tokens.map(({ text }) => text).join(' ')]),
    ).toEqual([
      ['define', 1, 'A 1 2'],
      ['ifdef', 5, 'B'],
      ['', 6, ''],
      ['line', 7, '12 "f.c"'],
      ['else', 9, ''],
    ]);
  });

  test('name headers without escapes and comments', () => {
    const source = '#include <a//b/*>\n#include "c\\" /* */\n#if __has_include(<d>)\n#if x < y && z > 1\n';
    expect(
      lexC(source)
        .filter(({ kind }) => kind === 'header')
        .map(({ text }) => text),
    ).toEqual(['<a//b/*>', '"c\\"', '<d>']);
  });
});

test('a text has the dialects in which it may read differently', () => {
  expect(dialectsOf('int x; // y\n')).toEqual([structureDialect]);
  expect(dialectsOf('R"(x)"')).toHaveLength(2);
  expect(dialectsOf('R\\\n"(x)"')).toHaveLength(2);
  expect(dialectsOf('1\'0 R"(x)"')).toHaveLength(4);
  expect(dialectsOf('a \r b')).toHaveLength(2);
  expect(dialectsOf('a // b /* c')).toHaveLength(2);
  expect(dialectsOf('what??/')).toHaveLength(2);
  expect(readAs('a??/\n??=b\rc', { ...structureDialect, trigraphs: true, returnEndsLine: true })).toBe(
    'a\\\n#b\nc',
  );
});

test('literals have a value', () => {
  const value = (source: string) => stringValue(lexC(source));
  expect(value('"a\\n\\x41\\101\\u0042\\"" "c" u8"d"')).toBe('a\nAAB"cd');
  expect(value('"open')).toBe('open');
  expect(value('"\\U00110000"')).toBe('\ufffd');
});
