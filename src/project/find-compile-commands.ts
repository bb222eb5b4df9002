import { posix } from 'node:path';
import { ConfigurationError } from '../domain/errors.ts';
import { type CompileCommand, maxCommandsBytes, parseCompileCommands } from './compile-commands.ts';
import { isBelow } from './header-search.ts';
import { printable } from './printable.ts';
import type { SourceReader } from './source-reader.ts';

export interface FoundCommands {
  /** Relative to the checkout where it is in there, and fit for messages. */
  readonly name: string;
  /** Absolute folder that it is in. */
  readonly folder: string;
  /** Null when it can't be used; then the notes say why. */
  readonly commands: readonly CompileCommand[] | null;
  readonly notes: readonly string[];
}

/**
 * Finds and reads the `compile_commands.json` of a checkout, which builds leave there and nobody commits; null when there
 * is none. One that was named and can't be used is a ConfigurationError; one that was merely found is left, with a note.
 * @param named absolute or relative to the checkout; null: the usual places
 * @param files of the checkout, relative to it
 */
export async function findCompileCommands(
  checkout: string,
  named: string | null,
  files: readonly string[],
  reader: SourceReader,
): Promise<FoundCommands | null> {
  if (named !== null) return readNamed(checkout, named, reader);
  const [first, ...others] = await usualPlaces(checkout, files, reader);
  if (first === undefined) return null;
  const name = printable(first);
  const several = `of ${others.length + 1} files \`compile_commands.json\`, \`${name}\` is used; \`compile-commands\` names another one`;
  const result = await read(checkout, posix.join(checkout, first), reader);
  const found = { name, folder: posix.dirname(posix.join(checkout, first)) };
  if (!result.ok) return { ...found, commands: null, notes: [`\`${name}\` is not used: ${result.reason}`] };
  return { ...found, commands: result.commands, notes: others.length > 0 ? [several] : [] };
}

const fileName = 'compile_commands.json';

// Folders of CMake, its presets and IDEs, Meson, GN and bear.
const usual =
  /^(?:(?:build|_build|builddir|out|target|bin|cmake-build-[^/]+|build[-_.][^/]+|obj)\/(?:[^/]+\/){0,2})?compile_commands\.json$/i;

/** The root first, then the others by how deep they are. */
async function usualPlaces(
  checkout: string,
  files: readonly string[],
  reader: SourceReader,
): Promise<readonly string[]> {
  // In the root it is often a link to the one of a build folder, which lists of files leave out.
  const isThere = (await reader.entryKind(posix.join(checkout, fileName))) !== 'missing';
  if (isThere) return [fileName];
  const depth = (path: string) => path.split('/').length;
  return files.filter((file) => usual.test(file)).toSorted((one, other) => depth(one) - depth(other));
}

async function readNamed(checkout: string, named: string, reader: SourceReader): Promise<FoundCommands> {
  const path = posix.resolve(checkout, named);
  const name = printable(isBelow(path, checkout) ? posix.relative(checkout, path) : path);
  const result = await read(named.startsWith('/') ? null : checkout, path, reader);
  if (!result.ok) throw new ConfigurationError(`compile-commands: ${name}: ${result.reason}`);
  return { name, folder: posix.dirname(path), commands: result.commands, notes: [] };
}

/** @param within the folder that a link may not lead out of; null: wherever the user says */
async function read(within: string | null, path: string, reader: SourceReader) {
  const real = await reader.realPath(path);
  if (real === null)
    return { ok: false, reason: 'there is no such file; the build has to write it first' } as const;
  const fence = within === null ? '/' : await reader.realPath(within);
  if (fence === null || !isBelow(real, fence)) {
    return { ok: false, reason: 'it lies outside of the repository' } as const;
  }
  const text = await reader.read(real, maxCommandsBytes);
  if (text === null) return { ok: false, reason: 'it can’t be read, or is larger than 64 MiB' } as const;
  return parseCompileCommands(text);
}
