import { readGrammar } from '../../src/adapters/assets.ts';
import type { CFile } from '../../src/project/c-file.ts';
import { type CParser, createCParser } from '../../src/project/c-syntax.ts';

let parser: Promise<CParser> | null = null;

/** Parses C text with the real grammar. */
export async function parseC(text: string): Promise<CFile> {
  parser ??= readGrammar().then(createCParser);
  return (await parser).parse(text);
}
