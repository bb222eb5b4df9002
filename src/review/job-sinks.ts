import type { Annotation } from './annotations.ts';

/** The port to what a workflow job can show without any permission. */
export interface JobSinks {
  /** Shows annotations, as many as the runner takes; returns those that it does not take. */
  annotate(annotations: readonly Annotation[]): readonly Annotation[];
  writeSummary(markdown: string): Promise<void>;
  setOutput(name: string, value: string): void;
}
