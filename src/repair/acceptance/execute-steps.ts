import type { AcceptanceStep } from './acceptance-step.ts';

/** What runs code of the project, in this order: the first step that fails names the rejection. */
export const executeSteps: readonly AcceptanceStep[] = [];
