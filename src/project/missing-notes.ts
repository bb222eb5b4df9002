import { posix } from 'node:path';
import { printable } from './printable.ts';
import type { MissingHeader } from './source-containment.ts';
import type { TreeIndex } from './tree-index.ts';

/** What configure scripts and CMake make a header from. */
const templateEnds = ['.in', '.in.h', '.cmake', '.cmake.in', '.in.cmake', '.cmakein', '.meson', '.template'];

/** For each missing header that a build makes: from what, so that a reader knows what to run. */
export function missingNotes(missing: readonly MissingHeader[], tree: TreeIndex): readonly string[] {
  return missing.flatMap(({ header, includedFrom, line }) => {
    const template = templateOf(posix.normalize(header), tree);
    if (template === null) return [];
    return [
      `\`${printable(header)}\`, which \`${printable(includedFrom)}:${line}\` includes, is made from \`${printable(template)}\` when the project is configured: do that before this check, or commit it`,
    ];
  });
}

function templateOf(header: string, tree: TreeIndex): string | null {
  const name = posix.basename(header);
  const stem = name.replace(/\.[^.]+$/, '');
  const candidates = [
    ...templateEnds.map((end) => `${name}${end}`),
    `${stem}.h.in`,
    `${stem}-h.in`,
    `${stem}_h.in`,
  ];
  for (const candidate of candidates) {
    const [found] = tree.endingWith(candidate);
    if (found !== undefined) return found;
  }
  return null;
}
