import type { Conclusion } from '../domain/policy.ts';
import type { Annotation } from './annotations.ts';

/** A check of a commit, as GitHub shows it beside those of workflows. */
export interface CheckRun {
  readonly commit: string;
  readonly name: string;
  readonly conclusion: Conclusion;
  /** One plain line. */
  readonly title: string;
  /** Markdown, both. */
  readonly summary: string;
  readonly text: string;
  readonly annotations: readonly Annotation[];
}
