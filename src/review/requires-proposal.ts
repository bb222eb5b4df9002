import type { Finding } from '../domain/finding.ts';
import { quoted } from './message.ts';

/** What to write when the callers rule a finding out, as a message; null where no condition is known that does. */
export function requiresProposal(finding: Finding): string | null {
  const { requires } = finding;
  if (requires === null) return null;
  const where = quoted(finding.entry);
  return (
    `If every caller sees to ${quoted(requires, 120)}, write ${quoted(`/* esbmc: requires(${requires}) */`, 160)} on the line ` +
    `above ${where}: it is taken for granted there, and checked where ${where} is called.`
  );
}
