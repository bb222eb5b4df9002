import { z } from 'zod';
import { checkGroups, propertyKinds } from '../domain/property-kind.ts';
import type {
  FunctionResult,
  HeldProperty,
  Report,
  RunSummary,
  SkippedFile,
  UnitResult,
} from '../domain/report.ts';
import type { Unit } from '../domain/unit.ts';
import { verdicts } from '../domain/verdict.ts';
import { transferFinding } from './transfer-finding.ts';
import {
  type TransferShape,
  transferList,
  transferName,
  transferNumber,
  transferPath,
  transferRepositoryPath,
  transferText,
} from './transfer-shape.ts';

const commit = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const verdict = z.enum(verdicts);
const reason = transferText.nullable();

const unit = z.strictObject({
  file: transferRepositoryPath,
  entry: transferName,
  origin: z.enum(['entry', 'harness']),
  isCaller: z.boolean().optional(),
  functions: transferList(transferName, 'functions'),
  assumptions: transferList(transferText, 'assumptions'),
} satisfies TransferShape<Unit>);

const run = z.strictObject({
  group: z.enum(checkGroups),
  verdict,
  reason,
} satisfies TransferShape<RunSummary>);

export const unitResult = z.strictObject({
  unit,
  verdict,
  reason,
  bound: transferNumber.nullable(),
  seconds: z.number().min(0),
  cached: z.boolean(),
  runs: transferList(run, 'runs'),
} satisfies TransferShape<UnitResult>);

export const functionResult = z.strictObject({
  file: transferRepositoryPath,
  name: transferName,
  verdict,
  reason,
} satisfies TransferShape<FunctionResult>);

export const heldProperty = z.strictObject({
  file: transferPath,
  function: transferName,
  kind: z.enum(propertyKinds),
  statement: transferText,
  origin: z.enum(['entry', 'harness']),
  bound: transferNumber.nullable(),
} satisfies TransferShape<HeldProperty>);

export const skippedFile = z.strictObject({
  file: transferRepositoryPath,
  reason: transferText,
} satisfies TransferShape<SkippedFile>);

/** A report as a transfer holds it: always of two commits, and without a conclusion, which is not its to draw. */
export const transferReport = z.strictObject({
  tool: z.strictObject({ name: transferName, version: transferName }),
  esbmc: z.strictObject({ version: transferName, sha256: z.string().regex(/^[0-9a-f]{64}$/) }).nullable(),
  base: commit,
  head: commit,
  units: transferList(unitResult, 'units'),
  functions: transferList(functionResult, 'functions'),
  findings: transferList(transferFinding, 'findings'),
  held: transferList(heldProperty, 'held'),
  skipped: transferList(skippedFile, 'skipped'),
  notes: transferList(transferText, 'notes'),
} satisfies TransferShape<Report>);

export type TransferReport = Readonly<z.output<typeof transferReport>>;
