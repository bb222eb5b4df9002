import { posix } from 'node:path';
import type { Property } from '../../domain/counterexample.ts';
import type { PropertyKind } from '../../domain/property-kind.ts';
import type { Frame, ToolReport } from './parse-tool-report.ts';
import type { ReplayEvidence } from './replayer.ts';
import { statementLines } from './statement-lines.ts';

export interface ConfirmationPlace {
  /** Absolute path below which the project's files lie; the compiler ran there. */
  readonly root: string;
  readonly linesOf: (file: string) => readonly string[] | null;
}

/**
 * The report as evidence of the property; null unless it is of the same kind and its first frame in the project's
 * files is in the violated statement. A leak is told where it was allocated, by any frame of a leaked block.
 */
export function confirms(
  { kind, location }: Property,
  report: ToolReport,
  { root, linesOf }: ConfirmationPlace,
): ReplayEvidence | null {
  if (!report.kinds.some((one) => isSameFamily(kind, one))) return null;
  const own = report.frames.flatMap((frame) => {
    const file = fileInProject(frame.file, root);
    return linesOf(file) === null ? [] : { file, line: frame.line };
  });
  const { first, last } = statementLines(linesOf(location.file) ?? [], location.line);
  const isViolated = ({ file, line }: Pick<Frame, 'file' | 'line'>) =>
    file === location.file && line >= first && line <= last;
  const found = kind === 'memory-leak' ? own.find(isViolated) : own.slice(0, 1).find(isViolated);
  if (found === undefined) return null;
  return { tool: report.tool, line: found.line, excerpt: report.message, isFirst: true };
}

/** What ESBMC calls a pointer to no valid object can be any of these. */
const accesses: readonly PropertyKind[] = [
  'invalid-pointer',
  'null-dereference',
  'out-of-bounds',
  'use-after-free',
];
const frees: readonly PropertyKind[] = ['double-free', 'invalid-free'];

function isSameFamily(ofProperty: PropertyKind, ofReport: PropertyKind): boolean {
  if (ofProperty === 'invalid-pointer') return accesses.includes(ofReport);
  return ofProperty === ofReport || (frees.includes(ofProperty) && frees.includes(ofReport));
}

/** A path as a tool prints it, relative to the root where it is below it. */
export function fileInProject(file: string, root: string): string {
  const plain = posix.normalize(file);
  return plain.startsWith(`${root}/`) ? plain.slice(root.length + 1) : plain;
}
