import type { CFile } from '../../project/c-file.ts';
import { digestOf } from './digest.ts';
import { type ReadSource, type SourcePieces, sourcePieces } from './source-pieces.ts';

/** A file that a unit is compiled from. */
export interface UnitFile extends ReadSource {
  /** Relative to the root. */
  readonly path: string;
}

export interface UnitDigest {
  /** Of what the unit runs and of all that is outside of functions; layout and comments change nothing. */
  readonly meaning: string;
  /** Of the functions that it runs as they stand in their lines: what a counterexample points at. */
  readonly places: string;
  /** Of all functions, of those too that the unit does not run but its compiler reads. */
  readonly whole: string;
}

/**
 * What the verdict on a unit depends on in its files. A function that nothing names which may run is left out: it runs
 * in no execution of the unit.
 * @param entries names that the unit starts at: its entry, and all that its harness names
 */
export function unitDigest(files: readonly UnitFile[], entries: Iterable<string>): UnitDigest {
  const cut = files.map((file) => ({ path: file.path, ...piecesOf(file) }));
  const reached = reachedFrom(
    [...entries, ...cut.flatMap(({ loose }) => loose)],
    files.map(({ file }) => file),
  );
  const pastes = cut.some(({ pasting }) => [...pasting].some((macro) => reached.has(macro)));
  const runs = (owner: string | null) => owner === null || pastes || reached.has(owner);
  const parts = (isIn: typeof runs, part: 'tokens' | 'places') =>
    cut.map(({ path, pieces }) => [
      path,
      ...pieces.filter(({ owner }) => isIn(owner)).map((one) => one[part]),
    ]);
  const dependsOnLayout = cut.some((one) => one.dependsOnLayout);
  return {
    meaning: digestOf([parts(runs, 'tokens'), dependsOnLayout ? parts(runs, 'places') : null]),
    places: digestOf(parts((owner) => owner !== null && runs(owner), 'places')),
    whole: digestOf(parts(() => true, 'tokens')),
  };
}

const known = new WeakMap<CFile, SourcePieces>();

/** Each file is cut once, whatever the number of its units. */
function piecesOf(source: ReadSource): SourcePieces {
  const pieces = known.get(source.file) ?? sourcePieces(source);
  known.set(source.file, pieces);
  return pieces;
}

/** All names that may be used, of functions, globals and macros; a mention is as good as a use. */
function reachedFrom(entries: Iterable<string>, files: readonly CFile[]): ReadonlySet<string> {
  const uses = files.map(usesIn);
  const reached = new Set(entries);
  for (const name of reached) {
    for (const one of uses) for (const next of one.get(name) ?? []) reached.add(next);
  }
  return reached;
}

const usesOf = new WeakMap<CFile, ReadonlyMap<string, readonly string[]>>();

function usesIn(file: CFile): ReadonlyMap<string, readonly string[]> {
  const remembered = usesOf.get(file);
  if (remembered !== undefined) return remembered;
  const uses = new Map<string, readonly string[]>();
  const add = (name: string, mentions: readonly string[]) =>
    uses.set(name, [...(uses.get(name) ?? []), ...mentions]);
  for (const { name, mentions, isDefinition } of file.functions) if (isDefinition) add(name, mentions);
  for (const { names, mentions } of file.declarations) for (const name of names) add(name, mentions);
  usesOf.set(file, uses);
  return uses;
}
