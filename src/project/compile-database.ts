import { posix } from 'node:path';
import { isCStandard } from '../config/c-standards.ts';
import type { BuildContext } from './build-context.ts';
import { argumentsOf, type CompileCommand } from './compile-commands.ts';
import { type CompileOptions, readCompileOptions } from './compile-options.ts';
import { isBelow, isSystemPath } from './header-search.ts';
import { printable } from './printable.ts';
import type { TreeIndex } from './tree-index.ts';
import { writtenRoot } from './written-root.ts';

/** How a file of a tree is compiled. */
export type FileBuild =
  | {
      readonly ok: true;
      readonly build: BuildContext;
      /** Whether a build system wrote that down; else it is what the configuration says, or a guess. */
      readonly isWritten: boolean;
      readonly notes: readonly string[];
    }
  /** A sentence that says why that can't be used. */
  | { readonly ok: false; readonly reason: string };

export interface CompileDatabase {
  /** @param path relative to the root; null for a file that no entry is about */
  buildOf(path: string): FileBuild | null;
}

export interface DatabasePlace {
  /** How the file is called in messages. */
  readonly name: string;
  /** Absolute folder that it is in, where directories that are relative start. */
  readonly folder: string;
  /** Absolute root of the checkout that it was made in, as far as is known. */
  readonly checkout: string;
  /** Absolute root of the tree that its paths are taken into: the checkout, or another one of the same project. */
  readonly root: string;
  readonly tree: TreeIndex;
}

/** What compile commands say about a tree, whoever wrote them: what leaves the tree, and is not the system's, is refused. */
export function compileDatabase(commands: readonly CompileCommand[], place: DatabasePlace): CompileDatabase {
  const written = (command: CompileCommand) => posix.resolve(place.folder, command.directory, command.file);
  const origin = writtenRoot(commands.map(written), place);
  const byFile = new Map<string, CompileCommand[]>();
  for (const command of commands) {
    const file = written(command);
    if (!isBelow(file, origin)) continue;
    const path = posix.relative(origin, file);
    const known = byFile.get(path);
    if (known) known.push(command);
    else byFile.set(path, [command]);
  }
  const moved =
    origin === place.checkout
      ? []
      : [
          `\`${place.name}\` was made in \`${printable(origin)}\`: its paths are taken for those of this checkout`,
        ];
  return {
    buildOf: (path) => {
      const [first, ...others] = byFile.get(path) ?? [];
      if (first === undefined) return null;
      const result = buildFrom(first, origin, place);
      if (!result.ok) return result;
      const differs = others.some((other) => !isSame(buildFrom(other, origin, place), result));
      const several = `\`${printable(path)}\` has ${others.length + 1} entries in \`${place.name}\` that differ: the first one counts`;
      const source = `include folders and macros come from \`${place.name}\``;
      return { ...result, notes: [source, ...moved, ...(differs ? [several] : []), ...result.notes] };
    },
  };
}

function isSame(one: FileBuild, other: FileBuild): boolean {
  return one.ok && other.ok && JSON.stringify(one.build) === JSON.stringify(other.build);
}

function buildFrom(command: CompileCommand, origin: string, place: DatabasePlace): FileBuild {
  const where = `entry ${command.number} of \`${place.name}\``;
  const args = argumentsOf(command);
  if (args === null) return { ok: false, reason: `${where} has a command whose quotes do not pair up` };
  const read = readCompileOptions(args);
  if (!read.ok) return { ok: false, reason: `${where} ${read.reason}` };
  const build = buildIn(read.options, command, origin, place);
  if ('reason' in build) return { ok: false, reason: `${where} ${build.reason}` };
  const { std } = read.options;
  const isKnown = std === null || isCStandard(std);
  const unknown = `${where} asks for the standard \`${printable(std ?? '')}\`, which ESBMC does not know: its default counts`;
  return {
    ok: true,
    build: { ...build, std: isKnown ? std : null },
    isWritten: true,
    notes: isKnown ? [] : [unknown],
  };
}

function buildIn(
  options: CompileOptions,
  { directory }: CompileCommand,
  origin: string,
  { folder, root, tree }: DatabasePlace,
): BuildContext | { readonly reason: string } {
  const taken = (path: string) => {
    const full = posix.resolve(folder, directory, path);
    return isBelow(full, origin) ? posix.join(root, posix.relative(origin, full)) : full;
  };
  const { includeDirs, systemIncludeDirs, afterIncludeDirs, forcedIncludes } = options;
  const dirs = {
    includeDirs: includeDirs.map(taken),
    systemIncludeDirs: systemIncludeDirs.map(taken),
    afterIncludeDirs: afterIncludeDirs.map(taken),
  };
  const searched = [...dirs.includeDirs, ...dirs.systemIncludeDirs, ...dirs.afterIncludeDirs];
  const outside = searched.find((path) => !isBelow(path, root) && !isSystemPath(path));
  if (outside !== undefined) {
    return {
      reason: `names the include folder \`${printable(outside)}\`, which lies outside of the repository and of the system's headers`,
    };
  }
  const forced: string[] = [];
  for (const file of forcedIncludes) {
    const candidates = [taken(file), ...searched.map((dir) => posix.join(dir, file))];
    const found = candidates.find((path) => isBelow(path, root) && tree.has(posix.relative(root, path)));
    if (found === undefined) return { reason: forcedProblem(candidates[0] ?? file, root) };
    forced.push(found);
  }
  return { ...options, ...dirs, forcedIncludes: forced };
}

function forcedProblem(path: string, root: string): string {
  return isBelow(path, root)
    ? `includes \`${printable(posix.relative(root, path))}\` before all else (\`-include\`), which does not exist: run the build step that makes it first, or commit it`
    : `includes \`${printable(path)}\` before all else (\`-include\`), which lies outside of the repository`;
}
