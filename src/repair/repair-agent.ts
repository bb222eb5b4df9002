import type { Finding } from '../domain/finding.ts';
import type { ProposedEdit } from './candidate.ts';
import type { ModelTools } from './model-tools.ts';
import type { FileEdit } from './patch.ts';

/** The port to what stands beside the model in a repair: tools, and the code as edits leave it. */
export interface RepairAgent {
  /** The tools of one attempt. */
  bind(finding: Finding): Promise<ModelTools>;
  readonly code: EditedCode;
  /** Told when the model is found to take no tools: the repair goes on without. */
  toolsRefused(): void;
}

/** The code of a repair, changed by the model, and by edits of others that it takes. */
export interface EditedCode {
  /** How it differs from the pull request. */
  edits(): readonly FileEdit[];
  /** What led there, oldest first; empty where the model alone has a part in it. */
  applied(): readonly ProposedEdit[];
  /** The model's own edit, which is in the code at once. */
  write(file: string, text: string, summary: string): void;
}
