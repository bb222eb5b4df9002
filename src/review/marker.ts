import { z } from 'zod';
import { propertyKinds } from '../domain/property-kind.ts';
import type { ToldProperty } from './told-property.ts';

/** What the hidden first line of a body that we wrote says. Anybody can type one: it counts with our author id only. */
export type Marker =
  /** Without a property in bodies of an older version: then nothing shows whether the finding is gone. */
  | {
      readonly kind: 'finding';
      readonly fingerprint: string;
      readonly commit: string;
      readonly property?: ToldProperty;
    }
  /** The answer that a finding is gone. */
  | { readonly kind: 'fixed'; readonly fingerprint: string; readonly commit: string }
  | { readonly kind: 'summary'; readonly commit: string }
  /** The reply to a command, which is a comment of the conversation or of the diff; their ids may be the same. */
  | { readonly kind: 'reply'; readonly command: CommandId; readonly state: 'running' | 'fixing' | 'done' }
  /** Says that a finding is ignored in this pull request, as the command asks for. */
  | { readonly kind: 'ignored'; readonly command: CommandId; readonly fingerprint: string }
  /** An answer in a talk about a finding, and the tokens that it took: none where no model said anything. */
  | {
      readonly kind: 'talk';
      readonly command: CommandId;
      readonly fingerprint: string;
      readonly promptTokens: number;
      readonly completionTokens: number;
    }
  /** A fix to be applied by a click. */
  | { readonly kind: 'suggestion'; readonly fingerprint: string; readonly commit: string };

export interface CommandId {
  readonly place: 'conversation' | 'diff';
  readonly id: number;
}

/** A body's first line: the version is raised when a field changes; markers of unknown versions are not ours to touch. */
const line = /^<!-- esbmc-action:([12]) ([0-9a-z -]{1,400}) -->$/;

const commit = z.string().regex(/^(?:[0-9a-f]{40}|[0-9a-f]{64})$/);
const hash = z.string().regex(/^[0-9a-f]{16}$/);
const bound = z.string().regex(/^(?:-|[1-9][0-9]{0,8})$/);
const origin = z.enum(['entry', 'harness']);
const kind = z.enum(propertyKinds);

const summaryFields = z.tuple([z.literal('summary'), commit]);
const findingFields = z.tuple([z.enum(['finding', 'fixed', 'suggestion']), hash, commit]);
const place = z.enum(['conversation', 'diff']);
const id = z.string().regex(/^[1-9][0-9]{0,15}$/);
const replyFields = z.tuple([z.literal('reply'), place, id, z.enum(['running', 'fixing', 'done'])]);
const ignoredFields = z.tuple([z.literal('ignored'), place, id, hash]);
const tokens = z.string().regex(/^(?:0|[1-9][0-9]{0,11})$/);
const talkFields = z.tuple([z.literal('talk'), place, id, hash, tokens, tokens]);
const propertyFields = z.tuple([
  z.literal('finding'),
  hash,
  commit,
  kind,
  bound,
  origin,
  hash,
  hash,
  hash,
  z.union([commit, z.literal('-')]),
]);

/** The hidden line that a body begins with. */
export function renderMarker(marker: Marker): string {
  const text = `<!-- esbmc-action:${fieldsOf(marker).join(' ')} -->`;
  // A marker that we could not read again would make the next run post everything once more.
  if (parseMarker(text) === null) throw new TypeError(`not a marker: ${JSON.stringify(marker)}`);
  return text;
}

function fieldsOf(marker: Marker): readonly (string | number)[] {
  if (marker.kind === 'summary') return [1, marker.kind, marker.commit];
  if (marker.kind === 'talk') {
    const { command, fingerprint, promptTokens, completionTokens } = marker;
    return [1, marker.kind, command.place, command.id, fingerprint, promptTokens, completionTokens];
  }
  if (marker.kind === 'reply' || marker.kind === 'ignored') {
    const { place: at, id: number } = marker.command;
    return [1, marker.kind, at, number, marker.kind === 'reply' ? marker.state : marker.fingerprint];
  }
  const identity = [marker.kind, marker.fingerprint, marker.commit];
  if (marker.kind !== 'finding' || marker.property === undefined) return [1, ...identity];
  const { kind: ofProperty, bound: at, origin: from, passingBase, ...hashes } = marker.property;
  const names = [hashes.function, hashes.start, hashes.statement];
  return [2, ...identity, ofProperty, at ?? '-', from, ...names, passingBase ?? '-'];
}

/** The marker on the first line of a body; null for every other text, whatever follows. */
export function parseMarker(body: string): Marker | null {
  const [firstLine = ''] = body.split(/\r?\n/, 1);
  const [, version, text = ''] = line.exec(firstLine) ?? [];
  const fields = text.split(' ');
  return version === '2' ? parseProperty(fields) : parseIdentity(fields);
}

function parseIdentity(fields: readonly string[]): Marker | null {
  const summary = summaryFields.safeParse(fields).data;
  if (summary !== undefined) return { kind: 'summary', commit: summary[1] };
  const finding = findingFields.safeParse(fields).data;
  if (finding !== undefined) return { kind: finding[0], fingerprint: finding[1], commit: finding[2] };
  return parseCommandAnswer(fields);
}

function parseCommandAnswer(fields: readonly string[]): Marker | null {
  const reply = replyFields.safeParse(fields).data;
  if (reply !== undefined) {
    const [kind, at, number, state] = reply;
    return { kind, command: { place: at, id: Number(number) }, state };
  }
  const talk = talkFields.safeParse(fields).data;
  if (talk !== undefined) {
    const [kind, at, number, fingerprint, sent, received] = talk;
    const command = { place: at, id: Number(number) };
    return { kind, command, fingerprint, promptTokens: Number(sent), completionTokens: Number(received) };
  }
  const ignored = ignoredFields.safeParse(fields).data;
  if (ignored === undefined) return null;
  return {
    kind: ignored[0],
    command: { place: ignored[1], id: Number(ignored[2]) },
    fingerprint: ignored[3],
  };
}

function parseProperty(fields: readonly string[]): Marker | null {
  const parsed = propertyFields.safeParse(fields).data;
  if (parsed === undefined) return null;
  const [, fingerprint, at, ofProperty, limit, from, name, start, statement, passing] = parsed;
  const property: ToldProperty = {
    kind: ofProperty,
    bound: limit === '-' ? null : Number(limit),
    origin: from,
    function: name,
    start,
    statement,
    passingBase: passing === '-' ? null : passing,
  };
  return { kind: 'finding', fingerprint, commit: at, property };
}
