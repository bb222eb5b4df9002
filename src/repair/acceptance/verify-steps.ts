import type { AcceptanceStep } from './acceptance-step.ts';
import { compiles } from './steps/compiles.ts';
import { editAllowed } from './steps/edit-allowed.ts';
import { callersHold, unitHasNoNewFailure } from './steps/nothing-new.ts';
import { patchApplies } from './steps/patch-applies.ts';
import { propertyHolds } from './steps/property-holds.ts';
import { propertyKept } from './steps/property-kept.ts';
import { sameBehaviour } from './steps/same-behaviour.ts';
import { statementsReached } from './steps/statements-reached.ts';
import { unitDecided } from './steps/unit-decided.ts';

/** What needs no code of the project to run, in this order: the first step that fails names the rejection. */
export const verifySteps: readonly AcceptanceStep[] = [
  patchApplies,
  editAllowed,
  compiles,
  propertyHolds,
  unitHasNoNewFailure,
  callersHold,
  unitDecided,
  propertyKept,
  statementsReached,
  sameBehaviour,
];
