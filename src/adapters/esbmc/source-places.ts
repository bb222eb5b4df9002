import { posix } from 'node:path';
import type { Location } from '../../domain/location.ts';
import type { Place } from './esbmc-output.ts';
import type { Copies } from './original-places.ts';

/** What is needed to tell the project's places from those of libraries. */
export interface SourcePlaces {
  /** Absolute path below which files are made relative. */
  readonly root: string;
  /** Absolute paths of our own models of library functions. */
  readonly models: readonly string[];
  /** Copies that are compiled in place of files of the project. */
  readonly copies?: Copies;
}

/** Whether the place is in ESBMC's built-in library or in our models, where no project's author can look. */
export function isInLibrary(place: Pick<Place, 'file'>, { models }: SourcePlaces): boolean {
  return place.file.startsWith('/esbmc-vfs/') || models.includes(posix.normalize(place.file));
}

export function locationOf(place: Place, places: SourcePlaces): Location {
  return {
    file: relativeFile(place.file, places),
    line: place.line,
    column: place.column,
    function: place.function,
  };
}

/** The path relative to the root with `/` where it is below it, else as it is; `#line` can make it anything. */
export function relativeFile(file: string, { root }: SourcePlaces): string {
  const plain = posix.normalize(file).replace(/\p{Cc}/gu, '?');
  const base = root.endsWith('/') ? root : `${root}/`;
  return plain.startsWith(base) ? plain.slice(base.length) : plain;
}
