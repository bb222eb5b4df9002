import { z } from 'zod';
import { rejectionReasons } from './acceptance.ts';
import type { LoggedAttempt } from './attempt-log.ts';
import { unifiedDiff } from './patch.ts';

const count = z.number().int().min(0);

/** One line of a log of attempts; other programs read these. */
export const attemptRecord = z.strictObject({
  schema: z.literal(1),
  index: count,
  finding: z.string(),
  file: z.string(),
  engine: z.enum(['template', 'model']),
  /** Which template or model; null with `patch`. */
  author: z.string().nullable(),
  title: z.string().nullable(),
  /** Edits that are a part of it, in their order, with who proposed each; left out where no plugin has a part. */
  proposed: z
    .array(z.strictObject({ id: z.string(), plugin: z.string().nullable(), summary: z.string() }))
    .optional(),
  /** A unified diff against the source of the pull request; null where the reply could not be read. */
  patch: z.string().nullable(),
  acceptance: z.enum(['accepted', 'rejected']),
  reason: z.enum(rejectionReasons).nullable(),
  detail: z.string().nullable(),
  evidence: z.array(z.strictObject({ step: z.string(), outcome: z.string(), detail: z.string() })),
  seconds: z.number(),
  exchange: z
    .strictObject({
      model: z.string(),
      messages: z.array(
        z.strictObject({
          role: z.enum(['system', 'user', 'assistant', 'tool']),
          content: z.string(),
          /** Tools that the model asked for. */
          calls: z.array(z.strictObject({ name: z.string(), arguments: z.string() })).optional(),
        }),
      ),
      reply: z.string(),
      finish: z.enum(['stop', 'length', 'other']),
      tokens: z.strictObject({ prompt: count, completion: count }).nullable(),
      seconds: z.number(),
    })
    .nullable(),
});

export type AttemptRecord = z.output<typeof attemptRecord>;

/** An attempt as a line of the log has it. */
export function toAttemptRecord({
  index,
  finding,
  file,
  engine,
  attempt,
  exchange,
}: LoggedAttempt): AttemptRecord {
  const { candidate, acceptance, seconds } = attempt;
  const rejected = acceptance.verdict === 'rejected' ? acceptance : null;
  return {
    schema: 1,
    index,
    finding,
    file,
    engine,
    author: candidate?.author ?? null,
    title: candidate?.title ?? null,
    ...(candidate?.proposed === undefined
      ? {}
      : { proposed: candidate.proposed.map((edit) => ({ ...edit })) }),
    patch: candidate === null ? null : unifiedDiff(candidate.patch),
    acceptance: acceptance.verdict,
    reason: rejected?.reason ?? null,
    detail: rejected?.detail ?? null,
    evidence: acceptance.evidence.map(({ step, outcome, detail }) => ({ step, outcome, detail })),
    seconds,
    exchange: exchange && {
      model: exchange.model,
      messages: exchange.messages.map(({ role, content, calls }) => {
        if (calls === undefined) return { role, content };
        return {
          role,
          content,
          calls: calls.map(({ name, arguments: text }) => ({ name, arguments: text })),
        };
      }),
      reply: exchange.reply.text,
      finish: exchange.reply.finish,
      tokens: exchange.reply.tokens,
      seconds: exchange.reply.seconds,
    },
  };
}
