import { deflateRawSync, inflateRawSync } from 'node:zlib';
import { z } from 'zod';
import { earlierFinding, type Night, night } from './baseline.ts';

const state = z.strictObject({
  findings: z.array(earlierFinding).max(1000),
  /** True when there were more findings than are kept: then what is not among them need not be new. */
  isPartial: z.boolean(),
  nights: z.array(night).max(60),
  /** True when it was us who closed the issue. */
  isClosedByUs: z.boolean(),
});

/** What the tracking issue remembers from one night to the next. */
export type TrackingState = Readonly<z.output<typeof state>>;

const line = /^<!-- esbmc-action:tracking:1 ([0-9A-Za-z+/=]{1,60000}) -->$/;

/** Leaves half of a body to what people read. */
const mostCharacters = 30_000;

const mostBytes = 4 * 1024 * 1024;

/**
 * The hidden first line of the body. Packed, since it holds texts that a source chose: nothing of them may be
 * looked at as Markdown. What does not fit is left out, the last findings first.
 */
export function renderTrackingState({ findings, nights, ...rest }: TrackingState): string {
  for (let count = findings.length; ; count = Math.floor(count * 0.8)) {
    const kept = findings.slice(0, count);
    const isPartial = rest.isPartial || count < findings.length;
    const packed = pack({ ...rest, nights: nights.slice(-60), findings: kept, isPartial });
    if (packed.length <= mostCharacters || count === 0) return `<!-- esbmc-action:tracking:1 ${packed} -->`;
  }
}

/** Null for every body that does not begin with such a line. Anybody can type one: it counts with our author id only. */
export function parseTrackingState(body: string): TrackingState | null {
  const [firstLine = ''] = body.split(/\r?\n/, 1);
  const [, packed] = line.exec(firstLine) ?? [];
  return packed === undefined ? null : (state.safeParse(unpack(packed)).data ?? null);
}

function pack(value: TrackingState): string {
  return deflateRawSync(Buffer.from(JSON.stringify(value)), { level: 9 }).toString('base64');
}

function unpack(text: string): unknown {
  try {
    const bytes = inflateRawSync(Buffer.from(text, 'base64'), { maxOutputLength: mostBytes });
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    return null;
  }
}

/** The nights with one more; a night that is run again takes the place of its first run. */
export function withNight(nights: readonly Night[], next: Night): readonly Night[] {
  const last = nights.at(-1);
  const isAgain = last !== undefined && last.date === next.date && last.head === next.head;
  return [...(isAgain ? nights.slice(0, -1) : nights), next];
}
