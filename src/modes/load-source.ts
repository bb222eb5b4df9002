import { join } from 'node:path';
import type { Config } from '../config/config.ts';
import type { SourceTree } from '../project/repository.ts';
import { checkContainment } from '../project/source-containment.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import type { Source } from './subject.ts';

/** Reads and parses a C file of a tree; null when it can't be read. */
export async function loadSource(
  { root }: SourceTree,
  path: string,
  { reader, parser }: Pick<AnalysisDeps, 'reader' | 'parser'>,
): Promise<Source | null> {
  const text = await reader.read(join(root, path));
  return text === null ? null : { path, text, file: parser.parse(text) };
}

/** Why no tool may read a file of a tree; null when it may. */
export async function refusalOf(
  { root }: SourceTree,
  path: string,
  { includeDirs }: Config,
  { reader }: Pick<AnalysisDeps, 'reader'>,
): Promise<string | null> {
  const folders = includeDirs.map((folder) => join(root, folder));
  const containment = await checkContainment({ root, path, includeDirs: folders }, reader);
  return containment.ok ? null : containment.reason;
}
