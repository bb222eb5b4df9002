import type { AcceptanceStep } from './acceptance-step.ts';
import { inputsReplayed } from './steps/inputs-replayed.ts';
import { sameRuns } from './steps/same-runs.ts';
import { testsPass } from './steps/tests-pass.ts';

/** What runs code of the project, in this order: the first step that fails names the rejection. */
export const executeSteps: readonly AcceptanceStep[] = [inputsReplayed, sameRuns, testsPass];
