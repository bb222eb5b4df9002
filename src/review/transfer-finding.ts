import { z } from 'zod';
import type { Assignment, Counterexample, Property, TraceStep } from '../domain/counterexample.ts';
import { type Finding, foundByWays } from '../domain/finding.ts';
import type { Location } from '../domain/location.ts';
import { propertyKinds } from '../domain/property-kind.ts';
import type { Reproducer } from '../domain/reproducer.ts';
import { transferLimits } from './transfer-limits.ts';
import {
  type TransferShape,
  transferList,
  transferName,
  transferNumber,
  transferPath,
  transferText,
} from './transfer-shape.ts';

const place = z.strictObject({
  file: transferPath,
  line: transferNumber,
  column: transferNumber.nullable(),
  function: transferName.nullable(),
} satisfies TransferShape<Location>);

const assignment = z.strictObject({
  variable: transferText,
  value: transferText,
} satisfies TransferShape<Assignment>);

const step = z.strictObject({ location: place, assignment } satisfies TransferShape<TraceStep>);

const property = z.strictObject({
  kind: z.enum(propertyKinds),
  cwe: z
    .string()
    .regex(/^CWE-\d{1,5}$/)
    .nullable(),
  comment: transferText,
  expression: transferText.nullable(),
  location: place,
} satisfies TransferShape<Property>);

const counterexample = z.strictObject({
  property,
  steps: transferList(step, 'steps'),
  calls: transferList(place, 'calls'),
  bound: transferNumber.nullable(),
} satisfies TransferShape<Counterexample>);

const reproducer = z.strictObject({
  tool: transferName,
  says: transferText,
  isFirst: z.boolean(),
  hasOtherInputs: z.boolean().optional(),
  program: z.string().max(transferLimits.program).nullable(),
} satisfies TransferShape<Reproducer>);

/** A finding as a transfer holds it. */
export const transferFinding = z.strictObject({
  fingerprint: z.string().regex(/^[0-9a-f]{16}$/),
  counterexample,
  statement: transferText,
  message: transferText,
  origin: z.enum(['entry', 'harness']),
  entry: transferName,
  status: z.enum(['introduced', 'existing', 'fixed', 'undetermined']).nullable(),
  reproduced: z.boolean().nullable(),
  reproducer: reproducer.nullable(),
  foundBy: z.enum(foundByWays),
  inputs: transferList(assignment, 'inputs'),
  assumptions: transferList(transferText, 'assumptions'),
  requires: transferText.nullable(),
  needsAllocationFailure: z.boolean(),
  basePassed: z.boolean(),
} satisfies TransferShape<Finding>);
