import { readGrammar } from '../../src/adapters/assets.ts';
import type { CFile } from '../../src/project/c-file.ts';
import { type CParser, createCParser } from '../../src/project/c-syntax.ts';

let parser: Promise<CParser> | null = null;

/** The parser with the real grammar, made once. */
export function cParser(): Promise<CParser> {
  parser ??= readGrammar().then(createCParser);
  return parser;
}

/** Parses C text. */
export async function parseC(text: string): Promise<CFile> {
  return (await cParser()).parse(text);
}
