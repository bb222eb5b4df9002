import { join } from 'node:path';
import { emptyBuildContext } from '../project/build-context.ts';
import { findIncludeDirs } from '../project/find-include-dirs.ts';
import { configNotes, missingNotes } from '../project/missing-notes.ts';
import { printable } from '../project/printable.ts';
import type { SourceTree } from '../project/repository.ts';
import { rememberScans } from '../project/scan-inclusions.ts';
import type { AnalysisDeps } from './analysis-deps.ts';
import type { BuildScene } from './build-scene.ts';
import type { Source, Surroundings } from './subject.ts';

/** Reads and parses a C file of a tree; null when it can't be read. */
export async function loadSource(
  { root }: SourceTree,
  path: string,
  { reader, parser }: Pick<AnalysisDeps, 'reader' | 'parser'>,
): Promise<Source | null> {
  const text = await reader.read(join(root, path));
  return text === null ? null : { path, text, file: parser.parse(text) };
}

/** Says for files of one tree how they are compiled, what they include, and whether a tool may read them. */
export type Surveyor = (source: Source) => Promise<Surroundings>;

/** The headers are read once, whatever the number of files. */
export function surveyor(
  { root, tree, buildOf, lent }: BuildScene,
  deps: Pick<AnalysisDeps, 'reader' | 'parser'>,
): Surveyor {
  const search = { reader: deps.reader, tree, scan: rememberScans() };
  const headers = new Map<string, Promise<Source | null>>();
  return async ({ path, file, text }) => {
    if (!file.isComplete) return refused('its structure could not be read in time');
    const known = buildOf(path);
    if (!known.ok) return refused(known.reason);
    const found = await findIncludeDirs({ root, path, ...known.build }, search);
    const { containment, includeDirs } = found;
    if (!containment.ok) return refused(containment.reason);
    const included = containment.closure.filter((one) => one !== path);
    const parsed: Source[] = [];
    for (const name of included) {
      const header = headers.get(name) ?? loadSource({ root, commit: null }, name, deps);
      headers.set(name, header);
      const read = await header;
      if (read !== null) parsed.push(read);
    }
    const used = included.filter((name) => lent.files.has(name));
    const notes = [
      ...known.notes,
      ...found.notes,
      ...used.map(lentNote),
      ...missingNotes(containment.missing, tree),
      ...configNotes(text, known),
    ];
    return { refused: null, build: { ...known.build, includeDirs }, headers: parsed, lent: used, notes };
  };
}

function lentNote(header: string): string {
  return `\`${printable(header)}\` is in no commit: the checkout’s copy is used for both versions`;
}

function refused(reason: string): Surroundings {
  return { refused: reason, build: emptyBuildContext, headers: [], lent: [], notes: [] };
}
