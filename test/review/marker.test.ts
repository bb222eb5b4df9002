import { describe, expect, it } from 'vitest';
import { type Marker, parseMarker, renderMarker } from '../../src/review/marker.ts';
import { commit } from './factories.ts';

const fingerprint = '0123456789abcdef';
const property = {
  kind: 'out-of-bounds',
  bound: 4,
  origin: 'entry',
  function: '1'.repeat(16),
  start: '2'.repeat(16),
  statement: '3'.repeat(16),
  passingBase: commit,
} as const;
const markers: readonly Marker[] = [
  { kind: 'finding', fingerprint, commit },
  { kind: 'finding', fingerprint, commit, property },
  { kind: 'finding', fingerprint, commit, property: { ...property, bound: null, passingBase: null } },
  { kind: 'fixed', fingerprint, commit },
  { kind: 'summary', commit },
  { kind: 'summary', commit: 'a'.repeat(64) },
  { kind: 'reply', command: { place: 'conversation', id: 1 }, state: 'running' },
  { kind: 'reply', command: { place: 'diff', id: 4_000_000_000 }, state: 'done' },
  { kind: 'ignored', command: { place: 'diff', id: 12 }, fingerprint },
  {
    kind: 'talk',
    command: { place: 'conversation', id: 3 },
    fingerprint,
    promptTokens: 900,
    completionTokens: 0,
  },
  { kind: 'suggestion', fingerprint, commit },
];

describe('a marker', () => {
  it.each(markers)('is read back: $kind', (marker) => {
    expect(parseMarker(`${renderMarker(marker)}\nbody`)).toEqual(marker);
    expect(parseMarker(`${renderMarker(marker)}\r\nbody`)).toEqual(marker);
  });

  const line = renderMarker({ kind: 'finding', fingerprint, commit });
  it.each([
    ['below the first line', `text\n${line}`],
    ['after an empty line', `\n${line}`],
    ['with text before it', `> ${line}`],
    ['with text after it', `${line} more`],
    ['of another version', line.replace(':1 ', ':2 ')],
    ['of a later version', line.replace(':1 ', ':3 ')],
    ['of another kind', line.replace('finding', 'other')],
    ['without a fingerprint', line.replace(`${fingerprint} `, '')],
    ['with upper case', line.replace('abcdef', 'ABCDEF')],
    ['with a short commit', line.replace(commit, commit.slice(1))],
    ['with more blanks', line.replace('finding', ' finding')],
    ['in an empty body', ''],
  ])('does not count %s', (_, body) => {
    expect(parseMarker(body)).toBeNull();
  });

  it.each([
    ['of another kind of property', ' out-of-bounds ', ' other-kind '],
    ['with a bound of zero', ' 4 ', ' 0 '],
    ['with another field', ' entry ', ' entry entry '],
    ['with a name in clear', '1'.repeat(16), 'main'],
  ])('does not count with a property %s', (_, from, to) => {
    const told = renderMarker({ kind: 'finding', fingerprint, commit, property });
    expect(told).toContain(from);
    expect(parseMarker(told.replace(from, to))).toBeNull();
  });

  it('that could not be read again is never written', () => {
    expect(() => renderMarker({ kind: 'finding', fingerprint: 'x --> <b>', commit })).toThrow(TypeError);
    expect(() => renderMarker({ kind: 'summary', commit: '' })).toThrow(TypeError);
  });
});
