import { posix } from 'node:path';
import { macroName } from '../config/macro-definition.ts';
import type { FileBuild } from './compile-database.ts';
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

const configMacro = 'HAVE_CONFIG_H';

/**
 * What builds by autoconf define, and nobody else: without it a file compiles as if the project had not been configured,
 * or not at all. Empty where the file does not ask, or the answer is known.
 */
export function configNotes(text: string, { build, isWritten }: FileBuild & { ok: true }): readonly string[] {
  const isAsked = new RegExp(`^[ \\t]*#[ \\t]*if.*\\b${configMacro}\\b`, 'm').test(text);
  if (!isAsked || isWritten || build.defines.some((define) => macroName(define) === configMacro)) return [];
  return [
    `\`${configMacro}\` is not defined, so that what \`config.h\` says does not count: if the build defines it, name it under \`defines\` in .github/esbmc.yml, or let the build write a compile_commands.json`,
  ];
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
