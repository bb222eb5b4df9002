import { createHash } from 'node:crypto';
import { z } from 'zod';
import type { Report } from '../domain/report.ts';
import { transferFinding } from '../review/transfer-finding.ts';
import { functionResult, heldProperty, skippedFile, unitResult } from '../review/transfer-report.ts';

/** Raised when a line changes its meaning: records of another version are scanned again. */
const schema = 1;

const commit = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const hash = z.string().regex(/^[0-9a-f]{16}$/);
const path = z.string().max(4096);
const name = z.string().max(500);
const index = z.int().min(1).max(256);

/** What all parts of one scan have in common: they can be put together only when they are equal in it. */
const run = z.strictObject({
  kind: z.literal('run'),
  schema: z.literal(schema),
  tool: z.strictObject({ name, version: name }),
  esbmc: z.strictObject({ version: name, sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
  /** Null outside of a repository. */
  head: commit.nullable(),
  /** Hash of the configuration. */
  settings: hash,
  /** Hash of everything that was read. */
  contents: hash,
});

const scanItem = z.strictObject({
  id: path,
  file: path,
  functions: z.array(name).readonly(),
  entries: z.array(name).readonly(),
});

/** What a shard is to scan. Its seconds are a prediction. */
const share = z.strictObject({
  kind: z.literal('share'),
  shard: index,
  of: index,
  seconds: z.number().min(0),
  items: z.array(scanItem),
});

const result = z.strictObject({
  kind: z.literal('result'),
  item: scanItem,
  units: z.array(unitResult),
  functions: z.array(functionResult),
  findings: z.array(transferFinding),
  held: z.array(heldProperty),
  skipped: z.array(skippedFile),
  notes: z.array(z.string().max(4000)),
});

/** Something that could not be read, kept so that a merge of merges says it too. */
const fault = z.strictObject({ kind: z.literal('fault'), text: z.string().max(1000) });

const scanLine = z.discriminatedUnion('kind', [run, share, result, fault]);

export type ScanRun = Readonly<z.output<typeof run>>;
export type ScanShare = Readonly<z.output<typeof share>>;
export type ScanResult = { readonly kind: 'result'; readonly item: z.output<typeof scanItem> } & Required<
  Pick<Report, 'units' | 'functions' | 'findings' | 'held' | 'skipped' | 'notes'>
>;
export type ScanLine = ScanRun | ScanShare | ScanResult | Readonly<z.output<typeof fault>>;

/** @param settings those that change verdicts */
export function scanRun(
  facts: Pick<ScanRun, 'tool' | 'esbmc' | 'head' | 'contents'>,
  settings: unknown,
): ScanRun {
  // In the order of the schema, as it is read again.
  return run.parse({ kind: 'run', schema, ...facts, settings: digest(JSON.stringify(settings)) });
}

/** One line of a record, with a line end: JSON, and a hash over it by which a torn or changed line is known. */
export function writeScanLine(line: ScanLine): string {
  const text = JSON.stringify(line);
  return `${JSON.stringify({ sum: digest(text), text })}\n`;
}

const sealed = z.string().transform((text, context) => {
  const value = parseJson(text, context);
  const envelope = z.strictObject({ sum: hash, text: z.string() }).safeParse(value);
  if (envelope.success && digest(envelope.data.text) === envelope.data.sum)
    return parseJson(envelope.data.text, context);
  context.addIssue({ code: 'custom', message: 'torn or changed' });
  return z.NEVER;
});

/** As `writeScanLine` begins each. */
const sealStart = '{"sum":"';

const recordLine = sealed.pipe(scanLine);

/** The lines of a record that are whole; `damaged` counts the others. Nothing in a record is believed without this. */
export function readScanLines(text: string): {
  readonly lines: readonly ScanLine[];
  readonly damaged: number;
} {
  const lines: ScanLine[] = [];
  let damaged = 0;
  for (const line of text.split('\n')) {
    if (line === '') continue;
    // What is none at first sight need not be taken apart to say why.
    const read = line.startsWith(sealStart) ? recordLine.safeParse(line) : null;
    if (read?.success === true) lines.push(read.data);
    else damaged += 1;
  }
  return { lines, damaged };
}

function parseJson(text: string, context: z.RefinementCtx): unknown {
  try {
    return JSON.parse(text);
  } catch {
    context.addIssue({ code: 'custom', message: 'not JSON' });
    return z.NEVER;
  }
}

function digest(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 16);
}

export function isSameRun(line: ScanLine, run: ScanRun): boolean {
  return line.kind === 'run' && writeScanLine(line) === writeScanLine(run);
}
