import { cParser } from '../../support/parse-c.ts';
import { outputParsers } from './output-parsers.ts';
import type { Parser } from './shape.ts';
import { sourceParsers } from './source-parsers.ts';
import { talkParsers } from './talk-parsers.ts';

export async function allParsers(): Promise<readonly Parser[]> {
  const c = await cParser();
  return [...sourceParsers(c), ...outputParsers, ...talkParsers(c)];
}
