import type { Property } from '../../domain/counterexample.ts';
import type { Location } from '../../domain/location.ts';
import { groupOf, type PropertyKind } from '../../domain/property-kind.ts';
import { fileInProject } from '../replay/confirms.ts';
import type { Frame, ToolReport } from '../replay/parse-tool-report.ts';
import type { FuzzRequest } from './fuzzer.ts';

/** What a tool's report says was violated, as far as that was asked for. */
export function wantedProperty(report: ToolReport, request: FuzzRequest): Property | null {
  const property = crashProperty(report, request);
  const isAsked = property !== null && request.checks.includes(groupOf(property.kind));
  return isAsked && request.isWanted?.(report) !== false ? property : null;
}

/**
 * What a tool's report says was violated. Null where it can't be said, and where it is not the project's code that went
 * wrong but the harness, or what stands in for functions without a body.
 */
function crashProperty(
  report: ToolReport,
  { linesOf, functionOf, setup: { root } }: Pick<FuzzRequest, 'linesOf' | 'functionOf' | 'setup'>,
): Property | null {
  const [kind] = report.kinds;
  const place = placeOf(report.frames, linesOf, root);
  if (kind === undefined || place === null) return null;
  const { file, line } = place;
  return {
    kind,
    cwe: weaknessOf(kind, report.access),
    comment: withoutNumbers(report.message),
    expression: null,
    location: { file, line, column: null, function: functionOf(file, line) },
  };
}

/** The calls through which a run came to the place that a report is about, innermost first. */
export function callersOf(
  { frames }: ToolReport,
  { linesOf, functionOf, setup: { root } }: Pick<FuzzRequest, 'linesOf' | 'functionOf' | 'setup'>,
): readonly Location[] {
  const own = frames.flatMap(({ file: path, line }) => {
    const file = fileInProject(path, root);
    return linesOf(file) === null ? [] : { file, line, column: null, function: functionOf(file, line) };
  });
  // UndefinedBehaviorSanitizer names the place itself, and once more at the top of its stack.
  return own.filter(({ file, line }) => file !== own[0]?.file || line !== own[0].line);
}

/** The innermost frame in code that somebody wrote here: frames of libraries and of our allocator are passed over. */
function placeOf(
  frames: readonly Frame[],
  linesOf: FuzzRequest['linesOf'],
  root: string,
): Pick<Frame, 'file' | 'line'> | null {
  for (const frame of frames) {
    const file = fileInProject(frame.file, root);
    if (linesOf(file) !== null) return { file, line: frame.line };
    const isAllocator = frame.function?.startsWith('__wrap_') === true;
    if (/(?:^|\/)reproducer\.c$/.test(file) && !isAllocator) return null;
  }
  return null;
}

/** What a finding is known by must not hang on the very inputs. */
function withoutNumbers(message: string): string {
  return message.replace(/-?\b\d[\w.+-]*/g, 'N');
}

const weaknesses: Partial<Record<PropertyKind, string>> = {
  'null-dereference': 'CWE-476',
  'use-after-free': 'CWE-416',
  'double-free': 'CWE-415',
  'invalid-free': 'CWE-590',
  'division-by-zero': 'CWE-369',
  overflow: 'CWE-190',
  shift: 'CWE-758',
  assertion: 'CWE-617',
  'invalid-pointer': 'CWE-119',
};

function weaknessOf(kind: PropertyKind, access: ToolReport['access']): string | null {
  if (kind !== 'out-of-bounds') return weaknesses[kind] ?? null;
  return access === null ? 'CWE-119' : access === 'read' ? 'CWE-125' : 'CWE-787';
}
