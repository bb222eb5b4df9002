import { posix } from 'node:path';
import type { Config } from '../config/config.ts';
import { macroName, mergeDefinitions } from '../config/macro-definition.ts';
import { type FileSettings, settingsFor } from '../config/settings-for.ts';
import { mergeFlags } from '../config/verifier-flags.ts';
import { type BuildContext, emptyBuildContext } from './build-context.ts';
import { type CompileDatabase, compileDatabase, type FileBuild } from './compile-database.ts';
import { findCompileCommands } from './find-compile-commands.ts';
import { printable } from './printable.ts';
import type { SourceReader } from './source-reader.ts';
import type { TreeIndex } from './tree-index.ts';

/** How the files of a tree are compiled. @param path relative to the root */
export type FileBuilds = (path: string) => FileBuild;

interface BuildPlace {
  /** Absolute root of the tree. */
  readonly root: string;
  readonly tree: TreeIndex;
  /** Absolute root of the checkout that a build may have run in, and its files. */
  readonly checkout: string;
  readonly checkoutFiles: readonly string[];
}

/**
 * From the project's compile commands and from the configuration, which adds to them and counts more. Compile commands
 * that were named and can't be used are a ConfigurationError for the first file that is asked about: a change without C
 * files needs no build.
 */
export async function readFileBuilds(
  { root, tree, checkout, checkoutFiles }: BuildPlace,
  config: Config,
  reader: SourceReader,
): Promise<FileBuilds> {
  const search = findCompileCommands(checkout, config.compileCommands, checkoutFiles, reader);
  const [found, problem] = await search.then(
    (commands) => [commands, null] as const,
    (error: unknown) => [null, error] as const,
  );
  const database =
    found === null || found.commands === null
      ? null
      : compileDatabase(found.commands, { ...found, checkout, root, tree });
  return (path) => {
    if (problem !== null) throw problem;
    const settings = settingsFor(config, path);
    const known = buildOf(path, database, found?.name ?? '');
    if (!known.ok) return known;
    const notes = [...(found?.notes ?? []), ...known.notes];
    return { ...known, build: configured(known.build, settings, root), notes };
  };
}

function buildOf(path: string, database: CompileDatabase | null, name: string): FileBuild {
  const guess = { ok: true, build: emptyBuildContext, isWritten: false, notes: [] } as const;
  if (database === null) return guess;
  const none = `\`${printable(path)}\` has no entry in \`${name}\``;
  return database.buildOf(path) ?? { ...guess, notes: [none] };
}

function configured(build: BuildContext, settings: FileSettings, root: string): BuildContext {
  const dirs = settings.includeDirs.map((dir) => (dir.startsWith('/') ? dir : posix.join(root, dir)));
  const defined = new Set(settings.defines.map(macroName));
  return {
    ...build,
    includeDirs: [...new Set([...dirs, ...build.includeDirs])],
    defines: mergeDefinitions(build.defines, settings.defines),
    undefines: build.undefines.filter((name) => !defined.has(name)),
    std: settings.std ?? build.std,
    flags: mergeFlags(build.flags, settings.flags),
  };
}
