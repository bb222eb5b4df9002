import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Acceptance } from '../../repair/acceptance.ts';
import { jsonText } from '../../review/json-text.ts';
import type { CommandId } from '../../review/marker.ts';
import { cut } from '../../review/plain-text.ts';
import type { TransferFile } from '../../review/transfer-file.ts';
import { transferFindingExcerpt } from '../../review/transfer-finding-excerpt.ts';
import { transferLimits } from '../../review/transfer-limits.ts';
import { type Handover, handover, type VerdictFile, verdictFile } from './handover-schema.ts';
import type { FixRefusal, RepairResult } from './repair-result.ts';
import type { Answered } from './talk-result.ts';

/** Lie beside the JSON report. */
export const handoverFileName = 'esbmc-repair.json';
export const verdictFileName = 'esbmc-acceptance.json';

/** Five sources of a megabyte, and what is said about them. */
export const maxHandoverBytes = 16 * 1024 * 1024;

/** The text of the hand-over for a command. */
export function renderHandover(command: CommandId, result: RepairResult | Answered): string {
  const text = jsonText({ version: 1, command, result: handedOver(result) });
  // What the next stage would refuse is a fault of this one.
  handover.parse(JSON.parse(text));
  return text;
}

export function renderVerdict(digest: string, acceptance: Acceptance): string {
  return jsonText({ version: 1, handover: digest, acceptance: acceptanceExcerpt(acceptance) });
}

/** Null for anything else than what the stage before wrote: byte by byte, by the digest that the workflow passes on. */
export function readHandover(file: TransferFile, digest: string): Handover | null {
  if (file.kind !== 'text' || digestOf(file.text) !== digest) return null;
  return json.pipe(handover).safeParse(file.text).data ?? null;
}

/** Null where there is none that is about this hand-over. */
export function readVerdict(file: TransferFile, digest: string): VerdictFile | null {
  if (file.kind !== 'text') return null;
  const read = json.pipe(verdictFile).safeParse(file.text).data;
  return read?.handover === digest ? read : null;
}

/** SHA-256 of a text's UTF-8, in hexadecimal digits. */
export function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
});

const text = (value: string) => cut(value, transferLimits.text);
const name = (value: string) => cut(value, transferLimits.name);
const excerpt = (finding: Parameters<typeof transferFindingExcerpt>[0]) =>
  transferFindingExcerpt(finding, transferLimits);

/** As many findings as a reply names, and more attempts than one can have. */
const maxFindings = 50;
const maxAttempts = 100;
const named = { ...transferLimits, steps: 0, calls: 1, inputs: 0, assumptions: 0, program: 0, text: 600 };
const maxEvidence = 50;
const maxSentences = 200;

function handedOver(result: RepairResult | Answered) {
  switch (result.kind) {
    case 'answered': {
      const { sentences, notes } = result;
      return {
        ...result,
        finding: excerpt(result.finding),
        sentences: sentences.slice(0, maxSentences).map(text),
        notes: notes.slice(0, maxSentences).map(text),
      };
    }
    case 'refused':
      return { kind: result.kind, refusal: refusalExcerpt(result.refusal) };
    case 'failed':
      return {
        ...result,
        ...sideExcerpt(result),
        reason: result.reason === null ? null : text(result.reason),
        finding: excerpt(result.finding),
        attempts: result.attempts.slice(-maxAttempts).map(({ title, reason, detail }) => {
          return { title: title === null ? null : text(title), reason, detail: text(detail) };
        }),
      };
    case 'repaired': {
      const { candidate, acceptance, esbmcVersion } = result;
      const edits = candidate.patch.edits.map(({ file, before, after }) => {
        return { file, before: digestOf(before), after };
      });
      return {
        kind: result.kind,
        finding: excerpt(result.finding),
        head: result.head,
        esbmcVersion: name(esbmcVersion),
        candidate: {
          engine: candidate.engine,
          author: name(candidate.author),
          title: text(candidate.title),
          ...(candidate.proposed === undefined
            ? {}
            : {
                proposed: candidate.proposed.map(({ id, plugin, summary }) => {
                  return { id, plugin, summary: text(summary) };
                }),
              }),
          edits,
        },
        acceptance: acceptanceExcerpt(acceptance),
        ...sideExcerpt(result),
      };
    }
  }
}

/** As many notes and files as a reply can show. */
const maxSide = 200;

function sideExcerpt({ side }: Exclude<RepairResult, { kind: 'refused' }>) {
  if (side === undefined) return {};
  const artifacts = side.artifacts.slice(0, maxSide).map((one) => {
    const { plugin, path } = one;
    const told = { name: name(one.name), kind: name(one.kind), description: text(one.description) };
    return { plugin, ...told, path: path === null ? null : text(path) };
  });
  return { side: { notes: side.notes.slice(0, maxSide).map(text), artifacts } };
}

function refusalExcerpt(refusal: FixRefusal) {
  return 'findings' in refusal
    ? {
        ...refusal,
        findings: refusal.findings.slice(0, maxFindings).map((one) => transferFindingExcerpt(one, named)),
      }
    : refusal;
}

function acceptanceExcerpt(acceptance: Acceptance) {
  const evidence = acceptance.evidence.slice(0, maxEvidence).map(({ step, outcome, detail }) => {
    return { step, outcome, detail: text(detail) };
  });
  if (acceptance.verdict === 'accepted') return { ...acceptance, evidence };
  return { ...acceptance, detail: text(acceptance.detail), finding: null, evidence };
}
