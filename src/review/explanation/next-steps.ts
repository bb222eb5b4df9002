import type { Finding } from '../../domain/finding.ts';
import { localCommand } from '../local-command.ts';
import { quoted } from '../message.ts';
import type { MissingGuard } from './missing-guard.ts';

/** Where an explanation is read, which says what can be typed there. */
export type ReadAt = 'terminal' | 'pull-request';

/** What to do about a finding, as messages: the code first, then how to see that it helped. */
export function nextSteps(
  finding: Finding,
  { line, condition }: MissingGuard,
  readAt: ReadAt,
): readonly string[] {
  const { file } = finding.counterexample.property.location;
  const check = localCommand(file);
  const fix = fixCommand(finding, check, readAt);
  const { line: at } = finding.counterexample.property.location;
  return [
    line === null || condition === null
      ? `Change what leads to line ${at}, as said above.`
      : `Test ${quoted(condition, 160)} before line ${line}, or see to it where the values come from, and decide what the function does otherwise.`,
    ...(finding.origin === 'harness'
      ? [
          `${quoted(finding.entry)} was called by itself: look whether a caller can really pass this. If none can, the condition belongs into the code or into an annotation.`,
        ]
      : []),
    ...(fix === null ? [] : [`${quoted(fix, 200)} looks for a repair that is verified.`]),
    ...(check === null ? [] : [`${quoted(check, 160)} says whether a change helped.`]),
  ];
}

function fixCommand({ fingerprint }: Finding, check: string | null, readAt: ReadAt): string | null {
  if (readAt === 'pull-request') return `/esbmc-fix ${fingerprint}`;
  const fix = check?.replace(/^esbmc-action check/, 'esbmc-action fix') ?? null;
  return fix === null ? null : `${fix} --finding ${fingerprint}`;
}
