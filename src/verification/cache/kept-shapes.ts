import { z } from 'zod';
import type { Assignment, Counterexample, Property, TraceStep } from '../../domain/counterexample.ts';
import { type Finding, foundByWays } from '../../domain/finding.ts';
import type { Location } from '../../domain/location.ts';
import { checkGroups, propertyKinds } from '../../domain/property-kind.ts';
import type {
  FunctionResult,
  HeldProperty,
  Report,
  RunSummary,
  SkippedFile,
  UnitResult,
} from '../../domain/report.ts';
import type { Reproducer } from '../../domain/reproducer.ts';
import type { Unit } from '../../domain/unit.ts';
import { verdicts } from '../../domain/verdict.ts';
import type { UnitOutcome } from '../unit-outcome.ts';

/** Exactly the members of a type: what is added to it is missed here by the compiler, and not on restore. */
type Shape<Type> = { [Member in keyof Required<Type>]: z.ZodType };

const text = z.string();
const count = z.number().int().min(0);
const origin = z.enum(['entry', 'harness']);
const verdict = z.enum(verdicts);
const reason = text.nullable();
const kind = z.enum(propertyKinds);

const place = z.strictObject({
  file: text,
  line: count,
  column: count.nullable(),
  function: text.nullable(),
} satisfies Shape<Location>);

const assignment = z.strictObject({ variable: text, value: text } satisfies Shape<Assignment>);

const property = z.strictObject({
  kind,
  cwe: text.nullable(),
  comment: text,
  expression: text.nullable(),
  location: place,
} satisfies Shape<Property>);

const counterexample = z.strictObject({
  property,
  steps: z.array(z.strictObject({ location: place, assignment } satisfies Shape<TraceStep>)),
  calls: z.array(place),
  bound: count.nullable(),
} satisfies Shape<Counterexample>);

const reproducer = z.strictObject({
  tool: text,
  says: text,
  isFirst: z.boolean(),
  hasOtherInputs: z.boolean().optional(),
  program: text.nullable(),
} satisfies Shape<Reproducer>);

const finding = z.strictObject({
  fingerprint: z.string().regex(/^[0-9a-f]{16}$/),
  counterexample,
  statement: text,
  message: text,
  origin,
  entry: text,
  status: z.enum(['introduced', 'existing', 'fixed', 'undetermined']).nullable(),
  reproduced: z.boolean().nullable(),
  reproducer: reproducer.nullable(),
  foundBy: z.enum(foundByWays),
  inputs: z.array(assignment),
  assumptions: z.array(text),
  requires: text.nullable(),
  needsAllocationFailure: z.boolean(),
  basePassed: z.boolean(),
} satisfies Shape<Finding>);

const unit = z.strictObject({
  file: text,
  entry: text,
  origin,
  functions: z.array(text),
  isCaller: z.boolean().optional(),
  assumptions: z.array(text),
} satisfies Shape<Unit>);

const unitResult = z.strictObject({
  unit,
  verdict,
  reason,
  bound: count.nullable(),
  seconds: z.number().min(0),
  cached: z.boolean(),
  runs: z.array(z.strictObject({ group: z.enum(checkGroups), verdict, reason } satisfies Shape<RunSummary>)),
} satisfies Shape<UnitResult>);

const functionResult = z.strictObject({
  file: text,
  name: text,
  verdict,
  reason,
} satisfies Shape<FunctionResult>);

const held = z.strictObject({
  file: text,
  function: text,
  kind,
  statement: text,
  origin,
  bound: count.nullable(),
} satisfies Shape<HeldProperty>);

const skipped = z.strictObject({ file: text, reason: text } satisfies Shape<SkippedFile>);

/** What a unit ended with, as an entry keeps it. */
export const keptOutcome = z.strictObject({
  unit: unitResult,
  functions: z.array(functionResult),
  findings: z.array(finding),
  held: z.array(held),
} satisfies Shape<UnitOutcome>);

/** What all units of a run ended with. */
export const keptAnalysis = z.strictObject({
  units: z.array(unitResult),
  functions: z.array(functionResult),
  findings: z.array(finding),
  held: z.array(held),
  skipped: z.array(skipped),
  notes: z.array(text),
} satisfies Shape<Pick<Report, 'units' | 'functions' | 'findings' | 'held' | 'skipped' | 'notes'>>);
