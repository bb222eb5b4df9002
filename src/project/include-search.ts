import { posix } from 'node:path';
import type { BuildContext } from './build-context.ts';
import {
  defaultSystemDirs,
  isBelow,
  isSystemPath,
  outsideOfRepository,
  type Probe,
  probeProject,
  probeSystem,
} from './header-search.ts';
import type { SourceReader } from './source-reader.ts';

interface Folder {
  /** Relative to the root, or absolute where it is the system's. */
  readonly path: string;
  readonly isSystem: boolean;
}

/** Finds headers as compilers do, and files below a root only. */
export interface IncludeSearch {
  /** The folder that makes every search unsafe, since compilers would look there; null as a rule. */
  readonly outsideFolder: string | null;
  /**
   * What compilers may open for a header, in their order. They stop at the first one that is not missing, except for
   * `#include_next`.
   * @param from the including file, relative to the root
   */
  candidates(header: { form: 'quote' | 'angle'; text: string }, from: string): AsyncIterable<Probe>;
}

export function includeSearchOf(
  root: string,
  {
    includeDirs,
    systemIncludeDirs = [],
    afterIncludeDirs = [],
  }: Pick<BuildContext, 'includeDirs'> & Partial<BuildContext>,
  reader: SourceReader,
): IncludeSearch {
  // Those after the system's come before it here: what may be opened at all is looked through.
  const configured = [...includeDirs, ...systemIncludeDirs, ...afterIncludeDirs].map((path) => ({
    path: isBelow(path, root) ? posix.relative(root, path) : path,
    isSystem: !isBelow(path, root),
  }));
  const folders: Folder[] = [...configured, ...defaultSystemDirs.map((path) => ({ path, isSystem: true }))];
  return {
    outsideFolder: configured.find(({ path, isSystem }) => isSystem && !isSystemPath(path))?.path ?? null,

    async *candidates({ form, text }, from) {
      if (text.startsWith('/')) {
        yield probeAbsolute(root, text, reader);
        return;
      }
      if (form === 'quote') yield probe(root, posix.dirname(from), text, false, reader);
      for (const { path, isSystem } of folders) {
        yield isSystem ? probeSystem(path, text, reader) : probe(root, path, text, true, reader);
      }
    },
  };
}

function probeAbsolute(root: string, path: string, reader: SourceReader): Promise<Probe> | Probe {
  if (path.startsWith(`${root}/`)) return probe(root, '', path.slice(root.length + 1), false, reader);
  return isSystemPath(path) ? probeSystem('/', path, reader) : outsideOfRepository;
}

async function probe(
  root: string,
  folder: string,
  text: string,
  mayLookOutside: boolean,
  reader: SourceReader,
): Promise<Probe> {
  // gcc loads `x.h.gch` before it looks for `x.h`: a binary image of its own memory.
  const precompiled = posix.join(root, folder, `${text}.gch`);
  if (isBelow(precompiled, root) && (await reader.entryKind(precompiled)) !== 'missing') {
    return { kind: 'refused', reason: 'has a precompiled form in the repository' };
  }
  return probeProject(root, folder, text, mayLookOutside, reader);
}
