import type { CFile } from '../../project/c-file.ts';
import { oncePer } from '../../project/once-per.ts';
import { digestOf } from './digest.ts';
import { type ReadSource, type SourcePiece, type SourcePieces, sourcePieces } from './source-pieces.ts';

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
  const bodies = (part: 'tokens' | 'places') =>
    cut.map(({ path, bodies: all, bodiesBy }) => [
      path,
      ...(pastes ? all : bodiesThatRun(reached, bodiesBy)).map((one) => [one.owner, one[part]]),
    ]);
  const dependsOnLayout = cut.some((one) => one.dependsOnLayout);
  const around = (part: 'tokens' | 'places') => cut.map((one) => one.around[part]);
  const places = bodies('places');
  return {
    meaning: digestOf([
      around('tokens'),
      bodies('tokens'),
      dependsOnLayout ? [around('places'), places] : null,
    ]),
    places: digestOf(places),
    whole: digestOf(cut.map(({ path, whole }) => [path, whole])),
  };
}

/** A file in pieces, of which a unit only looks at those that it runs: a file may have as many units as functions. */
interface CutFile extends Omit<SourcePieces, 'pieces'> {
  /** Of the pieces outside of bodies, signatures among them, which say in what order the bodies stand. */
  readonly around: { readonly tokens: string; readonly places: string };
  readonly bodies: readonly OwnedPiece[];
  readonly bodiesBy: ReadonlyMap<string, readonly OwnedPiece[]>;
  readonly whole: string;
}

interface OwnedPiece extends SourcePiece {
  readonly owner: string;
  /** In the file. */
  readonly at: number;
}

const known = new WeakMap<CFile, CutFile>();

/** Each file is cut once, whatever the number of its units. */
function piecesOf(source: ReadSource): CutFile {
  const cut = known.get(source.file) ?? cutFile(sourcePieces(source));
  known.set(source.file, cut);
  return cut;
}

function cutFile({ pieces, ...rest }: SourcePieces): CutFile {
  const outside = pieces.filter(({ owner }) => owner === null);
  const bodies = pieces.flatMap((piece, at): OwnedPiece[] => {
    return piece.owner === null ? [] : [{ ...piece, owner: piece.owner, at }];
  });
  const bodiesBy = new Map<string, OwnedPiece[]>();
  for (const body of bodies) addTo(bodiesBy, body.owner, [body]);
  return {
    ...rest,
    around: {
      tokens: digestOf(outside.map(({ tokens }) => tokens)),
      places: digestOf(outside.map(({ places }) => places)),
    },
    bodies,
    bodiesBy,
    whole: digestOf(pieces.map(({ tokens }) => tokens)),
  };
}

/** In the order of the file. */
function bodiesThatRun(reached: ReadonlySet<string>, bodies: CutFile['bodiesBy']): readonly OwnedPiece[] {
  return [...reached].flatMap((name) => bodies.get(name) ?? []).sort((one, other) => one.at - other.at);
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

const usesIn = oncePer((file: CFile): ReadonlyMap<string, readonly string[]> => {
  const uses = new Map<string, string[]>();
  const add = (name: string, mentions: readonly string[]) => addTo(uses, name, mentions);
  for (const { name, mentions, isDefinition } of file.functions) if (isDefinition) add(name, mentions);
  for (const { names, mentions } of file.declarations) for (const name of names) add(name, mentions);
  return uses;
});

/** A name may be defined as often as there are lines, so that lists are added to, and not copied. */
function addTo<Item>(lists: Map<string, Item[]>, name: string, items: readonly Item[]): void {
  const list = lists.get(name) ?? [];
  for (const item of items) list.push(item);
  lists.set(name, list);
}
