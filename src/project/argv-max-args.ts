import type { CFile } from './c-file.ts';
import { definitionOf } from './definition-of.ts';

/** Programs that look at more arguments are decided on their first ones. */
const most = 8;

/** What a program gets that takes arguments and never says how many. */
const usual = 2;

/**
 * How many entries of argv a program needs to get past its own checks: one more than the largest number that `main`
 * compares argc with or indexes argv by. 0 when main takes no arguments.
 */
export function argvMaxArgs(file: Pick<CFile, 'functions'>): number {
  const main = definitionOf('main', file);
  const [argc, argv] = main?.parameters ?? [];
  if (main === undefined || argv === undefined) return 0;
  const largest = Math.max(
    ...(argv.name === null ? [] : indexesOf(argv.name, main.tokens)),
    ...(argc?.name ? comparisonsWith(argc.name, main.tokens) : []),
    usual - 1,
  );
  return Math.min(largest + 1, most);
}

function indexesOf(argv: string, tokens: string): number[] {
  return numbersIn(tokens, `(?<!\\S)${escaped(argv)} \\[ (\\d+) \\]`);
}

function comparisonsWith(argc: string, tokens: string): number[] {
  const comparison = '(?:==|!=|<|>|<=|>=)';
  return [
    ...numbersIn(tokens, `(?<!\\S)${escaped(argc)} ${comparison} (\\d+)(?!\\S)`),
    ...numbersIn(tokens, `(?<!\\S)(\\d+) ${comparison} ${escaped(argc)}(?!\\S)`),
  ];
}

function numbersIn(tokens: string, pattern: string): number[] {
  return [...tokens.matchAll(new RegExp(pattern, 'g'))].map(([, digits]) => Number(digits));
}

function escaped(name: string): string {
  return name.replaceAll('$', '\\$');
}
