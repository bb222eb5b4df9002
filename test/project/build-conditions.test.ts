import { expect, test } from 'vitest';
import { missingMacro } from '../../src/project/build-conditions.ts';
import { parseC } from '../support/parse-c.ts';

async function missing(text: string, defines: readonly string[] = []) {
  const file = await parseC(text);
  const [one] = file.functions;
  if (one === undefined) throw new Error('no function in the text');
  return missingMacro(one, [file], defines);
}

test.each([
  ['#ifdef TEST\nint f(void) { return 0; }\n#endif\n', [], 'TEST'],
  ['#if defined(TEST)\nint f(void) { return 0; }\n#endif\n', [], 'TEST'],
  ['#ifdef TEST\nint f(void) { return 0; }\n#endif\n', ['TEST=1'], null],
  ['#define TEST\n#ifdef TEST\nint f(void) { return 0; }\n#endif\n', [], null],
  ['#ifdef __linux__\nint f(void) { return 0; }\n#endif\n', [], null],
  ['#ifndef TEST\nint f(void) { return 0; }\n#endif\n', [], null],
  ['#if defined(TEST) || WHAT\nint f(void) { return 0; }\n#endif\n', [], null],
] as const)('%j with %j', async (text, defines, expected) => {
  expect(await missing(text, defines)).toBe(expected);
});
