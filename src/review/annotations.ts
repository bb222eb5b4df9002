import type { Finding } from '../domain/finding.ts';
import { isFailing, type Policy } from '../domain/policy.ts';
import type { PropertyKind } from '../domain/property-kind.ts';
import { kindTitles } from './kind-titles.ts';
import { plainText } from './plain-text.ts';

/** A message at a line of the workflow run and of the diff; all texts are plain. */
export interface Annotation {
  readonly level: 'error' | 'warning';
  readonly file: string;
  readonly line: number;
  readonly column: number | null;
  readonly title: string;
  readonly message: string;
  readonly fingerprint: string;
}

/** Longer messages are cut by the runner's page. */
const messageLength = 1_000;

/** One annotation a finding: an error where it fails the gate. */
export function annotationsOf(findings: readonly Finding[], policy: Policy): readonly Annotation[] {
  return findings.map((finding) => {
    const { location, kind } = finding.counterexample.property;
    return {
      level: isFailing(finding, policy) ? 'error' : 'warning',
      file: location.file,
      line: location.line,
      column: location.column,
      title: titleOf(kind),
      message: plainText(finding.message, messageLength),
      fingerprint: finding.fingerprint,
    };
  });
}

function titleOf(kind: PropertyKind): string {
  return `ESBMC: ${kindTitles[kind]}`;
}
