import { z } from 'zod';
import type { KeptArtifact, SideInformation } from '../../domain/side-information.ts';
import { type Accepted, type Evidence, type Rejected, rejectionReasons } from '../../repair/acceptance.ts';
import type { ProposedEdit } from '../../repair/candidate.ts';
import type { CommandId } from '../../review/marker.ts';
import { transferFinding } from '../../review/transfer-finding.ts';
import {
  type TransferShape,
  transferName,
  transferNumber,
  transferRepositoryPath,
  transferText,
} from '../../review/transfer-shape.ts';
import type { FailedAttempt } from './repair-result.ts';
import type { Answered } from './talk-result.ts';

/** Raised when a stage would misunderstand what the one before it wrote. */
const version = z.literal(1);

const commit = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const digest = z.string().regex(/^[0-9a-f]{64}$/);

/** A source after its repair; larger ones are none that anybody reads. */
const source = z.string().max(1024 * 1024);

const evidence = z.strictObject({
  step: z.enum(['edit', 'compile', 'property', 'unit', 'callers', 'reached', 'replay', 'behaviour', 'tests']),
  outcome: z.enum(['passed', 'failed', 'not-run']),
  detail: transferText,
} satisfies TransferShape<Evidence>);

const allEvidence = z.array(evidence).max(50);

const accepted = z.strictObject({
  verdict: z.literal('accepted'),
  bound: transferNumber.nullable(),
  behaviour: z.enum(['kept', 'not-compared']),
  evidence: allEvidence,
} satisfies TransferShape<Accepted>);

const rejected = z.strictObject({
  verdict: z.literal('rejected'),
  reason: z.enum(rejectionReasons),
  detail: transferText,
  finding: z.null(),
  isSuggestable: z.boolean(),
  evidence: allEvidence,
} satisfies TransferShape<Omit<Rejected, 'finding'> & { finding: null }>);

const acceptance = z.discriminatedUnion('verdict', [accepted, rejected]);

/** The text before is not handed over: whoever goes on reads it where it is, and compares. */
const edit = z.strictObject({ file: transferRepositoryPath, before: digest, after: source });

const plugin = z.string().regex(/^[a-z][a-z0-9-]{0,23}$/);

const proposedEdit = z.strictObject({
  id: z.string().regex(/^[0-9a-f]{16}$/),
  plugin: plugin.nullable(),
  summary: transferText,
} satisfies TransferShape<ProposedEdit>);

const candidate = z.strictObject({
  engine: z.enum(['template', 'model']),
  author: transferName,
  title: transferText,
  proposed: z.array(proposedEdit).max(20).optional(),
  edits: z.array(edit).min(1).max(5),
});

const findings = z.array(transferFinding).max(50);

const refusal = z.union([
  z.strictObject({
    reasonCode: z.enum([
      'closed',
      'branch-deleted',
      'head-moved',
      'no-finding',
      'finding-gone',
      'not-a-source',
      'no-engine',
    ]),
  }),
  z.strictObject({ reasonCode: z.enum(['unknown-finding', 'which-finding']), findings }),
  z.strictObject({ reasonCode: z.literal('already-fixed'), commit }),
]);

const attempt = z.strictObject({
  title: transferText.nullable(),
  reason: z.enum(rejectionReasons),
  detail: transferText,
} satisfies TransferShape<FailedAttempt>);

const tokens = z.int().min(0).max(100_000_000);
const sentences = z.array(transferText).max(200);

const side = z
  .strictObject({
    notes: z.array(transferText).max(200),
    artifacts: z
      .array(
        z.strictObject({
          plugin,
          name: transferName,
          kind: transferName,
          description: transferText,
          path: transferText.nullable(),
        } satisfies TransferShape<KeptArtifact>),
      )
      .max(200),
  } satisfies TransferShape<SideInformation>)
  .optional();

const result = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('answered'),
    asked: z.enum(['explain', 'ask']),
    finding: transferFinding,
    isFailing: z.boolean(),
    head: commit,
    sentences,
    notes: sentences,
    promptTokens: tokens,
    completionTokens: tokens,
  } satisfies TransferShape<Answered>),
  z.strictObject({ kind: z.literal('refused'), refusal }),
  z.strictObject({
    kind: z.literal('failed'),
    outcome: z.enum(['exhausted', 'aborted']),
    reason: transferText.nullable(),
    finding: transferFinding,
    attempts: z.array(attempt).max(100),
    side,
  }),
  z.strictObject({
    kind: z.literal('repaired'),
    finding: transferFinding,
    head: commit,
    esbmcVersion: transferName,
    candidate,
    acceptance,
    side,
  }),
]);

const command = z.strictObject({
  place: z.enum(['conversation', 'diff']),
  id: z.int().positive(),
} satisfies TransferShape<CommandId>);

/** What the repair stage hands to those after it: bound to one command. */
export const handover = z.strictObject({ version, command, result });

export type Handover = z.output<typeof handover>;

/** What the accept stage hands on: bound to one hand-over, by its digest. Code of the project ran beside it. */
export const verdictFile = z.strictObject({ version, handover: digest, acceptance });

export type VerdictFile = z.output<typeof verdictFile>;
